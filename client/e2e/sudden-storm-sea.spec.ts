// Sudden Storm at sea and before the first turn: a division is shipped step by step; armies are set up one at a time.
import { expect } from "@playwright/test";
import { tableAt } from "./helpers.ts";
import { Player } from "./player.ts";
import { CONVOY } from "./ss-positions.ts";
import { openTable, shot, test } from "./table.ts";

const [TALLINN, KRONSHTADT] = ["1B:0711", "2A:0832"];
const SLOW = 600_000; // pages with all counters, on a machine that does other things

test.use({ viewport: { width: 1600, height: 1000 } });

test("a division goes by sea, step by step", async ({ page, context, server }) => {
  test.setTimeout(SLOW);
  const player = new Player(page);
  await player.sit(await tableAt(CONVOY, context.request, server));

  // ships are taken from a stack in which a division stands, too
  await player.does("fleet", "SMarat");
  await player.does("sail_along", "SOktyabrskayaRevolyutsiya");
  await player.does("sail_along", "SKirov");
  await player.does("embark", "S16Rif");
  expect(player.at("S16Rif"), "aboard").toBeNull();
  await expect(page.locator('[data-box="afloat"]')).toContainText("bord de navires");

  // what each port would mean: how far, how much of it outside the safety zone, who may be sunk
  const told = player.verb("land")!.foretold[KRONSHTADT]!;
  expect(told).toContain("12 hex");
  expect(told).toContain("9 hors de la zone");
  expect(told).toContain("17\u00a0%\u00a0: Kirov");
  await expect(page.locator("#pane-stack .foretold li").filter({ hasText: KRONSHTADT })).toContainText(
    "Kirov",
  );

  // ports and the safety zone
  await page.keyboard.press("n");
  await expect(page.locator('.tools button[aria-pressed="true"]').last()).toContainText(/Mers/);
  await shot(page, "ss-convoy");

  // a die for each ship; with a three nobody is hurt so near
  await player.does("land", KRONSHTADT, 3, 3, 3);
  expect(player.at("S16Rif")).toBe(KRONSHTADT);
  expect(player.at("SMarat")).toBe(KRONSHTADT);
  expect(player.at("SMarat")).not.toBe(TALLINN);
  await expect(page.locator(".log")).toContainText("9 hex hors de la zone de sécurité");
  await shot(page, "ss-convoy-landed");
});

test("armies are set up by hand, one at a time", async ({ page, context, home }) => {
  test.setTimeout(SLOW);
  const player = new Player(page);
  const { table } = await openTable(context.request, home, {
    game: "ss",
    scenario: "campaign",
    options: { setup: "free" },
    seats: [{ kind: "me" }, { kind: "me" }],
  });
  await player.sit(table.id);
  const armies = page.locator(".musters .formations button");
  await expect(armies).toHaveCount(32);
  await expect(page.locator(".musters header")).toContainText("0 pions sur 217");
  const chosen = page.locator('.musters button[aria-pressed="true"]');
  await expect(chosen).toContainText("14e armée");

  // its counters alone in the tray, its zone alone highlighted
  await expect(page.locator(".tray [data-unit]")).toHaveCount(4);
  await expect(page.locator(".bd-zone.is-here")).toHaveCount(1);
  await armies.filter({ hasText: "8e armée" }).first().click();
  await expect(chosen).toContainText("8e armée");
  await expect(page.locator(".tray [data-unit]")).toHaveCount(8);

  // one counter by hand, the others at once, and that can be undone
  const unit = (await page.locator(".tray [data-unit]").first().getAttribute("data-unit"))!;
  await player.does("unit", unit);
  await player.does("at", player.verb("at")!.nouns[0]!);
  await expect(chosen).toContainText("1/8");
  await shot(page, "ss-setup-one");
  const before = player.now.seq;
  await page.getByRole("button", { name: /^Compléter : 8e armée, 7/ }).click();
  await player.until((now) => now.seq > before);
  await expect(chosen).toContainText("✓");
  await shot(page, "ss-setup-army");
  await player.rest();
  await page.keyboard.press("u");
  await expect(chosen).toContainText("1/8");
  await page.getByRole("button", { name: "Armée suivante" }).click();
  await expect(chosen).not.toContainText("8e armée");

  // what is missing names the border
  await expect(page.locator(".lacks .is-missing").first()).toContainText("à placer");
  await expect(page.locator(".lacks")).toContainText("frontière");
  await page
    .getByRole("button", { name: "Cadrer : Une armée" })
    .or(page.locator(".lacks button").first())
    .first()
    .click();

  // all as in the position that comes ready made: nothing is missing any more
  await player.does("ready_made");
  await expect(page.locator(".musters header")).toContainText("217 pions sur 217");
  await expect(page.locator(".lacks .is-missing")).toHaveCount(0);
  await expect(page.locator(".acts .btn.ends")).toBeVisible();
  await shot(page, "ss-setup-complete");
});
