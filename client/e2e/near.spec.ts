// What happens is seen: one slot for cards, the end of a phase, odds by outcome, refusals with a way out, a
// chit drawn, the steps of a combat, three panes, the phone.
import { expect, type Page } from "@playwright/test";
import { expectAccessible, sitDownAt } from "./helpers.ts";
import type { Player } from "./player.ts";
import { BATTLE, LUKI, MOVE } from "./positions.ts";
import { shot, test } from "./table.ts";

// of two HQs one leads somebody beside an enemy
const SPECIAL = `
game = "avl"
turn = 1
phase = "soviet-special"
[own]
chits = ["1GdA"]
bag = ["STAVKA", "1GdA"]
[units]
40A = "3302"
S25G = "3303"
H13 = "3304"
6A = "3808"
S127 = "3809"
`;

const AIMLESS = `
game = "avl"
turn = 3
phase = "soviet-movement"
[units]
1GdA = {at = "4011", marks = ["active", "moved"]}
S35G = {at = "3811", marks = ["active"]}
G298 = "3513"
`;

// nobody is in contact
const APART = `
game = "ts"
turn = 2
phase = "white-movement"
[units]
W3KC-1 = "0808"
R37-1 = "1106"
`;

/** The button that ends the phase, as anybody finds it. */
function endButton(page: Page) {
  return page.locator(".acts .btn.ends");
}

async function box(page: Page, selector: string) {
  return (await page.locator(selector).boundingBox())!;
}

/** Ask why not of a hex, by keys. */
async function ask(player: Player, hex: string): Promise<void> {
  const { page } = player;
  await page.keyboard.press("g");
  await page.locator("#goto-hex").fill(hex);
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.keyboard.press("?");
}

test("the end of a phase names what follows and what is left, each a click away", async ({
  page,
  context,
  server,
}) => {
  const player = await sitDownAt(MOVE, page, context.request, server);
  await expect(endButton(page)).toContainText("sélection soviétique");
  await expect(endButton(page)).toContainText("2 activées sans bouger");
  const chips = page.locator(".undonechip");
  await expect(chips.first()).toHaveText("2 activées sans bouger");
  await expect(chips.filter({ hasText: "QG sans bouger" })).toHaveCount(1);
  await expectAccessible(page, "the end of a phase");
  await shot(page, "near-end-1280");

  // each is framed by a click, and the phase ends by one press
  const before = player.now.seq;
  await chips.filter({ hasText: "QG sans bouger" }).click();
  await expect(page.locator("#pane-stack h2")).toContainText("2915");
  await chips.first().click();
  await expect(page.locator("#pane-stack h2")).toContainText(/2914|3016/);
  expect(player.now.seq).toBe(before);
  await endButton(page).click();
  await player.until((now) => now.seq > before);
  expect(player.now.phase).toBe("soviet-selection");
});

