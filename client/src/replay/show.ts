// The board of a replay. A step of one action is animated; anything else is shown at once.
import type { BoardView } from "../board/BoardView";
import { groupEvents } from "../board/flights";
import { type Move, movesIn } from "../board/trails";
import type { Event, ReplayPosition } from "../protocol";
import { joinTrails, reverseEvents, stageOf } from "./events";
import type { Positions } from "./positions";
import type { Reel } from "./reel";
import type { Scene } from "./scene";

type Screen = Pick<BoardView, "setPosition" | "play" | "setTrails" | "place" | "centre">;

const MOST_TRAILS = 80;
const MARGIN = 48; // pixels at the edge of the window where an action is not well visible

export class Show {
  private goal: number | null = null;
  private current: number | null = null;
  private running: Promise<void> | null = null;
  private dragged = false;

  constructor(
    private readonly view: Screen,
    private readonly scene: Pick<Scene, "draw" | "clear">,
    private readonly host: HTMLElement,
    private readonly positions: Positions,
    private readonly reel: () => Reel,
    private readonly onDraw: (position: ReplayPosition) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Show the position after action n, without moving the window while dragging. Resolves when the board is at
   * rest.
   */
  go(n: number, dragged = false): Promise<void> {
    this.goal = n;
    this.dragged = dragged;
    this.running ??= this.run().finally(() => (this.running = null));
    return this.running;
  }

  /** Redraw: the language has changed, or the game has gone on. */
  again(n: number): Promise<void> {
    this.current = null;
    return this.go(n, true);
  }

  /** After dragging: bring the action into the window. */
  look(): void {
    const now = this.current === null ? undefined : this.positions.get(this.current);
    if (now) this.follow(now.n, now);
  }

  /** A position has been fetched: trails may have been waiting for it. */
  onArrival(n: number): void {
    if (this.running || this.current === null) return;
    const span = this.reel().phaseAt(this.current);
    if (n === this.current - 1) this.drawScene(this.current);
    if (n >= span.from && n <= this.current) this.drawTrails(this.current);
  }

  private async run(): Promise<void> {
    while (this.goal !== null && this.goal !== this.current) {
      const n = this.goal;
      const now = this.positions.get(n) ?? (await this.fetch(n));
      if (n !== this.goal) continue;
      if (!now) return;
      if (await this.happen(n, now)) this.draw(n, now);
      else this.current = null; // between two positions: the next action is not animated from here
    }
  }

  /** Fetch a position; while dragging, show the nearest cached one meanwhile. */
  private async fetch(n: number): Promise<ReplayPosition | null> {
    const near = this.dragged ? this.positions.nearest(n) : undefined;
    if (near && near.n !== this.current) this.draft(near);
    try {
      return await this.positions.fetch(n);
    } catch (error) {
      if (n !== this.goal) return null;
      this.goal = this.current;
      this.onError(error);
      return null;
    }
  }

  private draft(near: ReplayPosition): void {
    this.current = null;
    this.scene.clear();
    this.view.setTrails([]);
    this.view.setPosition(near.units, near.hidden);
  }

  private draw(n: number, now: ReplayPosition): void {
    this.current = n;
    this.view.setPosition(now.units, now.hidden);
    this.drawTrails(n);
    this.drawScene(n);
    this.onDraw(now);
  }

  /** Animate a step of one action forwards or backwards. False if it was interrupted. */
  private async happen(n: number, now: ReplayPosition): Promise<boolean> {
    const from = this.current;
    const events = from === null ? [] : this.between(from, n, now);
    if (events.length === 0 || this.dragged) {
      if (!this.dragged) this.follow(n, now);
      return true;
    }
    this.scene.clear();
    this.view.setTrails([]);
    this.follow(n, now);
    for (const group of groupEvents(events)) {
      if (this.goal !== n) return false;
      await this.view.play(group);
    }
    return true;
  }

  private between(from: number, n: number, now: ReplayPosition): readonly Event[] {
    const reel = this.reel();
    if (reel.after(from, "act") === n || n === from + 1) return now.events;
    if (reel.before(from, "act") !== n && n !== from - 1) return [];
    const left = this.positions.get(from);
    const before = this.positions.get(from - 1);
    return left && before ? reverseEvents(left.events, before) : [];
  }

  private drawTrails(n: number): void {
    const span = this.reel().phaseAt(n);
    const trails: Move[] = [];
    for (let k = Math.max(1, span.from); k <= n; k++)
      trails.push(...movesIn(this.positions.get(k)?.events ?? []));
    this.view.setTrails(joinTrails(trails).slice(-MOST_TRAILS));
  }

  private drawScene(n: number): void {
    const [now, before] = [this.positions.get(n), this.positions.get(n - 1)];
    if (now && before) this.scene.draw(now, before);
    else this.scene.clear();
  }

  /** Bring the action into the window. */
  private follow(n: number, now: ReplayPosition): void {
    const box = this.host.getBoundingClientRect();
    const margin = Math.min(MARGIN, box.width / 5, box.height / 5);
    for (const hex of stageOf(now, this.positions.get(n - 1))) {
      const at = this.view.place(hex);
      if (!at) continue;
      const seen =
        at.x > box.left + margin &&
        at.x < box.right - margin &&
        at.y > box.top + margin &&
        at.y < box.bottom - margin;
      if (!seen) this.view.centre(hex);
      return;
    }
  }
}
