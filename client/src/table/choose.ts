// From a click to an action: what the menu offers for a hex. No rules here, only the menu.
import type { Menu, MenuVerb } from "../protocol";

export interface Choice {
  verb: MenuVerb;
  noun: string | null;
}

export type Meaning =
  | { does: "play"; choice: Choice } // the only possible action
  | { does: "choose"; choices: Choice[] } // several: the action bar asks which
  | { does: "look" }; // none: show the stack

/** Every action on the menu for this hex or a unit in it. */
export function choicesAt(menu: Menu | null, hex: string, unitsHere: readonly string[]): Choice[] {
  if (!menu?.yours) return [];
  const found: Choice[] = [];
  for (const verb of menu.verbs) {
    if (verb.kind === "hex" && verb.nouns.includes(hex)) found.push({ verb, noun: hex });
    if (verb.kind === "unit")
      for (const unit of unitsHere) if (verb.nouns.includes(unit)) found.push({ verb, noun: unit });
  }
  return found;
}

/** Where units can be selected, that comes first: what else they can do is offered beside the map. */
function first(all: readonly Choice[]): Choice[] {
  const taking = all.some(({ verb }) => verb.takes);
  return all.filter(({ verb }) => !taking || verb.takes || verb.kind !== "unit");
}

/** With a unit selected, a hex is a destination first and a stack second. */
export function meaning(menu: Menu | null, hex: string, unitsHere: readonly string[]): Meaning {
  const all = choicesAt(menu, hex, unitsHere);
  const places = all.filter((choice) => choice.verb.kind === "hex");
  const choices = menu?.held && places.length > 0 ? places : first(all);
  if (choices.length === 0) return { does: "look" };
  if (choices.length === 1) return { does: "play", choice: choices[0]! };
  return { does: "choose", choices };
}

/** Units on the menu that are not on the map; they are shown in a tray. */
export function offMap(menu: Menu | null, isOnMap: (unit: string) => boolean): Choice[] {
  if (!menu?.yours) return [];
  return menu.verbs
    .filter((verb) => verb.kind === "unit")
    .flatMap((verb) => verb.nouns.filter((unit) => !isOnMap(unit)).map((noun) => ({ verb, noun })));
}

