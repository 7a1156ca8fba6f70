// Lists that lead: what has moved, who is threatened, who is next; a click frames it.
import { expect } from "@playwright/test";
import { expectAccessible, READY, sitDown } from "./helpers.ts";
import { shot, test } from "./table.ts";

test("a click on a list frames it, Tab goes to the next unit in need", async ({ page, home }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const player = await sitDown(page, page.request, home, READY);
  const formation = page.locator(".formations button").filter({ hasText: "3KC" });
  await expect(formation).toContainText("0/5");
  const threatened = page.locator(".watch .threatened button").first();
  await expect(threatened).toContainText(/\d{4} menacé, \d+ contre \d+ au plus/);
  const hex = /\d{4}/.exec((await threatened.textContent())!)![0];
  await threatened.click();
  await expect(page.locator("#pane-stack h2")).toContainText(hex);
  await shot(page, "lists");
  await expectAccessible(page, "lists");

  // the next in need after the first threatened one is another that can act
  await page.locator(".board").focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".board-live")).not.toContainText(hex);
  const told = (await page.locator(".board-live").textContent())!;
  const next = player.board.hexes.labels.find((label) => told.includes(label));
  expect(player.verb("unit")!.nouns.some((unit) => player.at(unit) === next)).toBe(true);

  await player.does("unit", "W3KC-1");
  await player.does("to", "0108");
  await player.does("done");
  await expect(formation).toContainText("1/5");
  await formation.click(); // all of it comes into the window
  for (const unit of ["W3KC-1", "W3KC-2"]) {
    const { x, y } = await player.spot(player.at(unit)!);
    const box = (await page.locator(".board").boundingBox())!;
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});
