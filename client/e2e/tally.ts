// Clicks counted: those a player makes, and those that the same acts take one unit at a time.
import { expect, type Page } from "@playwright/test";
import type { GroupAnswer, Menu, ToClient, ToServer } from "../src/protocol.ts";
import { type Act, Player, sensible } from "./player.ts";

/** Clicks on the dice dialog are no part of playing: the dice could be thrown by the server. */
const COUNTER = `
  window.tally = 0;
  let from = null;
  addEventListener("pointerdown", (e) => { from = [e.clientX, e.clientY]; }, true);
  addEventListener("pointerup", (e) => {
    const still = from && Math.hypot(e.clientX - from[0], e.clientY - from[1]) < 6;
    if (still && !e.target.closest("dialog, .dieask")) window.tally++;
    from = null;
  }, true);
`;

/** A player whose clicks are counted; `before` is what his acts would have taken one unit at a time. */
export class Tally extends Player {
  before = 0;
  private counted = -1;
  private readonly kinds = new Map<string, Menu["verbs"][number]>();

  constructor(page: Page) {
    super(page);
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => this.sent(JSON.parse(String(payload)) as ToServer));
      socket.on("framereceived", ({ payload }) => {
        // what cannot be undone was asked back then too
        if ((JSON.parse(String(payload)) as ToClient).t === "confirm") this.before++;
      });
    });
  }

  override async sit(table: string, query = ""): Promise<void> {
    await this.page.addInitScript(COUNTER);
    await super.sit(table, query);
  }

  private sent(message: ToServer): void {
    if (message.t !== "act" && message.t !== "acts") return;
    if (message.seq === this.counted) return; // the same again: its dice, or what was asked back
    this.counted = message.seq;
    for (const verb of this.now.menu.verbs) this.kinds.set(verb.verb, verb);
    const gone = new Set<string>();
    for (const { verb, noun } of message.t === "act" ? [message] : message.acts) {
      this.before += this.costs(verb, noun ?? null, gone);
      if (this.kinds.get(verb)?.kind === "unit" && noun != null) gone.add(noun);
    }
  }

  /**
   * A click for the noun; one more where its hex has several units to choose from. Putting a unit down took
   * none: one clicked the next.
   */
  private costs(name: string, noun: string | null, gone: ReadonlySet<string>): number {
    const verb = this.kinds.get(name);
    if (name === "done" || name === "drop") return 0;
    if (verb?.kind !== "unit" || noun === null) return 1;
    const hex = this.at(noun);
    const same = verb.nouns.filter((unit) => !gone.has(unit) && this.at(unit) === hex);
    return hex !== null && same.length > 1 ? 2 : 1;
  }

  get after(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { tally: number }).tally);
  }

  async clickHex(hex: string, shift = false): Promise<void> {
    const { x, y } = await this.bare(hex);
    if (shift) await this.page.keyboard.down("Shift");
    await this.page.mouse.click(x, y);
    if (shift) await this.page.keyboard.up("Shift");
  }

  /** Take all of a stack, or of several, and go to the hex nearest to another one that all of them can enter. */
  async march(stacks: readonly string[], towards: string): Promise<void> {
    const [first, ...more] = stacks;
    const able = this.verb("unit")!.nouns;
    const units = [...this.units.values()].filter(({ id, at }) => stacks.includes(at) && able.includes(id));
    if (units.length === 0) return;
    await this.take(first!);
    let open = this.verb("to")?.nouns ?? [];
    if (units.length > 1) {
      if (units.filter(({ at }) => at === first).length > 1) await this.clickHex(first!);
      for (const hex of more) await this.clickHex(hex, true);
      await expect(this.page.locator('.groupbar .mem button[aria-pressed="true"]')).toHaveCount(units.length);
      open = await this.reachOf(units.length);
    }
    const to = this.nearest(open, towards);
    if (to === null) throw new Error(`${stacks.join(", ")} cannot go anywhere together`);
    await this.clickUntil(to, () => units.every(({ id }) => this.at(id) === to));
  }

  /** Take who stands in a hex. */
  private async take(hex: string): Promise<void> {
    await this.rest();
    await this.clickUntil(hex, () => this.now.menu.held !== null);
  }

  /** A click made while the map still moves or redraws may go nowhere, and is made again. */
  private async clickUntil(hex: string, done: () => boolean): Promise<void> {
    await expect(async () => {
      if (!done()) await this.clickHex(hex);
      await this.until(done, 5_000);
    }).toPass({ timeout: 90_000 });
    await this.rest();
  }

  /** Where all of the selected group can go, as the server has told. */
  private async reachOf(many: number): Promise<string[]> {
    const told = (): GroupAnswer | undefined =>
      this.frames
        .map((frame) => JSON.parse(frame) as ToClient)
        .filter((message): message is GroupAnswer => message.t === "group")
        .filter(({ hex, go, stay }) => hex === null && go.length + stay.length === many)
        .at(-1);
    await expect.poll(() => told() !== undefined).toBe(true);
    return Object.entries(told()!.reach)
      .filter(([, at]) => at.n === many)
      .map(([hex]) => hex);
  }

  private nearest(hexes: readonly string[], to: string): string | null {
    const { labels, x, y } = this.board.hexes;
    const there = labels.indexOf(to);
    const far = (hex: string): number => {
      const i = labels.indexOf(hex);
      return Math.hypot(x[i]! - x[there]!, y[i]! - y[there]!);
    };
    return [...hexes].sort((a, b) => far(a) - far(b) || a.localeCompare(b))[0] ?? null;
  }

  /** Attack a hex with all who can join, and answer what follows as it comes. */
  async attack(hex: string): Promise<void> {
    await this.clickHex(hex);
    await this.until((now) => now.menu.verbs.some(({ role }) => role === "join"));
    await this.rest();
    const join = this.now.menu.verbs.find(({ role }) => role === "join")!;
    if (join.nouns.length > 1) await this.button(join.act.replace("{}", `les ${join.nouns.length}`));
    else await this.does(join.verb, join.nouns[0]!);
    await this.button(this.now.menu.verbs.find(({ role }) => role === "commit")!.label);
    await this.settle();
  }

  /** Do something with dice by hand, which all show one face. */
  async withDice(face: number, does: () => Promise<void>): Promise<void> {
    const dice = this.page.locator(".dieask .facebtn");
    const ended = { now: false };
    const throwing = (async () => {
      while (!ended.now) {
        if (await dice.first().isVisible()) await dice.nth(Math.min(face, await dice.count()) - 1).click();
        else await this.page.waitForTimeout(50);
      }
    })();
    try {
      await does();
    } finally {
      ended.now = true;
      await throwing;
    }
  }

  /** Answer until the combat is over, or a phase asks its own question. */
  async settle(): Promise<void> {
    const fights = this.now.steps.length > 0;
    for (let n = 0; n < 40 && !this.now.menu.ending && this.now.menu.yours; n++) {
      if (fights && this.now.steps.length === 0) return;
      const others = this.page.locator(".acts button:not(.off)").filter({ hasText: /autres?$/ });
      if (this.verb("advance") && (await others.count()) > 0) await this.button("autre");
      else await this.click(this.supported() ?? sensible(this, new Map()));
    }
  }

  /** Guns that may fire do, then the support is complete. */
  private supported(): Act | null {
    const verb = this.verb("artillery") ?? this.verb("ready");
    return verb ? { verb, noun: verb.kind === "button" ? null : verb.nouns[0]! } : null;
  }

  /** Press a button of the bar. */
  async button(label: string): Promise<void> {
    const before = this.now.seq;
    await this.page.locator(".acts button:not(.off)").filter({ hasText: label }).first().click();
    await this.until((now) => now.seq !== before);
    await this.rest();
  }

  /** The end of a phase, with what it asks back. */
  async endPhase(): Promise<void> {
    const down = ["done", "drop"].find((verb) => this.verb(verb));
    if (this.now.menu.held !== null && down) {
      this.before++; // somebody is still in hand
      await this.does(down);
    }
    await this.settle();
    await this.does(this.now.menu.ending!.verb);
  }
}
