// A stack moved as one and undone by one press; two stacks of which one counter cannot go.
import { expect } from "@playwright/test";
import { expectAccessible, READY, sitDown } from "./helpers.ts";
import type { Player } from "./player.ts";
import { shot, test } from "./table.ts";

const STACK = ["W3K-1", "W3K-2", "W3K-3"]; // in 0609
const MIXED = ["W3KC-1", "W3KC-2", "W3KC-3", "W-AT1"]; // in 0308: the train needs rails

async function at(player: Player, hex: string): Promise<{ x: number; y: number }> {
  return player.bare(hex);
}

test("three units are moved by three clicks and come back by one", async ({ page, home }) => {
  const player = await sitDown(page, page.request, home, READY);
  const places = (): (string | null)[] => STACK.map((unit) => player.at(unit));
  const { x, y } = await at(player, "0609");
  await page.mouse.click(x, y); // the strongest of the stack
  await player.until((now) => now.menu.held !== null);
  await player.rest();
  await page.mouse.click(x, y); // the whole stack
  const bar = page.locator(".groupbar");
  await expect(bar).toBeVisible();
  await expect(bar.locator(".mem button[aria-pressed=true]")).toHaveCount(3);
  await expect(page.locator(".bd-lit").first()).toBeAttached();
  const to = await at(player, "0510");
  await page.mouse.move(to.x, to.y);
  await expect(page.locator(".acts .main")).toContainText("Déplacer les 3 en 0510");
  await shot(page, "group-stack");
  await expectAccessible(page, "group");
  await page.mouse.click(to.x, to.y); // all of them
  await player.until(() => places().every((hex) => hex === "0510"));
  await player.rest();
  await expect(bar).toHaveCount(0);
  await expect(page.locator(".undo .ribbon i:not(.seal):not(.fut)")).toHaveCount(1);
  await page.locator(".undo button").first().click();
  await player.until(() => places().every((hex) => hex === "0609"));
  await player.rest();
  expect(player.now.menu.held).toBeNull();
  expect(player.now.undo.undo).toBe(false);
  await page.locator(".undo button").last().click(); // and again by one
  await player.until(() => places().every((hex) => hex === "0510"));
});

test("of two stacks one counter cannot go: the button says how many can, the card why", async ({
  page,
  home,
}) => {
  const player = await sitDown(page, page.request, home, READY);
  const first = await at(player, "0609");
  await page.mouse.click(first.x, first.y);
  await player.until((now) => now.menu.held !== null);
  await player.rest();
  await page.mouse.click(first.x, first.y);
  const bar = page.locator(".groupbar");
  await expect(bar).toBeVisible();
  const second = await at(player, "0308");
  await page.keyboard.down("Shift");
  await page.mouse.click(second.x, second.y);
  await page.keyboard.up("Shift");
  await expect(bar.locator(".mem button")).toHaveCount(7);
  // two of the second stack stay behind: a hex holds no more
  for (const unit of ["W3KC-2", "W3KC-3"])
    await bar.locator(`button[title^="${player.name(unit)},"]`).click();
  await expect(bar.locator(".mem button[aria-pressed=true]")).toHaveCount(5);
  const to = await at(player, "0509");
  await page.mouse.click(to.x, to.y);
  const main = page.locator(".acts .main");
  await expect(main).toContainText(/Déplacer \d sur 5 en 0509/);
  const card = page.locator(".whycard");
  await expect(card).toContainText(player.name("W-AT1"));
  await expect(card).toContainText("TS V.8");
  await shot(page, "group-some");
  await expectAccessible(page, "group with one that cannot go");
  await main.click();
  await player.until((now) => now.undo.presses === 1);
  await player.rest();
  expect(player.at("W-AT1")).toBe("0308");
  expect(STACK.map((unit) => player.at(unit)).filter((hex) => hex === "0509").length).toBeGreaterThan(1);
  await page.keyboard.press("u");
  await player.until((now) => now.undo.presses === 0);
  for (const unit of STACK) expect(player.at(unit)).toBe("0609");
  for (const unit of MIXED) expect(player.at(unit)).toBe("0308");
});

test("each its best: who cannot get there goes as near as it can, and one press takes all back", async ({
  page,
  home,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const player = await sitDown(page, page.request, home, READY);
  const before = new Map([...STACK, ...MIXED].map((unit) => [unit, player.at(unit)]));
  const first = await at(player, "0609");
  await page.mouse.click(first.x, first.y);
  await player.until((now) => now.menu.held !== null);
  await player.rest();
  await page.mouse.click(first.x, first.y);
  const second = await at(player, "0308");
  await page.keyboard.down("Shift");
  await page.mouse.click(second.x, second.y);
  await page.keyboard.up("Shift");
  const bar = page.locator(".groupbar");
  await expect(bar.locator(".mem button")).toHaveCount(7);
  // hexes that only part of the group reaches are hatched: with the train, all of them
  await expect(page.locator(".bd-part")).toHaveCount(1);
  await expect(page.locator(".bd-lit")).toHaveCount(0);
  const train = bar.locator(`button[title^="${player.name("W-AT1")},"]`);
  await train.click();
  await expect(page.locator(".bd-lit")).toHaveCount(1);
  await expect(page.locator(".bd-part")).toHaveCount(1);
  await shot(page, "group-part");
  await train.click();
  await expect(page.locator(".bd-lit")).toHaveCount(0);

  await bar.getByRole("button", { name: "Chacun au mieux" }).click();
  const to = await at(player, "0109");
  await page.mouse.move(to.x, to.y);
  const main = page.locator(".acts .main");
  await expect(main).toContainText("Rapprocher les 7 de 0109");
  await expect(main).toContainText("3 en 0109");
  await expect(page.locator(".bd-ways .bd-way")).toHaveCount(3); // one for each way, not for each unit
  await shot(page, "group-best");
  await expectAccessible(page, "each its best");
  await page.mouse.click(to.x, to.y);
  await player.until((now) => now.undo.presses === 1);
  await player.rest();
  expect(new Set(STACK.map((unit) => player.at(unit)))).toEqual(new Set(["0308"]));
  expect([player.at("W3KC-1"), player.at("W-AT1")]).toEqual(["0109", "0208"]);
  await page.keyboard.press("u");
  await player.until((now) => now.undo.presses === 0);
  for (const [unit, hex] of before) expect(player.at(unit)).toBe(hex);
});

test("on a phone the stack is taken from the list and moved by a button", async ({ browser, home }) => {
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
  const from = await at(player, "0609");
  await page.touchscreen.tap(from.x, from.y);
  await page.getByRole("button", { name: "Sélectionner toute la pile (3)" }).first().tap();
  await expect(page.locator(".groupbar .mem button")).toHaveCount(3);
  const to = await at(player, "0510");
  await page.touchscreen.tap(to.x, to.y);
  const main = page.locator(".acts .main");
  await expect(main).toContainText("Déplacer les 3 en 0510");
  await shot(page, "group-phone");
  await main.tap();
  await player.until(() => STACK.every((unit) => player.at(unit) === "0510"));
  await context.close();
});
