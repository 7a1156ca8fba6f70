// The questions to the server behind "Why not?" for a hex, a unit or a button. No rules here, only the menu.
import type { Menu, Reason, WayOut, Why, WhyAnswer } from "../protocol";
import type { Model } from "./model";

export interface WhyPart {
  about: string;
  note: string; // a remark that needs no rule
  legal: boolean;
  reasons: Reason[];
  ways: WayOut[]; // what can be done instead
}

export interface Explanation {
  hex: string | null;
  what: string;
  title: string;
  parts: WhyPart[];
}

export interface Asker {
  ask(question: Omit<Why, "t" | "id">): Promise<WhyAnswer>;
  say(id: string, args?: Record<string, string>): string;
}

const MOST = 6; // units of a stack to ask about

/** Whether a unit must be selected before a hex can be chosen. */
export function unitFirst(menu: Menu | null): boolean {
  const open = (kind: string): boolean =>
    menu?.verbs.some((verb) => verb.kind === kind && verb.nouns.length > 0) ?? false;
  return menu?.yours === true && menu.held === null && !open("hex") && open("unit");
}

/** Merge parts with the same reasons. */
export function mergeParts(parts: readonly WhyPart[]): WhyPart[] {
  const found: WhyPart[] = [];
  for (const part of parts) {
    const same = found.find(
      (candidate) =>
        candidate.legal === part.legal &&
        candidate.note === part.note &&
        wording(candidate) === wording(part),
    );
    if (!same) found.push({ ...part });
    else if (!same.about.split(", ").includes(part.about)) same.about = `${same.about}, ${part.about}`;
  }
  return found;
}

function wording(part: WhyPart): string {
  return part.reasons.map((reason) => `${reason.cite} ${reason.text}`).join();
}

async function unitPart(unit: string, model: Model, { ask, say }: Asker): Promise<WhyPart> {
  const { about, legal, reasons, ways } = await ask({ noun: unit });
  const menu = model.menu.value;
  const side = model.roster.value.get(unit)?.side;
  const foe = menu?.yours && side !== undefined && side !== menu.who && !legal;
  return {
    about,
    note: foe ? say("table-why-foe", { side: model.sideWords(side) }) : "",
    legal,
    reasons,
    ways,
  };
}

/** Ask about a hex and the units in it; with a unit selected, about the hex alone. */
export async function whyHex(hex: string, model: Model, asker: Asker): Promise<Explanation> {
  const { ask, say } = asker;
  const menu = model.menu.value;
  const units = menu?.held ? [] : model.unitsAt(hex).slice(0, MOST);
  const first = unitFirst(menu);
  const place: Promise<WhyPart>[] = first
    ? []
    : [ask({ noun: hex }).then((answer) => ({ ...answer, note: "" }))];
  const parts = await Promise.all([...place, ...units.map((unit) => unitPart(unit, model, asker))]);
  if (parts.length === 0)
    parts.push({ about: "", note: say("table-why-take-first"), legal: false, reasons: [], ways: [] });
  return { hex, what: hex, title: say("table-why-of", { what: hex }), parts: mergeParts(parts) };
}

export async function whyUnit(unit: string, model: Model, asker: Asker): Promise<Explanation> {
  const what = model.name(unit);
  return {
    hex: model.where(unit),
    what,
    title: asker.say("table-why-of", { what }),
    parts: [await unitPart(unit, model, asker)],
  };
}

/** Ask about a button; the current prompt is added as a remark. */
export async function whyVerb(
  verb: string,
  noun: string | null,
  model: Model,
  { ask, say }: Asker,
): Promise<Explanation> {
  const menu = model.menu.value;
  const what = menu?.verbs.find((candidate) => candidate.verb === verb)?.label ?? verb;
  const { about, legal, reasons, ways } = await ask({ verb, noun });
  return {
    hex: null,
    what,
    title: say("table-why-verb", { what }),
    parts: [{ about, note: legal ? "" : (menu?.prompt ?? ""), legal, reasons, ways }],
  };
}

/** Ask about a box beside the map: why nothing in it can be moved. */
export async function whyBox(box: string, text: string, { ask, say }: Asker): Promise<Explanation> {
  const { about, legal, reasons, ways } = await ask({ noun: box });
  return {
    hex: null,
    what: about,
    title: say("table-why-of", { what: text }),
    parts: [{ about, note: "", legal, reasons, ways }],
  };
}
