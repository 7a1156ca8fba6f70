// The last chit drawn: shown once, and the map frames those whom it calls.
import { computed, effect, signal } from "@preact/signals";
import type { Draw } from "../protocol";
import type { Model } from "./model";

export interface DrawHost {
  frame(hexes: readonly string[]): void;
}

export class Draws {
  private readonly last = signal<Draw | null>(null);
  private readonly closed = signal(0);

  constructor(
    private readonly model: Model,
    private readonly host: DrawHost,
  ) {}

  /** The card: until it is closed, another chit is drawn, or the draw is undone. */
  readonly card = computed(() => {
    const draw = this.last.value;
    return draw && draw.n !== this.closed.value ? draw : null;
  });

  /** The unit to begin with. */
  readonly first = computed(() => {
    const draw = this.card.value;
    const menu = this.model.menu.value;
    const verb = menu?.yours
      ? menu.verbs.find((one) => one.role === "hand" && one.kind === "unit")
      : undefined;
    return draw && verb ? (draw.units.find((unit) => verb.nouns.includes(unit)) ?? null) : null;
  });

  close(): void {
    this.closed.value = this.last.peek()?.n ?? 0;
  }

  frame(): void {
    const draw = this.last.peek();
    if (draw) this.host.frame(draw.hexes);
  }

  /** Take what the server sends; a draw seen for the first time is framed, one from before is not. */
  watch(): () => void {
    let started = false;
    return effect(() => {
      const now = this.model.now.value;
      if (!now) return;
      const draw = now.draw;
      const known = this.last.peek();
      if (!draw) {
        if (known && now.cut >= 0 && now.cut < known.n) this.last.value = null; // it was undone
      } else if (draw.n !== known?.n || now.full) {
        this.last.value = draw;
        if (!started) this.closed.value = draw.n;
        else if (draw.n !== known?.n && draw.hexes.length > 0) this.host.frame(draw.hexes);
      }
      const open = this.card.peek();
      const mine = new Set(
        this.model.seats
          .peek()
          .filter((seat) => seat.you)
          .map((seat) => seat.side),
      );
      // the player goes on: the card has been read
      if (open && now.log.some((entry) => entry.n > open.n && mine.has(entry.side))) this.close();
      started = true;
    });
  }
}
