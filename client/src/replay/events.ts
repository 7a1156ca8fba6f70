// What an act did, read for the eye: moves for the trails, who fell where, the throw and what it meant; and the same backwards.
import type { Event, Odds, ReplayPosition, UnitNow } from "../protocol";

export interface Trail {
  readonly unit: string;
  readonly path: string[];
}

export function trailsOf(events: readonly Event[]): Trail[] {
  return events.flatMap((event) => (event.kind === "moved" && event.unit !== null && event.path.length > 1 ? [{ unit: event.unit, path: event.path }] : []));
}

/** Moves that belong together: where a unit goes on from where its last trail ended, the trails become one. */
export function joined(trails: readonly Trail[]): Trail[] {
  const last = new Map<string, { unit: string; path: string[] }>();
  const found: { unit: string; path: string[] }[] = [];
  for (const { unit, path } of trails) {
    const before = last.get(unit);
    if (before && before.path.at(-1) === path[0]) before.path.push(...path.slice(1));
    else {
      const fresh = { unit, path: [...path] };
      last.set(unit, fresh);
      found.push(fresh);
    }
  }
  return found;
}

const whereIn = (units: readonly UnitNow[], id: string): string | undefined => units.find((unit) => unit.id === id)?.at;

export interface Fallen {
  readonly unit: string;
  readonly at: string;
  readonly steps: number;
}

/** Units the act cost, where they stood before it. Who left the map alive is not among them. */
export function fallenIn(now: ReplayPosition, before: ReplayPosition): Fallen[] {
  const gone = now.events.filter((event) => event.kind === "removed" && event.unit !== null).map((event) => event.unit!);
  return gone.flatMap((id) => {
    const stood = before.units.find((unit) => unit.id === id);
    return stood && whereIn(now.units, id) === "dead" ? [{ unit: id, at: stood.at, steps: stood.steps }] : [];
  });
}

/** The hexes an attack came from, each with one unit that stood there. */
export function attackersIn(odds: Odds, before: ReplayPosition): Map<string, string> {
  const named = odds.attackers.map((one) => one.unit).filter(Boolean);
  const found = new Map<string, string>();
  for (const id of named.length ? named : Object.keys(odds.without)) {
    const at = whereIn(before.units, id);
    if (at !== undefined) found.set(at, id);
  }
  return found;
}

/** What the die of an attack came to. With a second throw the first may not have counted: then nothing is said. */
export function outcome(odds: Odds, events: readonly Event[]): Odds["results"][number] | null {
  const thrown = events.filter((event) => event.kind === "rolled");
  if (thrown.length === 0 || (odds.reroll !== null && thrown.length > 1)) return null;
  return odds.results.find((result) => result.faces.includes(thrown[0]!.face)) ?? null;
}

/** Hexes the act is about, the most telling first. */
export function stageOf(now: ReplayPosition, before: ReplayPosition | undefined): string[] {
  const hexes = now.odds ? [now.odds.hex] : [];
  for (const event of [...now.events].reverse()) {
    const end = event.path.at(-1) ?? (event.kind === "removed" && event.unit !== null && before ? whereIn(before.units, event.unit) : undefined);
    if (end !== undefined) hexes.push(end);
  }
  return hexes;
}

/** The events that lead back: moves the other way round, the fallen put where they stood, the placed taken away. */
export function reversed(events: readonly Event[], before: ReplayPosition): Event[] {
  const found: Event[] = [];
  for (const event of [...events].reverse()) {
    if (event.unit === null) continue;
    const at = whereIn(before.units, event.unit);
    if (event.kind === "moved") found.push({ ...event, path: [...event.path].reverse() });
    else if (event.kind === "removed" && at !== undefined) found.push({ ...event, kind: "placed", path: [at] });
    else if (event.kind === "placed") found.push({ ...event, kind: "removed" });
  }
  return found;
}
