// The state of a table, as signals. `take` applies the server's messages; nothing here draws or decides.
import { batch, computed, signal } from "@preact/signals";
import { sideText } from "../board/sides";
import { strength } from "../board/stacks";
import type {
  Board,
  ChatLine,
  Clock,
  Hidden,
  LogEntry,
  Odds,
  SeatNow,
  TableNow,
  ToClient,
  UnitInfo,
  UnitNow,
  Update,
} from "../protocol";
import { uncapitalise } from "../ui/sentence";

export type Units = ReadonlyMap<string, UnitNow>;

export function patchUnits(old: Units, update: Pick<Update, "full" | "units">): Units {
  const units = new Map(update.full ? [] : old);
  for (const unit of update.units) units.set(unit.id, unit);
  return units;
}

/** Remove entries that were undone and add new ones, each number once, oldest first. */
export function patchLog(old: readonly LogEntry[], update: Pick<Update, "full" | "log" | "cut">): LogEntry[] {
  const rest = update.full ? [] : old.filter((entry) => entry.n <= update.cut);
  return mergeLog(rest, update.log);
}

export function mergeLog(old: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] {
  const byNumber = new Map<number, LogEntry>();
  for (const entry of [...old, ...more]) byNumber.set(entry.n, entry);
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** The turn an entry is listed under: the action that ends a turn belongs to the next one. */
export function turnOf(entry: Pick<LogEntry, "turn" | "lines">): number {
  return entry.lines.some((line) => line.kind === "turn") ? entry.turn + 1 : entry.turn;
}

/** Entries of other players after the last one seen. */
export function unseenEntries(log: readonly LogEntry[], seen: number, mine: ReadonlySet<string>): LogEntry[] {
  return log.filter((entry) => entry.n > seen && entry.side !== "" && !mine.has(entry.side));
}

/** A clock and when it was read. */
export interface ClockAt {
  clock: Clock;
  at: number;
}

/** Seconds a seat has left now. */
export function timeLeft({ clock, at }: ClockAt, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const runs = clock.running === seat && !clock.paused;
  return Math.max(0, runs ? left - (now - at) / 1000 : left);
}

export class Model {
  readonly board = signal<Board | null>(null);
  readonly table = signal<TableNow | null>(null);
  readonly spectator = signal(false);
  readonly seen = signal<number | null>(null);
  /** The last update; units and log are patched separately. */
  readonly now = signal<Update | null>(null);
  readonly units = signal<Units>(new Map());
  readonly hidden = signal<readonly Hidden[]>([]);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly seats = signal<readonly SeatNow[]>([]);
  readonly watching = signal(0);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The chat is on the screen. */
  readonly talking = signal(false);
  /** The last chat line read, now or on an earlier visit. */
  readonly readTo = signal(-1);
  readonly unread = computed(() => {
    const mine = new Set(this.seats.value.filter((seat) => seat.you).map((seat) => seat.n));
    return this.chat.value.filter(
      (line) => line.n > this.readTo.value && (line.seat === null || !mine.has(line.seat)),
    ).length;
  });
  readonly clock = signal<ClockAt | null>(null);

  readonly menu = computed(() => this.now.value?.menu ?? null);
  /** Is the game still being set up? What is played before the first turn is played. */
  readonly setup = computed(() => {
    const now = this.now.value;
    const here = this.board.value?.phases.find(({ id }) => id === now?.phase);
    return now?.turn === 0 && !here?.opening;
  });
  readonly odds = computed((): Odds | null => this.now.value?.odds ?? null);
  readonly undo = computed(
    () => this.now.value?.undo ?? { undo: false, redo: false, since: 0, whole: 0, presses: 0 },
  );
  readonly lastEntry = computed(() => this.log.value.at(-1)?.n ?? -1);
  readonly roster = computed(
    () => new Map<string, UnitInfo>((this.board.value?.units ?? []).map((unit) => [unit.id, unit])),
  );
  readonly words = computed(() => {
    const hexes = this.board.value?.hexes;
    return new Map<string, string>(
      hexes?.labels.map((label, i) => [label, hexes.texts[hexes.words[i] ?? i] ?? ""]) ?? [],
    );
  });
  /** Units by hex, the top one first: the strongest, and of equals the last of the roster. */
  readonly stacks = computed(() => {
    const stacks = new Map<string, { id: string; weight: number }[]>();
    for (const [id, info] of this.roster.value) {
      const now = this.units.value.get(id);
      if (now === undefined || !this.words.value.has(now.at)) continue;
      const stack = stacks.get(now.at);
      const one = { id, weight: strength(info, now.steps) };
      if (stack) stack.unshift(one);
      else stacks.set(now.at, [one]);
    }
    return new Map(
      [...stacks].map(([hex, stack]) => [hex, stack.sort((a, b) => b.weight - a.weight).map(({ id }) => id)]),
    );
  });

  unitsAt(hex: string): readonly string[] {
    return this.stacks.value.get(hex) ?? [];
  }

  where(unit: string): string | null {
    const at = this.units.value.get(unit)?.at;
    return at !== undefined && this.words.value.has(at) ? at : null;
  }

  /** Whether it lies before its owner, at the foot of the map. */
  isInHand(unit: string): boolean {
    const at = this.units.value.get(unit)?.at;
    return this.board.value?.boxes.some((box) => box.hand && box.id === at) ?? false;
  }

  name(unit: string): string {
    return this.roster.value.get(unit)?.name ?? unit;
  }

  sideText(side: string): string {
    return sideText(this.board.value, side);
  }

  /** A side's name inside a sentence. */
  sideWords(side: string): string {
    return uncapitalise(this.sideText(side));
  }

  take(message: ToClient, clock = Date.now()): void {
    batch(() => {
      if (message.t === "welcome") {
        this.table.value = message.table;
        this.spectator.value = message.spectator;
        this.seats.value = message.table.seats;
        this.seen.value ??= message.seen;
      } else if (message.t === "update") {
        this.units.value = patchUnits(this.units.value, message);
        this.hidden.value = message.hidden;
        this.log.value = patchLog(this.log.value, message);
        this.seats.value = message.seats;
        this.clock.value = message.clock && { clock: message.clock, at: clock };
        this.now.value = message;
      } else if (message.t === "chat") {
        const lines = new Map(this.chat.value.map((line) => [line.n, line]));
        for (const line of message.lines) lines.set(line.n, line);
        this.chat.value = [...lines.values()].sort((a, b) => a.n - b.n);
      } else if (message.t === "presence") {
        this.seats.value = message.seats;
        this.watching.value = message.watching;
      }
    });
  }
}
