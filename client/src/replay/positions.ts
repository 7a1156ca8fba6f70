// The positions of a game, each fetched once: the current one first, then those around it.
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
    private readonly onArrival: (n: number) => void = () => undefined,
    private readonly most = MOST,
  ) {}

  get(n: number): ReplayPosition | undefined {
    const found = this.cache.get(n);
    if (found) {
      this.cache.delete(n); // put in again, it becomes the most recently used
      this.cache.set(n, found);
    }
    return found;
  }

  /** The cached position nearest to an action, to show while dragging. */
  nearest(n: number): ReplayPosition | undefined {
    let best: ReplayPosition | undefined;
    for (const one of this.cache.values())
      if (!best || Math.abs(one.n - n) < Math.abs(best.n - n)) best = one;
    return best;
  }

  fetch(n: number): Promise<ReplayPosition> {
    const cached = this.get(n);
    if (cached) return Promise.resolve(cached);
    const age = this.age;
    const request =
      this.coming.get(n) ??
      this.load(n).then((position) => {
        if (age === this.age) this.put(position);
        return position;
      });
    this.coming.set(n, request);
    const done = (): void => void (this.coming.get(n) === request && this.coming.delete(n));
    request.then(done, done);
    return request;
  }

  /** Fetch these in the background, in this order, instead of those of the previous call. */
  prefetch(wishes: readonly number[]): void {
    this.queue = wishes.filter((n) => !this.cache.has(n) && !this.coming.has(n));
    while (this.busy < AT_ONCE && this.queue.length > 0) void this.work();
  }

  /** Clear the cache: the language or the game has changed. */
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
        this.queue = []; // it will be requested again when needed
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
    this.onArrival(position.n);
  }
}
