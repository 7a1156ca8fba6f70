// From a click to an act: what the menu offers for a hex, and what a click on it means. No rules: only the menu.
import type { Menu, MenuVerb } from "../protocol";

export interface Choice {
  verb: MenuVerb;
  noun: string | null;
}

export type Meaning =
  | { does: "play"; choice: Choice } // the only thing it can mean
  | { does: "choose"; choices: Choice[] } // several: the bar asks which
  | { does: "look" }; // nothing on the menu: show what is there

/** Every act of the menu that takes this hex or a unit in it. */
export function choicesAt(menu: Menu | null, hex: string, unitsHere: readonly string[]): Choice[] {
  if (!menu?.yours) return [];
  const found: Choice[] = [];
  for (const verb of menu.verbs) {
    if (verb.kind === "hex" && verb.nouns.includes(hex)) found.push({ verb, noun: hex });
    if (verb.kind === "unit") for (const unit of unitsHere) if (verb.nouns.includes(unit)) found.push({ verb, noun: unit });
  }
  return found;
}

/** With a unit in hand a hex is a destination before it is a stack. */
export function meaning(menu: Menu | null, hex: string, unitsHere: readonly string[]): Meaning {
  const all = choicesAt(menu, hex, unitsHere);
  const places = all.filter((choice) => choice.verb.kind === "hex");
  const choices = menu?.held && places.length > 0 ? places : all;
  if (choices.length === 0) return { does: "look" };
  if (choices.length === 1) return { does: "play", choice: choices[0]! };
  return { does: "choose", choices };
}

/** Units the menu can name that stand in no hex: they are offered in a tray. */
export function offMap(menu: Menu | null, isOnMap: (unit: string) => boolean): Choice[] {
  if (!menu?.yours) return [];
  return menu.verbs.filter((verb) => verb.kind === "unit").flatMap((verb) => verb.nouns.filter((unit) => !isOnMap(unit)).map((noun) => ({ verb, noun })));
}

/** Hexes where something may be done, for going from one to the next with a key. */
export function lively(menu: Menu | null, hexOf: (unit: string) => string | null): string[] {
  if (!menu?.yours) return [];
  const units = new Set<string>();
  const places = new Set<string>();
  for (const verb of menu.verbs) {
    if (verb.kind === "unit") for (const unit of verb.nouns) {
      const hex = hexOf(unit);
      if (hex !== null) units.add(hex);
    }
    if (verb.kind === "hex") for (const hex of verb.nouns) places.add(hex);
  }
  return [...(units.size > 0 ? units : places)].sort();
}

export function neighbour<T>(all: readonly T[], from: T | null, step: 1 | -1): T | null {
  if (all.length === 0) return null;
  const at = from === null ? -1 : all.indexOf(from);
  if (at < 0) return (step > 0 ? all[0] : all.at(-1)) ?? null;
  return all[(at + step + all.length) % all.length] ?? null;
}

export function sameChoice(a: Choice | null, b: Choice | null): boolean {
  return a !== null && b !== null && a.verb.verb === b.verb.verb && a.noun === b.noun;
}

/** Is this act still on the menu? */
export function onMenu(menu: Menu | null, verb: string, noun: string | null): Choice | null {
  const found = menu?.yours ? menu.verbs.find((v) => v.verb === verb) : undefined;
  if (!found || (noun === null ? found.nouns.length === 0 : !found.nouns.includes(noun))) return null;
  return { verb: found, noun };
}

/** A picked-up unit that could have been another: what to undo and what to do instead, when that unit is clicked. */
export interface Pick {
  verb: string;
  noun: string;
  others: readonly string[];
  all: readonly string[]; // with the one that was taken, in the order of the menu
}

/** The pick that this act was, judged by what came of it: the unit named is now in hand, and was not before. */
export function pickOf(before: Menu, sent: { verb: string; noun: string | null }, after: Menu): Pick | null {
  const verb = before.verbs.find((v) => v.verb === sent.verb);
  if (!verb || verb.kind !== "unit" || sent.noun === null || before.held === sent.noun || after.held !== sent.noun) return null;
  return { verb: sent.verb, noun: sent.noun, others: verb.nouns.filter((noun) => noun !== sent.noun), all: verb.nouns };
}

/** The one button that ends what the unit in hand is about, where there is only one and it can be undone. */
export function putDown(menu: Menu): MenuVerb | null {
  const buttons = menu.verbs.filter((verb) => verb.kind === "button" && verb.nouns.length > 0);
  return buttons.length === 1 && !buttons[0]!.final ? buttons[0]! : null;
}

const FEW = 4;

/** A plain question about a few units on the map: it can be answered with buttons as well. */
export function fewUnits(menu: Menu | null, isOnMap: (unit: string) => boolean): Choice[] {
  if (!menu?.yours || menu.held !== null) return [];
  const ready = menu.verbs.filter((verb) => verb.nouns.length > 0);
  const asked = ready.filter((verb) => verb.kind !== "button");
  const few = asked.flatMap((verb) => verb.nouns.map((noun) => ({ verb, noun })));
  if (asked.some((verb) => verb.kind !== "unit") || ready.length - asked.length > 1 || few.length > FEW) return [];
  if (asked.length > 1 && asked.some((verb) => verb.act === "")) return []; // two verbs of one unit must be told apart
  return few.every(({ noun }) => isOnMap(noun)) ? few : [];
}

const MOST_IN_LINE = 4; // options

/** Whether the options are too many for one line of the bar, or belong to several verbs: then each verb has rows of its own. */
export function inRows(verbs: readonly MenuVerb[]): boolean {
  const offered = verbs.filter((verb) => verb.kind === "option" && verb.nouns.length > 0);
  return offered.length > 1 || offered.some((verb) => verb.nouns.length > MOST_IN_LINE);
}

/** Where a unit in hand that comes from beside the map may be put. */
export function entries(menu: Menu | null, onMap: (unit: string) => boolean): string[] {
  if (!menu?.yours || menu.held === null || onMap(menu.held)) return [];
  return menu.verbs.filter((verb) => verb.kind === "hex").flatMap((verb) => verb.nouns);
}
