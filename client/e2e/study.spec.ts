// A finished game by its link: shut to a stranger until everybody who played it allows it. And a game against
// the computer, studied while it goes on.
import { type APIRequestContext, type Browser, expect } from "@playwright/test";
import { expectAccessible } from "./helpers.ts";
import { Player } from "./player.ts";
import { openTable, shot, signIn, test } from "./table.ts";

const DUEL = { options: { setup: "ready_made" }, seats: [{ kind: "me" }, { kind: "open" }] };
const SOLO = { options: { setup: "ready_made" }, seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }] };

async function visitor(browser: Browser, home: string) {
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  return { context, page: await context.newPage() };
}

async function joins(request: APIRequestContext, home: string, id: string, token: string): Promise<void> {
  const headers = await signIn(request, home, "Marc");
  expect((await request.post(`${home}/api/tables/${id}/join`, { data: { token }, headers })).ok()).toBe(true);
}

test("a stranger with a link sees the replay once both players allow it", async ({ browser, home }) => {
  const [host, guest, stranger] = await Promise.all([0, 1, 2].map(() => visitor(browser, home)));
  const made = await openTable(host!.context.request, home, DUEL);
  const { id } = made.table;
  await joins(guest!.context.request, home, id, made.invitations.find((one) => one.seat === 1)!.token);
  const player = new Player(host!.page);
  await player.sit(id);
  await player.does("unit", "W2-1");
  await player.does("to", "0708");
  await player.does("end_phase");

  const shut = async (): Promise<void> => {
    await stranger!.page.goto(`/replay/${id}`);
    await expect(stranger!.page.getByRole("heading", { name: /Relecture/ })).toHaveCount(0);
    await expect(stranger!.page.locator("body")).not.toContainText("Claire");
    expect((await stranger!.context.request.get(`/api/tables/${id}/replay`)).status()).toBe(404);
  };
  await shut();

  // the host allows it from the table, by the page of the game
  await host!.page.getByRole("button", { name: "Table", exact: true }).click();
  await host!.page.getByRole("link", { name: "Étudier cette partie" }).click();
  await host!.page
    .getByRole("switch", { name: "Toute personne qui a le lien peut revoir la partie" })
    .click();
  await expect(host!.page.locator(".permission")).toContainText("n'a pas encore donné son accord");
  await expect(host!.page.locator(".study")).toContainText(/Tant que/);
  await expectAccessible(host!.page, "the page of a game");
  await shut();

  await host!.page.goto(`/table/${id}`);
  await host!.page.getByRole("button", { name: "Table", exact: true }).click();
  await host!.page.getByRole("button", { name: /Abandonner/ }).click();
  await host!.page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: /Abandonner/ })
    .last()
    .click();
  await expect
    .poll(async () => (await (await host!.context.request.get(`/api/tables/${id}`)).json()).status)
    .toBe("over");
  await shut();

  // the guest allows it in the replay, where the link is
  await guest!.page.goto(`/replay/${id}`);
  await guest!.page.getByRole("button", { name: "Partager" }).first().click();
  await guest!.page
    .getByRole("switch", { name: "Toute personne qui a le lien peut revoir la partie" })
    .click();
  await expect(guest!.page.locator(".permission")).toContainText("le lien s'ouvre pour tous");
  await shot(guest!.page, "replay-permission");

  await stranger!.page.goto(`/replay/${id}`);
  await expect(stranger!.page.locator(".acts2 li.on"), "what happens, not the set-up").toContainText("0708");
  await expect(stranger!.page.getByRole("link", { name: "Aller à la table" })).toHaveCount(0);
  await shot(stranger!.page, "replay-stranger");
  await stranger!.page.getByRole("link", { name: "Étudier cette partie" }).click();
  const report = stranger!.page.getByRole("link", { name: "Ouvrir le compte rendu" });
  const page = stranger!.page.context().waitForEvent("page");
  await report.click();
  await expect((await page).locator("h1").first()).toContainText(/Tsaritsyne/);
  await shot(await page, "report-stranger");

  // he no longer does
  await guest!.page
    .getByRole("switch", { name: "Toute personne qui a le lien peut revoir la partie" })
    .click();
  await expect(guest!.page.locator(".permission")).toContainText("que pour les joueurs");
  await shut();
  for (const { context } of [host!, guest!, stranger!]) await context.close();
});

test("a game against the computer is played on from what is known, while it goes on", async ({
  page,
  context,
  home,
}) => {
  const { table } = await openTable(context.request, home, SOLO);
  const player = new Player(page);
  await player.sit(table.id);
  await player.does("unit", "W2-1");
  await player.does("to", "0708");
  await page.goto(`/study/${table.id}`);
  await expect(page.getByRole("heading", { name: "Et si ?" })).toBeVisible();
  await expect(page.locator(".study")).toContainText("redistribué au hasard");
  await shot(page, "study-solo");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger le fichier" }).click();
  expect((await saved).suggestedFilename()).toContain("ts-");
  await page.getByRole("button", { name: "Rejouer à partir de la position actuelle" }).click();
  await page.waitForURL(
    (address) => address.pathname.startsWith("/table/") && !address.pathname.endsWith(table.id),
  );
  const branch = new Player(page);
  await branch.sit(new URL(page.url()).pathname.split("/").at(-1)!);
  expect(branch.at("W2-1")).toBe("0708");
  expect(branch.now.seats.every((seat) => seat.you)).toBe(true);
  await branch.does("end_phase");
});
