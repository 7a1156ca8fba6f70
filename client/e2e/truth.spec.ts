// What the panel promises is what the engine does: the outcome of a throw, the finality of a button, the modifiers
// in the log.
import { expect, type Page } from "@playwright/test";
import { sitDownAt } from "./helpers.ts";
import { BATTLE, LUKI } from "./positions.ts";
import { shot, test } from "./table.ts";

/** The rows of the odds as they stand on the page: which dice lead there, and what happens. */
async function shownRows(page: Page): Promise<{ faces: number[]; text: string; chance: string }[]> {
  return page.locator(".dist .row").evaluateAll((rows) =>
    rows.map((row) => ({
      faces: [...row.querySelectorAll(".dice svg, .dice [data-face]")].map((die) =>
        Number(/[1-6]/.exec(die.getAttribute("aria-label") ?? die.getAttribute("data-face") ?? "")?.[0] ?? 0),
      ),
      text: row.querySelector(".t")!.textContent!,
      chance: row.querySelector(".pc")!.lastChild!.textContent!,
    })),
  );
}

test("what the row of a die promises is what the die does", async ({ page, context, server }) => {
  const player = await sitDownAt(BATTLE, page, context.request, server);
  await player.does("target", "4320");
  await player.does("join", "S17Tk");
  await player.does("join", "S18Tk");
  const rows = await shownRows(page);
  const told = player.now.odds!.results;
  expect(rows.map(({ chance }) => chance)).toEqual(
    told.map(({ chance }) => `${(chance * 100).toFixed(1).replace(".", ",")}\u00a0%`),
  );
  expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
  const six = told.findIndex(({ faces }) => faces.includes(6));
  expect(rows[six]!.text).toContain("Le défenseur perd un pas");
  expect(rows[six]!.text).toContain("recule d'un hex");
  await player.does("attack", null, 6);
  expect(player.units.get("G298")!.steps, "a step is lost").toBe(1);
  const back = player.verb("back")?.nouns ?? [];
  if (back.length > 0) await player.does("back", back[0]!);
  expect(player.at("G298"), "and it is back one hex").not.toBe("4320");
  await expect(page.locator(".undo button").first()).toBeDisabled();
});

test("a button says beforehand whether it can be undone, and so it is", async ({ page, context, server }) => {
  const player = await sitDownAt(BATTLE, page, context.request, server);
  await player.does("target", "4320");
  await player.does("join", "S17Tk");
  await player.does("join", "S18Tk");
  const cancel = player.verb("cancel")!;
  expect(cancel.final).toBe(false);
  const attack = page.locator(".acts .btn").filter({ hasText: player.verb("attack")!.label });
  await expect(attack).toContainText("définitif");
  const renounce = page.locator(".acts .btn").filter({ hasText: cancel.label });
  await expect(renounce).not.toContainText("définitif");
  await player.does("cancel");
  expect(player.now.undo.undo, "what was not called final comes back").toBe(true);
  await page.keyboard.press("u");
  await player.until((now) => now.odds !== null);
  await player.does("attack", null, 3);
  expect(player.now.undo.undo, "what was called final does not").toBe(false);
  await shot(page, "truth-final");
});

test("the log of a combat lists the modifiers of its odds", async ({ page, context, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDownAt(LUKI, page, context.request, server);
  await player.does("target", "1012");
  await player.does("join", "9DFG");
  await player.does("join", "46DFG");
  await player.does("attack");
  await player.does("artillery", "QG5G");
  await player.does("ready");
  // of what is yet to be thrown for, the log tells the dice
  const before = player.now.odds!.items.filter(({ applies, value }) => applies && value !== "±");
  expect(before.length).toBeGreaterThan(0);
  const shown = await page.locator(".mods > li:not(.nil) > span").allTextContents();
  for (const { text } of before) expect(shown).toContain(text);
  await player.does("ready", null, 1, 2, 4);
  const mods = page.locator("#pane-log .mods0").first();
  await mods.getByRole("button").click(); // on demand
  for (const { text, value } of before) {
    await expect(mods).toContainText(text);
    await expect(mods).toContainText(value);
  }
});
