// Names on five maps at four distances: of one size on the screen, none over another, by rank, in the
// language of the reader.
import { expect, type Page } from "@playwright/test";
import type { Atlas, MapName } from "../src/protocol.ts";
import { shot, test } from "./table.ts";

const MAPS = ["ts", "vl", "avl", "vr", "ss"];
const SIZES = [9, 18, 34, 76]; // of a hex in pixels, as near as the map allows

interface Shown {
  text: string;
  kind: string;
  tier: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
}

/** The level names in the page, with their boxes on the screen. */
function shownNames(page: Page): Promise<Shown[]> {
  return page.locator(".bd-names text.nm").evaluateAll((all) =>
    all
      .filter((one) => !one.querySelector("textPath"))
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const [, kind, tier] = /nm-(\w+) nm-(\d)/.exec(one.getAttribute("class")!)!;
        const size = Number.parseFloat(getComputedStyle(one).fontSize);
        const scale = (one as SVGGraphicsElement).getScreenCTM()!.a;
        return {
          text: one.textContent!,
          kind: kind!,
          tier: Number(tier),
          left,
          top,
          right,
          bottom,
          size: size * scale,
        };
      }),
  );
}

function crossed(names: readonly Shown[]): string[] {
  const found: string[] = [];
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) {
      // letters are lower than their boxes: a little may overlap
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 8 && high > 9) found.push(`${a.text} / ${b.text}`);
    }
  return found;
}

async function hexSize(page: Page, board: Atlas["board"]): Promise<number> {
  const wide = (await page.locator(".board-picture").boundingBox())!.width;
  return (wide / board.width) * board.size;
}

/** Turn the wheel over the middle of the map until hexes have about this size. */
async function zoomTo(page: Page, board: Atlas["board"], size: number): Promise<number> {
  const box = (await page.locator(".board").boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  let last = 0;
  for (let tries = 0; tries < 12; tries++) {
    const now = await hexSize(page, board);
    if (Math.abs(now / size - 1) < 0.08 || Math.abs(now - last) < 0.01) return now;
    last = now;
    await page.mouse.wheel(0, -500 * Math.log2(size / now));
    await page.waitForTimeout(400);
  }
  return hexSize(page, board);
}

for (const game of MAPS)
  test(`names of ${game} at four distances`, async ({ page }) => {
    const { board } = (await (await page.request.get(`/api/maps/${game}?lang=fr`)).json()) as Atlas;
    const places = new Map<string, MapName>(board.names.map((name) => [name.text, name]));
    await page.goto(`/maps/${game}`);
    await expect(page.locator(".board-picture img").first()).toBeVisible({ timeout: 30_000 });
    const sizes = new Map<string, number>();
    let seen = 0;
    for (const size of SIZES) {
      const now = await zoomTo(page, board, size);
      const names = await shownNames(page);
      expect(crossed(names.filter(({ kind, tier }) => kind !== "place" || tier > 2))).toEqual([]);
      for (const name of names) {
        expect(places.has(name.text)).toBe(true);
        const look = `${name.kind} ${name.tier}`;
        // one size on the screen, whatever the distance
        expect(name.size).toBeCloseTo(sizes.get(look) ?? name.size, 0);
        sizes.set(look, name.size);
        if (now < 22) expect(name.tier <= 3 || places.get(name.text)!.victory).toBe(true);
      }
      const whole = board.names.filter(({ victory }) => victory).length;
      if (now < 12 && game !== "ss")
        expect(names.filter(({ text }) => places.get(text)!.victory)).toHaveLength(whole);
      seen += names.length;
      await shot(page, `names-${game}-${size}`);
    }
    expect(seen).toBeGreaterThan(8);
    await zoomTo(page, board, 34);
    const french = (await shownNames(page)).map(({ text }) => text);
    await page.getByRole("button", { name: "English" }).click();
    await expect
      .poll(async () => (await shownNames(page)).some(({ text }) => !french.includes(text)))
      .toBe(true);
  });

test("set-up names are in the reader's language", async ({ page }) => {
  await page.goto("/maps/ts");
  const setup = page.locator(".nm-setup");
  await expect(setup.filter({ hasText: "2e inf." })).toHaveCount(1);
  await page.getByRole("button", { name: "English" }).click();
  await expect(setup.filter({ hasText: "2nd inf" })).toHaveCount(1);
});
