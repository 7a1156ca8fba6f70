// Sudden Storm in the air: missions announced by one player, met by the other on his own screen, combat step by
// step, bombs; and the orders of somebody who is away.
import { expect } from "@playwright/test";
import type { Player } from "./player.ts";
import { AIR } from "./ss-positions.ts";
import { twoScreens } from "./ss-seats.ts";
import { shot, test } from "./table.ts";

const [ORSHA, VITEBSK, MINSK] = ["1B:3504", "1B:3203", "1B:3611"];
const SLOW = 600_000; // pages with all counters, on a machine that does other things

async function fly(player: Player, unit: string, verb: string, hex: string): Promise<void> {
  await player.does("unit", unit);
  await player.does(verb, hex);
}

async function announce(axis: Player): Promise<void> {
  await fly(axis, "LJu87B01", "bomb", ORSHA);
  await fly(axis, "LMe109F01", "escort", ORSHA);
  await fly(axis, "LJu88A01", "bomb", VITEBSK);
}

test("an air phase of both players, each at his screen", async ({ browser, server }) => {
  test.setTimeout(SLOW);
  const { first: axis, second: soviet } = await twoScreens(AIR, browser, server);

  // the board of bases, then flights, each on its way, and how far the unit in hand flies
  const board = axis.page.locator(".airboard");
  await expect(board.locator(`.base[data-hex="${MINSK}"] .num`)).toHaveText("0/5");
  await axis.does("unit", "LJu87B01");
  await expect(axis.page.locator(".bd-range:not(.is-foe)")).toHaveCount(1);
  await expect(axis.page.locator(".bd-range.is-foe")).toHaveCount(1);
  await axis.does("bomb", ORSHA);
  await fly(axis, "LMe109F01", "escort", ORSHA);
  await fly(axis, "LJu88A01", "bomb", VITEBSK);
  await expect(axis.page.locator(".bd-plane")).toHaveCount(3);
  await expect(axis.page.locator(".bd-sortie-escort")).toHaveCount(1);
  await expect(board.locator(`.base[data-hex="${MINSK}"] .num`)).toHaveText("2/5");
  await expect(board.locator(".raid")).toHaveCount(2);
  await expect(axis.page.locator(`.bd-base[data-hex="${MINSK}"] title`)).toHaveText("Minsk 2/5");
  await shot(axis.page, "ss-air-announced");
  await axis.does("end_phase");

  // one question for all raids, on the other screen
  await soviet.until((now) => now.menu.yours);
  const card = soviet.page.locator(".aircard");
  await expect(card.locator("[data-raid]")).toHaveCount(2);
  await expect(soviet.page.locator(".bd-plane")).toHaveCount(3);
  const orsha = card.locator(`[data-raid="${ORSHA}"]`);
  await orsha.locator(".iconbtn").last().click();
  await expect(orsha.locator(".sent li")).toHaveCount(1);
  await shot(soviet.page, "ss-air-question");
  await card.locator(".btn.final").click();

  // step by step: who fights, who passes, what the dice say
  await axis.until((now) => now.menu.yours && now.menu.verbs.some(({ verb }) => verb === "fight"));
  expect(axis.now.sorties.filter(({ manner }) => manner === "interception")).toHaveLength(1);
  await axis.rest();
  await expect(axis.page.locator(".steps .now")).toContainText("Combattre ou abandonner");
  await axis.does("fight");
  await soviet.until((now) => now.menu.yours);
  await soviet.rest();
  await expect(soviet.page.locator(".steps .now")).toContainText("Écran ou contournement");
  await soviet.does("ready", null, 6, 6, 6, 6); // both miss
  await shot(soviet.page, "ss-air-combat");
  await expect(soviet.page.locator(".log")).toContainText("sans effet");

  // support stays over its hex; the yard is hit, in the log and on the map
  await axis.until((now) => now.menu.yours);
  await axis.rest();
  await axis.does("bombard", ORSHA);
  await axis.does("support");
  await axis.does("bombard", VITEBSK);
  await axis.does("yard", null, 6);
  for (const player of [axis, soviet]) {
    await player.until((now) => now.markers.some(({ kind, at }) => kind === "yard-hit" && at === VITEBSK));
    await expect(player.page.locator(".log")).toContainText("Vitebsk touchée");
  }
  await expect(axis.page.locator(`.bd-marker[data-kind="yard-hit"][data-hex="${VITEBSK}"]`)).toHaveCount(1);
  await shot(axis.page, "ss-air-bombed");
  await axis.page.context().close();
  await soviet.page.context().close();
});

test("a standing order meets the raids of somebody who is away", async ({ browser, server }) => {
  test.setTimeout(SLOW);
  const { first: axis, second: soviet } = await twoScreens(AIR, browser, server);
  const { page } = soviet;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Consignes…" }).click();
  const dialog = page.getByRole("dialog", { name: "Consignes" });
  for (const id of ["intercept", "rising", "clash_hex"]) {
    const kind = dialog.locator(`[data-order="${id}"]`);
    await kind.getByRole("button", { name: "Comme le supposent les chances affichées" }).click();
    await expect(kind.locator("[aria-pressed=true]")).toHaveCount(1);
  }
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  await page.context().close();

  await announce(axis);
  await axis.does("end_phase");
  await axis.until((now) => now.sorties.some(({ manner }) => manner === "interception"));
  expect(axis.now.sorties.find(({ manner }) => manner === "interception")!.side).toBe("soviet");
  await axis.page.context().close();
});
