// A game against the computer to its end, then its replay, a branch of it, and its dice checked.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type Act, Player } from "./player.ts";
import { openTable, shot, test } from "./table.ts";

const GROGNARD = join(import.meta.dirname, "../../.venv/bin/grognard");

/** The shortest way through one's own turn: what must be done, and nothing else. */
function shortest(player: Player): Act {
  for (const name of [
    "end_phase",
    "keep",
    "at",
    "unit",
    "back",
    "retreat",
    "lose",
    "test",
    "halt",
    "advance",
  ]) {
    const verb = player.verb(name);
    if (verb) return { verb, noun: verb.kind === "button" ? null : verb.nouns[0]! };
  }
  throw new Error(player.now.menu.prompt);
}

test("a game against the computer, to its end and back", async ({ page, context, home, server }) => {
  test.setTimeout(300_000);
  const created = await openTable(context.request, home, {
    scenario: "training",
    options: {},
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
  const player = new Player(page);
  await player.sit(created.table.id);
  await page.keyboard.press("0");
  for (let acts = 0; acts < 200; acts++) {
    await player.until((now) => now.menu.yours || now.result !== null, 120_000);
    if (player.now.result) break;
    await player.rest();
    await player.click(shortest(player));
  }
  expect(player.now.result?.winner).toBe("red");
  expect(player.now.dice.seed).not.toBe("");
  await expect(page.locator("body")).toContainText(player.now.result!.text);
  await shot(page, "bot-over");

  // the journal, taken home and verified by the command line
  const journal = await context.request.get(`${home}/api/tables/${created.table.id}/journal`);
  const file = join(server.folder, "game.jsonl");
  writeFileSync(file, await journal.text());
  expect(
    execFileSync(GROGNARD, ["replay", file, "--verify", "--json"], { maxBuffer: 1 << 28 }).toString(),
  ).toContain('"dice": "revealed"');

  // the replay: to the end, back, by phase; and playing on from there
  await page.goto(`/replay/${created.table.id}`);
  const slider = page.getByRole("slider").first();
  await expect(slider).toBeVisible();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", String(player.now.log.at(-1)?.n ?? 0), {
    timeout: 20_000,
  });
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
  // acts that tell nothing are stepped over
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(5);
  await shot(page, "replay");
  await page
    .getByRole("button", { name: /Et si|Jouer d.ici/i })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(created.table.id);
  await expect(page.locator("#prompt h2")).not.toBeEmpty();
  await shot(page, "replay-branch");
});
