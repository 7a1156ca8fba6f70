// A Victory Lost on one screen: a full turn of draws by clicks with dice by hand; whom an HQ commands; a
// combat and its pursuit.
import { expect, type Page } from "@playwright/test";
import { sitDown, sitDownAt } from "./helpers.ts";
import type { Player } from "./player.ts";
import { shot, test } from "./table.ts";

const BOTH = {
  game: "avl",
  options: { rifles: "all" },
  seats: [{ kind: "me" }, { kind: "me" }],
  dice: "manual",
};

// It8A has a radius of 4: a Romanian stands in it, another far from it; G26 is shut in by three Soviet zones
const COMMANDED = `
game = "avl"
turn = 3
phase = "axis-movement"
[units]
It8A = {at = "2915", marks = ["active"]}
ItRav = {at = "2914", marks = ["active"]}
G298 = {at = "3016", marks = ["active"]}
R7 = "2817"
R9 = "2824"
S25G = "2109"
S107 = "2112"
S141 = "1810"
G26 = "2010"
`;

// two tank corps and a division by a German division in the open
const BATTLE = `
game = "avl"
turn = 3
phase = "soviet-combat"
[units]
"3GdA" = {at = "4519", marks = ["active"]}
S17Tk = {at = "4420", marks = ["active"]}
S18Tk = {at = "4420", marks = ["active"]}
S25G = {at = "4319", marks = ["active"]}
G298 = "4320"
It8A = "4122"
`;

/** A table that begins with a position of ours, in a language. */
/** What a row of the panel of chits names. */
function chits(page: Page, row: string) {
  return page.locator(`.standing [data-row="${row}"] li`);
}

/** Go to a hex far away, and look at who stands there. */
async function look(player: Player, hex: string): Promise<void> {
  await player.page.keyboard.press("g");
  await player.page.locator("#goto-hex").fill(hex);
  await player.page.keyboard.press("Enter");
  await expect(player.page.locator("dialog[open]")).toHaveCount(0);
  const { x, y } = await player.bare(hex);
  await player.page.mouse.click(x, y);
  await expect(player.page.locator("#pane-stack h2")).toContainText(hex);
}

/** End a phase; where a chit is drawn after it, this one of the bag. */
async function ends(player: Player, face: number): Promise<void> {
  const [before, asked] = [player.now.seq, player.page.locator(".dieask .facebtn")];
  const done = player.does("end_phase");
  await expect.poll(async () => player.now.seq !== before || (await asked.count()) > 0).toBe(true);
  if (player.now.seq === before) await asked.nth(face - 1).click();
  await done;
}

test("a full turn of draws", async ({ page, context, home }) => {
  test.setTimeout(240_000);
  const player = await sitDown(page, context.request, home, BOTH);
  const bag = () => player.now.tracks.find((track) => track.id === "bag")!.value;

  await page.keyboard.press("0");

  // five chits for the game: one by hand, another taken back, the rest as in history
  await player.does("choose", "1GdA");
  await player.does("choose", "40A");
  await expect(chits(page, "mine-chits")).toHaveText(["STAVKA", "40A", "1GdA"]);
  await expect(page.locator(".options.row").first().locator("button")).toHaveCount(9);
  await shot(page, "avl-setup");
  await player.does("give_back", "40A");
  expect(player.verb("end_choice")).toBeUndefined();
  for (let n = 0; n < 4; n++) await player.does("historical");
  await player.does("end_choice");

  // this turn's, of both sides: nobody is told the other's
  for (const chit of ["1GdA", "3GdA", "5TkA"]) await player.does("pick", chit);
  await expect(chits(page, "mine-picked")).toHaveText(["1GdA", "3GdA", "5TkA"]);
  await player.does("end_selection");
  expect(player.now.side).toBe("axis");
  await expect(chits(page, "mine-chits")).toHaveText(["H2A", "It8A", "Hollidt", "R3A", "4PzA"]);
  await expect(page.locator(".standing")).not.toContainText("1GdA");
  for (const chit of ["It8A", "Hollidt", "R3A"]) await player.does("pick", chit);
  await player.does("end_selection");
  expect(bag()).toBe(7);

  // before the first draw an HQ fights where it stands; the Italians choose their way back
  await player.does("activate", "1GdA");
  await player.does("target", "3712");
  for (const unit of ["S350", "S35G"]) await player.does("join", unit);
  await expect(page.locator("#pane-fight .cols .now")).toHaveText("3-1");
  await player.does("attack", null, 3);
  expect(player.now.menu.who).toBe("axis");
  await player.does("back", "3612");
  await player.does("advance", "S350");
  await player.does("halt");
  expect(player.at("S350")).toBe("3712");

  // the 1st Guards Army is drawn: a tank corps goes by road
  if (player.verb("end_phase")) await ends(player, 2);
  expect([player.now.phase, bag()]).toEqual(["soviet-movement", 6]);
  await expect(chits(page, "played")).toHaveText(["1GdA"]);
  await player.does("unit", "S25Tk");
  await player.does("by_road");
  const road = player.verb("to")!.nouns;
  expect(road.length).toBeGreaterThan(9);
  await shot(page, "avl-road");
  await player.does("to", "4205");
  expect(player.at("S25Tk")).toBe("4205");
  if (player.verb("done")) await player.does("done");

  // who is not in its radius stays where he is, and is told why
  await look(player, "3305");
  await page.locator("#pane-stack .why-link").first().click();
  await expect(page.locator(".whycard")).toContainText("AVL 7.3.3a");
  await page.keyboard.press("Escape");

  // and so chit by chit until the bag is empty
  const drawn: string[] = [];
  for (
    let acts = 0;
    player.now.turn === 1 && !player.now.phase.endsWith("reinforcement") && acts < 30;
    acts++
  ) {
    await ends(player, 1);
    drawn.push(`${player.now.phase} ${bag()}`);
  }
  expect(drawn).toContain("axis-movement 0");
  expect(drawn.filter((phase) => phase.endsWith("-movement 0"))).toHaveLength(1);
  await page.locator(".tabs").getByRole("button", { name: "Journal" }).click();
  await expect(page.locator('[data-pane="log"]')).toContainText("Pion de commandement de l'Axe : R3A.");
  await shot(page, "avl-drawn");
  await page.locator(".tabs").getByRole("button", { name: "Pile" }).click();

  // reinforcements by rail
  expect(player.now.phase).toBe("axis-reinforcement");
  await player.does("unit", "G304");
  await page.keyboard.press("0");
  await shot(page, "avl-reinforcements");
  await player.does("at", "1112"); // Kharkov
  while (player.now.phase.endsWith("reinforcement")) {
    if (player.verb("unit")) await player.does("unit", player.verb("unit")!.nouns[0]!);
    await player.does("at", player.verb("at")!.nouns.at(-1)!);
  }
  expect([player.now.turn, player.now.phase]).toEqual([2, "soviet-selection"]);
  expect(player.at("G304")).toBe("1112");
});

