// A player who is willing to try a little of everything: what the menu offers, by the roles of its verbs, and
// then on. It knows no game.
import type { MenuVerb } from "../src/protocol.ts";
import type { Act, Player } from "./player.ts";

type Role = MenuVerb["role"];

/** In this order, and so often in a phase while something else leads on. */
const TASTE: readonly (readonly [Role, number])[] = [
  ["go", 4],
  ["join", 2],
  ["commit", 3],
  ["spend", 1],
  ["hand", 2],
];

export class Willing {
  readonly played = new Map<string, number>();
  /** The roles of what was played, and the kinds of its nouns. */
  readonly kinds = new Set<string>();
  private readonly count = new Map<string, number>();

  constructor(private readonly player: Player) {}

  next(): Act {
    const { menu } = this.player.now;
    const able = menu.verbs.filter((one) => one.nouns.length > 0);
    const close = this.closing(able);
    const verb =
      this.tasted(able) ??
      this.ripe(able, close) ??
      close ??
      able.find(({ role }) => role !== "back") ??
      able[0];
    if (!verb) throw new Error(`nothing to do: ${menu.prompt}`);
    this.played.set(verb.verb, (this.played.get(verb.verb) ?? 0) + 1);
    this.kinds.add(verb.role).add(verb.kind);
    if (menu.ending?.verb === verb.verb) this.kinds.add("end");
    return { verb, noun: verb.kind === "button" ? null : this.nearest(verb) };
  }

  private tasted(able: readonly MenuVerb[]): MenuVerb | undefined {
    for (const [role, most] of TASTE)
      for (const verb of able) if (verb.role === role && this.takes(verb, most)) return verb;
    return undefined;
  }

  /** What a question asks for and nothing closes: it has to be answered. */
  private ripe(able: readonly MenuVerb[], close: MenuVerb | undefined): MenuVerb | undefined {
    return able.find((one) => one.role === "" && one !== close && (!close || this.takes(one, 2)));
  }

  private closing(able: readonly MenuVerb[]): MenuVerb | undefined {
    const ending = this.player.now.menu.ending?.verb;
    const held = this.player.now.menu.held !== null;
    return (
      able.find(({ role }) => role === "close" && held) ??
      able.find(({ verb, role }) => verb === ending && role !== "back") ??
      able.find(({ role }) => role === "close") ??
      able.find(({ role }) => role === "back")
    );
  }

  private takes(verb: MenuVerb, most: number): boolean {
    const { turn, phase } = this.player.now;
    const key = `${turn} ${phase} ${verb.verb}`;
    const n = (this.count.get(key) ?? 0) + 1;
    if (n > most) return false;
    this.count.set(key, n);
    return true;
  }

  /** Of several places the nearest to the enemy of what is in hand; of several units one that lies in a stack. */
  private nearest({ kind, nouns }: MenuVerb): string {
    const { player } = this;
    const held = player.now.menu.held;
    if (kind === "hex" && held !== null) {
      const side = player.sideOf(held);
      const foes = [...player.units.keys()].filter((one) => player.sideOf(one) !== side);
      const places = [...new Set(foes.map((one) => player.at(one)).filter((at) => at !== null))];
      const far = (hex: string) => Math.min(...places.map((at) => player.apart(hex, at)));
      if (places.length > 0) return [...nouns].sort((a, b) => far(a) - far(b))[0]!;
    }
    if (kind !== "unit") return nouns[0]!;
    return (
      nouns.find((one) => player.at(one) !== null && player.stack(player.at(one)!).length > 1) ?? nouns[0]!
    );
  }

  async playOn(by: (act: Act) => Promise<void>, until: () => boolean, most = 240): Promise<number> {
    let acts = 0;
    for (; acts < most && !until(); acts++) await by(this.next());
    if (!until()) throw new Error(`after ${most} acts still: ${this.player.now.menu.prompt}`);
    return acts;
  }
}
