// A newcomer who does what the guided game asks, and what the computer advises where it asks for nothing.
import { expect, type Locator } from "@playwright/test";
import type { HintAnswer, ToClient, TourStep } from "../src/protocol.ts";
import type { Act, Player } from "./player.ts";

const ENOUGH = 16; // acts in one phase
const PATIENCE = 300; // times a twentieth of a second for an advice

export class Newcomer {
  private readonly advised = new Map<string, number>();
  /** The steps that were shown, by their number. */
  readonly shown = new Set<number>();
  /** What was said to be left undone when a step asked to end a phase, by the number of the step. */
  readonly left = new Map<number, number>();
  readonly card: Locator;
  readonly tab: Locator;
  private readonly behind: Locator;

  constructor(readonly player: Player) {
    this.card = player.page.locator(".tourcard");
    this.tab = player.page.locator(".tourtab");
    this.behind = player.page.locator('.slot .queue [data-tab="tour"]');
  }

  private get steps(): TourStep[] {
    const { board, scenario } = this.player;
    return board.tour.filter((step) => step.scenario === scenario);
  }

  get many(): number {
    return this.steps.length;
  }

  /** The tour is on: as a label, behind another card, or as a tab that waits. */
  async isOn(): Promise<boolean> {
    const seen = async () =>
      (await this.card.count()) + (await this.tab.count()) + (await this.behind.count()) > 0;
    for (let tries = 0; tries < 6; tries++) {
      if (await seen()) return true;
      await this.player.page.waitForTimeout(300); // one card may be giving way to another
    }
    return false;
  }

  /** The step on the label, counted from one. */
  private async step(): Promise<{ n: number; step: TourStep } | null> {
    if ((await this.card.count()) === 0 && (await this.behind.count()) > 0) await this.behind.click();
    if ((await this.card.count()) === 0) return null;
    const n = Number(await this.card.locator(".n").textContent());
    return { n, step: this.steps[n - 1]! };
  }

  /** What the computer would do here. */
  async hint(): Promise<Act | null> {
    const { player } = this;
    const answered = (frame: string): HintAnswer | null => {
      const message = JSON.parse(frame) as ToClient;
      return message.t === "hint" && message.seq === player.now.seq ? message : null;
    };
    await player.page.locator("body").press("i");
    let found: HintAnswer | null = null;
    for (let tries = 0; tries < PATIENCE && found === null; tries++) {
      found = player.frames.map(answered).find(Boolean) ?? null;
      if (found === null) await player.page.waitForTimeout(50);
    }
    const verb = found && player.verb(found.verb);
    return verb ? { verb, noun: found!.noun } : null;
  }

  /** Where no advice comes in time: what is asked for, else the first thing that goes on. */
  private anything(wanted: string): Act {
    const { player } = this;
    const verb =
      player.verb(wanted) ??
      ["to", "target", "join", "attack", "unit"].map((name) => player.verb(name)).find(Boolean) ??
      player.now.menu.verbs.find((one) => one.nouns.length > 0 && one.role !== "back")!;
    return { verb, noun: verb.kind === "button" ? null : verb.nouns[0]! };
  }

  /** One thing: the next label, what it asks for, or what is advised. */
  async goOn(): Promise<void> {
    const { player } = this;
    const now = await this.step();
    if (now) {
      this.shown.add(now.n);
      if (now.step.verb === "") {
        await this.card.locator(".foot button").last().click();
        return;
      }
      if (player.now.menu.ending?.verb === now.step.verb) {
        const told = await this.card.locator(".left li").count();
        expect(told, "what is left undone is said").toBe(player.now.menu.ending.undone.length);
        this.left.set(now.n, told);
      }
      if (now.step.verb === "attack") {
        const more = player.verb("join")?.nouns.length ?? 0;
        await expect(this.card.locator(".left li"), "who could still join is said").toHaveCount(more ? 1 : 0);
      }
    }
    await player.until((update) => update.menu.yours || update.result !== null, 120_000);
    if (player.now.result) return;
    await player.rest();
    await this.act(now?.step.verb ?? "");
  }

  /** The act that is asked for, with the noun that is advised if the advice is of that kind. */
  private async act(wanted: string): Promise<void> {
    const { player } = this;
    const verb = player.verb(wanted);
    if (verb && verb.kind === "button" && wanted !== player.now.menu.ending?.verb) {
      await player.click({ verb, noun: null });
      return;
    }
    const advised = (await this.hint()) ?? this.anything(wanted);
    if (this.isTired(advised)) {
      const closing = player.verb(player.now.menu.ending?.verb ?? "") ?? player.verb("drop");
      if (closing) {
        await player.click({ verb: closing, noun: null });
        return;
      }
    }
    if (verb && advised.verb.verb !== wanted && !["unit", "to"].includes(wanted) && verb.kind !== "button")
      await player.click({ verb, noun: verb.nouns[0]! });
    else await player.click(advised);
  }

  /** Advised the same thing again and again in one phase, or moved enough: a newcomer goes on. */
  private isTired({ verb, noun }: Act): boolean {
    const { turn, phase } = this.player.now;
    const count = (what: string): number => {
      const key = `${turn} ${phase} ${what}`;
      this.advised.set(key, (this.advised.get(key) ?? 0) + 1);
      return this.advised.get(key)!;
    };
    return count("") > ENOUGH || count(`${verb.verb} ${noun}`) > 2;
  }

  async follow(most = 260): Promise<void> {
    for (let n = 0; n < most && (await this.isOn()) && !this.player.now.result; n++) await this.goOn();
    expect(await this.isOn(), "the tour came to its end").toBe(false);
  }

  async playOut(most = 400): Promise<void> {
    for (let n = 0; n < most && !this.player.now.result; n++) await this.goOn();
    expect(this.player.now.result, "the game came to its end").not.toBeNull();
  }
}
