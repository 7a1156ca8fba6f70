// Combats of Victory Roads as the booklet plays them: each step lit with who decides, the elite's choice, the
// siege of a city held by order, exploitation.
import { expect } from "@playwright/test";
import { expectAccessible, sitDownAt } from "./helpers.ts";
import { shot, test } from "./table.ts";
import { ELITE, SIEGE } from "./vr-positions.ts";

test("an elite's choice, its price, and exploitation", async ({ page, context, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDownAt(ELITE, page, context.request, server);
  const lit = page.locator(".steps .now");
  const log = page.locator("#pane-log");
  await player.does("target", "5026");
  await expect(lit).toContainText("Désigner l'hex");
  for (const unit of ["G14", "GFHH", "G12P", "G211V"]) await player.does("join", unit);
  await player.does("attack");
  await expect(page.locator(".steps .done")).toHaveCount(3);
  await expect(lit).toContainText(/Annonces, dés et pertes.*l'Axe/);
  await expect(page.locator("#pane-fight .sums")).toContainText("22");
  await expect(page.locator("#pane-fight .cols .now")).toHaveText("2/1");
  await expect(page.locator(".dist .row")).toHaveCount(player.now.odds!.results.length);
  await player.does("elite", "GFHH");
  await player.does("armoured");
  await player.does("throw", null, 4, 6);

  // the cells of the block, then the price: the other side names who bears the first loss
  await expect(page.locator(".acts .options button")).toHaveCount(2);
  await shot(page, "vr-elite");
  await player.does("choose", "E2");
  await expect(lit).toContainText("les Soviétiques");
  await player.does("lose", "GFHH");
  await expect(log).toContainText("E2 devient E");
  await player.does("advance", "G14");
  await player.does("halt");
  await expect(lit).toContainText("Exploitation");
  await player.does("exploit", "GFHH");
  await player.does("exploit", "G12P");
  await player.does("done");
  await player.until((now) => now.phase === "axis-exploitation");
  await player.does("unit", "G12P");
  const to = player.verb("to")!.nouns[0]!;
  await player.does("to", to);
  expect(player.at("G12P")).toBe(to);
  for (const cite of ["VR 7.3.1", "VR 7.4.3", "VR 7.5.4", "VR 7.7.3", "VR 7.9.3", "VR 7.13.2", "VR 7.14.2"])
    await expect(log).toContainText(cite);
});

test("a city held by order is besieged: what its result becomes, and who chooses", async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await sitDownAt(SIEGE, page, context.request, server);
  const lit = page.locator(".steps .now");
  await expect(page.locator('.bd-marker[data-kind="order"]')).toHaveCount(1);
  await player.does("target", "5426");
  await page.locator(".acts .btn").filter({ hasText: "les 6" }).click();
  await player.until((now) => (now.odds?.attackers.length ?? 0) === 6);
  await player.rest();
  await player.does("attack");
  await expect(page.locator('.bd-marker[data-kind="besieged"]')).toHaveCount(1); // no HQ reaches it
  await player.does("hurrah");
  await player.does("throw");
  await expect(lit).toContainText("l'Axe");
  await player.does("plain", null, 1, 2);
  await player.does("lose", "S36G");
  await player.does("lose", "G211S");
  await expect(lit).toContainText(/Résultats tactiques.*l'Axe/);
  await expect(page.locator("#pane-log")).toContainText("DR2 devient Eng");
  await expectAccessible(page, "a combat of six steps");
  await shot(page, "vr-siege");
});
