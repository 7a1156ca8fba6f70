// Both languages, both themes, no serious fault for those who read with other means, and help at the table.
import { expect } from "@playwright/test";
import { clickUntil, expectAccessible, READY, sitDown } from "./helpers.ts";
import { Player } from "./player.ts";
import { openTable, shot, test } from "./table.ts";

test("every page is readable by all, in light and dark", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const created = await openTable(context.request, home, READY);
  const player = new Player(page);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.locator(".lead, .hero").first()).toBeVisible();
    await expectAccessible(page, `lobby ${theme}`);
    await shot(page, `lobby-${theme}`);
    await player.sit(created.table.id);
    await expectAccessible(page, `table ${theme}`);
    await shot(page, `table-${theme}`);
    await page.goto(`/replay/${created.table.id}`);
    await expect(page.getByRole("slider").first()).toBeVisible();
    await expectAccessible(page, `replay ${theme}`);
    await page.goto("/rules/ts");
    await expect(page.locator("body")).toContainText("TS V.4");
    await expectAccessible(page, `rulebook ${theme}`);
    await page.goto("/account");
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectAccessible(page, `account ${theme}`);
  }
});

test("the same game read in French and in English", async ({ page, context, home }) => {
  const player = await sitDown(page, context.request, home, READY);
  await page.keyboard.press("0");
  await clickUntil(player, () => player.now.phase === "white-combat");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("#region-left")).toContainText("Mouvement blanc");
  const french = player.now.menu.prompt;
  await shot(page, "table-fr");
  await page.getByRole("button", { name: "English" }).click();
  await player.until((now) => now.menu.prompt !== french);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("#region-left")).toContainText("White movement");
  await expect(page.locator("#prompt")).toContainText(player.now.menu.prompt);
  const words = (await page.locator(".table").innerText()).toLowerCase();
  for (const left of ["mouvement", "placement", "renforts", "annuler", "définitif", "journal"])
    expect(words).not.toContain(left);
  await shot(page, "table-en");
});

test("why not, overlays, and the rule behind them", async ({ page, context, home }) => {
  const player = await sitDown(page, context.request, home, READY);
  await page.keyboard.press("0");
  const unit = player.verb("unit")!;
  await player.click({ verb: unit, noun: unit.nouns[0]! });
  const far = await player.bare("0101");
  await page.mouse.click(far.x, far.y, { button: "right" });
  const card = page.locator(".why, .whycard, [data-why-card]").filter({ hasText: "TS V.2" }).first();
  await expect(card).toBeVisible();
  await shot(page, "why-not");
  await page.keyboard.press("Escape");
  const frameCount = player.frames.length;
  await page.keyboard.press("z");
  await expect
    .poll(() =>
      player.frames
        .slice(frameCount)
        .some((frame) => frame.includes('"t":"overlay"') && frame.includes('"zoc"')),
    )
    .toBe(true);
  await shot(page, "overlay-zoc");
});

test("dice rolled by hand", async ({ page, context, home }) => {
  test.setTimeout(180_000);
  const player = await sitDown(page, context.request, home, { ...READY, dice: "manual" });
  await page.keyboard.press("0");
  await clickUntil(player, () => player.verb("attack") !== undefined);
  const attack = player.verb("attack")!;
  const before = player.now.seq;
  await page.locator(".acts button:not(.off)").filter({ hasText: attack.label }).first().click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toBeVisible();
  await shot(page, "dice-by-hand");
  for (let dice = 0; dice < 6 && player.now.seq === before; dice++) {
    await expect(dialog).toBeVisible();
    const answers = () => player.frames.filter((frame) => /^{"t":"(die|update)"/.test(frame)).length;
    const answerCount = answers();
    await page.keyboard.press("1");
    await expect.poll(answers).toBeGreaterThan(answerCount);
  }
  expect(player.now.seq).toBe(before + 1);
  expect(player.now.log.flatMap((entry) => entry.lines).some((line) => line.face === 1)).toBe(true);
});