/** Hexes where something can be done, for the Tab key. */
export function activeHexes(menu: Menu | null, hexOf: (unit: string) => string | null): string[] {
  if (!menu?.yours) return [];
  const units = new Set<string>();
  const places = new Set<string>();
  for (const verb of menu.verbs) {
    if (verb.kind === "unit")
      for (const unit of verb.nouns) {
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

/** The action, if it is still on the menu. */
export function onMenu(menu: Menu | null, verb: string, noun: string | null): Choice | null {
  const found = menu?.yours ? menu.verbs.find((v) => v.verb === verb) : undefined;
  if (!found || (noun === null ? found.nouns.length === 0 : !found.nouns.includes(noun))) return null;
  return { verb: found, noun };
}

/** A selected unit and the others that could have been selected instead. */
export interface Pick {
  verb: string;
  noun: string;
  others: readonly string[];
  all: readonly string[]; // including the selected one, in the order of the menu
  besides: readonly Choice[]; // what else could have been done with it
  /** The verbs that select those that another verb selects: ships beside a division. */
  verbs?: ReadonlyMap<string, string>;
}

/** The pick an action was: its unit is selected now and was not before. */
export function pickOf(before: Menu, act: { verb: string; noun: string | null }, after: Menu): Pick | null {
  const verb = before.verbs.find((v) => v.verb === act.verb);
  if (verb?.kind !== "unit" || act.noun === null || before.held === act.noun || after.held !== act.noun)
    return null;
  const mine = new Set(verb.nouns);
  const verbs = new Map<string, string>();
  for (const other of before.verbs)
    if (other.kind === "unit" && other.takes)
      for (const noun of other.nouns) if (!mine.has(noun)) verbs.set(noun, other.verb);
  return {
    verb: act.verb,
    noun: act.noun,
    others: [...verb.nouns.filter((noun) => noun !== act.noun), ...verbs.keys()],
    all: verb.nouns,
    besides: choicesAt(before, "", [act.noun]).filter((choice) => choice.verb !== verb),
    ...(verbs.size > 0 ? { verbs } : {}),
  };
}

/** The button that ends the selected unit's action, if it is the only one and can be undone. */
export function putDown(menu: Menu): MenuVerb | null {
  const buttons = menu.verbs.filter((verb) => verb.kind === "button" && verb.nouns.length > 0);
  return buttons.length === 1 && !buttons[0]!.final ? buttons[0]! : null;
}

const FEW = 4;

/** The choices of a question about a few units on the map, which buttons can answer as well. */
export function fewUnits(menu: Menu | null, isOnMap: (unit: string) => boolean): Choice[] {
  if (!menu?.yours || menu.held !== null) return [];
  const ready = menu.verbs.filter((verb) => verb.nouns.length > 0);
  const questions = ready.filter((verb) => verb.kind !== "button");
  const few = questions.flatMap((verb) => verb.nouns.map((noun) => ({ verb, noun })));
  if (
    questions.some((verb) => verb.kind !== "unit") ||
    ready.length - questions.length > 1 ||
    few.length > FEW
  )
    return [];
  // buttons for two verbs need different texts
  if (questions.length > 1 && questions.some((verb) => verb.act === "")) return [];
  return few.every(({ noun }) => isOnMap(noun)) ? few : [];
}

const MOST_IN_LINE = 4; // options

/** Whether each verb needs its own rows: there are many options, or several verbs with options. */
export function inRows(verbs: readonly MenuVerb[]): boolean {
  const options = verbs.filter(
    (verb) => (verb.kind === "option" || verb.kind === "box") && verb.nouns.length > 0,
  );
  return options.length > 1 || options.some((verb) => verb.nouns.length > MOST_IN_LINE);
}

/** The hexes where the selected unit, coming from off the map, can be placed. */
export function entries(menu: Menu | null, onMap: (unit: string) => boolean): string[] {
  if (!menu?.yours || menu.held === null || onMap(menu.held)) return [];
  return menu.verbs.filter((verb) => verb.kind === "hex").flatMap((verb) => verb.nouns);
}

/** Whether a verb is on the menu with units to name. */
export function takesUnits(menu: Menu, verb: string): boolean {
  return menu.verbs.some((v) => v.verb === verb && v.kind === "unit" && v.nouns.length > 0);
}

/** Not all that a verb names can be played: the question wants fewer. */
function tooMany(menu: Menu, verb: MenuVerb): boolean {
  return menu.left !== null && verb.nouns.length > menu.left;
}

/** The verb of the last act, when it can be played at once for several other units of the same side. */
export function repeatable(
  menu: Menu | null,
  last: { verb: string; noun: string | null } | null,
  repeats: ReadonlySet<string>,
  sideOf: (unit: string) => string | undefined,
): MenuVerb | null {
  const verb = menu?.yours ? menu.verbs.find((v) => v.verb === last?.verb) : undefined;
  if (verb?.kind !== "unit" || verb.final || verb.nouns.length < 2 || !repeats.has(verb.verb)) return null;
  if (tooMany(menu!, verb)) return null;
  const noun = last?.noun ?? "";
  if (verb.nouns.includes(noun)) return null; // a unit that may do it twice is not one of the others
  return sideOf(verb.nouns[0]!) === sideOf(noun) ? verb : null;
}

/** The verb by which units join what is being put together, while several can. */
export function joinable(menu: Menu | null): MenuVerb | null {
  const verbs = menu?.yours ? menu.verbs.filter((v) => v.kind === "unit" && v.role === "join") : [];
  const [verb] = verbs.filter((v) => v.nouns.length > 1);
  return verbs.length === 1 && verb && !verb.final && !tooMany(menu!, verb) ? verb : null;
}

/** The choices of which a list says what they would come to: hexes; and where a button is told of, it and the
 * units that may be chosen instead. */
export function foretoldChoices(verbs: readonly MenuVerb[]): Choice[] {
  const buttons = verbs.filter(
    (verb) => verb.kind === "button" && verb.foretold[""] && verb.nouns.length > 0,
  );
  const kinds = buttons.length > 0 ? ["hex", "unit"] : ["hex"];
  const others = verbs.filter((verb) => kinds.includes(verb.kind));
  return [
    ...buttons.map((verb) => ({ verb, noun: null })),
    ...others.flatMap((verb) =>
      verb.nouns.filter((noun) => verb.foretold[noun]).map((noun) => ({ verb, noun })),
    ),
  ];
}
