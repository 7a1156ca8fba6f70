// Velikié Louki: what else a division could do is offered beside the map while it is selected.
import { expect } from "@playwright/test";
import { sitDownAt } from "./helpers.ts";
import { shot, test } from "./table.ts";

const WHOLE = `
game = "vl"
turn = 2
phase = "soviet-movement"
[units]
9DFG = {at = "1112", steps = 3}
QG5G = "1212"
Giehl = "0512"
`;

test("a click selects a division, and detaching a cadre is offered beside the map", async ({
  page,
  context,
  server,
}) => {
  const player = await sitDownAt(WHOLE, page, context.request, server);
  const { x, y } = await player.bare("1112");
  await page.mouse.click(x, y);
  await player.until((now) => now.menu.held === "9DFG");
  await player.rest();
  const row = page.locator("#pane-stack li.held");
  await expect(row.getByRole("heading")).toContainText(player.name("9DFG"));
  await shot(page, "vl-detach");
  await row.getByRole("button", { name: /^détacher un cadre/i }).click();
  await expect.poll(() => player.units.get("9DFG")!.steps).toBe(2);
  const cadres = [...player.units.values()].filter(({ id, at }) => at === "1112" && id !== "9DFG");
  expect(cadres, "the cadre stands beside its division").toHaveLength(1);
  await expect(page.locator("#pane-stack")).toContainText(player.name(cadres[0]!.id));
});
