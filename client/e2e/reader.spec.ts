// By what a screen reader gets: from the lobby to the end of a turn in every game, by roles and names alone.
import { expect, type Page } from "@playwright/test";
import type { Games } from "../src/protocol.ts";
import { expectAccessible } from "./helpers.ts";
import { Listener } from "./listener.ts";
import { Player } from "./player.ts";
import { test } from "./table.ts";
import { Willing } from "./willing.ts";

const NAMES = {
  fr: {
    places: "La carte en mots",
    doable: "Actions possibles sur la carte",
    occupied: "Unités sur la carte, hex par hex",
    bar: "Question posée",
    right: "Pile, combat, journal",
    choose: "Que voulez-vous faire",
    same: "Même écran",
    open: "Ouvrir la table",
    scenario: "Scénario",
  },
  en: {
    places: "The map in words",
    doable: "Legal actions on the map",
    occupied: "Units on the map, hex by hex",
    bar: "The question asked",
    right: "Stack, combat, log",
    choose: "What do you want to do?",
    same: "Same screen",
    open: "Open the table",
    scenario: "Scenario",
  },
} as const;

const TURNS = [
  ["ts", "training", "fr"],
  ["vl", "training", "en"],
  ["avl", "training", "fr"],
  ["vr", "training", "en"],
  ["ss", "training", "fr"],
] as const;

/** Controls without a name, and pictures without words. */
function nameless(snapshot: string): string[] {
  const control =
    /^\s*- '?(button|link|checkbox|radio|slider|textbox|combobox|switch|dialog|application)'?( \[[^\]]*\])*:?$/;
  return snapshot.split("\n").filter((line) => control.test(line));
}

async function expectNamed(page: Page, where: string): Promise<void> {
  expect(nameless(await page.locator("body").ariaSnapshot()), `${where}: every control has a name`).toEqual(
    [],
  );
  await expectAccessible(page, where);
}

for (const [game, scenario, lang] of TURNS) {
  test(`a turn of ${game} by the tree of a screen reader, in ${lang}`, {
    tag: game === "ts" ? [] : "@long",
  }, async ({ browser, server }) => {
    test.setTimeout(600_000);
    const words = NAMES[lang];
    const context = await browser.newContext({
      baseURL: server.address,
      locale: lang === "fr" ? "fr-FR" : "en-GB",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 720 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const player = new Player(page);
    const listener = new Listener(page, words);
    await listener.listen();
    await page.goto("/");
    const { games } = (await (await page.request.get(`/api/games?lang=${lang}`)).json()) as Games;
    const of = games.find(({ id }) => id === game)!;
    const played = of.scenarios.find(({ id }) => id === scenario)!;

    // the shelf, the scenario, both sides at this screen
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectNamed(page, "lobby");
    const title = of.title.split(/[,:\u00a0]/)[0]!.trim();
    await listener.press(page.getByRole("article").getByRole("link", { name: new RegExp(`^${title}`) }));
    await page.waitForURL((url) => url.search === `?game=${game}`);
    await listener.press(page.getByRole("radio", { name: played.title }));
    await listener.press(page.getByRole("radio", { name: words.same }));
    await expect(page.getByRole("radio", { name: words.same })).toBeChecked();
    await expectNamed(page, "set-up");
    await listener.press(page.getByRole("button", { name: words.open }));
    await page.waitForURL("**/table/**");
    await player.meet(new URL(page.url()).pathname.split("/")[2]!);
    listener.player = player;

    // the map is there in words: its units, and what can be done
    await listener.openPlaces();
    await expectNamed(page, "table");
    for (const hex of new Set(
      [...player.units.keys()].map((one) => player.at(one)).filter((at) => at !== null),
    ))
      await expect(listener.places.getByRole("button", { name: new RegExp(`^${hex},`) })).toHaveCount(1);

    const turn = player.now.turn;
    const willing = new Willing(player);
    let looked = 0;
    await willing.playOn(
      async (act) => {
        await listener.act(act);
        if (player.now.odds && looked++ === 0) await expectNamed(page, "combat");
      },
      () => player.now.turn > turn || player.now.result !== null,
    );
    for (const kind of ["unit", "hex", "hand", "go", "end"]) expect([...willing.kinds]).toContain(kind);
    await expectNamed(page, "the next turn");
    await context.close();
  });
}
