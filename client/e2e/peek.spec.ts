// Pointing at a hex: the way and its cost, the stack laid out, who threatens it; pinned by Space, held by a finger.
import { expect, type Page } from "@playwright/test";
import { expectAccessible, READY, sitDown } from "./helpers.ts";
import { shot, test } from "./table.ts";

async function longPress(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(600);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("the way to a hex, its cost and what stands there, before any click", async ({ page, home }) => {
  const player = await sitDown(page, page.request, home, READY);
  await player.does("unit", "W3K-4");
  const to = await player.bare("0611");
  await page.mouse.move(to.x, to.y);
  const tip = page.locator(".tip");
  await expect(tip).toContainText("3 / 3 PM");
  await expect(tip).toContainText("+1 rivière");
  await expect(page.locator(".bd-way")).toHaveCount(1);
  const box = (await tip.boundingBox())!;
  const inside = to.x > box.x && to.x < box.x + box.width && to.y > box.y && to.y < box.y + box.height;
  expect(inside, "the tip leaves its hex free").toBe(false);
  await shot(page, "peek-way");

  const stack = await player.bare("0609");
  await page.mouse.move(stack.x, stack.y);
  await expect(tip.locator(".laid li")).toHaveCount(3);
  await expect(tip.locator(".sums")).toContainText("9");
  await expect(tip.locator(".threat")).toContainText(/Menacé par \d piles/);
  await expectAccessible(page, "tip");
  await page.keyboard.press(" ");
  await expect(page.locator(".tip.pinned")).toHaveCount(1);
  await shot(page, "peek-stack");
  await page.keyboard.press("Escape");
  await expect(page.locator(".tip.pinned")).toHaveCount(0);

  const foe = await player.bare("0707");
  await page.mouse.move(foe.x, foe.y);
  await expect(tip.locator(".threat.mine")).toContainText(/de vos piles/);
  expect(player.now.menu.held, "nothing was played").toBe("W3K-4");
});

test("on a phone a long press shows the stack, and asks why not", async ({ browser, home }) => {
  const context = await browser.newContext({
    baseURL: home,
    locale: "fr-FR",
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const player = await sitDown(page, context.request, home, READY);
  const { x, y } = await player.bare("0609");
  await longPress(page, x, y);
  const tip = page.locator(".tip.held");
  await expect(tip.locator(".laid li")).toHaveCount(3);
  await shot(page, "peek-phone");
  await expectAccessible(page, "tip on a phone");
  await tip.getByRole("button", { name: /Pourquoi/ }).tap();
  await expect(page.locator(".whycard")).toBeVisible();
  await context.close();
});
