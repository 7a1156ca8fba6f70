// A game that was played, put in order: where one may stop, what belongs to which phase and turn, how luck ran.
import type { Replay, ReplayMove, ReplayPosition, TableNow } from "../protocol";

export type Step = "act" | "phase" | "turn";

/** Acts that belong together, the last one included. */
export interface Span {
  readonly turn: number;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
}

/** Where the luck of the first side stands after an act. */
export interface LuckPoint {
  readonly n: number;
  readonly luck: number;
  readonly sum: number;
  /** Nine games in ten stay within this of nought; nought when the spread is not known. */
  readonly band: number;
}

/** What a side's dice did for it: in its own acts, in those of others. */
export interface Ledger {
  readonly side: string;
  readonly dice: number;
  readonly mean: number;
  readonly own: number;
  readonly others: number;
}

export interface TurnLuck {
  readonly turn: number;
  readonly dice: number;
  readonly luck: number;
  readonly sum: number;
  readonly to: number;
}

const NINE_IN_TEN = 1.645; // of a normal spread, both ways

export class Reel {
  readonly last: number;
  /** Acts that tell something, with the beginning and the end: a choice that changes nothing to see is passed over. */
  readonly stops: readonly number[];
  readonly phases: readonly Span[];
  readonly turns: readonly Span[];
  readonly luck: readonly LuckPoint[];
  /** Whether the spread of the throws is known, so that a band can be drawn. */
  readonly banded: boolean;

  constructor(readonly moves: readonly ReplayMove[]) {
    this.last = Math.max(0, moves.length - 1);
    this.stops = moves.filter((move) => move.n === 0 || move.n === this.last || move.lines.length > 0).map((move) => move.n);
    this.phases = spans(moves, (a, b) => a.turn === b.turn && a.phase === b.phase && a.n > 0);
    this.turns = spans(moves, (a, b) => a.turn === b.turn);
    this.luck = luckOf(moves);
    this.banded = this.luck.some((point) => point.band > 0);
  }

  move(n: number): ReplayMove | undefined {
    return this.moves[n];
  }

  phaseAt(n: number): Span {
    return spanAt(this.phases, n);
  }

  turnAt(n: number): Span {
    return spanAt(this.turns, n);
  }

  /** Where a step forward leads: by act to the next that tells something, by phase or turn to the end of it. */
  after(n: number, step: Step): number | null {
    return this.places(step).find((place) => place > n) ?? null;
  }

  before(n: number, step: Step): number | null {
    const earlier = this.places(step).filter((place) => place < n);
    return earlier.at(-1) ?? (n > 0 ? 0 : null);
  }

  /** The stop nearest to an act. */
  nearest(n: number): number {
    const at = lowerBound(this.stops, n);
    const [below, above] = [this.stops[at - 1], this.stops[at]];
    if (above === undefined) return below ?? 0;
    return below !== undefined && n - below < above - n ? below : above;
  }

  /** The acts of a phase that tell something. */
  told(span: Span): ReplayMove[] {
    return this.moves.slice(span.from, span.to + 1).filter((move) => move.lines.length > 0);
  }

  clamp(n: number): number {
    return Math.min(this.last, Math.max(0, Math.round(n)));
  }

  private places(step: Step): readonly number[] {
    if (step === "act") return this.stops;
    return (step === "phase" ? this.phases : this.turns).map((span) => span.to);
  }
}

function spans(moves: readonly ReplayMove[], same: (a: ReplayMove, b: ReplayMove) => boolean): Span[] {
  const found: { turn: number; phase: string; from: number; to: number }[] = [];
  moves.forEach((move, i) => {
    const open = found.at(-1);
    if (open && same(moves[i - 1]!, move)) open.to = move.n;
    else found.push({ turn: move.turn, phase: move.n === 0 ? "" : move.phase, from: move.n, to: move.n });
  });
  return found;
}

function spanAt(all: readonly Span[], n: number): Span {
  return all.find((span) => n >= span.from && n <= span.to) ?? all.at(-1) ?? { turn: 0, phase: "", from: 0, to: 0 };
}

function lowerBound(sorted: readonly number[], n: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if (sorted[mid]! < n) low = mid + 1;
    else high = mid;
  }
  return low;
}

function luckOf(moves: readonly ReplayMove[]): LuckPoint[] {
  let [sum, variance] = [0, 0];
  const found: LuckPoint[] = [];
  for (const { n, luck, spread } of moves) {
    if (!luck && !spread) continue;
    sum += luck;
    variance += (spread ?? 0) ** 2;
    found.push({ n, luck, sum, band: NINE_IN_TEN * Math.sqrt(variance) });
  }
  return found;
}

export const throws = (move: ReplayMove): number => move.lines.filter((line) => line.face > 0).length;

/** The luck of each side. What one gains the other loses: it is told of both only where there are two. */
export function ledgers(replay: Pick<Replay, "dice" | "moves">): Ledger[] {
  const [first, ...rest] = replay.dice;
  if (!first) return [];
  const by = (own: boolean): number => replay.moves.filter((move) => (move.side === first.side) === own).reduce((sum, move) => sum + move.luck, 0);
  const counted = ({ side, faces }: { side: string; faces: number[] }, own: number, others: number): Ledger => {
    const dice = faces.reduce((sum, count) => sum + count, 0);
    const points = faces.reduce((sum, count, i) => sum + count * (i + 1), 0);
    return { side, dice, mean: dice ? points / dice : 0, own, others };
  };
  const [mine, theirs] = [by(true), by(false)];
  const second = rest.length === 1 ? [counted(rest[0]!, -theirs || 0, -mine || 0)] : [];
  return [counted(first, mine, theirs), ...second];
}

export function turnLuck(reel: Reel): TurnLuck[] {
  let sum = 0;
  return reel.turns
    .map((span) => {
      const moves = reel.moves.slice(span.from, span.to + 1);
      const luck = moves.reduce((all, move) => all + move.luck, 0);
      sum += luck;
      return { turn: span.turn, dice: moves.reduce((all, move) => all + throws(move), 0), luck, sum, to: span.to };
    })
    .filter((row) => row.dice > 0 || row.luck !== 0);
}

const BRIEF = 46;

/** What a throw came to, in a few words: the line after the die. */
export function gist(move: ReplayMove): string {
  const die = move.lines.findIndex((line) => line.face > 0);
  const line = move.lines[die + 1] ?? move.lines[die] ?? move.lines[0];
  const text = (line?.text ?? "").replace(/\.$/, "").replace(/ \([A-Z0-9-]+\)/g, "");
  return text.length > BRIEF ? `${text.slice(0, BRIEF - 1).trimEnd()}…` : text;
}

/** Why no game can be played on from here; empty when one can. */
export function noBranch(table: Pick<TableNow, "status" | "seats">, now: Pick<ReplayPosition, "result"> | null): "" | "playing" | "over" {
  if (table.status !== "over" && !table.seats.every((seat) => seat.you)) return "playing";
  return now?.result ? "over" : "";
}
