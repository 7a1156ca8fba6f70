// Sudden Storm at the table: a first turn by groups, an overrun, armour in combat, divisions broken down,
// trains, supply, and the whole front from afar.
import { expect } from "@playwright/test";
import { tableAt } from "./helpers.ts";
import { openTable, shot, test } from "./table.ts";
import { Tally } from "./tally.ts";

const SMOLENSK = { game: "ss", scenario: "smolensk", seats: [{ kind: "me" }, { kind: "me" }] };

test("Army Group Centre crosses the border by groups and attacks", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const player = new Tally(page);
  const { table } = await openTable(context.request, home, { ...SMOLENSK, dice: "manual" });
  await player.sit(table.id);
  await expect(page.locator(".turnsec h2")).toContainText("Juin II 41");
  await expect(page.locator(".seqsec")).toContainText("Tour surprise : combat");
  await expect(page.locator(".standing")).toContainText("Tour surprise");
  for (const [stacks, towards] of [
    [["1B:3122"], "1B:3120"],
    [["1B:4224"], "1B:4123"],
  ] as const)
    await player.march(stacks, towards);
  await player.endPhase();
  expect(player.now.phase).toBe("surprise-combat");
  const target = player.verb("target")!.nouns[0]!;
  await player.withDice(6, () => player.attack(target));
  await expect(page.locator("#region-right")).toContainText("9A4");
  await shot(page, "ss-border");
  // a group is one message, one undo
  expect(await player.after).toBeLessThan(0.75 * player.before);
});

// a Panzer corps beside the cadre of a light tank division, in the open
const OVERRUN = `
game = "ss"
turn = 6
phase = "axis-movement"
[own]
axis = "country ussr"
neutral = []
[units]
G6Pz = "1B:1512"
G8Pz = "1B:1512"
S33LTkC = "1B:1612"
S14Rif = "2A:3317"
`;

test("an overrun by two divisions of one stack", async ({ page, context, server }) => {
  const player = new Tally(page);
  await player.sit(await tableAt(OVERRUN, context.request, server));
  await player.does("unit", "G6Pz");
  await player.does("overrun", "1B:1612");
  await expect(page.locator("#prompt")).toContainText("1B:1612");
  await player.does("join", "G8Pz");
  await player.does("attack");
  expect(player.at("S33LTkC"), "it is gone").toBeNull();
  await player.does("advance", "G6Pz");
  expect(player.at("G6Pz")).toBe("1B:1612");
  await shot(page, "ss-overrun");
});

// two Panzer divisions and one of infantry against a division of tanks in the open
const ARMOUR = `
game = "ss"
turn = 4
phase = "axis-combat"
[units]
G1Pz = "8A:1112"
G6Pz = "8A:1112"
G1Inf = "8A:1011"
S1Tk = "8A:1111"
S14Rif = "2A:3317"
`;

test("armour tells in a combat, and the panel says how", async ({ page, context, server }) => {
  const player = new Tally(page);
  await player.sit(await tableAt(ARMOUR, context.request, server));
  await player.clickHex(player.verb("target")!.nouns[0]!);
  await player.until((now) => now.menu.verbs.some(({ role }) => role === "join"));
  for (const unit of [...player.verb("join")!.nouns]) await player.does("join", unit);
  const odds = player.now.odds!;
  expect(odds).not.toBeNull();
  await expect(page.locator("#region-right")).toContainText(odds.column);
  expect(JSON.stringify(odds)).toContain("10C");
  await shot(page, "ss-armour");
});

const PARTS = `
game = "ss"
turn = 6
phase = "axis-movement"
[own]
axis = "country ussr"
neutral = []
[units]
G1Inf = "1B:1512"
GA1InfR = "parts_axis"
GA2InfR = "parts_axis"
GA3InfR = "parts_axis"
S14Rif = "2A:3317"
`;

test("a division is broken down into its regiments", async ({ page, context, server }) => {
  const player = new Tally(page);
  await player.sit(await tableAt(PARTS, context.request, server));
  // a click takes the division in hand; put down again, what else it can do stands beside it
  await player.clickHex("1B:1512");
  await player.until((now) => now.menu.held === "G1Inf");
  await page.keyboard.press("Escape");
  await player.until((now) => now.menu.held === null);
  await page.locator("#pane-stack .unitacts button").filter({ hasText: "Disperser" }).click();
  await player.until(() => player.at("G1Inf") !== "1B:1512");
  expect(player.at("G1Inf"), "it is beside the map").not.toBe("1B:1512");
  for (const regiment of ["GA1InfR", "GA2InfR", "GA3InfR"]) expect(player.at(regiment)).toBe("1B:1512");
  await shot(page, "ss-regiments");
});

const RAIL = `
game = "ss"
turn = 4
phase = "soviet-movement"
[units]
S14Rif = "2A:3317"
S54Rif = "2A:3317"
G1Inf = "1B:2524"
`;

test("a train takes a division, and its net has so much less room", async ({ page, context, server }) => {
  const player = new Tally(page);
  await player.sit(await tableAt(RAIL, context.request, server));
  await player.does("unit", "S14Rif");
  const far = player.verb("strategic")!.nouns.filter((hex) => !player.verb("to")!.nouns.includes(hex));
  await player.does("strategic", far[Math.floor(far.length / 2)]!);
  await expect(page.locator('[data-track="rail-soviet"]')).toContainText("69/72");
  await page.keyboard.press("l");
  await expect(page.locator('.tools button[aria-pressed="true"]')).toContainText("Ravitaillement");
  await shot(page, "ss-supply");
});

test("the whole front from afar shows armies with their names", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const player = new Tally(page);
  const { table } = await openTable(context.request, home, { ...SMOLENSK, scenario: "campaign" });
  await player.sit(table.id);
  await page.keyboard.press("0");
  await expect(page.locator(".notches button[aria-pressed=true]")).toContainText("Armées");
  await shot(page, "ss-far");
  expect(player.board.armies.every(({ text }) => !text.includes("_"))).toBe(true);
});
