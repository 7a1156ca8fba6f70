import type { Board, Hidden, UnitInfo, UnitNow } from "../protocol";
import type { Lattice } from "./lattice";
import { strength } from "./stacks";

/** A counter on the map; `unit` is null for a hidden one. */
export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly unit: UnitInfo | null;
  readonly steps: number;
  readonly marks: readonly string[];
}

/** The units on the map. Every change returns the hexes that look different afterwards. */
export class Position {
  private roster: Map<string, { info: UnitInfo; order: number }>;
  private readonly now = new Map<string, UnitNow>();
  private readonly stacks = new Map<number, string[]>();
  private hiddenStacks = new Map<number, string[]>();
  private readonly inFlight = new Set<string>();
  private topUnit: string | null = null;
  private total: number | null = null;

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

  /** The id of a side's counter on the map with this name, or "". */
  findByName(name: string, side: string): string {
    for (const [id, { info }] of this.roster)
      if (info.name === name && info.side === side && this.where(id) >= 0) return id;
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
    return new Set([...this.stacks.keys(), ...this.hiddenStacks.keys()]);
  }

  /** How many counters there are on the map. */
  get count(): number {
    this.total ??= [...this.stacks.values(), ...this.hiddenStacks.values()].reduce(
      (n, ids) => n + ids.length,
      0,
    );
    return this.total;
  }

  /** The counters of a hex, the top one last, without those being animated. */
  at(hex: number): Piece[] {
    const found: Piece[] = (this.hiddenStacks.get(hex) ?? []).map((side) => ({
      id: `?${side}`,
      side,
      unit: null,
      steps: 1,
      marks: [],
    }));
    const ids = (this.stacks.get(hex) ?? []).filter((id) => !this.inFlight.has(id));
    if (this.topUnit && ids.includes(this.topUnit)) ids.push(...ids.splice(ids.indexOf(this.topUnit), 1));
    for (const id of ids) {
      const unit = this.roster.get(id)!.info;
      const now = this.now.get(id)!;
      found.push({ id, side: unit.side, unit, steps: now.steps, marks: now.marks });
    }
    return found;
  }

  replace(units: readonly UnitNow[], hidden: readonly Hidden[]): Set<number> {
    const findByName = new Set(units.map((unit) => unit.id));
    const removed = [...this.now.keys()]
      .filter((id) => !findByName.has(id))
      .map((id) => ({ ...this.now.get(id)!, at: "" }));
    const changes = this.patch([...removed, ...units], hidden);
    for (const unit of removed) this.now.delete(unit.id);
    return changes;
  }

  patch(units: readonly UnitNow[], hidden: readonly Hidden[]): Set<number> {
    const changes = new Set<number>();
    for (const unit of units) this.put(unit, changes);
    this.setHidden(hidden, changes);
    changes.delete(-1);
    return changes;
  }

  /** Take counters off the map while they are animated, or put them back. */
  lift(ids: Iterable<string>, up: boolean): Set<number> {
    const changes = new Set<number>();
    for (const id of ids) {
      if (up) this.inFlight.add(id);
      else this.inFlight.delete(id);
      changes.add(this.where(id));
    }
    changes.delete(-1);
    return changes;
  }

  /** Move one counter to another hex, or off the map. */
  move(id: string, at: string): Set<number> {
    const changes = new Set<number>();
    const now = this.now.get(id);
    if (now && now.at !== at) this.put({ ...now, at }, changes);
    changes.delete(-1);
    return changes;
  }

  /** Put the selected unit on top of its stack. */
  raise(id: string | null): Set<number> {
    if (id === this.topUnit) return new Set();
    const changes = new Set([this.topUnit, id].filter((one) => one !== null).map((one) => this.where(one)));
    this.topUnit = id;
    changes.delete(-1);
    return changes;
  }

  private put(unit: UnitNow, changes: Set<number>): void {
    if (!this.roster.has(unit.id)) return;
    const before = this.now.get(unit.id);
    const [from, to] = [this.where(unit.id), this.lattice.index(unit.at)];
    this.now.set(unit.id, unit);
    if (from !== to) {
      this.take(from, unit.id);
      this.add(to, unit.id);
      changes.add(from).add(to);
    } else if (before && (before.steps !== unit.steps || before.marks.join() !== unit.marks.join())) {
      changes.add(to);
      if (before.steps !== unit.steps && to >= 0)
        this.stacks.set(to, this.ordered(this.stacks.get(to) ?? []));
    }
  }

  private take(hex: number, id: string): void {
    this.total = null;
    const left = (this.stacks.get(hex) ?? []).filter((other) => other !== id);
    if (left.length) this.stacks.set(hex, left);
    else this.stacks.delete(hex);
  }

  private add(hex: number, id: string): void {
    if (hex < 0) return;
    this.total = null;
    this.stacks.set(hex, this.ordered([...(this.stacks.get(hex) ?? []), id]));
  }

  /** The strongest last, for it lies on top; of equals the later of the roster. */
  private ordered(ids: readonly string[]): string[] {
    const weight = (id: string): [number, number] => {
      const { info, order } = this.roster.get(id)!;
      return [strength(info, this.now.get(id)?.steps ?? info.steps), order];
    };
    const weights = new Map(ids.map((id) => [id, weight(id)]));
    const [of, then] = [(id: string) => weights.get(id)![0], (id: string) => weights.get(id)![1]];
    return [...ids].sort((a, b) => of(a) - of(b) || then(a) - then(b));
  }

  private setHidden(hidden: readonly Hidden[], changes: Set<number>): void {
    const fresh = new Map<number, string[]>();
    for (const one of hidden) {
      const hex = this.lattice.index(one.at);
      if (hex >= 0) fresh.set(hex, [...(fresh.get(hex) ?? []), one.side]);
    }
    for (const hex of new Set([...fresh.keys(), ...this.hiddenStacks.keys()])) {
      if (fresh.get(hex)?.join() !== this.hiddenStacks.get(hex)?.join()) changes.add(hex);
    }
    this.hiddenStacks = fresh;
    this.total = null;
  }
}

function rosterOf(board: Board): Map<string, { info: UnitInfo; order: number }> {
  return new Map(board.units.map((info, order) => [info.id, { info, order }]));
}
