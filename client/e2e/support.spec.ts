// Velikié Louki: support is offered beside the odds, and the print of an HQ is explained.
import { expect } from "@playwright/test";
import { expectAccessible, sitDownAt } from "./helpers.ts";
import { LUKI } from "./positions.ts";
import { shot, test } from "./table.ts";

test("support is offered where one looks", async ({ page, context, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDownAt(LUKI, page, context.request, server);
  await player.does("target", "1012");
  for (const unit of ["9DFG", "46DFG"]) await player.does("join", unit);
  const fight = page.locator("#pane-fight");
  await expect(fight.getByRole("heading", { name: "Appuis, une fois l'attaque annoncée" })).toBeVisible();
  const told = player.now.odds!.later.find((one) => one.text.startsWith("Artillerie"))!;
  await expect(fight.locator(".foretold")).toContainText(told.column);
  await shot(page, "support-later");
  await player.does("attack");
  const give = fight.getByRole("button", { name: /^Donner : Artillerie/ });
  await expect(fight.locator(".foretold")).toContainText(
    `Colonne ${told.column}, puis encore 1 appui à ce QG`,
  );
  await shot(page, "support-now");
  await expectAccessible(page, "support");
  await give.click();
  await expect(fight.locator(".cols .now")).toHaveText(told.column);
});

test("what 2 (5) means on an HQ", async ({ page, context, server }) => {
  const player = await sitDownAt(LUKI, page, context.request, server);
  const { x, y } = await player.bare("1212");
  await page.mouse.click(x, y);
  const stack = page.locator("#pane-stack");
  await expect(stack).toContainText("2 (5)");
  await expect(stack).toContainText("2 appuis par tour (artillerie ou aviation), à 5 hex au plus");
  await shot(page, "support-hq");
});
