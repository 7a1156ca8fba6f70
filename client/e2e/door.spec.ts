// The door: a newcomer from the first screen to the end of a guided game, an invited friend, coming back, a
// rematch.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, devices, expect, type Page } from "@playwright/test";
import type { Me, TableMade } from "../src/protocol.ts";
import { Newcomer } from "./guided.ts";
import { expectAccessible, READY } from "./helpers.ts";
import { Player } from "./player.ts";
import { openTable, ROOT, shot, test } from "./table.ts";

const PATIENT = { timeout: 60_000 };
const FRIEND = { options: { setup: "ready_made" }, seats: [{ kind: "me" }, { kind: "open" }] };

/** Somebody else, with a browser of their own. */
async function stranger(browser: Browser, home: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  return context.newPage();
}

/** A recorded game that is over, brought along by whoever the context knows. */
async function finishedGame(context: BrowserContext, home: string, recorded: string): Promise<string> {
  const me = (await (await context.request.get(`${home}/api/me`)).json()) as Me;
  const guest =
    me.id === null
      ? ((await (
          await context.request.post(`${home}/api/guest`, {
            data: { name: "Claire" },
            headers: { origin: home },
          })
        ).json()) as Me)
      : me;
  const answer = await context.request.post(`${home}/api/tables/import?lang=fr`, {
    data: { journal: readFileSync(join(ROOT, "tests/golden", recorded), "utf8") },
    headers: { origin: home, "x-csrf-token": guest.csrf },
  });
  return ((await answer.json()) as TableMade).table.id;
}

async function resign(player: Player): Promise<void> {
  const { page } = player;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /Abandonner/ })
    .click();
  await player.until((now) => now.result !== null);
}

