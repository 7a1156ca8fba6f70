// With keys alone: from the lobby to the end of a turn, in every game. No mouse is ever heard.
import { expect } from "@playwright/test";
import type { Games } from "../src/protocol.ts";
import { Fingers } from "./fingers.ts";
import { Player } from "./player.ts";
import { test } from "./table.ts";
import { Willing } from "./willing.ts";

const TURNS = [
  ["ts", "Tsaritsyne", "training"],
  ["vl", "Velikié", "training"],
  ["avl", "A Victory Lost", "training"],
  ["vr", "Victory Roads", "training"],
  ["ss", "Sudden Storm", "training"],
] as const;

for (const [game, title, scenario] of TURNS) {
  test(`a turn of ${game} by keys alone, from the lobby on`, { tag: game === "ts" ? [] : "@long" }, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const player = new Player(page);
    const fingers = new Fingers(page);
    await fingers.listen();
    await page.goto("/");
    await expect(page.locator("#main h1")).toBeVisible();

    // a game, its scenario, both sides at this screen, and the table
    await fingers.push(title, ".gsheet .take");
    await page.waitForURL((url) => url.search === `?game=${game}`);
    const { games } = (await (await page.request.get("/api/games?lang=fr")).json()) as Games;
    const wanted = games.find(({ id }) => id === game)!.scenarios.find(({ id }) => id === scenario)!;
    await expect(page.locator("#lobby-scenario")).toBeVisible();
    await fingers.radio("scenario", wanted.title);
    await fingers.radio("opponent", "Même écran");
    await fingers.push("Ouvrir", ".start");
    await page.waitForURL("**/table/**");
    await player.meet(new URL(page.url()).pathname.split("/")[2]!);
    fingers.player = player;

    const turn = player.now.turn;
    const willing = new Willing(player);
    let escaped = false;
    await willing.playOn(
      async (act) => {
        await fingers.act(act);
        if (escaped || player.now.menu.held === null || act.verb.role !== "hand") return;
        escaped = true;
        await fingers.escape();
        await fingers.act(act);
      },
      () => player.now.turn > turn || player.now.result !== null,
    );
    expect(escaped, "a unit was put down by Escape").toBe(true);
    for (const kind of ["hand", "go", "unit", "hex", "end"]) expect([...willing.kinds]).toContain(kind);
    for (const key of ["Enter", "Space", "ArrowUp", "Tab", "F6"])
      expect(fingers.pressed.get(key), key).toBeGreaterThan(0);
    expect(await fingers.otherHands(), "nothing but keys").toEqual([]);
    expect([...fingers.unseen], "every stop of the focus is seen").toEqual([]);
  });
}
