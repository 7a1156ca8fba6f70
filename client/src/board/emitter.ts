/** Listeners by type of event. */
export class Emitter<Events extends object> {
  private readonly listeners = new Map<keyof Events, Set<(what: never) => void>>();

  on<K extends keyof Events>(type: K, fn: (what: Events[K]) => void): () => void {
    const all = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, all.add(fn as (what: never) => void));
    return () => all.delete(fn as (what: never) => void);
  }

  emit<K extends keyof Events>(type: K, what: Events[K]): void {
    for (const fn of this.listeners.get(type) ?? []) (fn as (what: Events[K]) => void)(what);
  }

  clear(): void {
    this.listeners.clear();
  }
}
