// The last die roll that the player has not put away.
import { computed, signal } from "@preact/signals";
import type { CatchUp } from "./catchup";
import type { Control } from "./control";
import { lastRoll } from "./lastRoll";
import type { Model } from "./model";

export class Rolls {
  private readonly seen = signal(0);

  constructor(
    private readonly model: Model,
    private readonly control: Pick<Control, "sheet" | "curtain">,
    private readonly catchUp: Pick<CatchUp, "running">,
  ) {
    this.seen.value = model.lastEntry.peek(); // earlier rolls are in the log
  }

  /** Its entry of the log. */
  readonly entry = computed(() => {
    const now = this.model.now.value;
    const { sheet, curtain } = this.control;
    if (!now || now.result || this.catchUp.running.value || sheet.value !== "" || curtain.value !== null)
      return null;
    const mine = new Set(
      this.model.seats.value.filter((seat) => seat.you && seat.side).map((seat) => seat.side!),
    );
    return lastRoll(this.model.log.value, now, mine, this.seen.value);
  });

  putAway(): void {
    const entry = this.entry.peek();
    if (entry) this.seen.value = entry.n;
  }
}
