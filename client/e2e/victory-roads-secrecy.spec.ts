// Two people and an onlooker: what lies face down before a side never reaches the others' wires.
import { type Browser, expect } from "@playwright/test";
import { Player } from "./player.ts";
import { openTable, shot, test } from "./table.ts";
import { Hands } from "./vr-hands.ts";

async function someone(browser: Browser, home: string): Promise<Player> {
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  return new Player(await context.newPage());
}

const inHand = (player: Player): string[] =>
  [...player.units.values()].filter((unit) => unit.at.startsWith("available")).map((unit) => unit.id);

test("supports are told to their owner, and to nobody else", async ({ browser, home }) => {
  const [soviet, axis, third] = [
    await someone(browser, home),
    await someone(browser, home),
    await someone(browser, home),
  ];
  const created = await openTable(soviet.page.request, home, {
    game: "vr",
    scenario: "bessarabia",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  const link = (seat: number | null) => created.invitations.find((one) => one.seat === seat)!.token;
  const { id } = created.table;
  await soviet.sit(id);
  await axis.page.goto(`/join#${id}.${link(1)}`);
  await axis.page
    .getByRole("button", { name: /asseoir|rejoindre|Prendre/i })
    .first()
    .click();
  await axis.page.waitForURL(`**/table/${id}`);
  await axis.sit(id);
  await third.page.goto(`/watch#${id}.${link(null)}`);
  await third.page
    .getByRole("button", { name: /Regarder/i })
    .first()
    .click();
  await third.page.waitForURL(`**/table/${id}`);
  await third.sit(id);

  // drawn blindly in sight of all, seen by one
  await new Hands().playOn(soviet, () => soviet.verb("play") !== undefined);
  const held = inHand(soviet);
  expect(held.length).toBeGreaterThan(3);
  const names = new Set(held.map((unit) => soviet.name(unit)));
  for (const watcher of [axis, third]) {
    await watcher.until((now) => now.seq === soviet.now.seq);
    const wire = watcher.frames.join("\n");
    for (const unit of held) expect(wire.includes(`"${unit}"`), `${unit} was told`).toBe(false);
    for (const name of names) expect(wire.includes(`tiré : ${name}`), `${name} was named`).toBe(false);
    expect(watcher.now.hidden.filter((one) => one.at.startsWith("available"))).toHaveLength(held.length);
    await expect(watcher.page.locator(".hands .sbox.is-shut .backs").first()).toBeVisible();
    await expect(watcher.page.locator('.hands .sbox[data-side="soviet"] .mini-ct')).toHaveCount(0);
  }
  await shot(axis.page, "vr-backs");

  // what an overlay, the lists and a pointed hex answer names none of them either
  await axis.page.keyboard.press("z");
  await expect(axis.page.locator(".overlaid")).toContainText("TO");
  await axis.page.keyboard.press("t");
  for (const unit of held)
    expect(
      axis.frames.some((frame) => frame.includes(`"${unit}"`)),
      unit,
    ).toBe(false);
  expect(inHand(axis)).toEqual([]);
});