test("a newcomer: one click, the guided game to its end, and what it came to", async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/");
  const begin = page.getByRole("button", { name: /Jouer une partie guidée/ });
  await expect(begin).toContainText("10 à 15 min");
  await expect(page.locator(".hero .pic img")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await shot(page, "door-first");
  const player = new Player(page);
  await begin.click();
  await page.waitForURL(/\/table\/.*tour/);
  await player.until((now) => now !== undefined);
  await player.sit(new URL(page.url()).pathname.split("/")[2]!, "?tour=1");
  const newcomer = new Newcomer(player);
  await expect(newcomer.card).toContainText("Beketovka");
  await newcomer.follow();
  await newcomer.playOut();
  const over = page.locator(".outcome");
  await expect(over).toBeVisible();
  await over.getByRole("link", { name: "Comment la partie s'est jouée" }).click();
  await page.waitForURL(/\/end\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/gagnent|l'emportent|nulle/);
  await expect(page.locator(".end-fronts .fl").first()).toBeAttached({ timeout: 60_000 });
  for (const name of ["Revoir", "Compte rendu"]) await expect(page.getByRole("link", { name })).toBeVisible();
  for (const name of [/Revanche/, "Partager"]) await expect(page.getByRole("button", { name })).toBeVisible();
  await shot(page, "door-end");
  await page.getByRole("button", { name: /Revanche, camps échangés/ }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator(".top")).toContainText("Les Rouges", PATIENT);
  await page.goto("/");
  await expect(page.locator(".past .rows li")).toHaveCount(1);
  await expect(page.locator(".lead")).toContainText("contre la recrue");
});

test("what a newcomer does not need is folded away, and a game says how long and how hard", async ({
  page,
}) => {
  await page.goto("/");
  const sheets = page.locator(".gsheet");
  await expect(sheets).toHaveCount(5, PATIENT);
  for (const sheet of await sheets.all()) {
    await expect(sheet).toContainText(/\d (h|min)/);
    await expect(sheet.locator(".meter")).toHaveCount(1);
  }
  await expect(page.locator(".stair li b")).toHaveText(["La recrue", "L'officier", "Le maréchal"]);
  await page.getByRole("link", { name: "Tsaritsyne", exact: true }).click();
  await page.waitForURL(/game=ts/);
  const setUp = page.getByRole("group", { name: "Placement" });
  await expect(setUp.getByRole("button", { name: "automatique" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Trop", { exact: false })).toHaveCount(0);
  await expect(page.locator(".readings select").first()).toBeHidden();
  await expect(page.locator(".sw").first()).toContainText("Chaque camp part d'où il veut");
  await expect(page.locator(".changed")).toHaveCount(0);
  await page.getByLabel("Pas de milice rouge").check();
  await expect(page.locator(".sw .changed")).toHaveCount(1);
  await expect(page.locator(".start .sum")).toContainText("Une option changée");
  await page.getByRole("button", { name: "Rétablir les valeurs par défaut" }).click();
  await expect(page.locator(".start .sum")).not.toContainText("changée");
  await page.getByLabel("Un ami, par un lien").check();
  await expect(page.locator(".setup2 .warnb")).toContainText(
    "Cette adresse ne s'ouvre que sur cet ordinateur",
  );
  await shot(page, "door-new");
});

test("an invited friend knows game, side, pace and host before joining", async ({ page, home, browser }) => {
  test.setTimeout(180_000);
  await page.goto("/?game=ts&with=friend");
  await page
    .getByRole("group", { name: "Rythme" })
    .getByRole("button", { name: "Par correspondance" })
    .click();
  await page.getByLabel("Pour chaque décision").fill("24");
  await page.getByLabel("Pour chaque décision").blur();
  await page.getByLabel(/nom/i).fill("Claire");
  await page.getByRole("button", { name: "Ouvrir la table et copier le lien" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".ticket")).toContainText("Les Rouges");
  await expect(dialog.locator(".ticket")).toContainText("24 h pour chaque décision");
  await expect(dialog.locator(".warnb")).toContainText("127.0.0.1");
  await dialog.getByText("Comment ouvrir la table aux autres").click();
  await expect(dialog.locator("pre")).toContainText("grognard serve --host 0.0.0.0 --port");
  await shot(page, "door-ticket");
  const link = await dialog.getByLabel("Lien d'invitation").inputValue();

  const friend = await stranger(browser, home);
  await friend.goto(link);
  const letter = friend.locator(".letter");
  await expect(letter).toBeVisible(PATIENT);
  await expect(letter.getByRole("heading")).toContainText("Claire vous invite à jouer : Tsaritsyne");
  for (const told of [
    "Les Rouges",
    "Tenir la ville",
    "Par correspondance",
    "24 h pour chaque décision",
    "2 à 3 h",
  ])
    await expect(letter).toContainText(told);
  await expect(friend.locator(".board")).toHaveCount(0);
  await shot(friend, "door-letter");
  await letter.getByLabel("Votre nom, et rien d'autre").fill("Marc");
  await letter.getByRole("button", { name: "Prendre place" }).click();
  await friend.waitForURL(/\/table\//);
  await expect(friend.locator(".top .who").first()).toContainText("Claire", PATIENT);
  await expect(friend.locator(".top")).toContainText("Marc (vous)");
  await dialog.getByRole("button", { name: "Aller à la table" }).click();
  await expect(page.locator(".top")).toContainText("Marc", PATIENT);
  await friend.goto(link); // again: he sits there already
  await friend.waitForURL(/\/table\//);
  const late = await stranger(browser, home);
  await late.goto(link);
  await expect(late.getByRole("alert")).toContainText("plus valable", PATIENT);
  await late.goto("/join#nonsense");
  await expect(late.getByRole("alert")).toContainText("incomplet");
});

/** End one's phases until somebody else must decide. */
async function passOn(player: Player, mine: string): Promise<void> {
  while (player.now.menu.who === mine) {
    const closing = player.verb(player.now.menu.ending?.verb ?? "end_phase");
    await player.click({ verb: closing!, noun: null });
  }
}

test("coming back after the first turn: whose turn since when, what happened, and to see it", async ({
  page,
  context,
  home,
  browser,
}) => {
  test.setTimeout(240_000);
  const made = await openTable(context.request, home, {
    ...FRIEND,
    options: { setup: "ready_made", length: "7" },
  });
  const { table } = made;
  const friend = await stranger(browser, home);
  await friend.goto(`/join#${table.id}.${made.invitations[0]!.token}`);
  await friend.getByLabel("Votre nom, et rien d'autre").fill("Marc");
  await friend.getByRole("button", { name: "Prendre place" }).click();
  await friend.waitForURL(/\/table\//);
  const player = new Player(page);
  await player.sit(table.id);
  await passOn(player, "white");
  await page.goto("/account"); // away while the other one plays
  const other = new Player(friend);
  await other.sit(table.id);
  await passOn(other, "red");
  // what is shown again may be over before anybody looks: that it came up is kept
  await page.addInitScript(() => {
    const look = () =>
      document.querySelector(".catchcard") && document.documentElement.setAttribute("data-shown", "");
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await page.goto("/");
  const lead = page.locator(".lead");
  await expect(lead.locator(".yours")).toContainText(/À vous depuis \d/, PATIENT);
  await expect(lead.getByRole("heading")).toContainText("sur 7");
  await expect(lead).toContainText("contre Marc");
  await expect(lead.locator(".dig li").first()).toBeVisible(PATIENT);
  await expect
    .poll(() => lead.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth), PATIENT)
    .toBeGreaterThan(0);
  await shot(page, "door-back");
  await lead.getByRole("link", { name: /Revoir \d+ actions?/ }).click();
  await expect(page.locator("html[data-shown]")).toBeAttached({ timeout: 30_000 });
  await page.goto("/");
  await expect(page.locator(".lead")).toBeVisible();
  await page.locator(".lead").getByRole("link", { name: "Jouer" }).click();
  await expect(page.locator("#prompt")).toBeVisible();
});

test("a rematch: one asks, the other finds it in his list, the sides are swapped", async ({
  page,
  context,
  home,
  browser,
}) => {
  test.setTimeout(180_000);
  const made = await openTable(context.request, home, FRIEND);
  const friend = await stranger(browser, home);
  await friend.goto(`/join#${made.table.id}.${made.invitations[0]!.token}`);
  await friend.getByLabel("Votre nom, et rien d'autre").fill("Marc");
  await friend.getByRole("button", { name: "Prendre place" }).click();
  await friend.waitForURL(/\/table\//);
  const player = new Player(page);
  await player.sit(made.table.id);
  await resign(player);
  await page.locator(".outcome").getByRole("link", { name: "Comment la partie s'est jouée" }).click();
  await expect(page.locator(".verdict")).toContainText("Défaite");
  await expect(page.locator(".verdict")).toContainText("contre Marc");
  await page.getByRole("button", { name: /Revanche, camps échangés/ }).click();
  await expect(page.getByRole("dialog").locator(".ticket")).toContainText("Les Blancs");
  await page.getByRole("dialog").getByRole("button", { name: "Aller à la table" }).click();
  await page.waitForURL(/\/table\//);
  const again = new URL(page.url()).pathname;
  expect(again).not.toContain(made.table.id);
  await friend.goto("/");
  await friend.getByRole("button", { name: "Accepter la revanche" }).click();
  await friend.waitForURL(`**${again}`);
  await expect(friend.locator(".top")).toContainText("Marc (vous)", PATIENT);
  await expect(page.locator(".top")).toContainText("Marc", PATIENT);
  const sides = await page.locator(".top .who .names").allTextContents();
  expect(sides.slice(0, 2).join(" ")).toMatch(/Marc.*Les Blancs.*Claire.*Les Rouges/);
});

test("the door is readable by all, in light and dark", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const id = await finishedGame(context, home, "ts/200-greedy.jsonl");
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.locator(".gsheet")).toHaveCount(5, PATIENT);
    await expectAccessible(page, `door ${theme}`);
    await page.goto("/?game=ts&with=friend");
    await expect(page.locator(".start .open")).toBeVisible(PATIENT);
    await expectAccessible(page, `new game ${theme}`);
    await page.goto(`/end/${id}`);
    await expect(page.locator(".end-fronts .fl").first()).toBeAttached({ timeout: 60_000 });
    await expectAccessible(page, `end ${theme}`);
    await shot(page, `door-end-${theme}`);
  }
  const report = await page.request.get(`/api/tables/${id}/report?lang=fr`);
  expect(await report.text()).toContain("Tournants");
});

const { userAgent, deviceScaleFactor } = devices["Pixel 5"]!;

test.describe("a phone", () => {
  test.use({
    userAgent,
    deviceScaleFactor,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("nothing is wider than the window, and a finger hits what it must", async ({
    page,
    context,
    home,
  }) => {
    test.setTimeout(180_000);
    const id = await finishedGame(context, home, "ts/200-greedy.jsonl");
    await openedBy(context, home);
    for (const [name, address] of [
      ["back", "/"],
      ["new", "/?game=ts&with=friend"],
      ["end", `/end/${id}`],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached(PATIENT);
      await page.waitForLoadState("networkidle");
      await shot(page, `door-phone-${name}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
      const low = await page
        .locator("main .btn")
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 43).map((b) => b.textContent),
        );
      expect(low, name).toEqual([]);
    }
  });
});

async function openedBy(context: BrowserContext, home: string): Promise<void> {
  const me = (await (await context.request.get(`${home}/api/me`)).json()) as Me;
  const answer = await context.request.post(`${home}/api/tables?lang=fr`, {
    data: { game: "ts", ...READY },
    headers: { origin: home, "x-csrf-token": me.csrf },
  });
  expect(answer.status()).toBe(201);
}
