// The log: one order, the set-up folded away, each die in the colours of who threw it, modifiers on demand.
import { expect } from "@playwright/test";
import { sitDown } from "./helpers.ts";
import { shot, test } from "./table.ts";

const BOTH = {
  game: "vl",
  options: { setup: "ready_made" },
  seats: [{ kind: "me" }, { kind: "me" }],
  dice: "manual",
};

test("newest first, by phase; the set-up folded; dice and modifiers", async ({ page, context, home }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDown(page, context.request, home, { ...BOTH, faces: [3] });
  for (const unit of ["9DFG", "36RC", "46DFG"]) {
    await player.does("unit", unit);
    await player.does("to", unit === "46DFG" ? "1113" : "1112");
    if (player.verb("done")) await player.does("done");
  }
  await player.does("end_phase");
  await player.does("target", "1012");
  for (const unit of ["9DFG", "36RC", "46DFG"]) await player.does("join", unit);
  await player.does("attack");
  await player.does("ready");
  await player.does("ready", null, 3, 4, 5);

  const log = page.getByRole("list", { name: "Journal, le plus récent d'abord" });
  await expect(log.locator("li.phase0").first()).toContainText("Combat soviétique");
  await expect(log.locator("li.phase0").nth(1)).toContainText("Mouvement soviétique");
  const dice = log.getByRole("img", { name: "Dé : " });
  const colour = (n: number) => dice.nth(n).evaluate((die) => (die as HTMLElement).style.cssText);
  expect(await colour(0)).toBe(await colour(2));
  expect(await colour(1), "the defender's quality die is the defender's").not.toBe(await colour(0));

  const fight = log.locator("li", { has: page.getByRole("img", { name: "Dé : " }) }).first();
  await expect(
    fight.getByRole("img", { name: "Les Soviétiques" }),
    "of who threw, not of who answered",
  ).toBeVisible();

  // what was set up is one line until it is asked for
  const setup = log.getByRole("button", { name: /afficher/ }).first();
  await expect(setup).toHaveAttribute("aria-expanded", "false");
  const before = await log.locator("li").count();
  await setup.click();
  await expect(log.getByRole("button", { name: /masquer/ })).toHaveCount(1);
  expect(await log.locator("li").count()).toBeGreaterThan(before);
  await log.getByRole("button", { name: /masquer/ }).click();

  const mods = log.getByRole("button", { name: /modificateur/ });
  await expect(log).not.toContainText("infanterie + blindés");
  await mods.first().click();
  await expect(mods.first()).toHaveAttribute("aria-expanded", "true");
  await shot(page, "log-vl");
});
