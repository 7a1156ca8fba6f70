// Why not? What is asked of the server about a hex, a unit or a button, and what is said of itself. No rules: only the menu.
import type { Menu, Reason, Why, WhyAnswer } from "../protocol";
import type { Model } from "./model";

export interface WhyPart {
  about: string;
  note: string; // what needs no paragraph
  legal: boolean;
  reasons: Reason[];
}

export interface WhyShown {
  hex: string | null;
  what: string;
  title: string;
  parts: WhyPart[];
}

export interface Asker {
  ask(question: Omit<Why, "t" | "id">): Promise<WhyAnswer>;
  say(id: string, args?: Record<string, string>): string;
}

const MOST = 6; // units of a stack that are asked about

/** No hex can be named now, but a unit can: with nothing in hand there is no question of a place. */
export function unitFirst(menu: Menu | null): boolean {
  const open = (kind: string): boolean => menu?.verbs.some((verb) => verb.kind === kind && verb.nouns.length > 0) ?? false;
  return menu !== null && menu.yours && menu.held === null && !open("hex") && open("unit");
}

/** The same causes are told once, of all they hold for. */
export function merged(parts: readonly WhyPart[]): WhyPart[] {
  const found: WhyPart[] = [];
  for (const part of parts) {
    const same = found.find((known) => known.legal === part.legal && known.note === part.note && cites(known) === cites(part));
    if (!same) found.push({ ...part });
    else if (!same.about.split(", ").includes(part.about)) same.about = `${same.about}, ${part.about}`;
  }
  return found;
}

function cites(part: WhyPart): string {
  return part.reasons.map((reason) => reason.cite).join();
}

async function unitPart(unit: string, model: Model, { ask, say }: Asker): Promise<WhyPart> {
  const { about, legal, reasons } = await ask({ noun: unit });
  const menu = model.menu.value;
  const side = model.roster.value.get(unit)?.side;
  const foe = menu?.yours && side !== undefined && side !== menu.who && !legal;
  return { about, note: foe ? say("table-why-foe", { side: model.sideWords(side) }) : "", legal, reasons };
}

/** Of the place, and of those who stand there; with a unit in hand, of the place alone. */
export async function whyHex(hex: string, model: Model, asker: Asker): Promise<WhyShown> {
  const { ask, say } = asker;
  const menu = model.menu.value;
  const units = menu?.held ? [] : model.unitsAt(hex).slice(0, MOST);
  const first = unitFirst(menu);
  const place: Promise<WhyPart>[] = first ? [] : [ask({ noun: hex }).then(({ about, legal, reasons }) => ({ about, note: "", legal, reasons }))];
  const parts = await Promise.all([...place, ...units.map((unit) => unitPart(unit, model, asker))]);
  if (parts.length === 0) parts.push({ about: "", note: say("table-why-take-first"), legal: false, reasons: [] });
  return { hex, what: hex, title: say("table-why-of", { what: hex }), parts: merged(parts) };
}

export async function whyUnit(unit: string, model: Model, asker: Asker): Promise<WhyShown> {
  const what = model.name(unit);
  return { hex: model.where(unit), what, title: asker.say("table-why-of", { what }), parts: [await unitPart(unit, model, asker)] };
}

/** Of a button: what is being asked just now says the half of it. */
export async function whyVerb(verb: string, noun: string | null, model: Model, { ask, say }: Asker): Promise<WhyShown> {
  const menu = model.menu.value;
  const what = menu?.verbs.find((known) => known.verb === verb)?.label ?? verb;
  const { about, legal, reasons } = await ask({ verb, noun });
  return { hex: null, what, title: say("table-why-verb", { what }), parts: [{ about, note: legal ? "" : (menu?.prompt ?? ""), legal, reasons }] };
}
