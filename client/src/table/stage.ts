// Draws updates in order: animates the events, then shows the position. Updates that pile up are not
// animated.
import { type Move, movesIn } from "../board/trails";
import type { Event, Hidden, Menu, Odds, UnitNow, Update } from "../protocol";

/** The part of a board the stage needs. */
export interface Player {
  setPosition(units: UnitNow[], hidden: Hidden[]): void;
  patch(units: UnitNow[], hidden: Hidden[]): void;
  play(events: Event[]): Promise<void>;
  setMenu(menu: Menu | null): void;
  setOdds(odds: Odds | null): void;
  setTrails(moves: Move[]): void;
}

export interface Whole {
  units(): Iterable<UnitNow>;
  sideOf(unit: string): string;
}

/** The trails of the side that moved last: all moves of the opponent, only the last of the player's own. */
export function trailsAfter(
  old: readonly Move[],
  update: Pick<Update, "events" | "side" | "full" | "cut" | "log">,
  sideOf: (unit: string) => string,
): Move[] {
  const moves = movesIn(update.events);
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
  private paused = false;
  private trails: Move[] = [];

  constructor(
    private readonly board: Player,
    private readonly whole: Whole,
    private readonly still: () => boolean, // the page is hidden: no need to animate
    private readonly onDraw: (update: Update) => void,
  ) {}

  show(update: Update): void {
    this.queue.push(update);
    if (!this.running && !this.paused) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0 && !this.paused) {
      const updates = this.queue.splice(0);
      const last = updates.at(-1)!;
      for (const update of updates)
        this.trails = trailsAfter(this.trails, update, (unit) => this.whole.sideOf(unit));
      if (updates.length === 1 && !last.full && last.events.length > 0 && !this.still()) {
        this.board.setMenu(null);
        try {
          await this.board.play(last.events);
        } catch {
          // a failed animation must not prevent the position from being shown
        }
      }
      if (this.paused) this.queue.unshift(last);
      else this.draw(updates);
    }
    this.running = false;
  }

  private draw(updates: readonly Update[]): void {
    const last = updates.at(-1)!;
    if (updates.some((update) => update.full)) this.board.setPosition([...this.whole.units()], last.hidden);
    else
      this.board.patch(
        updates.flatMap((update) => update.units),
        last.hidden,
      );
    this.board.setMenu(last.menu.yours ? last.menu : null);
    this.board.setOdds(last.odds);
    this.board.setTrails(this.trails);
    this.onDraw(last);
  }

  /** Stop drawing: the board is used for a replay. */
  hold(): void {
    this.paused = true;
  }

  /** Draw again, beginning with the current position. */
  release(now: Update): void {
    this.paused = false;
    this.queue = [];
    this.draw([{ ...now, full: true }]);
  }
}
