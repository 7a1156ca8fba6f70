// A player at a page: reads what the server sent over the wire, and plays with mouse, finger or keys like
// anybody.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Board, DieWanted, MenuVerb, ToClient, UnitNow, Update } from "../src/protocol.ts";

export { playOn, sensible } from "./sensible.ts";

export interface Act {
  verb: MenuVerb;
  noun: string | null;
}

interface Spot {
  x: number;
  y: number;
}

/** As far as a hand draws the map at once. */
const stretch = (pixels: number): number => Math.max(-180, Math.min(180, pixels));

/** Everything that came over the page's sockets, and the position it adds up to. */
export class Player {
  readonly frames: string[] = [];
  readonly units = new Map<string, UnitNow>();
  now!: Update;
  board!: Board;
  scenario = "";
  private die: DieWanted | null = null;
  private waiting: (() => void)[] = [];

  constructor(readonly page: Page) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.hear(String(payload))));
  }

  private hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ToClient;
    if (message.t === "die") this.die = message;
    if (message.t !== "update") return;
    if (message.full) this.units.clear();
    for (const unit of message.units) this.units.set(unit.id, unit);
    this.now = message;
    for (const wake of this.waiting.splice(0)) wake();
  }

  async sit(table: string, query = ""): Promise<void> {
    await this.page.goto(`/table/${table}${query}`);
    await this.meet(table);
  }

  /** Get to know the table that the page shows. */
  async meet(table: string): Promise<void> {
    await this.until((now) => now !== undefined, 180_000);
    const lang = (await this.page.locator("html").getAttribute("lang")) ?? "fr";
    this.board = (await (
      await this.page.request.get(`/api/games/${await this.gameOf(table)}/board?lang=${lang}`)
    ).json()) as Board;
    await this.rest();
  }

  private async gameOf(table: string): Promise<string> {
    const answer = await this.page.request.get(`/api/tables/${table}`);
    const { game, scenario } = (await answer.json()) as { game: string; scenario: string };
    this.scenario = scenario;
    return game;
  }

  async until(true_: (now: Update) => boolean, patience = 60_000): Promise<void> {
    const deadline = Date.now() + patience;
    while (!(this.now && true_(this.now))) {
      if (Date.now() > deadline) throw new Error(`waited in vain; the menu asks: ${this.now?.menu.prompt}`);
      await Promise.race([
        new Promise<void>((done) => this.waiting.push(done)),
        this.page.waitForTimeout(250),
      ]);
    }
  }

  /** The page shows what came last, and waits for nothing. */
  async rest(): Promise<void> {
    await expect(async () => {
      const frames = this.page.locator("#prompt");
      expect(await frames.textContent()).toContain(this.now.menu.prompt);
      expect(await frames.getAttribute("aria-busy")).toBe("false");
    }).toPass({ timeout: 20_000, intervals: [10, 20, 50, 100] });
  }

  verb(name: string): MenuVerb | undefined {
    const found = this.now.menu.verbs.find((verb) => verb.verb === name);
    return found && found.nouns.length > 0 ? found : undefined;
  }

  name(unit: string): string {
    return this.board.units.find((known) => known.id === unit)!.name;
  }

  sideOf(unit: string): string {
    return this.board.units.find((known) => known.id === unit)!.side;
  }

  at(unit: string): string | null {
    const at = this.units.get(unit)!.at;
    return this.board.hexes.labels.includes(at) ? at : null;
  }

  /** The units in a hex, as the roster lists them. */
  stack(hex: string): string[] {
    return [...this.units.values()].filter((unit) => unit.at === hex).map(({ id }) => id);
  }

  /** How far two hexes are from each other on the map. */
  apart(one: string, other: string): number {
    const { labels, x, y } = this.board.hexes;
    const [a, b] = [labels.indexOf(one), labels.indexOf(other)];
    return Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!);
  }

  /** Where a hex is on the screen. */
  async spot(hex: string): Promise<Spot> {
    const i = this.board.hexes.labels.indexOf(hex);
    const box = (await this.page.locator("svg.board-low").boundingBox())!;
    return {
      x: box.x + (this.board.hexes.x[i]! / this.board.width) * box.width,
      y: box.y + (this.board.hexes.y[i]! / this.board.height) * box.height,
    };
  }

  /**
   * The same, after the map was drawn to where nothing lies over it: again and again, for d3 hears no mouse
   * for half a second after a finger.
   */
  async bare(hex: string): Promise<Spot> {
    const seen: string[] = [];
    for (let drags = 0; drags < 48; drags++) {
      const spot = await this.spot(hex);
      const { here, over, middle } = await this.open(spot);
      if (here) return spot;
      seen.push(`${Math.round(spot.x)}, ${Math.round(spot.y)} under ${over}`);
      await this.drag(middle, stretch(middle.x - spot.x), stretch(middle.y - spot.y));
    }
    throw new Error(`${hex} stays under something: ${seen.join("; ")}`);
  }

  /**
   * Whether the map is bare at a spot, what lies over it there, and the bare spot nearest to the middle of
   * the map.
   */
  private open(at: Spot): Promise<{ here: boolean; over: string; middle: Spot }> {
    return this.page.evaluate(({ x, y }) => {
      const on = (left: number, top: number): Element | null => document.elementFromPoint(left, top);
      const box = document.querySelector(".board")!.getBoundingClientRect();
      const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
      const spots: { x: number; y: number; far: number }[] = [];
      for (let dx = -box.width / 2 + 10; dx < box.width / 2; dx += 20)
        for (let dy = -box.height / 2 + 10; dy < box.height / 2; dy += 20)
          spots.push({ x: cx + dx, y: cy + dy, far: Math.hypot(dx, dy) });
      const middle = spots.sort((a, b) => a.far - b.far).find((s) => on(s.x, s.y)?.closest(".board")) ?? {
        x: cx,
        y: cy,
      };
      return {
        here: on(x, y)?.closest(".board") != null,
        over: on(x, y)?.className.toString() ?? "nothing",
        middle,
      };
    }, at);
  }

  private async drag({ x, y }: Spot, dx: number, dy: number): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + dx / 2, y + dy / 2);
    await this.page.mouse.move(x + dx, y + dy);
    await this.page.mouse.up();
    await this.page.waitForTimeout(250);
  }

  // -- doing: each waits until the server has answered and the page shows it

  private async awaitAnswer(doing: () => Promise<void>): Promise<void> {
    const before = this.now.seq;
    this.die = null;
    await doing();
    await this.until((now) => now.seq !== before);
    await this.rest();
  }

  async click(act: Act): Promise<void> {
    await this.awaitAnswer(async () => {
      const { verb, noun } = act;
      const before = this.now.seq;
      if (verb.kind === "button" || verb.kind === "option") {
        const label = verb.kind === "button" ? verb.label : verb.names[noun!]!;
        await this.page.locator(".acts button:not(.off)").filter({ hasText: label }).first().click();
        await this.end(verb, before, (sure) => sure.click());
        return;
      }
      const hex = verb.kind === "hex" ? noun! : this.at(noun!);
      if (hex === null) {
        await this.page.locator(`button[data-unit="${noun}"]:visible`).first().click();
        await this.choose(act, before);
        return;
      }
      const { x, y } = await this.bare(hex);
      await this.page.mouse.click(x, y);
      await this.choose(act, before);
      if (verb.takes) await this.takeInstead(noun!, before);
    });
  }

  /** A click takes the top counter of a stack; another one is taken in the list of the stack. */
  private async takeInstead(unit: string, before: number): Promise<void> {
    await this.until((now) => now.seq !== before);
    const held = this.now.menu.held;
    if (held === null || held === unit || this.at(held) !== this.at(unit)) return;
    await this.rest();
    const tab = this.page.locator("#region-right .tabs button").first();
    if (await tab.isVisible()) await tab.click();
    const row = this.page
      .locator("#pane-stack .unit")
      .filter({ hasText: this.name(unit) })
      .first();
    await row.locator(".unitacts button").first().click();
    await this.until((now) => now.menu.held === unit);
  }

  /**
   * A verb of the menu and, by its id or label, what it is done to; with the dice it throws, where they are
   * rolled by hand.
   */
  async does(name: string, noun: string | null = null, ...faces: number[]): Promise<void> {
    const verb = this.verb(name);
    if (!verb || (noun !== null && !verb.nouns.includes(noun)))
      throw new Error(`${name} ${noun ?? ""} is not offered; the menu asks: ${this.now.menu.prompt}`);
    this.die = null;
    const done = this.click({ verb, noun });
    for (const [i, face] of faces.entries()) {
      await expect.poll(() => this.die?.faces.length, { message: `die ${i + 1} of ${name}` }).toBe(i);
      await this.page
        .locator(".dieask .facebtn")
        .nth(face - 1)
        .click();
    }
    await done;
  }

  /** When a hex can mean several things, the bar asks which. */
  private async choose({ verb, noun }: Act, before: number): Promise<void> {
    const chosen = this.page.locator(".chosen");
    const sure = this.page.locator(".acts .main.final");
    for (let tries = 0; tries < 400 && this.waits(before); tries++) {
      if (await sure.isVisible()) {
        await sure.click();
        return;
      }
      if (await chosen.isVisible()) {
        const name = verb.kind === "unit" ? this.name(noun!) : noun!;
        const words = verb.act ? [verb.act.replace("{}", name)] : [verb.label, name];
        const known = words.reduce((found, hasText) => found.filter({ hasText }), chosen.getByRole("button"));
        await known.first().click();
        await this.confirm(before, (button) => button.click());
        return;
      }
      await this.page.waitForTimeout(25);
    }
  }

  /** Nothing has been played yet, and no die is asked for. */
  private waits(before: number): boolean {
    return this.now.seq === before && this.die === null;
  }

  /** The end of a phase is asked back where something must still be done, and on a phone. */
  private async end(
    { verb }: MenuVerb,
    before: number,
    push: (sure: Locator) => Promise<void>,
  ): Promise<void> {
    if (this.now.menu.ending?.verb !== verb) return;
    const sure = this.page.locator(".endcard .sure");
    for (let tries = 0; tries < 400 && this.waits(before); tries++) {
      if (await sure.isVisible()) {
        await push(sure);
        return;
      }
      await this.page.waitForTimeout(25);
    }
  }

  /** What cannot be undone is asked back. */
  private async confirm(before: number, push: (sure: Locator) => Promise<void>): Promise<void> {
    const sure = this.page.locator(".acts .main.final");
    for (let tries = 0; tries < 400 && this.waits(before); tries++) {
      if (await sure.isVisible()) {
        await push(sure);
        return;
      }
      await this.page.waitForTimeout(25);
    }
  }

  async tap(act: Act): Promise<void> {
    await this.awaitAnswer(async () => {
      const { verb, noun } = act;
      const hex = verb.kind === "hex" ? noun! : verb.kind === "unit" ? this.at(noun!) : null;
      if (hex === null) {
        const label =
          verb.kind === "unit" ? undefined : verb.kind === "button" ? verb.label : verb.names[noun!]!;
        const button = label
          ? this.page.locator(".acts button:not(.off)").filter({ hasText: label }).first()
          : this.page.locator(`button[data-unit="${noun}"]:visible`).first();
        const before = this.now.seq;
        await button.tap();
        await this.end(verb, before, (sure) => sure.tap());
        return;
      }
      const { x, y } = await this.bare(hex);
      const before = this.now.seq;
      await this.page.touchscreen.tap(x, y);
      await this.page.locator(".chosen, .acts .main").first().waitFor();
      expect(this.now.seq, "the first tap only shows").toBe(before);
      if (await this.page.locator(".chosen").isVisible()) await this.choose(act, before);
      else {
        await this.page.locator(".acts .main").tap();
        await this.confirm(before, (sure) => sure.tap());
      }
    });
  }
}
