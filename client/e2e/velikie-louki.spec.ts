// Velikié Louki on one screen: a full turn of both sides by clicks, with dice rolled by hand; and the die of
// the siege.
import { expect } from "@playwright/test";
import { sitDown, sitDownAt } from "./helpers.ts";
import { shot, test } from "./table.ts";

const BOTH = {
  game: "vl",
  options: { setup: "ready_made" },
  seats: [{ kind: "me" }, { kind: "me" }],
  dice: "manual",
};

// the ring round the city is closed since the last turn; of the garrison in the east one level is left
const ENCIRCLED = `
game = "vl"
turn = 4
phase = "soviet-combat"
[units]
FestungW = "1110"
FestungE = {at = "1210", steps = 1}
"357DF" = "1109"
"27RC" = "1109"
"257DF" = "1311"
"9DFG" = "1010"
Klatt = "0512"
[own]
encircled = true
`;

test("a full turn of both sides", async ({ page, context, home }) => {
  const player = await sitDown(page, context.request, home, { ...BOTH, faces: [3] });
  await page.keyboard.press("0");
  await shot(page, "vl-setup");
  await page.getByRole("button", { name: /^Unités/ }).click(); // nothing is moved from afar

  for (const [unit, to] of [
    ["9DFG", "1112"],
    ["36RC", "1112"],
    ["46DFG", "1113"],
  ] as const) {
    await player.does("unit", unit);
    if (unit === "36RC") {
      expect(player.verb("to")!.lit["1310"]).toMatchObject({ cost: "2½", stop: true });
      await expect(page.locator("#region-right")).toContainText("Mouvement 8");
    }
    await player.does("to", to);
    if (player.verb("done")) await player.does("done");
  }
  await player.does("end_phase");

  // an attack, the support of both sides, and its three dice
  await player.does("target", "1012");
  for (const unit of ["9DFG", "36RC", "46DFG"]) await player.does("join", unit);
  const fight = page.locator("#pane-fight");
  await expect(fight).toContainText("5/1");
  await expect(fight).toContainText("On suppose que chacun recule");
  await player.does("attack");
  await player.does("artillery", "QG5G");
  await expect(fight.locator(".cols .now")).toHaveText("6/1");
  await shot(page, "vl-support");
  await player.does("ready");
  expect(player.now.menu.who).toBe("german");
  await player.does("artillery", "QG83");
  await expect(fight.locator(".cols .now")).toHaveText("5/1");
  await expect(fight.locator(".sum").first()).toContainText("21"); // the attacker stays the attacker
  await player.does("ready", null, 1, 2, 4);
  await player.does("back", "0912");
  await player.does("lose", "Giehl");
  expect(player.now.menu.who).toBe("soviet");
  await shot(page, "vl-losses");
  await player.does("lose", "46DFG");
  expect(player.units.get("46DFG")!.steps).toBe(2);
  await player.does("advance", "46DFG");
  while (player.now.phase === "soviet-combat")
    await player.does(["halt", "stay", "end_phase"].find((verb) => player.verb(verb))!);

  // the Germans: a reinforcement comes on, then the turn is over
  await page.keyboard.press("l");
  await expect(page.locator("#region-map")).toContainText("Les hex joints aux sources de ce camp");
  await player.does("enter", "K8");
  await player.does("at", player.verb("at")!.nouns[0]!);
  await player.does("done");
  await player.does("end_phase");
  await player.does("end_phase", null, 4);
  expect([player.now.turn, player.now.phase]).toEqual([2, "soviet-movement"]);
});

test("the die of the siege", async ({ page, context, server }) => {
  const player = await sitDownAt(ENCIRCLED, page, context.request, server);
  await player.does("besiege", null, 5); // with a third division: 6
  await shot(page, "vl-siege");
  await player.does("reduce", "FestungE");
  await player.does("occupy", "257DF");
  expect(player.at("257DF")).toBe("1210");
  expect(player.now.tracks.find((track) => track.id === "festung-east")!.value).toBe(0);
});
