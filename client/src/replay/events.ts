// What an action did: trails, losses, die result; and the events in reverse.
import type { Move } from "../board/trails";
import type { BoxInfo, Event, Odds, ReplayPosition, UnitNow } from "../protocol";

/** Join consecutive moves of a unit into one trail. */
export function joinTrails(trails: readonly Move[]): Move[] {
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

const whereIn = (units: readonly UnitNow[], id: string): string | undefined =>
  units.find((unit) => unit.id === id)?.at;

export interface Loss {
  readonly unit: string;
  readonly at: string;
  readonly steps: number;
}

/** Units eliminated by the action, with their hexes before it. Units that left the map are not included. */
export function lossesIn(now: ReplayPosition, before: ReplayPosition, boxes: readonly BoxInfo[]): Loss[] {
  const eliminated = boxes.find((box) => box.kind === "eliminated")?.id;
  const removed = now.events
    .filter((event) => event.kind === "removed" && event.unit !== null)
    .map((event) => event.unit!);
  return removed.flatMap((id) => {
    const earlier = before.units.find((unit) => unit.id === id);
    return earlier && whereIn(now.units, id) === eliminated
      ? [{ unit: id, at: earlier.at, steps: earlier.steps }]
      : [];
  });
}

/** The hexes an attack came from, each with one unit that stood there. */
export function attackersIn(odds: Odds, before: ReplayPosition): Map<string, string> {
  const ids = odds.attackers.map((one) => one.unit).filter(Boolean);
  const found = new Map<string, string>();
  for (const id of ids.length ? ids : Object.keys(odds.without)) {
    const at = whereIn(before.units, id);
    if (at !== undefined) found.set(at, id);
  }
  return found;
}

/** The result of an attack's die, or null if there was a re-roll, since the first roll may not count. */
export function outcome(odds: Odds, events: readonly Event[]): Odds["results"][number] | null {
  const rolls = events.filter((event) => event.kind === "rolled");
  if (rolls.length === 0 || (odds.reroll !== null && rolls.length > 1)) return null;
  return odds.results.find((result) => result.faces.includes(rolls[0]!.face)) ?? null;
}

/** Hexes the action is about, the most important first. */
export function stageOf(now: ReplayPosition, before: ReplayPosition | undefined): string[] {
  const hexes = now.odds ? [now.odds.hex] : [];
  for (const event of [...now.events].reverse()) {
    const end =
      event.path.at(-1) ??
      (event.kind === "removed" && event.unit !== null && before
        ? whereIn(before.units, event.unit)
        : undefined);
    if (end !== undefined) hexes.push(end);
  }
  return hexes;
}

/** The events in reverse: moves backwards, eliminated units put back, placed units removed. */
export function reverseEvents(events: readonly Event[], before: ReplayPosition): Event[] {
  const found: Event[] = [];
  for (const event of [...events].reverse()) {
    if (event.unit === null) continue;
    const at = whereIn(before.units, event.unit);
    if (event.kind === "moved") found.push({ ...event, path: [...event.path].reverse() });
    else if (event.kind === "removed" && at !== undefined)
      found.push({ ...event, kind: "placed", path: [at] });
    else if (event.kind === "placed") found.push({ ...event, kind: "removed" });
  }
  return found;
}
