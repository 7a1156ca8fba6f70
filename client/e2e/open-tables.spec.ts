// The host's words in an invitation, and a table that the lobby shows to everybody.
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./helpers.ts";
import { shot, test } from "./table.ts";

const WORDS = "La ville est à toi. À ton rythme !";

/** A new game of Tsaritsyn against a friend, up to the dialog with its links. */
async function invite(page: Page, listed: boolean): Promise<void> {
  await page.goto("/?game=ts&with=friend");
  await page.getByRole("textbox", { name: "Un mot pour votre invité" }).fill(WORDS);
  const everybody = page.getByRole("checkbox", { name: /montrer cette table à tous/ });
  if (listed) await everybody.check();
  await expectAccessible(page, "an invitation is written");
  await page.getByRole("button", { name: /Ouvrir la table/ }).click();
  await expect(page.getByRole("dialog")).toContainText(WORDS, { timeout: 60_000 });
}

test("an invited friend reads the host's words before joining", async ({ page, browser, home }) => {
  test.setTimeout(180_000);
  await invite(page, false);
  const link = await page.getByRole("dialog").locator(".invitation input").first().inputValue();
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.locator(".letter blockquote")).toHaveText(
    `« ${WORDS} »`.replaceAll(" »", "\u00a0»").replace("« ", "«\u00a0"),
  );
  await expectAccessible(friend, "a letter");
  await shot(friend, "letter-words");
  // nobody else is told of it
  await friend.goto("/");
  await expect(friend.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(friend.getByRole("region", { name: "Tables ouvertes" })).toHaveCount(0);
  await context.close();
});

test("an open table is on everybody's first page, and the seat is taken there", async ({
  page,
  browser,
  home,
}) => {
  test.setTimeout(180_000);
  await invite(page, true);
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  const stranger = await context.newPage();
  await stranger.goto("/");
  const open = stranger.getByRole("region", { name: "Tables ouvertes" });
  await expect(open).toContainText("Tsaritsyne");
  await expect(open).toContainText("les Rouges");
  await expect(open).toContainText(WORDS);
  await expectAccessible(stranger, "open tables");
  await shot(stranger, "open-tables");
  await open.getByRole("button", { name: /^Prendre place : Tsaritsyne/ }).click();
  // who has no name yet is asked for one
  const asked = stranger.getByRole("dialog");
  await asked.getByRole("textbox").fill("Marc");
  await asked.getByRole("button", { name: /\S/ }).last().click();
  await stranger.waitForURL("**/table/**");
  await expect(stranger.locator(".top")).toContainText("Marc", { timeout: 60_000 });
  // the seat is gone, for the host too
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Tables ouvertes" })).toHaveCount(0);
  await context.close();
});