test("one slot: cards never lie over each other, and Escape closes the topmost", async ({
  page,
  context,
  server,
}) => {
  const player = await sitDownAt(MOVE, page, context.request, server);
  await player.does("unit", "G298");
  await ask(player, "2517");
  const why = page.locator(".whycard");
  await expect(why).toContainText("Il faut 6 PM, il en reste 4.");
  await expect(page.locator(".slot .card")).toHaveCount(1);

  // neither the hex asked about nor the unit in hand is under the card
  await page.waitForTimeout(400);
  const card = await box(page, ".slot .card");
  for (const hex of ["2517", "3016"]) {
    const { x, y } = await player.spot(hex);
    const under = x > card.x && x < card.x + card.width && y > card.y && y < card.y + card.height;
    expect(under, `${hex} is not under the card`).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
  expect(player.now.menu.held).toBe("G298");
});

test("a refusal has its cause, its sum, its law and a way out", async ({ page, context, server }) => {
  const player = await sitDownAt(MOVE, page, context.request, server);
  await player.does("unit", "G298");
  await ask(player, "2517");
  const why = page.locator(".whycard");
  await expect(why.locator(".bill b")).not.toHaveCount(0);
  const rows = await why.locator(".bill b").allTextContents();
  const total = Number(rows.pop());
  expect(rows.map(Number).reduce((sum, n) => sum + n, 0)).toBe(total);
  await expect(why).toContainText("AVL 8.1.2d");
  await expect(why).toContainText("Ce qui est possible");
  const way = why.getByRole("button", { name: /^Montrer/ });
  const hex = /\d{4}/.exec((await way.textContent()) ?? "")![0];
  expect(player.verb("to")!.nouns).toContain(hex);
  await expectAccessible(page, "why not");
  await shot(page, "near-why-1280");

  // of a button that cannot be pressed too
  await page.keyboard.press("Escape");
  await page.locator(".acts .btn.off").first().click();
  await expect(why.locator("li")).not.toHaveCount(0);
});

test("odds by outcome, what each unit is worth, and the log with the same modifiers", async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDownAt(BATTLE, page, context.request, server);
  await player.does("target", "4320");
  await player.does("join", "S17Tk");
  await player.does("join", "S18Tk");
  const rows = page.locator(".dist .row");
  await expect(rows).toHaveCount(player.now.odds!.results.length);
  await expect(rows.first()).toContainText("table");
  await expect(page.locator(".take")).toContainText("Sans");
  // three panes: the odds and the log at once, and no tab
  await expect(page.locator("#pane-log")).toBeVisible();
  await expect(page.locator("#pane-fight")).toBeVisible();
  await expect(page.locator(".right .tabs")).toBeHidden();
  // however long the list of odds, the log keeps room for some lines
  expect((await box(page, "#pane-log .lines")).height).toBeGreaterThan(140);
  const fight = page.locator("#pane-fight");
  expect(await fight.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(".steps .now")).toHaveText(/Unités et annonce/);
  await expectAccessible(page, "odds");
  await shot(page, "near-odds-1440");
});

test("an HQ called with nobody to attack is warned of before it is final, and so is forgoing the others", async ({
  page,
  context,
  server,
}) => {
  const player = await sitDownAt(SPECIAL, page, context.request, server);
  // to forgo what could be done is warned of
  await expect(endButton(page)).toContainText("un QG a une cible");
  await expect(page.locator(".undonechip")).toHaveAttribute("title", /QG avec une cible/);

  const before = player.now.seq;
  const six = page.locator(".acts .btn").filter({ hasText: player.name("6A") });
  await expect(six).toContainText("sans cible");
  const { x, y } = await player.bare("3808");
  await page.mouse.click(x, y);
  const main = page.locator(".acts .main");
  await expect(main).toContainText("sans cible");
  await expect(page.locator(".wasted")).toContainText("aucune unité de son rayon n'est adjacente à l'ennemi");
  await expect(page.locator(".wasted")).toContainText("AVL 9.0a");
  expect(player.now.seq).toBe(before);
  await expectAccessible(page, "a warning before an act");
  await shot(page, "near-wasted-1280");
  await page.keyboard.press("Escape");
  await expect(page.locator(".wasted")).toHaveCount(0);
  await player.does("activate", "40A");
  expect(player.now.phase).toBe("soviet-combat");
});

test("the end of movement names an HQ that could still find a target", async ({ page, context, server }) => {
  await sitDownAt(AIMLESS, page, context.request, server);
  const chip = page.locator(".undonechip").filter({ hasText: /QG/ }).first();
  await expect(chip).toHaveAttribute("title", /QG sans cible/);
  await expect(chip).toHaveAttribute("title", /il n'y aurait pas de combat/);
});

test("with tabs the odds stay in a line", async ({ page, context, server }) => {
  const player = await sitDownAt(BATTLE, page, context.request, server);
  await player.does("target", "4320");
  await player.does("join", "S17Tk");
  await expect(page.locator("#pane-fight")).toBeVisible();
  await page.locator(".right .tabs button").last().click();
  await expect(page.locator("#pane-fight")).toBeHidden();
  const line = page.locator(".right .oddsline");
  await expect(line).toContainText(player.now.odds!.column);
  await line.click();
  await expect(page.locator("#pane-fight")).toBeVisible();
  // no button is cut
  const cut = await page
    .locator(".act .btn span")
    .evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1).length,
    );
  expect(cut).toBe(0);
});

