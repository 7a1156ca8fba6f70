import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openTable, ROOT, shot, signIn, test } from "./table.ts";

const SIZES = [
  ["1280", 1280, 720],
  ["390", 390, 844],
] as const;
async function shots(page, name) {
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.waitForTimeout(900);
      await page.screenshot({
        path: join(ROOT, "out/shots", `${name}-${size}-${theme}.png`),
        fullPage: true,
      });
    }
  }
}
test("look", async ({ page, context, home }) => {
  test.setTimeout(600_000);
  await page.goto("/");
  await page.locator(".gsheet img").nth(4).waitFor();
  await page.waitForTimeout(6000);
  await shots(page, "look-first");
  await page.goto("/?game=ts");
  await page.locator(".start .open").waitFor();
  await shots(page, "look-fresh");
  const made = await openTable(context.request, home, {
    options: { setup: "ready_made", white_flexibility: "yes" },
    seats: [{ kind: "me" }, { kind: "open" }],
    pace: "daily",
    hours: 24,
  });
  const other = await context.browser()!.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  const guest = await other.newPage();
  await guest.goto(`${home}/join#${made.table.id}.${made.invitations[0].token}`);
  await guest.locator(".letter form").waitFor();
  await shots(guest, "look-letter-en");
  const me = await (await context.request.get(`${home}/api/me`)).json();
  const headers = { origin: home, "accept-language": "fr", "x-csrf-token": me.csrf };
  const golden = readFileSync(join(ROOT, "tests/golden/ts/200-greedy.jsonl"), "utf8");
  const over = await (
    await context.request.post(`${home}/api/tables/import?lang=fr`, { data: { journal: golden }, headers })
  ).json();
  const t2 = await context.request.post(`${home}/api/tables?lang=fr`, {
    headers,
    data: {
      game: "ts",
      options: { setup: "ready_made" },
      seats: [{ kind: "bot", bot: "greedy" }, { kind: "me" }],
    },
  });
  if (!t2.ok()) throw new Error(await t2.text());
  await page.waitForTimeout(6000);
  await page.goto("/");
  await page.locator(".lead .say").waitFor();
  await page.waitForTimeout(3000);
  await shots(page, "look-back");
  await page.goto(`/end/${over.table.id}`);
  await page.locator(".end-fronts .fl").first().waitFor({ timeout: 60000 });
  await shots(page, "look-end");
});
