// One slot for cards: the topmost is open, the others are tabs above it.
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

/** In the order in which they take the slot. */
export const CARDS = [
  "question",
  "why",
  "air",
  "draw",
  "end",
  "catch",
  "hint",
  "tour",
  "alarm",
  "roll",
] as const;
export type CardName = (typeof CARDS)[number];

/** Cards that open at once because the player has just asked for them. */
const ASKED: readonly CardName[] = ["why", "end", "hint"];

export interface CardSource {
  isOpen(): boolean;
  /** Also what Escape does. */
  close(): void;
}

export class CardSlot {
  /** The cards there are, in their order. */
  readonly open: ReadonlySignal<CardName[]>;
  /** The one that is shown. */
  readonly top: ReadonlySignal<CardName | null>;
  private readonly chosen = signal<CardName | null>(null);

  constructor(private readonly sources: Record<CardName, CardSource>) {
    this.open = computed(() => CARDS.filter((name) => sources[name].isOpen()));
    this.top = computed(() => {
      const open = this.open.value;
      const chosen = this.chosen.value;
      return chosen && open.includes(chosen) ? chosen : (open[0] ?? null);
    });
  }

  /** Open the card behind a tab. */
  choose(name: CardName): void {
    this.chosen.value = name;
  }

  /** Close the topmost; false when the slot is empty. */
  close(): boolean {
    const top = this.top.peek();
    if (top === null) return false;
    this.sources[top].close();
    this.chosen.value = null;
    return true;
  }

  /** A new card opens if the player asked for it, or if it comes before the one that was chosen. */
  watch(): () => void {
    let before: readonly CardName[] = this.open.peek();
    return effect(() => {
      const open = this.open.value;
      const fresh = open.filter((name) => !before.includes(name));
      before = open;
      const asked = fresh.find((name) => ASKED.includes(name));
      const chosen = this.chosen.peek();
      if (asked) this.chosen.value = asked;
      else if (chosen && (!open.includes(chosen) || fresh.some((name) => rank(name) < rank(chosen))))
        this.chosen.value = null;
    });
  }
}

function rank(name: CardName): number {
  return CARDS.indexOf(name);
}
