// What a computer would do in one's place: asked for, shown, never played by itself.
import { computed, signal } from "@preact/signals";
import type { HintAnswer } from "../protocol";
import type { Control } from "./control";
import type { Model } from "./model";

const PATIENCE = 90_000; // milliseconds: it may have to wait for others it thinks for

export class Adviser {
  readonly thinking = signal(false);
  private readonly given = signal<HintAnswer | null>(null);

  /** The hint, as long as it is about the position on the table. */
  readonly hint = computed(() => (this.given.value?.seq === this.model.now.value?.seq ? this.given.value : null));

  /** Whether there is somebody to ask, and a question to ask about. */
  readonly offered = computed(() => {
    const now = this.model.now.value;
    return now !== null && now.menu.yours && now.terms.hints.on && now.status === "playing" && !this.model.spectator.value;
  });

  /** Where on the map the hint points to. */
  readonly hex = computed(() => {
    const hint = this.hint.value;
    const verb = this.model.menu.value?.verbs.find((known) => known.verb === hint?.verb);
    if (!hint || hint.noun === null || !verb) return null;
    if (verb.kind === "hex") return hint.noun;
    return verb.kind === "unit" ? this.model.where(hint.noun) : null;
  });

  constructor(
    private readonly model: Model,
    private readonly control: Pick<Control, "socket" | "say" | "refused">,
    private readonly words: (id: string) => string,
  ) {}

  async ask(): Promise<void> {
    const seq = this.model.now.value?.seq;
    if (!this.offered.value || this.thinking.value || seq === undefined) return;
    this.thinking.value = true;
    this.control.say(this.words("table-hint-thinking"));
    try {
      this.given.value = await this.control.socket.ask<"hint">({ t: "hint", seq }, PATIENCE);
    } catch (error) {
      if (this.model.now.value?.seq === seq) this.control.refused.value = { message: (error instanceof Error && error.message) || this.words("table-no-answer"), reasons: [] };
    }
    this.thinking.value = false;
  }

  points(verb: string, noun: string | null = null): boolean {
    const hint = this.hint.value;
    return hint !== null && hint.verb === verb && hint.noun === noun;
  }

  /** True when there was something to put away. */
  close(): boolean {
    const shown = this.hint.value !== null;
    this.given.value = null;
    return shown;
  }
}
