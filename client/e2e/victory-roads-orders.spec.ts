// Orders to hold, and the strategic reserve, by clicks.
import { expect } from "@playwright/test";
import { sitDownAt } from "./helpers.ts";
import { shot, test } from "./table.ts";
import { CITIES, RESERVE } from "./vr-positions.ts";

test("an order to hold is given, lies on the map, and is taken back", async ({ page, context, server }) => {
  const player = await sitDownAt(CITIES, page, context.request, server);
  const plate = page.locator('.bd-marker[data-kind="order"]');
  expect(player.verb("hold")!.nouns.sort()).toEqual(["4314", "5426"]);
  // each city with what its loss costs, held by order or not
  const minsk = page.locator(".foretold li").filter({ hasText: "Minsk" });
  await expect(minsk).toContainText("perdue avec l'ordre");
  await player.does("hold", "5426");
  await expect(plate).toHaveCount(1);
  await expect(plate).toHaveAttribute("data-hex", "5426");
  await expect(page.locator('[data-track="orders"]')).toContainText("1/10");
  await shot(page, "vr-order");
  await page.locator(".undo button").first().click();
  await player.until((now) => now.markers.every((marker) => marker.kind !== "order"));
  await expect(plate).toHaveCount(0);
  await player.rest();
  await player.does("hold", "4314");
  await player.does("done");
  // whoever holds a city by order stays
  await player.until((now) => now.menu.verbs.some((verb) => verb.verb === "end_phase"));
  expect(player.verb("unit")!.nouns).toContain("G11");
});

test("a theatre calls on the reserve: a die, and corps leave the box", async ({ page, context, server }) => {
  const player = await sitDownAt(RESERVE, page, context.request, server);
  await expect(page.locator('[data-box="stavka"]')).toContainText("Stavka");
  await player.does("call_reserve", "TOCS");
  await player.does("roll_stavka", null, 5);
  await expect(page.locator("#prompt")).toContainText("4 points");
  const tray = page.locator(".tray button[data-unit]");
  await expect(tray).toHaveCount(player.verb("unit")!.nouns.length);
  await player.does("unit", "S19T");
  const hex = player.verb("to")!.nouns[0]!;
  await player.does("to", hex);
  expect(player.at("S19T")).toBe(hex);
  await expect(page.locator("#prompt")).toContainText("2 points"); // heavy armour counts double
  await shot(page, "vr-stavka");
});
