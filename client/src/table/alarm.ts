// A supply line that is cut, or hangs on a hex that may fall: told once a turn, when the player begins to decide.
import { computed, effect, signal, untracked } from "@preact/signals";
import type { DangerAnswer } from "../protocol";
import type { Model } from "./model";

export class Alarm {
  private readonly found = signal<DangerAnswer | null>(null);
  private asked = ""; // the turn and the side it was last asked for
  private told = ""; // what was last put away

  readonly card = computed(() => {
    const found = this.found.value;
    return found && (found.risks.length > 0 || found.cut.length > 0) ? found : null;
  });

  constructor(
    private readonly model: Model,
    private readonly ask: () => Promise<DangerAnswer>,
  ) {}

  watch(): () => void {
    return effect(() => {
      const now = this.model.now.value;
      const traces = this.model.board.value?.overlays.some(({ name }) => name === "supply");
      if (!now?.menu.yours || !traces || this.model.setup.value || now.result) return;
      const key = `${now.turn} ${now.side}`;
      if (key === this.asked) return;
      this.asked = key;
      untracked(() => void this.look());
    });
  }

  private async look(): Promise<void> {
    this.found.value = null;
    try {
      const found = await this.ask();
      if (gist(found) !== this.told) this.found.value = found;
    } catch {
      // nobody is warned without an answer
    }
  }

  close(): void {
    const found = this.found.peek();
    if (found) this.told = gist(found);
    this.found.value = null;
  }
}

/** What a warning says: the same is not told again after it was put away. */
function gist({ cut, risks }: DangerAnswer): string {
  return JSON.stringify([cut, risks.map(({ hex, units }) => [hex, units])]);
}
