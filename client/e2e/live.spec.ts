// Two browsers on one game and a spectator, who receives nothing that is hidden.
import { type Browser, type BrowserContext, expect } from "@playwright/test";
import { Player } from "./player.ts";
import { playOn } from "./sensible.ts";
import { openTable, shot, test } from "./table.ts";

async function sitter(browser: Browser, home: string): Promise<{ context: BrowserContext; player: Player }> {
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  return { context, player: new Player(await context.newPage()) };
}

test("two people and a spectator at one table", async ({ browser, home }) => {
  test.setTimeout(240_000);
  const [white, red, third] = [
    await sitter(browser, home),
    await sitter(browser, home),
    await sitter(browser, home),
  ];
  const created = await openTable(white.context.request, home, {
    options: { length: "7", red_tactical_advantage: "yes" },
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  const id = created.table.id;
  const link = (seat: number | null) =>
    created.invitations.find((invitation) => invitation.seat === seat)!.token;
  await white.player.sit(id);

  // the other player comes by the link, and has no name yet
  await red.player.page.goto(`/join#${id}.${link(1)}`);
  await red.player.page
    .getByRole("button", { name: /asseoir|rejoindre|Prendre/i })
    .first()
    .click();
  await red.player.page.waitForURL(`**/table/${id}`);
  expect(red.player.page.url()).not.toContain(link(1));
  await red.player.sit(id);
  await third.player.page.goto(`/watch#${id}.${link(null)}`);
  await third.player.page
    .getByRole("button", { name: /Regarder/i })
    .first()
    .click();
  await third.player.page.waitForURL(`**/table/${id}`);
  await third.player.sit(id);
  await expect(third.player.page.locator("body")).toContainText(/spectat/i);

  // Red sets up face down: neither White nor the spectator is told which unit stands where
  const redUnits = red.player.board.units.filter((unit) => unit.side === "red");
  await red.player.until((now) => now.menu.yours);
  await red.player.page.keyboard.press("0");
  await playOn(
    red.player,
    (act) => red.player.click(act),
    () => !red.player.now.menu.yours,
  );
  await white.player.until((now) => now.menu.yours);
  for (const watcher of [white.player, third.player]) {
    const messages = watcher.frames.join("\n");
    for (const unit of redUnits) {
      expect(messages, `${unit.id} was told`).not.toContain(`"${unit.id}"`);
      expect(messages, `${unit.id} was named in the log`).not.toContain(`(${unit.id})`);
    }
    expect(watcher.now.hidden.length).toBeGreaterThan(10);
  }
  await shot(white.player.page, "live-white-sees-backs");

  // each sees what the other does
  await white.player.page.keyboard.press("0");
  await playOn(
    white.player,
    (act) => white.player.click(act),
    () => white.player.now.phase === "white-combat",
  );
  for (const other of [red.player, third.player]) {
    await other.until((now) => now.seq === white.player.now.seq);
    await expect(other.page.locator("#prompt")).toContainText(other.now.menu.prompt);
    expect([...other.units.values()]).toEqual(expect.arrayContaining([...white.player.units.values()]));
  }
  expect(third.player.now.menu.verbs).toEqual([]);

  // a word, and a take-back asked and granted
  await white.player.page.locator("#region-right .tabs").getByRole("button", { name: "Journal" }).click();
  await white.player.page
    .getByRole("button", { name: /Discussion|Tchat|Messages|Parler/i })
    .first()
    .click();
  await white.player.page.locator("#region-right input, #region-right textarea").last().fill("Bien joué");
  await white.player.page.keyboard.press("Enter");
  await expect.poll(() => red.player.frames.some((frame) => frame.includes("Bien joué"))).toBe(true);
  await shot(third.player.page, "live-spectator");
  for (const { context } of [white, red, third]) await context.close();
});

test("who comes for the first time after the other has played is shown what was played", async ({
  browser,
  home,
}) => {
  const [blue, red] = [await sitter(browser, home), await sitter(browser, home)];
  const created = await openTable(blue.context.request, home, {
    game: "toy",
    options: {},
    dice: "manual",
    faces: [5, 5],
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  const id = created.table.id;
  await blue.player.sit(id);
  await expect(blue.player.page.locator(".catchcard")).toHaveCount(0); // nothing has been played yet
  await blue.player.does("deploy", "north", 6);
  const token = created.invitations.find((invitation) => invitation.seat === 1)!.token;
  await red.player.page.goto(`/join#${id}.${token}`);
  await red.player.page
    .getByRole("button", { name: /asseoir|rejoindre|Prendre/i })
    .first()
    .click();
  await red.player.page.waitForURL(`**/table/${id}`);
  const card = red.player.page.locator(".catchcard");
  await expect(card).toContainText("Avant votre arrivée");
  await expect(card).toContainText("Une action avant votre arrivée.");
  await shot(red.player.page, "live-first-visit");
  await card.getByRole("button", { name: "Revoir" }).click();
  await expect(card).toHaveCount(0);
  await red.player.sit(id);
  await expect(card).toHaveCount(0); // it has been seen
  for (const { context } of [blue, red]) await context.close();
});
