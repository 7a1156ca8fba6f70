// Scenes of the air and of the sea, of which pictures are made.
import { expect } from "@playwright/test";
import { READY, tableAt } from "./helpers.ts";
import type { Scene } from "./picture-scenes.ts";
import type { Player } from "./player.ts";
import { AIR, CONVOY } from "./ss-positions.ts";
import { openTable } from "./table.ts";

/** German bombers and their escort fly out; `to` is done with them. */
async function raid(player: Player): Promise<void> {
  for (const [unit, verb, hex] of [
    ["LJu87B01", "bomb", "1B:3504"],
    ["LJu87B02", "bomb", "1B:3504"],
    ["LMe109F01", "escort", "1B:3504"],
    ["LJu88A01", "bomb", "1B:3203"],
  ] as const) {
    await player.does("unit", unit);
    await player.does(verb, hex);
  }
}

export const AIRS: Scene[] = [
  {
    name: "air",
    table: (page, server) => tableAt(AIR, page.request, server),
    async set(player) {
      await raid(player);
      await player.does("unit", "LMe110E01");
    },
  },
  {
    name: "intercept",
    table: (page, server) => tableAt(AIR, page.request, server),
    async set(player) {
      await raid(player);
      await player.does("end_phase");
      const card = player.page.locator(".aircard");
      await expect(card).toBeVisible();
      await card.locator("[data-raid='1B:3504'] .iconbtn").last().click();
      await expect(card.locator(".sent li")).toHaveCount(1);
    },
  },
  {
    name: "clash",
    table: (page, server) => tableAt(AIR, page.request, server),
    async set(player) {
      await raid(player);
      await player.does("end_phase");
      const plus = player.page.locator(".aircard [data-raid='1B:3504'] .iconbtn").last();
      for (const n of [1, 2]) {
        await plus.click();
        await expect(player.page.locator(".aircard .sent li")).toHaveCount(n);
      }
      const before = player.now.seq;
      await player.page.locator(".aircard .btn.final").click();
      await player.until((now) => now.seq > before && now.menu.verbs.some(({ verb }) => verb === "fight"));
      await player.rest();
      await player.does("fight");
    },
  },
  {
    name: "convoy",
    table: (page, server) => tableAt(CONVOY, page.request, server),
    async set(player) {
      await player.does("fleet", "SMarat");
      for (const ship of ["SOktyabrskayaRevolyutsiya", "SKirov"]) await player.does("sail_along", ship);
      await player.does("embark", "S16Rif");
      await player.page.keyboard.press("n");
      await player.page.waitForTimeout(400);
    },
  },
  {
    name: "setup",
    table: async (page, server) =>
      (
        await openTable(page.request, server.address, {
          game: "ss",
          scenario: "campaign",
          options: { setup: "free" },
          seats: READY.seats,
        })
      ).table.id,
    async set(player) {
      await player.page.waitForTimeout(1500);
    },
  },
];
