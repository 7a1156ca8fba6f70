// The plan layer: drawn with mouse and keys, kept on the server, seen by nobody else; danger; a line at risk.
import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible, sitDownAt } from "./helpers.ts";
import { Player } from "./player.ts";
import { openTable, shot, signIn, test } from "./table.ts";

const DUEL = { options: { setup: "ready_made" }, seats: [{ kind: "me" }, { kind: "open" }] };

// of the ring that would close 1312, the third unit is still on its way
const RING = `
game = "vl"
turn = 8
phase = "soviet-movement"
[units]
FestungE = "1210"
357DF = "1312"
S343 = "1311"
S591 = "1412"
S795 = "1011"
`;

async function visitor(browser: Browser, home: string) {
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  return { context, player: new Player(await context.newPage()) };
}

/** The bar of the plan: X opens it, once the page listens. */
async function planning(page: Page) {
  const bar = page.getByRole("region", { name: "Plan" });
  await expect(async () => {
    if (!(await bar.isVisible())) await page.keyboard.press("x");
    await expect(bar).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  return bar;
}

test("a plan is kept on the server and invisible to the other seat", async ({ browser, home }) => {
  const [host, guest] = [await visitor(browser, home), await visitor(browser, home)];
  const made = await openTable(host.context.request, home, DUEL);
  const { id } = made.table;
  const headers = await signIn(guest.context.request, home, "Marc");
  const token = made.invitations.find((one) => one.seat === 1)!.token;
  await guest.context.request.post(`${home}/api/tables/${id}/join`, { data: { token }, headers });
  await host.player.sit(id);
  await guest.player.sit(id);
  const { page } = host.player;
  const seq = host.player.now.seq;

  const bar = await planning(page);
  await expect(bar).toContainText("Vous seul le voyez");
  await expect(page.locator(".bd-danger-area").first()).toBeAttached();
  const at = async (hex: string): Promise<void> => {
    const { x, y } = await host.player.bare(hex);
    await page.mouse.click(x, y);
  };
  await at("0909");
  await expect(bar).toContainText("où elle finit");
  await at("0708");
  await expect(page.locator(".bd-plan-arrow")).toHaveCount(1);
  await bar.getByRole("button", { name: "Mouvement" }).click();
  await at("0511");
  await at("0609");
  await expect(page.locator(".bd-plan-ghost")).toHaveCount(1);
  await bar.getByRole("button", { name: "Objectif" }).click();
  await at("0707");
  await bar.getByRole("button", { name: "Note" }).click();
  await at("0709");
  await bar.getByLabel("Note en 0709").fill("attendre les chars");
  await page.keyboard.press("Enter");
  await expect(page.locator(".bd-plan-note")).toHaveText("attendre les chars");
  await shot(page, "plan");
  await expectAccessible(page, "the plan");
  expect(host.player.now.seq, "nothing was played").toBe(seq);

  // by keys: a mark where the cursor is
  await page.keyboard.press("g");
  await page.locator("#goto-hex").fill("0506");
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await bar.getByRole("button", { name: "Tenir" }).click();
  await page.locator("#region-map [role=application]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".bd-plan-sign")).toHaveCount(2);

  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await expect(page.locator(".bd-danger-area")).toHaveCount(0);
  await host.player.does("unit", "W2-1"); // clicks play again
  await host.player.does("to", "0708");

  // it comes back with its owner, on another machine too; the other seat sees nothing of it
  await page.reload();
  await host.player.until((now) => now !== undefined);
  await expect(page.locator(".bd-plan-note")).toHaveText("attendre les chars");
  await guest.player.page.reload();
  await guest.player.until((now) => now.log.some((entry) => entry.n === 2));
  await planning(guest.player.page);
  await expect(guest.player.page.locator(".bd-plan-arrow, .bd-plan-note, .bd-plan-sign")).toHaveCount(0);
  expect(guest.player.frames.join("\n")).not.toContain("attendre les chars");
  const told = await guest.context.request.get(`/api/tables/${id}/replay`);
  expect(await told.text()).not.toContain("attendre les chars");
  await host.context.close();
  await guest.context.close();
});

test("a supply line that hangs on one hex is told of", async ({ page, context, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(RING, page, context.request, server);
  const card = page.locator(".alarmcard");
  await expect(card).toContainText("Si 1212 tombe, 1 unité perd sa ligne de ravitaillement");
  await shot(page, "plan-alarm");
  await expectAccessible(page, "a line at risk");
  await card
    .getByRole("button", { name: /Cadrer/ })
    .first()
    .click();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
});
