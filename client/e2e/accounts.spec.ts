// An account in the browser: made, closed and opened again, its address proved and its password chosen anew by
// letter; and misuse of the chat told to the operator.
import { execFileSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, READY } from "./helpers.ts";
import { PostedServer, PostOffice } from "./post.ts";
import { test as base, GROGNARD, openTable } from "./table.ts";

const PASSWORD = "un cheval correct";
const ADDRESS = "anna@example.org";

const test = base.extend<object, { office: PostOffice; posted: PostedServer }>({
  office: [
    // biome-ignore lint: playwright wants the braces
    async ({}, use) => {
      const office = new PostOffice();
      await office.open();
      await use(office);
      office.close();
    },
    { scope: "worker" },
  ],
  posted: [
    async ({ office }, use) => {
      const server = new PostedServer(office);
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const box = (page: Page, name: string) => page.getByRole("region", { name });

async function fill(page: Page, part: string, fields: Record<string, string>, go: string): Promise<void> {
  const form = box(page, part);
  for (const [label, value] of Object.entries(fields))
    await form
      .getByRole("textbox", { name: label })
      .or(form.getByLabel(label, { exact: true }))
      .first()
      .fill(value);
  await form.getByRole("button", { name: go }).click();
}

const logIn = (page: Page, name: string, password: string) =>
  fill(page, "Se connecter", { Nom: name, "Mot de passe": password }, "Se connecter");

test("an account: made, a wrong password, an address proved, a password forgotten", async ({
  page,
  posted,
  office,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${posted.address}/account`);
  await fill(
    page,
    "Créer un compte",
    { Nom: "Anna", "Mot de passe": "court", "Adresse électronique": ADDRESS },
    "Créer le compte",
  );
  await expect(page.getByText("Vous êtes Anna.")).toHaveCount(0); // too short
  await fill(page, "Créer un compte", { "Mot de passe": PASSWORD }, "Créer le compte");
  await expect(page.getByText("Vous êtes Anna.")).toBeVisible();
  await expectAccessible(page, "account");

  // the address counts once the link of its letter was opened
  await expect(page.getByText("Cette adresse n'est pas encore confirmée")).toBeVisible();
  await expect.poll(() => office.link(ADDRESS, "verify"), { timeout: 30_000 }).not.toBeNull();
  await page.goto(posted.address + office.link(ADDRESS, "verify"));
  await page.reload();
  await expect(page.getByText("Vous êtes Anna.")).toBeVisible();
  await expect(page.getByText("Cette adresse n'est pas encore confirmée")).toHaveCount(0);

  await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
  await expect(box(page, "Se connecter")).toBeVisible();
  await logIn(page, "Anna", "un autre cheval");
  await expect(page.getByRole("alert").filter({ hasText: /mot de passe|nom/i })).toBeVisible();
  await expectAccessible(page, "a wrong password");

  // forgotten: a letter, a new password, and the old one is worth nothing
  await page.getByText("Mot de passe oublié").click();
  const forgotten = page.getByRole("form", { name: "Mot de passe oublié" });
  await forgotten.getByRole("textbox", { name: "Nom" }).fill("Anna");
  await forgotten.getByRole("button", { name: "M'envoyer un courriel" }).click();
  await expect.poll(() => office.link(ADDRESS, "reset"), { timeout: 30_000 }).not.toBeNull();
  await page.goto(posted.address + office.link(ADDRESS, "reset"));
  await page.reload(); // the key left the address bar, and is used by nobody else
  await page.goto("about:blank");
  await page.goto(posted.address + office.link(ADDRESS, "reset"));
  await fill(
    page,
    "Choisir un nouveau mot de passe",
    { "Nouveau mot de passe": "une mule têtue" },
    "Changer",
  );
  await expect(page.getByText("Vous êtes Anna.")).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
  await logIn(page, "Anna", PASSWORD);
  await expect(page.getByRole("alert").filter({ hasText: /mot de passe|nom/i })).toBeVisible();
  await logIn(page, "Anna", "une mule têtue");
  await expect(page.getByText("Vous êtes Anna.")).toBeVisible();
});

test("a message of the chat is reported, and the operator reads it", async ({ browser, posted }) => {
  test.setTimeout(300_000);
  const host = await browser.newContext({
    baseURL: posted.address,
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  const table = { ...READY, seats: [{ kind: "me" }, { kind: "open" }] };
  const made = await openTable(host.request, posted.address, table, "Boris");
  const guest = await browser.newContext({
    baseURL: posted.address,
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  const page = await guest.newPage();
  await page.goto(`/join#${made.table.id}.${made.invitations[0]!.token}`);
  await page.getByLabel("Votre nom, et rien d'autre").fill("Zoé"); // Anna has an account here
  await page.getByRole("button", { name: "Prendre place" }).click();
  await page.waitForURL("**/table/**");

  const other = await host.newPage();
  await other.goto(`/table/${made.table.id}`);
  for (const one of [other, page]) {
    const log = one.locator("#region-right").getByRole("button", { name: "Journal" }).first();
    await log.click();
    await one.getByRole("button", { name: /^Discussion/ }).click();
  }
  await other.getByRole("textbox", { name: /message/i }).fill("Vous êtes un âne");
  await other.keyboard.press("Enter");

  const report = page.getByRole("button", { name: "Signaler le message de Boris : Vous êtes un âne" });
  await report.click();
  const dialog = page.getByRole("dialog", { name: "Signaler un abus" });
  await expect(dialog.getByRole("textbox")).toHaveValue(/^Boris\s:\s«\sVous êtes un âne\s»$/);
  await expectAccessible(page, "a report");
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("L'exploitant le lira.")).toBeVisible();
  // nobody reports himself
  await expect(other.getByRole("button", { name: /^Signaler le message/ })).toHaveCount(0);

  const told = execFileSync(GROGNARD, ["admin", "reports", "--db", `sqlite:///${posted.folder}/tables.db`]);
  expect(String(told)).toContain("Vous êtes un âne");
  await host.close();
  await guest.close();
});
