// Positions of a game, fetched once each: the one looked at first, those around it when there is time.
import type { ReplayPosition } from "../protocol";

const AT_ONCE = 3; // prefetched together
const MOST = 600; // kept

export class Positions {
  private readonly cache = new Map<number, ReplayPosition>();
  private readonly coming = new Map<number, Promise<ReplayPosition>>();
  private queue: number[] = [];
  private busy = 0;
  private age = 0;

  constructor(
    private readonly load: (n: number) => Promise<ReplayPosition>,
    private readonly arrived: (n: number) => void = () => undefined,
    private readonly most = MOST,
  ) {}

  get(n: number): ReplayPosition | undefined {
    const found = this.cache.get(n);
    if (found) this.cache.delete(n), this.cache.set(n, found); // the last looked at goes last
    return found;
  }

  /** What is known that is nearest to an act: something to show while the hand moves. */
  nearest(n: number): ReplayPosition | undefined {
    let best: ReplayPosition | undefined;
    for (const one of this.cache.values()) if (!best || Math.abs(one.n - n) < Math.abs(best.n - n)) best = one;
    return best;
  }

  fetch(n: number): Promise<ReplayPosition> {
    const known = this.get(n);
    if (known) return Promise.resolve(known);
    const age = this.age;
    const asked =
      this.coming.get(n) ??
      this.load(n).then((position) => {
        if (age === this.age) this.put(position);
        return position;
      });
    this.coming.set(n, asked);
    const done = (): void => void (this.coming.get(n) === asked && this.coming.delete(n));
    asked.then(done, done);
    return asked;
  }

  /** Fetch these when there is time, in this order; what was wished for before is forgotten. */
  prefetch(wishes: readonly number[]): void {
    this.queue = wishes.filter((n) => !this.cache.has(n) && !this.coming.has(n));
    while (this.busy < AT_ONCE && this.queue.length > 0) void this.work();
  }

  /** Forget everything: it is in the wrong language, or was taken back. */
  clear(): void {
    this.age++;
    this.queue = [];
    this.cache.clear();
    this.coming.clear();
  }

  private async work(): Promise<void> {
    this.busy++;
    for (let n = this.queue.shift(); n !== undefined; n = this.queue.shift()) {
      try {
        await this.fetch(n);
      } catch {
        this.queue = []; // whoever needs it will ask again, and be told
      }
    }
    this.busy--;
  }

  private put(position: ReplayPosition): void {
    this.cache.set(position.n, position);
    for (const n of this.cache.keys()) {
      if (this.cache.size <= this.most) break;
      this.cache.delete(n);
    }
    this.arrived(position.n);
  }
}
