// Scenes of the table, of which pictures are made.
import { expect, type Page } from "@playwright/test";
import { READY, tableAt } from "./helpers.ts";
import type { Player } from "./player.ts";
import { BATTLE, LUKI, MOVE } from "./positions.ts";
import { broughtTable, openTable, type Server } from "./table.ts";
import { Hands } from "./vr-hands.ts";
import { CITIES, ELITE, RESERVE, SIEGE } from "./vr-positions.ts";

export interface Scene {
  name: string;
  table(page: Page, server: Server): Promise<string>;
  query?: string;
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

export const SCENES: Scene[] = [
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
      await expect(player.page.locator(".acts .options button").first()).toBeVisible();
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

const ALONE = [{ kind: "me" }, { kind: "me" }];

/** A table of a game and a scenario, both sides on one screen. */
const opened =
  (game: string, scenario: string, more: object = {}) =>
  async (page: Page, server: Server): Promise<string> =>
    (await openTable(page.request, server.address, { game, scenario, seats: ALONE, ...more })).table.id;

/** The first acts of a recorded game. */
const brought =
  (journal: string, acts: number) =>
  (page: Page, server: Server): Promise<string> =>
    broughtTable(page.request, server.address, journal, acts);

const far = async ({ page }: Player): Promise<void> => {
  await expect(page.locator(".bd-stack, .bd-army").first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("0");
};

/** Everybody who may join an attack on a hex does. */
async function together(player: Player, target: string): Promise<void> {
  await player.does("target", target);
  for (const unit of [...(player.verb("join")?.nouns ?? [])]) await player.does("join", unit);
}

const OVER = { setup: "ready_made" };

/** One more of each kind: all five games, from near and from afar. */
export const MORE: Scene[] = [
  {
    name: "ss-far",
    table: opened("ss", "campaign"),
    set: far,
    again: far,
  },
  {
    name: "ss-armies",
    table: opened("ss", "campaign"),
    async set({ page }) {
      await page.locator(".notches button").first().click();
      await expect(page.locator(".bd-army").first()).toBeVisible();
    },
  },
  {
    name: "ss-odds",
    table: brought("ss/1040-greedy-dvina", 49),
    async set(player) {
      await player.rest();
    },
  },
  {
    name: "ss-move",
    table: opened("ss", "smolensk"),
    async set(player) {
      const unit = player.verb("unit")!.nouns[0]!;
      await player.does("unit", unit);
      await point(player, player.verb("to")!.nouns[3]!);
    },
    again: (player) => point(player, player.verb("to")!.nouns[3]!),
  },
  {
    name: "ss-air",
    table: brought("ss/1003-leningrad", 81),
    set: async () => {},
  },
  {
    name: "ss-setup",
    table: opened("ss", "campaign", { options: { setup: "free" } }),
    set: async () => {},
  },
  {
    name: "ss-train",
    table: brought("ss/1010-campaign-initial", 34),
    set: async () => {},
  },
  {
    name: "vr-far",
    table: opened("vr", "campaign"),
    set: far,
    again: far,
  },
  {
    name: "vr-halt",
    table: (page, server) => tableAt(CITIES, page.request, server),
    async set(player) {
      await player.does("hold", "5426");
    },
  },
  {
    name: "vr-near",
    table: opened("vr", "bagration"),
    set: async () => {},
  },
  {
    name: "vl-odds",
    table: (page, server) => tableAt(LUKI, page.request, server),
    async set(player) {
      await together(player, "1012");
      await player.does("attack");
    },
  },
  {
    name: "ts-odds",
    table: brought("ts/200-greedy", 60),
    async set(player) {
      const fights = () => player.verb("target") ?? player.verb("join");
      for (let acts = 0; acts < 12 && !fights(); acts++) {
        const closing = player.verb(player.now.menu.ending?.verb ?? "") ?? player.now.menu.verbs.at(-1)!;
        await player.click({ verb: closing, noun: closing.kind === "button" ? null : closing.nouns[0]! });
      }
      if (player.verb("target")) await together(player, player.verb("target")!.nouns[0]!);
    },
  },
  {
    name: "avl-near",
    table: opened("avl", "standard"),
    set: async () => {},
  },
  {
    name: "avl-far",
    table: brought("avl/810-greedy", 900),
    set: far,
    again: far,
  },
  {
    name: "end-card",
    table: (page, server) => tableAt(MOVE, page.request, server),
    async set({ page }) {
      await page.locator(".acts .btn.ends").click();
      await expect(page.locator(".endcard")).toBeVisible();
    },
  },
  {
    name: "stack",
    table: opened("ts", "standard", { options: OVER }),
    async set(player) {
      await click(player, "0609");
      await point(player, "0707");
    },
    again: (player) => point(player, "0707"),
  },
  {
    name: "plan",
    table: opened("ts", "standard", { options: OVER }),
    async set(player) {
      await player.page.keyboard.press("x");
      await click(player, "0909");
      await click(player, "0708");
    },
  },
  ...(["ts", "vl", "avl", "vr", "ss"] as const).map(
    (game): Scene => ({
      name: `tour-${game}`,
      table: opened(game, "training"),
      query: "?tour=1",
      async set({ page }) {
        await expect(page.locator(".tourcard, .tourtab").first()).toBeVisible({ timeout: 30_000 });
      },
    }),
  ),
];

export const FAR: Scene = {
  name: "far",
  table: opened("big", "standard"),
  async set({ page }) {
    await expect(page.locator(".bd-stack, .bd-army").first()).toBeVisible();
    await page.keyboard.press("0");
    await expect(page.locator(".bd-army").first()).toBeVisible();
  },
  async again({ page }) {
    await page.keyboard.press("0");
  },
};
