// The great game from afar: armies in place of counters, the front, three named distances.
import { expect, type Page } from "@playwright/test";
import { test } from "./giants.ts";
import { expectAccessible, sitDown, sitDownAt } from "./helpers.ts";
import { shot } from "./table.ts";

const BIG = { game: "big", seats: [{ kind: "me" }, { kind: "me" }] };
const GIANT = { game: "giant", seats: [{ kind: "me" }, { kind: "me" }] };

async function boxes(page: Page, selector: string) {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
}

test("armies merge, their counters keep their size and do not cover each other", async ({
  page,
  context,
  home,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDown(page, context.request, home, BIG);
  await expect(page.locator(".bd-stack").first()).toBeVisible();
  await expect(page.locator(".bd-army")).toHaveCount(0);
  await page.getByRole("button", { name: /^Armées/ }).click();
  await expect(page.locator(".bd-army").first()).toBeVisible();
  await expect(page.locator(".bd-stack")).toHaveCount(0);
  await page.keyboard.press("0");
  const armies = page.locator('.bd-army[data-army^="west "], .bd-army[data-army^="east "]');
  await expect.poll(() => armies.count()).toBeGreaterThanOrEqual(player.board.armies.length);
  await expect(page.locator(".bd-front path")).toHaveCount(4);
  await expect(page.locator(".bd-crowd path")).toHaveCount(2);
  const faces = await boxes(page, ".bd-army .bd-own-size > g > rect:nth-of-type(2)");
  expect(faces.length).toBeGreaterThan(20);
  for (const [i, one] of faces.entries()) {
    expect(Math.abs(one.width - 42)).toBeLessThan(2);
    for (const other of faces.slice(i + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(Math.min(wide, high)).toBeLessThan(4);
    }
  }
  await shot(page, "far-armies-1440");
  await expectAccessible(page, "the great game from afar");

  const first = player.board.armies[3]!;
  const army = page.locator(`.bd-army[data-army="${first.side} ${first.id}"]`);
  const { x, y, width } = (await army.locator(".bd-own-size > g > rect:nth-of-type(2)").boundingBox())!;
  await page.mouse.move(x + width / 2, y + 20);
  await expect(page.locator(".army-tip")).toContainText(first.text);
  await page.mouse.click(x + width / 2, y + 20);
  const pane = page.locator(".armypane");
  await expect(pane.locator("h2")).toContainText(new RegExp(first.text, "i"));
  const units = player.board.units.filter((one) => one.side === first.side && one.army === first.id);
  await expect(pane.locator("dd").first()).toHaveText(String(units.length));
  await pane.getByRole("button", { name: "Cadrer" }).click();
  await expect(page.locator(".bd-stack").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Unités/ })).toHaveAttribute("aria-pressed", "true");
});

const SHUT_IN = `
game = "avl"
turn = 6
phase = "soviet-movement"
[units]
"1GdA" = {at = "4011", marks = ["active"]}
S35G = "3811"
S38G = "3912"
G298 = {at = "4122", marks = ["isolated"]}
G62 = {at = "4222", marks = ["isolated"]}
G294 = "2010"
G6Pz = "2110"
It8A = "2915"
ItRav = "2914"
`;

test("those who are cut off: their ground is hatched from afar, and no longer from near", async ({
  page,
  context,
  giants,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(SHUT_IN, page, context.request, giants);
  await page.getByRole("button", { name: /^Armées/ }).click();
  await expect(page.locator(".bd-pocket")).toHaveCount(1);
  await shot(page, "far-pocket");
  await page.getByRole("button", { name: /^Unités/ }).click();
  await expect(page.locator(".bd-stack").first()).toBeVisible();
  await expect(page.locator(".bd-pocket")).toHaveCount(0);
});

test("three distances by name, and the wheel passes them", async ({ page, context, home }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const player = await sitDown(page, context.request, home, BIG);
  const notch = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
  const wide = async (): Promise<number> => (await page.locator(".board-picture").boundingBox())!.width;
  const size = async (): Promise<number> => ((await wide()) / player.board.width) * player.board.size;
  for (const [name, low, high] of [
    ["Armées", 0, 20],
    ["Unités", 20, 60],
    ["Détail", 60, 200],
  ] as const) {
    await notch(name).click();
    await expect(notch(name)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(size).toBeGreaterThanOrEqual(low);
    expect(await size()).toBeLessThan(high + 0.1);
  }
  const board = (await page.locator(".board").boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  let last = await size();
  const seen = new Set<string>();
  for (let i = 0; i < 40 && last > 15; i++) {
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(60);
    const now = await size();
    // no notch catches or throws the map: each turn of the wheel goes on by the same share
    expect(now).toBeLessThanOrEqual(last + 0.01);
    expect(now / last).toBeGreaterThan(0.8);
    last = now;
    seen.add((await page.locator('.notches [aria-pressed="true"]').textContent()) ?? "");
  }
  await page.waitForTimeout(400);
  await expect(notch("Armées")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".bd-army").first()).toBeVisible();
});

test("names and armies keep their size while the map is being zoomed", async ({ page, context, home }) => {
  await sitDown(page, context.request, home, BIG);
  await page.keyboard.press("0");
  await expect(page.locator(".bd-army").first()).toBeVisible();
  const board = (await page.locator(".board").boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  const high = () =>
    page
      .locator(".nm-place")
      .first()
      .evaluate((one) => one.getBoundingClientRect().height);
  const before = await high();
  await page.mouse.wheel(0, -120);
  const during = await page
    .locator(".board-world.is-stretched .nm-place")
    .first()
    .evaluate((one) => one.getBoundingClientRect().height);
  expect(Math.abs(during / before - 1)).toBeLessThan(0.12); // the map itself has grown by a fifth
});

test("a hand: own counters face up, the other's as backs; tracks and markers", async ({
  page,
  context,
  home,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDown(page, context.request, home, GIANT);
  await expect(page.locator('[data-box="cup"] .backs b')).toHaveText("24");
  await expect(page.locator('[data-track="towns-north"] .cells .now')).toHaveText("0");
  await expect(page.locator('[data-track="supports"] .gauge')).toBeVisible();
  await expect(page.locator(".hands")).toHaveCount(0);
  const end = (): Promise<void> => player.does("end_phase");
  await end();
  await player.until((now) => now.side === "south");
  await expect(page.locator('.hands [data-box="hand"] .mini-ct')).toHaveCount(1);
  await expect(page.locator(".hands .backs")).toHaveCount(0);
  await shot(page, "hand-own");
  await end();
  await player.until((now) => now.side === "north");
  await expect(page.locator('.hands [data-box="hand"] .backs b')).toHaveText("1");
  await expect(page.locator(".hands .mini-ct")).toHaveCount(0);
  expect(player.now.units.some((one) => one.id.startsWith("Z"))).toBe(false);
  await shot(page, "hand-backs");
  await expectAccessible(page, "a hand");
});

test("a marker lies on its hex and is read out", async ({ page, context, home }) => {
  const player = await sitDown(page, context.request, home, { game: "avl", seats: BIG.seats });
  const goals = player.board.names.filter(({ victory }) => victory).length;
  expect(player.now.markers).toHaveLength(goals);
  await expect(page.locator(".bd-marker")).toHaveCount(goals);
  const { at, text } = player.now.markers[0]!;
  await page.keyboard.press("g");
  await page.locator("#goto-hex").fill(at);
  await page.keyboard.press("Enter");
  await expect(page.locator(".board-live")).toContainText(text);
  await page.keyboard.press("Enter");
  await expect(page.locator("#pane-stack .markers")).toContainText(text);
});
