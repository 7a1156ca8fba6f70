// The actions of a game by phase and turn, where a replay stops, and the luck of the dice.
import type { PhaseInfo, Replay, ReplayMove, ReplayPosition, TableNow } from "../protocol";

export type Step = "act" | "phase" | "turn";

/** A range of actions, including the last one. */
export interface Span {
  readonly turn: number;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
}

/** The luck of the first side after an action. */
export interface LuckPoint {
  readonly n: number;
  readonly luck: number;
  readonly sum: number;
  /** 90% of games stay within this of 0; 0 if the spread is unknown. */
  readonly band: number;
}

/** The luck of a side: in its own actions and in those of others. */
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

const NINE_IN_TEN = 1.645; // two-sided 90% quantile of the normal distribution

export class Reel {
  readonly last: number;
  /** The first action that happens on the map: what was set up before it is not what one comes to see. */
  readonly start: number;
  /** Actions with log lines, plus the beginning and the end: choices without visible effect are skipped. */
  readonly stops: readonly number[];
  readonly phases: readonly Span[];
  readonly turns: readonly Span[];
  readonly luck: readonly LuckPoint[];
  /** Whether the spread is known, so that a band can be drawn. */
  readonly hasBand: boolean;

  constructor(
    readonly moves: readonly ReplayMove[],
    phases: readonly PhaseInfo[] = [],
  ) {
    this.last = Math.max(0, moves.length - 1);
    this.start = moves.find((move) => isPlayed(move, phases))?.n ?? 0;
    this.stops = moves
      .filter((move) => move.n === 0 || move.n === this.last || move.lines.length > 0)
      .map((move) => move.n);
    this.phases = spans(moves, (a, b) => a.turn === b.turn && a.phase === b.phase && a.n > 0);
    this.turns = spans(moves, (a, b) => a.turn === b.turn);
    this.luck = luckOf(moves);
    this.hasBand = this.luck.some((point) => point.band > 0);
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

  /** The next stop: by action the next one with log lines, by phase or turn the end of it. */
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

  /** The actions of a phase that have log lines. */
  movesWithLines(span: Span): ReplayMove[] {
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

/** Something to be seen that is no part of the set-up. */
function isPlayed({ n, turn, phase, lines }: ReplayMove, phases: readonly PhaseInfo[]): boolean {
  const info = phases.find((one) => one.id === phase);
  const setup = info?.setup || (turn === 0 && !info?.opening);
  return n > 0 && lines.length > 0 && !setup;
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
  return (
    all.find((span) => n >= span.from && n <= span.to) ?? all.at(-1) ?? { turn: 0, phase: "", from: 0, to: 0 }
  );
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

export const rollCount = (move: ReplayMove): number => move.lines.filter((line) => line.face > 0).length;

/**
 * The luck of each side. With two sides, one gains what the other loses; with more, only the first is known.
 */
export function ledgers(replay: Pick<Replay, "dice" | "moves">): Ledger[] {
  const [first, ...rest] = replay.dice;
  if (!first) return [];
  const by = (own: boolean): number =>
    replay.moves
      .filter((move) => (move.side === first.side) === own)
      .reduce((sum, move) => sum + move.luck, 0);
  const ledgerOf = (
    { side, faces }: { side: string; faces: number[] },
    own: number,
    others: number,
  ): Ledger => {
    const dice = faces.reduce((sum, count) => sum + count, 0);
    const points = faces.reduce((sum, count, i) => sum + count * (i + 1), 0);
    return { side, dice, mean: dice ? points / dice : 0, own, others };
  };
  const [mine, theirs] = [by(true), by(false)];
  const second = rest.length === 1 ? [ledgerOf(rest[0]!, -theirs || 0, -mine || 0)] : [];
  return [ledgerOf(first, mine, theirs), ...second];
}

export function turnLuck(reel: Reel): TurnLuck[] {
  let sum = 0;
  return reel.turns
    .map((span) => {
      const moves = reel.moves.slice(span.from, span.to + 1);
      const luck = moves.reduce((all, move) => all + move.luck, 0);
      sum += luck;
      return {
        turn: span.turn,
        dice: moves.reduce((all, move) => all + rollCount(move), 0),
        luck,
        sum,
        to: span.to,
      };
    })
    .filter((row) => row.dice > 0 || row.luck !== 0);
}

const BRIEF = 46;

/** The result of a roll in a few words: the line after the die. */
export function gist(move: ReplayMove): string {
  const die = move.lines.findIndex(({ face }) => face > 0);
  const line = move.lines[die + 1] ?? move.lines[die] ?? move.lines[0];
  const text = (line?.text ?? "").replace(/\.$/, "").replace(/ \([A-Z0-9-]+\)/g, "");
  return text.length > BRIEF ? `${text.slice(0, BRIEF - 1).trimEnd()}…` : text;
}

/** Whether nobody else plays: a computer minds nothing. */
export function isAlone({ seats }: Pick<TableNow, "seats">): boolean {
  return seats.some((seat) => seat.you) && seats.every((seat) => seat.you || seat.kind === "bot");
}

/** Whether a trial game begins with what the player knows, the rest dealt anew. */
export function isDealtAnew(table: Pick<TableNow, "status" | "seats">): boolean {
  return table.status !== "over" && isAlone(table) && !table.seats.every((seat) => seat.you);
}

/** Why the game cannot be continued from here; empty if it can. */
export function noBranch(
  table: Pick<TableNow, "status" | "seats">,
  now: Pick<ReplayPosition, "result"> | null,
): "" | "playing" | "over" {
  if (table.status !== "over" && !isAlone(table)) return "playing";
  return now?.result ? "over" : "";
}
