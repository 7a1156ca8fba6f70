// From the first page to a moved unit without having read anything; and on a phone, by touch.
import { devices, expect } from "@playwright/test";
import { READY } from "./helpers.ts";
import { Player } from "./player.ts";
import { sensible } from "./sensible.ts";
import { openTable, shot, test } from "./table.ts";

test("the guided first turn, from the lobby to a battle", async ({ page }) => {
  test.setTimeout(180_000);
  const player = new Player(page);
  await page.goto("/?game=ts");
  await page.getByRole("button", { name: "Avec la visite guidée" }).click();
  await page.waitForURL(/\/table\/.*tour/);
  await player.until((now) => now !== undefined);
  await player.sit(new URL(page.url()).pathname.split("/")[2]!, "?tour=1");
  const card = page.locator(".tour, .tourcard, [data-tour]").first();
  await expect(card).toContainText("Tsaritsyne");
  await shot(page, "tour-1");
  await card.getByRole("button", { name: /Suivant|Continuer/ }).click();
  await expect(card).toContainText("coins dorés");
  const unit = player.verb("unit")!;
  await player.click({ verb: unit, noun: unit.nouns[0]! });
  await expect(card).toContainText("à sa portée");
  await shot(page, "tour-3");
  const to = player.verb("to")!;
  await player.click({ verb: to, noun: to.nouns[0]! });
  await expect(card).toContainText(/Une erreur/);
  await card
    .getByRole("button", { name: /Quitter|Passer|Fermer|Ignorer/ })
    .first()
    .click();
  await expect(card).toHaveCount(0);
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

  test("by touch: tap shows, the second does", async ({ page, context, home }) => {
    test.setTimeout(180_000);
    const created = await openTable(context.request, home, READY);
    const player = new Player(page);
    await player.sit(created.table.id);
    await shot(page, "phone-table");
    const done = new Map<string, number>();
    for (let acts = 0; acts < 8; acts++) await player.tap(sensible(player, done));
    await shot(page, "phone-after-8-acts");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const name of [/Pile/, /Combat/, /Journal/, /Tour/]) {
      await page.locator(".phonenav").getByRole("button", { name }).tap();
      await shot(page, `phone-${String(name).replace(/\W/g, "").toLowerCase()}`);
    }
    await page.goto("/");
    await shot(page, "phone-lobby");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("a finger hits every control of a replay, upright and lying", async ({ page, context, home }) => {
    const created = await openTable(context.request, home, READY);
    for (const [name, width, height] of [
      ["upright", 390, 844],
      ["lying", 844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/replay/${created.table.id}`);
      await expect(page.getByRole("slider").first()).toBeVisible();
      await shot(page, `phone-replay-${name}`);
      const small = await page
        .locator(".replay :is(.top, .caption, .ctl, .panes, .zoom, .what) button")
        .evaluateAll((buttons) =>
          buttons
            .map((b) => ({
              label: b.getAttribute("aria-label") ?? b.textContent,
              box: b.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(({ label, box }) => `${label}: ${box.width} by ${box.height}`),
        );
      expect(small).toEqual([]);
      const [caption, tools] = [
        await page.locator(".replay .caption").boundingBox(),
        await page.locator(".replay .zoom").boundingBox(),
      ];
      expect(caption!.y + caption!.height, "the tools of the map hide nothing").toBeLessThanOrEqual(tools!.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
