// Both sides on one screen: set up and two full turns of Tsaritsyn, by clicks.
import { expect } from "@playwright/test";
import { clickUntil, sitDown } from "./helpers.ts";
import { shot, test } from "./table.ts";

const BOTH = { options: { length: "7" }, seats: [{ kind: "me" }, { kind: "me" }] };

test("two full turns by clicks", { tag: "@long" }, async ({ page, context, home }) => {
  test.setTimeout(240_000);
  const player = await sitDown(page, context.request, home, BOTH);
  await page.keyboard.press("0");
  await clickUntil(player, () => player.now.phase === "white-setup");
  await shot(page, "one-screen-setup");
  await clickUntil(player, () => player.now.odds !== null);
  await shot(page, "one-screen-combat");
  const acts = await clickUntil(player, () => player.now.turn === 3);
  expect(acts).toBeGreaterThan(40);
  await shot(page, "one-screen-turn-3");
  await expect(page.locator("#region-left")).toContainText("3");
});
