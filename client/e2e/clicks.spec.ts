// Clicks counted before and after: a turn of Tsaritsyn, an activation of A Victory Lost, a combat of Velikié Louki.
// "Before" are those that the same acts take one unit at a time.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { READY, tableAt } from "./helpers.ts";
import { openTable, SHOTS, test } from "./table.ts";
import { Tally } from "./tally.ts";

const found: Record<string, [before: number, after: number]> = {};

async function told(what: string, player: Tally): Promise<[number, number]> {
  const [before, after] = [player.before, await player.after];
  found[what] = [before, after];
  base.info().annotations.push({ type: "clicks", description: `${what}: ${before} before, ${after} after` });
  console.log(`    ${what}: ${before} clicks before, ${after} after`);
  writeFileSync(
    join(SHOTS, "..", `clicks-${what.replace(/\W+/g, "-").toLowerCase()}.json`),
    JSON.stringify(found[what]),
  );
  return [before, after];
}

/** The combats of White, and all of Red's turn. */
async function restOfTurn(player: Tally): Promise<void> {
  await player.endPhase(); // the militia stays
  for (let fights = 0; fights < 3 && player.now.phase === "white-combat" && player.verb("target"); fights++)
    await player.attack(player.verb("target")!.nouns[0]!);
  await player.until((now) => now.menu.yours);
  while (player.now.menu.who === "white") await player.endPhase();
  if (player.now.phase === "red-reinforcement") await player.settle();
  while (player.now.phase === "red-reinforcement") await player.endPhase();
  for (const [stacks, towards] of [
    [["0904"], "0805"],
    [["0803"], "0705"],
    [["0305"], "0206"],
    [["1003"], "1005"],
  ] as const)
    await player.march(stacks, towards);
  while (player.now.turn === 1 && player.now.result === null) {
    if (player.now.menu.ending) await player.endPhase();
    else await player.settle();
  }
}

test("a turn of Tsaritsyn", async ({ page, context, home }) => {
  test.setTimeout(300_000);
  const player = new Tally(page);
  const { table } = await openTable(context.request, home, { ...READY, dice: "manual" });
  await player.sit(table.id);
  await page.keyboard.press("0");
  for (const [stacks, towards] of [
    [["0909"], "0808"],
    [["0910"], "0909"],
    [["0609"], "0607"],
    [["0510"], "0508"],
    [["0308"], "0407"],
    [["0408"], "0306"],
  ] as const)
    await player.march(stacks, towards);
  await player.withDice(4, () => restOfTurn(player));
  const [before, after] = await told("a turn of TS", player);
  expect(after).toBeLessThan(0.75 * before);
});

// the 1st Guards Army has just been drawn: its HQ and twelve units in six stacks
const DRAWN = `
game = "avl"
turn = 2
phase = "soviet-movement"
[units]
"1GdA" = {at = "4110", marks = ["active"]}
S15G = {at = "3811", marks = ["active"]}
S35G = {at = "3811", marks = ["active"]}
S41G = {at = "3911", marks = ["active"]}
S267 = {at = "3911", marks = ["active"]}
S17Tk = {at = "3809", marks = ["active"]}
S18Tk = {at = "3809", marks = ["active"]}
S24Tk = {at = "3910", marks = ["active"]}
S25Tk = {at = "3910", marks = ["active"]}
S38G = {at = "4112", marks = ["active"]}
S1 = {at = "4112", marks = ["active"]}
S153 = {at = "4212", marks = ["active"]}
S278 = {at = "4212", marks = ["active"]}
G298 = "3913"
G387 = "3612"
G27Pz = "3613"
ItRav = "3712"
ItTor = "4114"
It8A = "3516"
`;

test("an activation of A Victory Lost", async ({ page, context, server }) => {
  test.setTimeout(240_000);
  const player = new Tally(page);
  await player.sit(await tableAt(DRAWN, context.request, server));
  for (const [stacks, towards] of [
    [["4112"], "4113"],
    [["4212"], "4213"],
    [["3811"], "3812"],
    [["3911"], "3912"],
    [["3910"], "3811"],
    [["3809"], "3711"],
    [["4110"], "4010"],
  ] as const)
    await player.march(stacks, towards);
  await player.endPhase();
  expect(player.now.phase).toBe("soviet-combat");
  for (let fights = 0; fights < 3 && player.verb("target"); fights++) {
    await player.withDice(4, () => player.attack(player.verb("target")!.nouns[0]!));
    if (player.now.phase !== "soviet-combat") break;
  }
  const [before, after] = await told("an activation of AVL", player);
  expect(after).toBeLessThan(0.75 * before);
});

const LUKI = `
game = "vl"
turn = 2
phase = "soviet-combat"
[units]
9DFG = "1112"
36RC = "1112"
46DFG = "1113"
QG5G = "1212"
Giehl = "1012"
QG83 = "0911"
`;

test("a combat of Velikié Louki", async ({ page, context, server }) => {
  const player = new Tally(page);
  await player.sit(await tableAt(LUKI, context.request, server));
  await player.withDice(4, () => player.attack("1012"));
  const [before, after] = await told("a combat of VL", player);
  expect(after).toBeLessThan(before);
});
