// The board of a replay: what is looked at last is what is shown. One act further is seen happening; everything else just stands.
import type { BoardView } from "../board/BoardView";
import { together } from "../board/flights";
import type { Event, ReplayPosition } from "../protocol";
import { joined, reversed, stageOf, trailsOf, type Trail } from "./events";
import type { Positions } from "./positions";
import type { Reel } from "./reel";
import type { Scene } from "./scene";

type Screen = Pick<BoardView, "setPosition" | "play" | "setTrails" | "place" | "centre">;

const MOST_TRAILS = 80;
const MARGIN = 48; // pixels from the edge of the window within which an act is not well seen

export class Show {
  private goal: number | null = null;
  private shown: number | null = null;
  private running: Promise<void> | null = null;
  private dragged = false;

  constructor(
    private readonly view: Screen,
    private readonly scene: Pick<Scene, "draw" | "clear">,
    private readonly host: HTMLElement,
    private readonly positions: Positions,
    private readonly reel: () => Reel,
    private readonly drawn: (position: ReplayPosition) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Show the position after act n; when the hand drags, without moving the window. Comes back when the board rests. */
  go(n: number, dragged = false): Promise<void> {
    this.goal = n;
    this.dragged = dragged;
    this.running ??= this.run().finally(() => (this.running = null));
    return this.running;
  }

  /** Draw again what is shown: in another language, or after the game went on. */
  again(n: number): Promise<void> {
    this.shown = null;
    return this.go(n, true);
  }

  /** The hand let go: have what it stopped at in the window. */
  look(): void {
    const now = this.shown === null ? undefined : this.positions.get(this.shown);
    if (now) this.follow(now.n, now);
  }

  /** A position came in: trails may have been waiting for it. */
  arrived(n: number): void {
    if (this.running || this.shown === null) return;
    const span = this.reel().phaseAt(this.shown);
    if (n === this.shown - 1) this.drawScene(this.shown);
    if (n >= span.from && n <= this.shown) this.drawTrails(this.shown);
  }

  private async run(): Promise<void> {
    while (this.goal !== null && this.goal !== this.shown) {
      const n = this.goal;
      const now = this.positions.get(n) ?? (await this.fetched(n));
      if (n !== this.goal) continue;
      if (!now) return;
      if (await this.happen(n, now)) this.draw(n, now);
      else this.shown = null; // half way between two acts: the next one is not played from here
    }
  }

  /** Until it is there, a hand that drags is shown the nearest that is known. */
  private async fetched(n: number): Promise<ReplayPosition | null> {
    const near = this.dragged ? this.positions.nearest(n) : undefined;
    if (near && near.n !== this.shown) this.draft(near);
    try {
      return await this.positions.fetch(n);
    } catch (error) {
      if (n !== this.goal) return null;
      this.goal = this.shown;
      this.failed(error);
      return null;
    }
  }

  private draft(near: ReplayPosition): void {
    this.shown = null;
    this.scene.clear();
    this.view.setTrails([]);
    this.view.setPosition(near.units, near.hidden);
  }

  private draw(n: number, now: ReplayPosition): void {
    this.shown = n;
    this.view.setPosition(now.units, now.hidden);
    this.drawTrails(n);
    this.drawScene(n);
    this.drawn(now);
  }

  /** One act on or back: its events are played on the board as it stands. False when that was cut short. */
  private async happen(n: number, now: ReplayPosition): Promise<boolean> {
    const from = this.shown;
    const events = from === null ? [] : this.between(from, n, now);
    if (events.length === 0 || this.dragged) {
      if (!this.dragged) this.follow(n, now);
      return true;
    }
    this.scene.clear();
    this.view.setTrails([]);
    this.follow(n, now);
    for (const group of together(events)) {
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
    return left && before ? reversed(left.events, before) : [];
  }

  private drawTrails(n: number): void {
    const span = this.reel().phaseAt(n);
    const trails: Trail[] = [];
    for (let k = Math.max(1, span.from); k <= n; k++) trails.push(...trailsOf(this.positions.get(k)?.events ?? []));
    this.view.setTrails(joined(trails).slice(-MOST_TRAILS));
  }

  private drawScene(n: number): void {
    const [now, before] = [this.positions.get(n), this.positions.get(n - 1)];
    if (now && before) this.scene.draw(now, before);
    else this.scene.clear();
  }

  /** Bring what happens into the window, if it is not there. */
  private follow(n: number, now: ReplayPosition): void {
    const box = this.host.getBoundingClientRect();
    const margin = Math.min(MARGIN, box.width / 5, box.height / 5);
    for (const hex of stageOf(now, this.positions.get(n - 1))) {
      const at = this.view.place(hex);
      if (!at) continue;
      const seen = at.x > box.left + margin && at.x < box.right - margin && at.y > box.top + margin && at.y < box.bottom - margin;
      if (!seen) this.view.centre(hex);
      return;
    }
  }
}
