// Which actions cannot be undone: the server says it of buttons, options and boxes, and asks back before a hex
// or a unit.
import type { Menu, MenuVerb, Undone } from "../protocol";

/** Whether the server says beforehand if an action with this verb can be undone. */
export function isFinalityKnown(verb: MenuVerb): boolean {
  return verb.kind !== "hex" && verb.kind !== "unit";
}

/** Whether a button with this verb tells if its action can be undone; else the server is to ask back. */
export function isSure(menu: Menu | null, verb: string): boolean {
  const found = menu?.verbs.find((one) => one.verb === verb);
  return found !== undefined && isFinalityKnown(found);
}

/** Whether an action is known to be without undo. */
export function isFinal(verb: MenuVerb, noun: string | null): boolean {
  return verb.final || (noun !== null && verb.finals.includes(noun));
}

/** Whether all nouns of a verb are final, none is, or only some are. */
export function finalityOf(verb: MenuVerb): "all" | "none" | "some" {
  const many = verb.nouns.filter((noun) => isFinal(verb, noun)).length;
  return many === 0 ? "none" : many === verb.nouns.length ? "all" : "some";
}

/** What an action would use up for nothing; null where it is worth its while. */
export function wasteOf(verb: MenuVerb, noun: string | null): Undone | null {
  return (noun !== null && verb.wasted[noun]) || null;
}
