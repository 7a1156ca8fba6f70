// A whole turn of a scenario of Victory Roads by clicks, with supports drawn, placed and spent.
import { expect } from "@playwright/test";
import { sitDown } from "./helpers.ts";
import { shot, test } from "./table.ts";
import { Hands } from "./vr-hands.ts";

test("a turn of Bessarabia by clicks, both sides, with supports", async ({ page, context, home }) => {
  const table = { game: "vr", scenario: "bessarabia", seats: [{ kind: "me" }, { kind: "me" }] };
  const player = await sitDown(page, context.request, home, table);
  const hands = new Hands();
  const turn = player.now.turn;
  await expect(page.locator('[data-track="mood"]')).toBeVisible();
  await expect(page.locator('[data-track="reich"]')).toBeVisible();
  await expect(page.locator(".standing")).toContainText("Météo");

  await hands.playOn(player, () => player.verb("play") !== undefined);
  // the hand lies at the foot of the map, each support once; what it does is said when it is in hand
  const hand = page.locator(".hands .sbox[data-side=soviet]");
  await expect(hand.locator("button[data-unit]").first()).toBeVisible();
  const drawn = page.locator(".drawcard .called li");
  await expect(drawn.first()).toBeAttached();
  const support =
    player.verb("play")!.nouns.find((one) => one.startsWith("artillery")) ?? player.verb("play")!.nouns[0]!;
  await player.does("play", support);
  await expect(page.locator("#pane-stack .held .does")).not.toBeEmpty();
  const places = player.now.menu.verbs.filter((verb) => verb.nouns.length > 0 && verb.kind !== "button");
  await player.click({ verb: places[0]!, noun: places[0]!.nouns[0]! });
  expect(player.units.get(support)?.at, "it has left the hand").not.toMatch(/^available/);
  await shot(page, "vr-supports");

  await hands.playOn(player, () => player.now.phase === "axis-movement");
  // the other side's supports are backs with their number
  const theirs = page.locator(".hands .sbox.is-shut");
  for (const box of await theirs.all()) await expect(box.locator(".backs b")).toHaveText(/^\d+$/);
  await shot(page, "vr-axis");
  await hands.playOn(player, () => player.now.turn > turn);
  expect(player.now.turn).toBe(turn + 1);
  for (const verb of ["priority", "unit", "to", "target", "join", "attack"])
    expect(hands.played.get(verb), verb).toBeGreaterThan(0);
});