test("a chit drawn is a card, and the map frames whom it calls", async ({ page, context, server }) => {
  const player = await sitDownAt(BATTLE, page, context.request, server);
  const before = player.now.seq;
  await endButton(page).click();
  await page.locator(".dieask .facebtn").first().click();
  await player.until((now) => now.seq > before);
  const card = page.locator(".drawcard");
  await expect(card).toContainText("1ʳᵉ armée de la Garde");
  await expect(card).toContainText("QG en 4011, rayon 5");
  await expect(card.locator(".leftout")).toContainText("25Ch");
  for (const hex of player.now.draw!.hexes) {
    const { x, y } = await player.spot(hex);
    const map = await box(page, ".mapwrap");
    expect(x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height, `${hex} in view`).toBe(
      true,
    );
  }
  await expectAccessible(page, "a chit drawn");
  await card.getByRole("button", { name: "Première unité" }).click();
  await player.until((now) => now.menu.held !== null);
});

test("the steps of a combat are lit one after the other", async ({ page, context, server }) => {
  const player = await sitDownAt(LUKI, page, context.request, server);
  const lit = page.locator(".steps .now");
  await player.does("target", "1012");
  await player.does("join", "9DFG");
  await expect(lit).toHaveText(/Unités et annonce/);
  await player.does("attack");
  await expect(lit).toHaveText(/Appui de l'attaquant/);
  await expect(page.locator(".steps .done")).toHaveCount(1);
  await shot(page, "near-steps-1280");
});

test("a phase in which nothing can be done says so in the log, and why", async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDownAt(APART, page, context.request, server);
  await player.does("end_phase");
  await expect(page.locator("#pane-log .k-skipped").first()).toHaveText(
    /Phase passée\s: combat blanc, aucune unité n'est adjacente à l'ennemi/,
  );
});

test("the size of the counters is set at every width, and no tool is out of reach", async ({
  page,
  context,
  server,
}) => {
  await sitDownAt(MOVE, page, context.request, server);
  for (const [width, height] of [
    [1600, 1000],
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const slider = page.locator('.tools input[type="range"]');
    if (!(await slider.isVisible())) await page.locator(".tools .more").click();
    await slider.scrollIntoViewIfNeeded();
    const at = await box(page, '.tools input[type="range"]');
    expect(at.x, `${width} pixels wide`).toBeGreaterThanOrEqual(0);
    expect(at.x + at.width, `${width} pixels wide`).toBeLessThanOrEqual(width);
    await slider.fill("1.25");
    await expect(slider).toHaveValue("1.25");
  }
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("ending a phase is confirmed, and the tapped stack stays in view", async ({
    page,
    context,
    server,
  }) => {
    const player = await sitDownAt(MOVE, page, context.request, server);
    const { x, y } = await player.bare("3016");
    await page.touchscreen.tap(x, y);
    await page.locator(".acts .main").waitFor();
    await page.waitForTimeout(400);
    const spot = await player.spot("3016");
    const map = await box(page, ".mapwrap");
    expect(spot.y).toBeLessThan(map.y + map.height);
    // the question is whole
    const heading = page.locator("#prompt h2");
    expect(await heading.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);

    const before = player.now.seq;
    await endButton(page).tap();
    await expect(page.locator(".endcard")).toBeVisible();
    expect(player.now.seq).toBe(before);
    await expectAccessible(page, "the end of a phase on a phone");
    await shot(page, "near-end-phone");
    await page.locator(".endcard .sure").tap();
    await player.until((now) => now.seq > before);
  });
});
