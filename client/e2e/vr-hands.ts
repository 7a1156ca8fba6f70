// What a player of Victory Roads does to come through a turn: a little of each thing, then on.
import type { Act, Player } from "./player.ts";

/** Each verb, and how often it is played in a phase; the first that is offered is taken. */
const LIMITS: readonly (readonly [string, number])[] = [
  ...(["place_on", "give_to", "across", "at", "priority", "secondary"] as const).map(
    (one) => [one, 99] as const,
  ),
  ["reinforce_corps", 9],
  ["play", 2],
  ["reinforce", 1],
  ["hold", 1],
  ["roll_stavka", 9],
  ["to", 2],
  ["choose", 99],
  ["lose", 99],
  ["disband", 99],
  ["retreat", 99],
  ["advance", 1],
  ["exploit", 1],
  ["support", 1],
  ["throw", 99],
  ["attack", 9],
  ["join", 6],
  ["target", 1],
  ["unit", 2],
  ...["ready", "done", "next", "pass", "plain", "no_offensive", "forgo", "halt", "stay", "refrain"].map(
    (one) => [one, 99] as const,
  ),
  ...["end_segment", "end_phase", "drop", "cancel"].map((one) => [one, 99] as const),
];

export class Hands {
  readonly played = new Map<string, number>();
  private readonly count = new Map<string, number>();

  next(player: Player): Act {
    const { menu, phase, turn } = player.now;
    for (const [name, most] of LIMITS) {
      const verb = player.verb(name);
      const key = `${turn} ${phase} ${name}`;
      const n = this.count.get(key) ?? 0;
      if (!verb || n >= most) continue;
      this.count.set(key, n + 1);
      this.played.set(name, (this.played.get(name) ?? 0) + 1);
      return { verb, noun: verb.kind === "button" ? null : verb.nouns[(5 * n) % verb.nouns.length]! };
    }
    const verb = menu.verbs.find((one) => one.nouns.length > 0);
    if (!verb) throw new Error(`nothing to do: ${menu.prompt}`);
    return { verb, noun: verb.kind === "button" ? null : verb.nouns[0]! };
  }

  async playOn(player: Player, until: () => boolean, most = 200): Promise<void> {
    for (let acts = 0; acts < most && !until(); acts++) await player.click(this.next(player));
    if (!until()) throw new Error(`after ${most} acts still: ${player.now.menu.prompt}`);
  }
}
