// The guided game of each game can be followed to its end by doing what it asks, and gives nothing away.
import { expect } from "@playwright/test";
import { Newcomer } from "./guided.ts";
import { Player } from "./player.ts";
import { openTable, shot, test } from "./table.ts";

for (const game of ["ts", "vl", "avl", "vr", "ss"]) {
  // That of Tsaritsyn is what the newcomer of the door follows.
  const tag = ["vr", "ss"].includes(game) ? [] : "@long";
  test(`the tour of ${game} is followed to its end`, { tag }, async ({ page, context, home }) => {
    test.setTimeout(900_000);
    const { table } = await openTable(context.request, home, {
      game,
      scenario: "training",
      seats: [{ kind: "me" }, { kind: "bot", bot: "recruit" }],
      training: true,
    });
    const player = new Player(page);
    await player.sit(table.id, "?tour=1");
    const newcomer = new Newcomer(player);
    await expect(newcomer.card).toBeVisible();
    await shot(page, `tour-${game}-first`);
    await newcomer.follow();
    await shot(page, `tour-${game}-last`);
    expect(newcomer.many).toBeGreaterThan(8);
    expect(newcomer.shown.has(1)).toBe(true);
    expect(newcomer.shown.has(newcomer.many)).toBe(true);
    expect(newcomer.left.size, "it led to the end of a phase").toBeGreaterThan(0);
    expect(newcomer.shown.size, "hardly a step was passed by").toBeGreaterThan(newcomer.many * 0.7);
  });
}
