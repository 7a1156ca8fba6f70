// Pictures of the table: its scenes at four sizes, light and dark, in French and English, into out/pictures;
// and, for each, what is cut off or covered.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { test as giants } from "./giants.ts";
import { READY, tableAt } from "./helpers.ts";
import { Player } from "./player.ts";
import { BATTLE, MOVE } from "./positions.ts";
import { openTable, ROOT, type Server, test } from "./table.ts";
import { Hands } from "./vr-hands.ts";
import { ELITE, RESERVE, SIEGE } from "./vr-positions.ts";

const FOLDER = join(ROOT, "out/pictures");
const SIZES = [
  [1600, 1000],
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;
mkdirSync(FOLDER, { recursive: true });

interface Scene {
  name: string;
  table(page: Page, server: Server): Promise<string>;
  set(player: Player): Promise<void>;
  /** Once more after the window has changed. */
  again?(player: Player): Promise<void>;
}

async function point(player: Player, hex: string): Promise<void> {
  const { x, y } = await player.bare(hex);
  await player.page.mouse.move(x, y);
  await player.page.waitForTimeout(300);
}

async function click(player: Player, hex: string, shift = false): Promise<void> {
  const { x, y } = await player.bare(hex);
  if (shift) await player.page.keyboard.down("Shift");
  await player.page.mouse.click(x, y);
  if (shift) await player.page.keyboard.up("Shift");
}

const SCENES: Scene[] = [
  {
    name: "group",
    table: async (page, server) => (await openTable(page.request, server.address, READY)).table.id,
    async set(player) {
      await click(player, "0609");
      await player.until((now) => now.menu.held !== null);
      await player.rest();
      await click(player, "0609");
      await click(player, "0308", true);
      await expect(player.page.locator(".groupbar .mem button")).toHaveCount(7);
      await point(player, "0509");
    },
    again: (player) => point(player, "0509"),
  },
  {
    name: "why",
    table: (page, server) => tableAt(MOVE, page.request, server),
    async set(player) {
      await player.does("unit", "G298");
      await player.page.keyboard.press("g");
      await player.page.locator("#goto-hex").fill("2517");
      await player.page.keyboard.press("Enter");
      await expect(player.page.locator("dialog[open]")).toHaveCount(0);
      await player.page.keyboard.press("?");
      await expect(player.page.locator(".whycard")).toBeVisible();
    },
  },
  {
    name: "odds",
    table: (page, server) => tableAt(BATTLE, page.request, server),
    async set(player) {
      await player.does("target", "4320");
      await player.does("join", "S17Tk");
      await player.does("join", "S18Tk");
    },
  },
  {
    name: "draw",
    table: (page, server) => tableAt(BATTLE, page.request, server),
    async set(player) {
      const before = player.now.seq;
      await player.page.locator(".acts .btn.ends").click();
      await player.page.locator(".dieask .facebtn").first().click();
      await player.until((now) => now.seq > before);
      await expect(player.page.locator(".drawcard")).toBeVisible();
    },
  },
  {
    name: "supports",
    table: async (page, server) =>
      (
        await openTable(page.request, server.address, {
          game: "vr",
          scenario: "bagration",
          seats: [{ kind: "me" }, { kind: "me" }],
        })
      ).table.id,
    async set(player) {
      const hands = new Hands();
      await hands.playOn(player, () => player.verb("play") !== undefined);
      const verb = player.verb("play")!;
      const noun = verb.nouns.find((one) => one.startsWith("artillery")) ?? verb.nouns[0]!;
      await player.click({ verb, noun });
      await player.page.keyboard.press("z");
      await expect(player.page.locator(".overlaid")).toBeVisible();
    },
  },
  {
    name: "reserve",
    table: (page, server) => tableAt(RESERVE, page.request, server),
    async set(player) {
      await player.does("call_reserve", "TOCS");
      await player.does("roll_stavka", null, 5);
    },
  },
  {
    name: "elite",
    table: (page, server) => tableAt(ELITE, page.request, server),
    async set(player) {
      await player.does("target", "5026");
      for (const unit of ["G14", "GFHH", "G12P", "G211V"]) await player.does("join", unit);
      await player.does("attack");
      await player.does("elite", "GFHH");
      await player.does("armoured");
      await player.does("throw", null, 4, 6);
    },
  },
  {
    name: "siege",
    table: (page, server) => tableAt(SIEGE, page.request, server),
    async set(player) {
      await player.does("target", "5426");
      for (const unit of ["S36G", "S65", "S36", "S30G", "S5T", "S2GT"]) await player.does("join", unit);
      await player.does("attack");
    },
  },
];

const FAR: Scene = {
  name: "far",
  table: async (page, server) =>
    (await openTable(page.request, server.address, { game: "big", seats: READY.seats })).table.id,
  async set(player) {
    await expect(player.page.locator(".bd-stack, .bd-army").first()).toBeVisible();
    await player.page.keyboard.press("0");
    await expect(player.page.locator(".bd-army").first()).toBeVisible();
  },
  async again(player) {
    await player.page.keyboard.press("0");
  },
};

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

async function paint(browser: Browser, server: Server, scene: Scene, theme: "light" | "dark", lang: string) {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: theme,
    reducedMotion: "reduce",
    viewport: { width: SIZES[0][0], height: SIZES[0][1] },
  });
  const page = await context.newPage();
  const player = new Player(page);
  const id = await scene.table(page, server);
  await player.sit(id);
  if (lang === "en") {
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.waitForLoadState("networkidle"); // the choice is kept
    await player.sit(id); // again, with its words in English
  }
  await scene.set(player);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(700);
    if (width !== SIZES[0][0]) await scene.again?.(player);
    await page.waitForTimeout(500);
    const name = `${scene.name}-${width}-${theme}-${lang}`;
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    for (const fault of await faults(page)) {
      console.log(`    ${name}: ${fault}`);
      appendFileSync(join(FOLDER, "faults.txt"), `${name}: ${fault}\n`);
    }
  }
  await context.close();
}

for (const theme of ["light", "dark"] as const)
  for (const lang of ["fr", "en"]) {
    for (const scene of SCENES)
      test(`${scene.name}, ${theme}, ${lang}`, ({ browser, server }) =>
        paint(browser, server, scene, theme, lang));
    giants(`far, ${theme}, ${lang}`, ({ browser, giants: server }) =>
      paint(browser, server, FAR, theme, lang),
    );
  }
