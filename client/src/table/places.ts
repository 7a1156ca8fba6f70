// The map as a list: what the menu offers on it, and where units stand.
import type { Hidden, Menu } from "../protocol";
import type { Choice } from "./choose";

export interface PlacedChoice extends Choice {
  hex: string;
}

/** What the menu offers to do to hexes, and to units on the map. */
export function doable(menu: Menu | null, where: (unit: string) => string | null): PlacedChoice[] {
  if (!menu?.yours) return [];
  return menu.verbs.flatMap((verb) => {
    if (verb.kind === "hex") return verb.nouns.map((noun) => ({ verb, noun, hex: noun }));
    if (verb.kind !== "unit") return [];
    return verb.nouns.flatMap((noun) => {
      const hex = where(noun);
      return hex === null ? [] : [{ verb, noun, hex }];
    });
  });
}

/** The hexes in which anything stands, as they are counted on the map. */
export function occupied(
  stacks: ReadonlyMap<string, readonly string[]>,
  hidden: readonly Hidden[],
  isHex: (place: string) => boolean,
): string[] {
  return [...new Set([...stacks.keys(), ...hidden.map(({ at }) => at).filter(isHex)])].sort();
}
