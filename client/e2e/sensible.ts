// Acts to play on with, whatever the game asks.
import { expect } from "@playwright/test";
import type { Act, Player } from "./player.ts";

/** Something sensible to do now: set up by hand a little, move and attack a little, then end the phase. */
export function sensible(player: Player, done: Map<string, number>): Act {
  const { menu, phase, turn } = player.now;
  const count = (what: string): number => {
    const key = `${turn} ${phase} ${what}`;
    done.set(key, (done.get(key) ?? 0) + 1);
    return done.get(key)!;
  };
  const first = (name: string, at = 0): Act | null => {
    const verb = player.verb(name);
    return verb ? { verb, noun: verb.kind === "button" ? null : verb.nouns[at % verb.nouns.length]! } : null;
  };
  const some = (name: string, most: number): Act | null =>
    player.verb(name) && count(name) <= most ? first(name, count(`${name} of`)) : null;
  const found =
    (phase.endsWith("setup")
      ? (some("unit", 2) ?? first("at") ?? first("ready_made") ?? first("end_setup"))
      : null) ??
    first("at") ??
    some("unit", 3) ??
    first("to") ??
    some("target", 2) ??
    some("join", 3) ??
    first("attack") ??
    first("keep") ??
    first("lose") ??
    first("back") ??
    first("retreat") ??
    first("test") ??
    first("advance") ??
    first("halt") ??
    first("done") ??
    first("drop") ??
    first("cancel") ??
    first("end_phase") ??
    first("unit") ??
    first("disband");
  if (!found)
    throw new Error(
      `nothing sensible in: ${menu.verbs.map((verb) => `${verb.verb} ${verb.nouns.length}`).join(", ")}`,
    );
  return found;
}

/** Play on with these hands until something is so. */
export async function playOn(
  player: Player,
  by: (act: Act) => Promise<void>,
  until: () => boolean,
  most = 400,
): Promise<number> {
  const done = new Map<string, number>();
  let acts = 0;
  for (; acts < most && !until(); acts++) await by(sensible(player, done));
  expect(until(), "the game came that far").toBe(true);
  return acts;
}
