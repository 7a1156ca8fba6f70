// The atlas: from the shelf to a map, a place on it, and everything known of its hex; in both languages and
// on a phone.
import { expect, type Page } from "@playwright/test";
import type { Atlas, Games } from "../src/protocol.ts";
import { expectAccessible, imageCounts } from "./helpers.ts";
import { shot, test } from "./table.ts";

const KNOWN: Record<string, { fr: string; en: string }> = {
  ss: { fr: "Moscou", en: "Moscow" },
  vr: { fr: "Minsk", en: "Minsk" },
  avl: { fr: "Stalingrad", en: "Stalingrad" },
  vl: { fr: "Velikié Louki", en: "Velikiye Luki" },
  ts: { fr: "Tsaritsyne", en: "Tsaritsyn" },
};

/** The largest map there is. */
async function largest(page: Page): Promise<string> {
  const { games } = (await (await page.request.get("/api/games?lang=fr")).json()) as Games;
  return games.filter((g) => g.atlas).sort((a, b) => b.hexes - a.hexes)[0]!.id;
}

/** Every piece of picture in the page has come. */
async function pictureLoaded(page: Page): Promise<void> {
  const missing = async () => (await imageCounts(page, ".board-picture img")).missing;
  await expect.poll(missing, { timeout: 30_000 }).toBe(0);
  await page.waitForTimeout(300);
}

async function look(page: Page, what: string): Promise<void> {
  await page.locator("#atlas-query").fill(what);
  await expect(page.locator(".hits button").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".hex[data-told]")).toBeVisible();
}

test("from the shelf to a hex of the largest map", async ({ page }) => {
  const game = await largest(page);
  const { fr, en } = KNOWN[game]!;
  await page.goto("/");
  await expect(page.locator(".gsheet")).toHaveCount(5);
  const loaded = async () => (await imageCounts(page, ".gsheet .map img")).loaded;
  await expect.poll(loaded, { timeout: 30_000 }).toBe(5);
  await shot(page, "lobby-maps");
  await page
    .getByRole("link", { name: /^Voir la carte/ })
    .and(page.locator(`[href="/maps/${game}"]`))
    .click();
  await expect(page.locator(".board")).toBeVisible({ timeout: 30_000 });
  await pictureLoaded(page);
  await shot(page, "atlas-whole");
  await look(page, fr);
  await pictureLoaded(page);
  const panel = page.locator(".hex");
  await expect(panel).toContainText(fr);
  await expect(panel).toContainText("sol :");
  await shot(page, "atlas-fr");
  const hex = (await panel.getAttribute("data-hex"))!;
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${hex}`);
  const answer = await page.request.get(`/api/maps/${game}/hexes/${encodeURIComponent(hex)}?lang=fr`);
  const report = (await answer.json()) as { facts: { text: string }[] };
  await expect(page.locator(".told li")).toHaveCount(report.facts.length);

  await page.getByRole("button", { name: "English" }).click();
  const english = (await (await page.request.get(`/api/maps/${game}?lang=en`)).json()) as Atlas;
  await expect(page.locator("h1")).toHaveText(english.board.title);
  await expect(panel.locator(".words")).toContainText(en);
  await expect(panel).toContainText("ground:");
  await expect(panel).toHaveAttribute("data-hex", hex);
  await look(page, en);
  await expect(panel).toHaveAttribute("data-hex", hex);
  await pictureLoaded(page);
  await shot(page, "atlas-en");
  await page.getByRole("button", { name: "Terrain key" }).click();
  await pictureLoaded(page);
  await shot(page, "atlas-key");
});

test("the largest map comes on the screen and takes a search at once", async ({ page }) => {
  const game = await largest(page);
  const atlas = (await (await page.request.get(`/api/maps/${game}?lang=fr`)).json()) as Atlas;
  await page.request.get(`/api/maps/${game}/${atlas.board.digest}/light/far/fr/overview.svg`);
  await page.goto("/account");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.goto(`/maps/${game}`);
  await page.locator(".board-picture img").first().waitFor({ state: "visible" });
  await page.locator("#atlas-query").fill("x");
  await expect(page.locator("#atlas-query")).toHaveValue("x");
  expect(atlas.board.hexes.labels.length).toBeGreaterThan(10_000);
});

test("by keys, by mouse, by address", async ({ page, home }) => {
  await page.goto("/maps/vl");
  await expect(page.locator(".board")).toBeVisible();
  const panel = page.locator(".hex");
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowDown");
  await expect(panel).toHaveAttribute("data-hex", /\d{4}/);
  const first = await panel.getAttribute("data-hex");
  await page.keyboard.press("ArrowDown");
  await expect(panel).not.toHaveAttribute("data-hex", first!);
  await page.keyboard.press("Escape");
  await expect(panel).not.toHaveAttribute("data-hex", /./);
  const { x, y, width, height } = (await page.locator(".board").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(panel).toHaveAttribute("data-told", "yes");
  const hex = (await panel.getAttribute("data-hex"))!;
  await page.keyboard.press("g");
  await expect(page.locator("#atlas-query")).toBeFocused();
  await page.keyboard.type("zzz");
  await expect(page.locator(".hits")).toContainText("Aucun lieu");
  await page.goto("/");
  await page.goto(`/maps/vl#${hex}`);
  await expect(panel).toHaveAttribute("data-hex", hex);
  const names = page.getByRole("switch", { name: "Noms des lieux" });
  await names.click();
  await expect(page.locator(".board-world")).toHaveClass(/is-nameless/);
  await names.click();
  await page.getByLabel("Une autre carte").selectOption("avl");
  await expect(page).toHaveURL(/\/maps\/avl$/);
  await expect(page.locator("h1")).toContainText("Victory Lost");
  await page.goBack();
  const sheet = await page.request.get(
    `${home}${await page.getByRole("link", { name: "SVG, sombre" }).getAttribute("href")}`,
  );
  expect(sheet.headers()["content-disposition"]).toContain("attachment");
  expect((await sheet.text()).startsWith("<svg")).toBe(true);
});

test("on a phone and by lamp, readable by all", async ({ page }) => {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/maps/vl");
    await look(page, "Velikié Louki");
    await pictureLoaded(page);
    await expectAccessible(page, `atlas ${theme}`);
    await shot(page, `atlas-vl-${theme}`);
    await page.setViewportSize({ width: 390, height: 780 });
    await pictureLoaded(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await expect(page.locator("#atlas-query")).toBeVisible();
    await expect(page.locator(".hex h2")).toBeInViewport();
    await expectAccessible(page, `atlas on a phone, ${theme}`);
    await shot(page, `atlas-phone-${theme}`);
  }
});

test("a map that is not there says so", async ({ page }) => {
  await page.goto("/maps/chess");
  await expect(page.getByRole("alert")).toContainText("chess");
  await page.goto("/maps/");
  await expect(page.getByRole("heading", { name: "Page introuvable" })).toBeVisible();
});
