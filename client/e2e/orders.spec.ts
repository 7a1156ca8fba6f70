// A standing order answers while its owner is away, live and by correspondence, and nobody else learns of it.
import { type Browser, expect } from "@playwright/test";
import type { ToClient } from "../src/protocol.ts";
import { expectAccessible } from "./helpers.ts";
import { Player } from "./player.ts";
import { openTable, shot, test } from "./table.ts";

const TOY = { game: "toy", options: {}, dice: "manual", faces: [5, 5] };
const SEATS = [{ kind: "me" }, { kind: "open" }];

async function sitter(browser: Browser, home: string) {
  const context = await browser.newContext({ baseURL: home, locale: "fr-FR", reducedMotion: "reduce" });
  return { context, player: new Player(await context.newPage()) };
}

for (const pace of ["live", "daily"]) {
  test(`an order answers for who is away (${pace})`, async ({ browser, home }) => {
    const [blue, red] = [await sitter(browser, home), await sitter(browser, home)];
    const made = await openTable(blue.context.request, home, { ...TOY, pace, seats: SEATS });
    const { id } = made.table;
    const token = made.invitations.find((one) => one.seat === 1)!.token;
    await blue.player.sit(id);
    await red.player.page.goto(`/join#${id}.${token}`);
    await red.player.page
      .getByRole("button", { name: /asseoir|rejoindre|Prendre/i })
      .first()
      .click();
    await red.player.page.waitForURL(`**/table/${id}`);
    await red.player.sit(id);

    // Blue stands where Red can attack
    await blue.player.does("deploy", "north", 6);
    await red.player.until((now) => now.menu.yours);
    await red.player.rest();
    await red.player.does("deploy", "south");
    await blue.player.until((now) => now.menu.yours);
    await blue.player.rest();
    await blue.player.does("unit", "B-H");
    await blue.player.does("to", "0201");
    await blue.player.does("end_phase");
    await blue.player.does("end_phase");

    // gives an order, and leaves
    const page = blue.player.page;
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Consignes…" }).click();
    const dialog = page.getByRole("dialog", { name: "Consignes" });
    await dialog.getByRole("button", { name: "Comme le supposent les chances affichées" }).click();
    await expect(dialog.locator("[aria-pressed=true]")).toHaveText(
      "Comme le supposent les chances affichées",
    );
    await shot(page, `orders-${pace}`);
    await expectAccessible(page, "standing orders");
    await dialog.getByRole("button", { name: "Fermer" }).last().click();
    await expect(page.locator(".orderchip")).toContainText("Une consigne");
    await blue.context.close();

    // Red attacks; Blue falls back by himself
    await red.player.until((now) => now.menu.yours);
    await red.player.rest();
    await red.player.does("end_phase");
    await red.player.does("unit", "R-F");
    await red.player.does("target", "0201");
    await red.player.does("attack", null, 4);
    await red.player.until(() => red.player.at("B-H") !== "0201");
    const told = red.player.frames.map((frame) => JSON.parse(frame) as ToClient);
    for (const message of told) if (message.t === "orders") expect(message.answers).toEqual({});
    const entry = red.player.now.log.at(-1);
    expect([entry?.side, entry?.by], "an action like any other").toEqual(["blue", ""]);
    await expect(red.player.page.locator(".orderchip")).toHaveCount(0);
    await red.context.close();
  });
}
