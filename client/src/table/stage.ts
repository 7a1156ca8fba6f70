// The order of drawing: what an update tells is played on the board, then the board shows it. Late updates are not waited for.
import type { Event, Hidden, Menu, Odds, UnitNow, Update } from "../protocol";

export interface Trail {
  unit: string;
  path: string[];
}

/** What the stage needs of a board. */
export interface Player {
  setPosition(units: UnitNow[], hidden: Hidden[]): void;
  patch(units: UnitNow[], hidden: Hidden[]): void;
  play(events: Event[]): Promise<void>;
  setMenu(menu: Menu | null): void;
  setOdds(odds: Odds | null): void;
  setTrails(moves: Trail[]): void;
}

export interface Whole {
  units(): Iterable<UnitNow>;
  sideOf(unit: string): string;
}

/** The moves of the side that moved last: all of another's, only the last of one's own. */
export function trailsAfter(old: readonly Trail[], update: Pick<Update, "events" | "side" | "full" | "cut" | "log">, sideOf: (unit: string) => string): Trail[] {
  const moves = update.events.filter((event) => event.kind === "moved" && event.unit !== null && event.path.length > 1).map((event) => ({ unit: event.unit!, path: event.path }));
  if (update.full) return moves;
  if (moves.length === 0) return update.events.length === 0 && update.log.length === 0 ? [] : [...old];
  const side = sideOf(moves.at(-1)!.unit);
  const same = moves.filter((move) => sideOf(move.unit) === side);
  if (side === update.side) return same.slice(-1);
  return [...old.filter((move) => sideOf(move.unit) === side), ...same].slice(-60);
}

export class Stage {
  private queue: Update[] = [];
  private running = false;
  private held = false;
  private trails: Trail[] = [];

  constructor(
    private readonly board: Player,
    private readonly whole: Whole,
    private readonly still: () => boolean, // nobody looks: no need to animate
    private readonly drawn: (update: Update) => void,
  ) {}

  show(update: Update): void {
    this.queue.push(update);
    if (!this.running && !this.held) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0 && !this.held) {
      const updates = this.queue.splice(0);
      const last = updates.at(-1)!;
      for (const update of updates) this.trails = trailsAfter(this.trails, update, (unit) => this.whole.sideOf(unit));
      if (updates.length === 1 && !last.full && last.events.length > 0 && !this.still()) {
        this.board.setMenu(null);
        try {
          await this.board.play(last.events);
        } catch {
          // an animation that fails must not keep the position from being shown
        }
      }
      if (this.held) this.queue.unshift(last);
      else this.draw(updates);
    }
    this.running = false;
  }

  private draw(updates: readonly Update[]): void {
    const last = updates.at(-1)!;
    if (updates.some((update) => update.full)) this.board.setPosition([...this.whole.units()], last.hidden);
    else this.board.patch(updates.flatMap((update) => update.units), last.hidden);
    this.board.setMenu(last.menu.yours ? last.menu : null);
    this.board.setOdds(last.odds);
    this.board.setTrails(this.trails);
    this.drawn(last);
  }

  /** The board is lent to somebody else (a replay of what was missed). */
  hold(): void {
    this.held = true;
  }

  /** The board is back: show what stands. */
  release(now: Update): void {
    this.held = false;
    this.queue = [];
    this.draw([{ ...now, full: true }]);
  }
}
