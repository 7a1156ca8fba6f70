// A training game against the computer: what it would do in one's place, and why it did what it did; then the
// same once the game is over.
import { expect } from "@playwright/test";
import type { LogEntry } from "../src/protocol.ts";
import { sitDown } from "./helpers.ts";
import { Player } from "./player.ts";
import { openTable, shot, test } from "./table.ts";

const READY = { options: { length: "7", setup: "ready_made" } };
const BOT = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];

/** White's first turn is over: it is the computer's. */
async function passOn(player: Player): Promise<void> {
  while (player.now.turn === 1 && player.now.phase.startsWith("white"))
    await player.click({ verb: player.verb("end_phase")!, noun: null });
}

test("a hint is shown and not played; the log says why", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const player = await sitDown(page, context.request, home, { ...READY, seats: BOT, training: true });
  const seq = player.now.seq;
  const button = page.getByRole("button", { name: "Conseil" });
  await button.click();
  const card = page.getByRole("group", { name: "Ce que ferait l'ordinateur" });
  await expect(card).toBeVisible({ timeout: 60_000 });
  await expect(card).toContainText("Rien n'est joué");
  await expect(page.locator(".bd-why-hex.is-hint")).toHaveCount(1);
  await shot(page, "hint");
  expect(player.now.seq).toBe(seq);

  // by keys: Escape puts it away, I asks again, and its hex is where Enter plays
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(page.locator(".bd-why-hex.is-hint")).toHaveCount(0);
  await page.keyboard.press("i");
  await expect(card).toBeVisible();

  // one does something else: the hint was about what is past
  const unit = player.verb("unit")!;
  await player.click({ verb: unit, noun: unit.nouns[0]! });
  await expect(card).toHaveCount(0);
  await player.click({ verb: player.verb("to")!, noun: player.verb("to")!.nouns[0]! });

  await passOn(player);
  await player.until(
    (now) => now.menu.yours || now.log.some((entry) => entry.by === "bot" && entry.lines.length > 0),
    120_000,
  );
  await page
    .locator(".right .tabs")
    .getByRole("button", { name: /Journal/ })
    .click();
  await expect(page.locator(".lines .because").filter({ hasText: /\S/ }).first()).toBeVisible({
    timeout: 60_000,
  });
  await shot(page, "hint-log");
});

test("without training the computer says why when the game is over", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const created = await openTable(context.request, home, { ...READY, seats: BOT });
  const player = new Player(page);
  await player.sit(created.table.id);
  await passOn(player);
  await player.until((now) => now.log.some((entry) => entry.by === "bot" && entry.lines.length > 0), 120_000);
  await page
    .locator(".right .tabs")
    .getByRole("button", { name: /Journal/ })
    .click();
  await expect(page.locator(".lines .whybot")).toHaveCount(0);
  expect(player.frames.some((frame) => /"reason":"[^"]/.test(frame))).toBe(false);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /Abandonner/ })
    .click();
  await player.until((now) => now.result !== null);
  await page.locator(".outcome").getByRole("button", { name: "Fermer" }).click();
  const why = page.locator(".lines .whybot").first();
  await why.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".lines .because").filter({ hasText: /\S/ }).first()).toBeVisible();
  await shot(page, "hint-over");

  // and its replay tells why of the act one looks at, in the reader's language
  const done = player.frames
    .flatMap((frame) => (JSON.parse(frame) as { log?: LogEntry[] }).log ?? [])
    .find((entry) => entry.by === "bot" && entry.lines.length > 0)!;
  await page.goto(`/replay/${created.table.id}#${done.n}`);
  const reason = page.locator(".acts2 .because");
  await expect(reason).toHaveCount(1, { timeout: 60_000 });
  await expect(reason).toContainText("Pourquoi");
  await shot(page, "replay-why");
  await page.goto("about:blank");
  await page.goto(`/replay/${created.table.id}#1`); // one's own
  await expect(page.locator(".acts2 li.on")).toHaveCount(1);
  await expect(reason).toHaveCount(0);
});

test("the lobby asks nothing that a small scenario settles", async ({ page }) => {
  await page.goto("/?game=ts");
  const length = page.getByLabel("Durée en tours");
  await expect(length).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("group", { name: "Placement" })).toBeVisible();
  await expect(page.locator(".start .sum")).toContainText("12 tours");
  await page.getByLabel(/École/).check();
  await expect(length).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Placement" })).toHaveCount(0);
  await expect(page.getByText(/fixe 12 options/)).toBeVisible();
  await expect(page.locator(".start .sum")).toContainText("4 tours");
  await shot(page, "lobby-small");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.waitForURL(/\/table\//);
});

test("the lobby: level, style, seconds, training", async ({ page }) => {
  await page.goto("/?game=ts");
  const level = page.getByRole("group", { name: "Niveau de l'ordinateur" });
  await expect(level).toBeVisible({ timeout: 60_000 }); // the first visitor waits for all games to be read
  await expect(level.getByRole("button")).toHaveText(["La recrue", "L'officier", "Le maréchal"]);
  await level.getByRole("button", { name: "Le maréchal" }).click();
  await page.getByText("Style, temps de réflexion, expériences").click();
  await expect(page.getByLabel("Réflexion par tour")).toBeVisible();
  await level.getByRole("button", { name: "L'officier" }).click();
  await page.getByLabel("Style de l'ordinateur").selectOption("aggressive");
  await expect(page.locator(".start .sum")).toContainText("l'officier, offensif");
  await page.getByLabel(/Entraînement/).check();
  await expect(page.locator(".start .sum")).toContainText("entraînement");
  await shot(page, "lobby-levels");
  await page.getByLabel("Pour des expériences").selectOption("random");
  await expect(page.getByLabel("Style de l'ordinateur")).toHaveCount(0);
  await page.getByLabel("Un ami, par un lien").check();
  await page.getByLabel(/choix forcés d'un joueur absent/).check();
  await shot(page, "lobby-together");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});
