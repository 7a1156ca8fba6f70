// The server is killed in mid-turn and comes back: the page finds its way, and nothing acknowledged is lost.
import { expect } from "@playwright/test";
import { READY, sitDown } from "./helpers.ts";
import { playOn, sensible } from "./sensible.ts";
import { shot, test } from "./table.ts";

test("reconnects after the server was killed in mid-turn", async ({ page, context, home, server }) => {
  test.setTimeout(180_000);
  const player = await sitDown(page, context.request, home, READY);
  await page.keyboard.press("0");
  let acts = 0;
  await playOn(
    player,
    async (act) => {
      await player.click(act);
      acts++;
    },
    () => acts === 4,
  );
  const before = { seq: player.now.seq, units: [...player.units.values()], prompt: player.now.menu.prompt };

  await server.kill();
  await expect(page.locator(".table")).toContainText(/reconnexion|connexion perdue|Reconnexion/i);
  await shot(page, "restart-away");
  await server.start();
  await page.waitForFunction(
    () => !/reconnexion/i.test(document.querySelector(".table")?.textContent ?? ""),
    undefined,
    { timeout: 60_000 },
  );
  await player.until((now) => now.full && now.seq === before.seq);
  expect([...player.units.values()]).toEqual(before.units);
  expect(player.now.menu.prompt).toBe(before.prompt);
  await player.rest();
  await player.click(sensible(player, new Map()));
  expect(player.now.seq).toBe(before.seq + 1);
});