test("whom an HQ commands, and why not the others", async ({ page, context, server }) => {
  const player = await sitDownAt(COMMANDED, page, context.request, server);
  await look(player, "2915"); // and so takes it in hand
  await player.until((now) => now.menu.held === "It8A");
  await player.rest();
  await player.does("drop"); // it stays the one that is looked at
  await page.keyboard.press("q");
  const key = page.locator(".overlaid .meant");
  await expect(key).toHaveText(["Il les commande", "Son rayon", "À portée, mais d'une autre nation"]);
  for (const style of ["bd-k-solid", "bd-k-edge", "bd-k-cross"])
    await expect(page.locator(`.board .${style}`)).toHaveCount(1);
  await shot(page, "avl-command");
  await page.getByRole("button", { name: "English" }).click();
  await expect(key).toHaveText(["It commands them", "Its radius", "In reach, but of another nation"]);
  await page.getByRole("button", { name: "Français" }).click();

  for (const [hex, cite, words] of [
    ["2817", "AVL 7.3.5b", "Aucun QG ne joint cette unité."],
    ["2824", "AVL 7.3.3a", "Aucun QG ne joint cette unité."],
  ] as const) {
    await look(player, hex);
    await expect(page.locator(".overlaid")).toContainText(words);
    await page.locator("#pane-stack .why-link").click();
    await expect(page.locator(".whycard")).toContainText(cite);
    await page.locator(".whycard .iconbtn").click();
  }

  // the lines of supply, and who has none
  await page.keyboard.press("q");
  await page.keyboard.press("l");
  await expect(page.locator(".overlaid")).toContainText("et les lignes de ses unités");
  await expect(key).toHaveText(["Sans ligne"]);
  for (const drawn of ["bd-line.bd-many", "bd-k-cross"])
    await expect(page.locator(`.board .${drawn}`)).toHaveCount(1);
  await page.keyboard.press("f");
  await player.rest();
  await shot(page, "avl-supply");
});

test("a combat, a retreat and a pursuit of two hexes", async ({ page, context, server }) => {
  const player = await sitDownAt(BATTLE, page, context.request, server);
  await player.does("target", "4320");
  for (const unit of ["S17Tk", "S18Tk", "S25G"]) await player.does("join", unit);
  const fight = page.locator("#pane-fight");
  await expect(fight.locator(".cols .now")).toHaveText("4-1"); // 7 + 7 + 5 against 4
  await shot(page, "avl-combat");
  await player.does("attack", null, 4); // back two hexes
  expect(player.now.menu.who).toBe("axis");
  await player.does("back", "4121"); // the first of the two leaves no choice
  expect(player.at("G298")).toBe("4121");
  expect(player.now.menu.who).toBe("soviet");
  await player.does("advance", "S17Tk");
  await player.does("to", "4321");
  await player.does("advance", "S25G");
  await player.does("advance", "S18Tk");
  await player.does("stay");
  expect([player.at("S17Tk"), player.at("S25G"), player.at("S18Tk")]).toEqual(["4321", "4320", "4320"]);
  await shot(page, "avl-pursuit");
});
