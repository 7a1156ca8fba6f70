// The current action of a replay, changed by steps or by playing.
import { signal } from "@preact/signals";
import type { Reel, Step } from "./reel";

export const PACE = 600; // milliseconds for an act
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Player {
  readonly n = signal(0);
  readonly playing = signal(false);
  readonly step = signal<Step>("act");
  readonly speed = signal<Speed>(1);
  /** The end of a shared range: playing stops there. */
  readonly until = signal<number | null>(null);
  /** Show an action; resolves when the board is at rest. */
  show: (n: number, dragged: boolean) => Promise<void> = async () => undefined;
  private run = 0;

  constructor(
    private readonly reel: () => Reel,
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  /** Go to an action and stop playing. */
  go(n: number, dragged = false): void {
    this.stop();
    void this.to(n, dragged);
  }

  move(way: 1 | -1, by: Step = this.step.value): void {
    const reel = this.reel();
    const to = way > 0 ? reel.after(this.n.value, by) : reel.before(this.n.value, by);
    this.stop();
    if (to !== null) void this.to(to);
  }

  toggle(): void {
    if (this.playing.value) this.stop();
    else void this.play();
  }

  stop(): void {
    this.run++;
    this.playing.value = false;
  }

  /** Play to the end, from where the game begins to be played if already there. */
  async play(): Promise<void> {
    const run = ++this.run;
    const reel = this.reel();
    const end = this.end(reel);
    this.playing.value = true;
    if (this.n.value >= end) void this.to(reel.start);
    while (run === this.run) {
      const next = this.reel().after(this.n.value, this.step.value);
      if (next === null || this.n.value >= end) break;
      const long = (this.step.value === "act" ? PACE : PACE * 2) / this.speed.value;
      await Promise.all([this.to(Math.min(next, end)), this.wait(long)]);
    }
    if (run === this.run) this.playing.value = false;
  }

  private end(reel: Reel): number {
    const until = this.until.value;
    return until !== null && this.n.value < until ? Math.min(until, reel.last) : reel.last;
  }

  private to(n: number, dragged = false): Promise<void> {
    this.n.value = this.reel().clamp(n);
    return this.show(this.n.value, dragged);
  }
}
