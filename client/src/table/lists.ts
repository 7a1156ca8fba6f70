// Lists that lead: the player's formations, what waits or is in danger, who is next. The server makes them.
import { signal } from "@preact/signals";
import type { ListsAnswer } from "../protocol";

const REST = 250; // milliseconds without a change after which they are asked for again

export class Lists {
  readonly now = signal<ListsAnswer | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(private readonly ask: () => Promise<ListsAnswer>) {}

  /** The position has changed. */
  stale(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh(), REST);
  }

  private async refresh(): Promise<void> {
    const turn = ++this.turn;
    try {
      const answer = await this.ask();
      if (turn === this.turn) this.now.value = answer;
    } catch {
      // the old ones stay
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.turn++;
  }

  /** The hexes of the units in need, in order, each once. */
  hexes(where: (unit: string) => string | null): string[] {
    const found = (this.now.value?.next ?? []).map(where).filter((hex) => hex !== null);
    return [...new Set(found)];
  }
}
