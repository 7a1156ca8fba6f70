// Pictures of the table and of the pages beside it: at four sizes, light and dark, in French and English, into
// out/pictures; and, for each, what is cut off or covered.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { test as giants } from "./giants.ts";
import { AIRS } from "./picture-air.ts";
import { SHEETS, type Sheet } from "./picture-pages.ts";
import { FAR, MORE, SCENES, type Scene } from "./picture-scenes.ts";
import { Player } from "./player.ts";
import { ROOT, type Server, test } from "./table.ts";

const FOLDER = join(ROOT, "out/pictures");
const SIZES = [
  [1600, 1000],
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;
const THEMES = ["light", "dark"] as const;
type Language = "fr" | "en";
// only those of which size, theme and language are so: "390|1280-dark"
const WANTED = new RegExp(process.env.GROGNARD_PICTURES ?? "");
const wanted = (...of: (string | number)[]): boolean => WANTED.test(of.join("-"));
mkdirSync(FOLDER, { recursive: true });

/** What is cut off, reaches out of the window, or lies under a card. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && getComputedStyle(one).visibility !== "hidden";
    };
    const words = (one: Element): string => `${one.className} "${one.textContent?.trim().slice(0, 40)}"`;
    const found: string[] = [];
    for (const one of document.querySelectorAll(
      ".btn, .btn > span, h2, h3, .undonechip, .notches button, .groupbar, .card",
    )) {
      if (!seen(one)) continue;
      const box = one.getBoundingClientRect();
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
      if (!scrolls && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 1)
        found.push(`cut: ${words(one)}`);
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${words(one)}`);
    }
    const over = [
      ...document.querySelectorAll(".slot .card, .groupbar, .act, .notches, .zoom, .tools, .phonenav"),
    ].filter(seen);
    for (const [i, a] of over.entries())
      for (const b of over.slice(i + 1)) {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > 2 && high > 2) found.push(`covered: ${a.className} and ${b.className}`);
      }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    return found;
  });
}

async function window_(browser: Browser, server: Server, lang: Language): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: THEMES[0],
    reducedMotion: "reduce",
    viewport: { width: SIZES[0][0], height: SIZES[0][1] },
  });
  return [context, await context.newPage()];
}

async function inEnglish(page: Page): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === "en") return;
  await page.getByRole("button", { name: "English" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.waitForLoadState("networkidle"); // the choice is kept
}

/** A finger on the small screen, a mouse on the others. */
async function finger(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
}

async function pictures(page: Page, scene: string, lang: Language, again?: () => Promise<void>) {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const [width, height] of SIZES) {
      if (!wanted(width, theme, lang)) continue;
      await page.setViewportSize({ width, height });
      await finger(page, width < 500);
      await page.waitForTimeout(600);
      await again?.();
      await page.waitForTimeout(400);
      await page.waitForLoadState("networkidle");
      const name = `${scene}-${width}-${theme}-${lang}`;
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
      for (const fault of await faults(page)) {
        console.log(`    ${name}: ${fault}`);
        appendFileSync(join(FOLDER, "faults.txt"), `${name}: ${fault}\n`);
      }
    }
  }
}

async function paint(browser: Browser, server: Server, scene: Scene, lang: Language): Promise<void> {
  const [context, page] = await window_(browser, server, lang);
  const player = new Player(page);
  const id = await scene.table(page, server);
  await player.sit(id, scene.query);
  if (lang === "en") {
    await inEnglish(page);
    await player.sit(id, scene.query); // again, with its words in English
  }
  await scene.set(player);
  await pictures(page, scene.name, lang, scene.again && (() => scene.again!(player)));
  await context.close();
}

async function paintPage(browser: Browser, server: Server, sheet: Sheet, lang: Language): Promise<void> {
  const [context, page] = await window_(browser, server, lang);
  const address = await sheet.address(page, server);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  if (lang === "en" && (await page.locator("html").getAttribute("lang")) !== "en") {
    await inEnglish(page);
    await page.goto(address);
  }
  await sheet.set?.(page);
  await pictures(page, sheet.name, lang);
  // what lies below the fold, once in each width
  for (const [width, height] of SIZES) {
    if (!THEMES.some((theme) => wanted(width, theme, lang))) continue;
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(FOLDER, `${sheet.name}-${width}-whole-${lang}.png`), fullPage: true });
  }
  await context.close();
}

for (const lang of ["fr", "en"] as const) {
  if (!SIZES.some(([width]) => THEMES.some((theme) => wanted(width, theme, lang)))) continue;
  for (const scene of [...MORE, ...SCENES, ...AIRS])
    test(`${scene.name}, ${lang}`, ({ browser, server }) => paint(browser, server, scene, lang));
  for (const sheet of SHEETS)
    test(`${sheet.name}, ${lang}`, ({ browser, server }) => paintPage(browser, server, sheet, lang));
  giants(`far, ${lang}`, ({ browser, giants: server }) => paint(browser, server, FAR, lang));
}
