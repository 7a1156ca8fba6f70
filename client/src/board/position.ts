import type { Board, Hidden, UnitInfo, UnitNow } from "../protocol";
import type { Lattice } from "./lattice";

/** A counter where it stands; of a hidden one only the side is known. */
export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly unit: UnitInfo | null;
  readonly steps: number;
  readonly marks: readonly string[];
}

/** What stands where, and which hexes look different after a change. */
export class Position {
  private roster: Map<string, { info: UnitInfo; order: number }>;
  private readonly now = new Map<string, UnitNow>();
  private readonly stacks = new Map<number, string[]>();
  private veiled = new Map<number, string[]>();
  private readonly away = new Set<string>();
  private raised: string | null = null;
  private counted: number | null = null;

  constructor(
    board: Board,
    private readonly lattice: Lattice,
  ) {
    this.roster = rosterOf(board);
  }

  setBoard(board: Board): void {
    this.roster = rosterOf(board);
  }

  info(id: string): UnitInfo | undefined {
    return this.roster.get(id)?.info;
  }

  /** The id of the counter on the map that a side calls so, or nothing. */
  named(name: string, side: string): string {
    for (const [id, { info }] of this.roster) if (info.name === name && info.side === side && this.where(id) >= 0) return id;
    return "";
  }

  state(id: string): UnitNow | undefined {
    return this.now.get(id);
  }

  /** The hex of a unit, or -1. */
  where(id: string): number {
    return this.lattice.index(this.now.get(id)?.at ?? "");
  }

  get hexes(): Set<number> {
    return new Set([...this.stacks.keys(), ...this.veiled.keys()]);
  }

  /** How many counters there are on the map. */
  get count(): number {
    this.counted ??= [...this.stacks.values(), ...this.veiled.values()].reduce((n, ids) => n + ids.length, 0);
    return this.counted;
  }

  /** The counters of a hex, the one on top last. Those in flight are left out. */
  at(hex: number): Piece[] {
    const found: Piece[] = (this.veiled.get(hex) ?? []).map((side) => ({ id: `?${side}`, side, unit: null, steps: 1, marks: [] }));
    const ids = (this.stacks.get(hex) ?? []).filter((id) => !this.away.has(id));
    if (this.raised && ids.includes(this.raised)) ids.push(...ids.splice(ids.indexOf(this.raised), 1));
    for (const id of ids) {
      const unit = this.roster.get(id)!.info;
      const now = this.now.get(id)!;
      found.push({ id, side: unit.side, unit, steps: now.steps, marks: now.marks });
    }
    return found;
  }

  replace(units: readonly UnitNow[], hidden: readonly Hidden[]): Set<number> {
    const named = new Set(units.map((unit) => unit.id));
    const gone = [...this.now.keys()].filter((id) => !named.has(id)).map((id) => ({ ...this.now.get(id)!, at: "" }));
    const changed = this.patch([...gone, ...units], hidden);
    for (const unit of gone) this.now.delete(unit.id);
    return changed;
  }

  patch(units: readonly UnitNow[], hidden: readonly Hidden[]): Set<number> {
    const changed = new Set<number>();
    for (const unit of units) this.put(unit, changed);
    this.veil(hidden, changed);
    changed.delete(-1);
    return changed;
  }

  /** Take counters off the table while they are drawn moving, or put them back. */
  lift(ids: Iterable<string>, up: boolean): Set<number> {
    const changed = new Set<number>();
    for (const id of ids) {
      if (up) this.away.add(id);
      else this.away.delete(id);
      changed.add(this.where(id));
    }
    changed.delete(-1);
    return changed;
  }

  /** One counter put elsewhere, or off the map. */
  move(id: string, at: string): Set<number> {
    const changed = new Set<number>();
    const now = this.now.get(id);
    if (now && now.at !== at) this.put({ ...now, at }, changed);
    changed.delete(-1);
    return changed;
  }

  /** The unit in hand lies on top of its stack. */
  raise(id: string | null): Set<number> {
    if (id === this.raised) return new Set();
    const changed = new Set([this.raised, id].filter((one) => one !== null).map((one) => this.where(one)));
    this.raised = id;
    changed.delete(-1);
    return changed;
  }

  private put(unit: UnitNow, changed: Set<number>): void {
    if (!this.roster.has(unit.id)) return;
    const before = this.now.get(unit.id);
    const [from, to] = [this.where(unit.id), this.lattice.index(unit.at)];
    this.now.set(unit.id, unit);
    if (from !== to) {
      this.take(from, unit.id);
      this.add(to, unit.id);
      changed.add(from).add(to);
    } else if (before && (before.steps !== unit.steps || before.marks.join() !== unit.marks.join())) changed.add(to);
  }

  private take(hex: number, id: string): void {
    this.counted = null;
    const left = (this.stacks.get(hex) ?? []).filter((other) => other !== id);
    if (left.length) this.stacks.set(hex, left);
    else this.stacks.delete(hex);
  }

  private add(hex: number, id: string): void {
    if (hex < 0) return;
    this.counted = null;
    const ids = [...(this.stacks.get(hex) ?? []), id];
    this.stacks.set(hex, ids.sort((a, b) => this.roster.get(a)!.order - this.roster.get(b)!.order));
  }

  private veil(hidden: readonly Hidden[], changed: Set<number>): void {
    const fresh = new Map<number, string[]>();
    for (const one of hidden) {
      const hex = this.lattice.index(one.at);
      if (hex >= 0) fresh.set(hex, [...(fresh.get(hex) ?? []), one.side]);
    }
    for (const hex of new Set([...fresh.keys(), ...this.veiled.keys()])) {
      if (fresh.get(hex)?.join() !== this.veiled.get(hex)?.join()) changed.add(hex);
    }
    this.veiled = fresh;
    this.counted = null;
  }
}

function rosterOf(board: Board): Map<string, { info: UnitInfo; order: number }> {
  return new Map(board.units.map((info, order) => [info.id, { info, order }]));
}
