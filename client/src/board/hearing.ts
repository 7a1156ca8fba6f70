/** Those who want to hear of something, by what it is. */
export class Hearing<Events extends object> {
  private readonly ears = new Map<keyof Events, Set<(what: never) => void>>();

  on<K extends keyof Events>(type: K, fn: (what: Events[K]) => void): () => void {
    const all = this.ears.get(type) ?? new Set();
    this.ears.set(type, all.add(fn as (what: never) => void));
    return () => all.delete(fn as (what: never) => void);
  }

  tell<K extends keyof Events>(type: K, what: Events[K]): void {
    for (const fn of this.ears.get(type) ?? []) (fn as (what: Events[K]) => void)(what);
  }

  clear(): void {
    this.ears.clear();
  }
}
