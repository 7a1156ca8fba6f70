// Hints: what the computer would do. They are shown, never played.
import { computed, signal } from "@preact/signals";
import type { HintAnswer } from "../protocol";
import type { Control } from "./control";
import type { Model } from "./model";

const PATIENCE = 90_000; // milliseconds: the computer may be busy with other tables

export class Adviser {
  readonly thinking = signal(false);
  private readonly answer = signal<HintAnswer | null>(null);

  /** The hint, as long as it is about the current position. */
  readonly hint = computed(() =>
    this.answer.value?.seq === this.model.now.value?.seq ? this.answer.value : null,
  );

  /** Whether a hint can be asked for. */
  readonly available = computed(() => {
    const now = this.model.now.value;
    return (
      now?.menu.yours === true &&
      now.terms.hints.on &&
      now.status === "playing" &&
      !this.model.spectator.value
    );
  });

  /** The hex the hint points at. */
  readonly hex = computed(() => {
    const hint = this.hint.value;
    const verb = this.model.menu.value?.verbs.find((candidate) => candidate.verb === hint?.verb);
    if (!hint || hint.noun === null || !verb) return null;
    if (verb.kind === "hex") return hint.noun;
    return verb.kind === "unit" ? this.model.where(hint.noun) : null;
  });

  constructor(
    private readonly model: Model,
    private readonly control: Pick<Control, "socket" | "say" | "refusal">,
    private readonly words: (id: string) => string,
  ) {}

  async ask(): Promise<void> {
    const seq = this.model.now.value?.seq;
    if (!this.available.value || this.thinking.value || seq === undefined) return;
    this.thinking.value = true;
    this.control.say(this.words("table-hint-thinking"));
    try {
      this.answer.value = await this.control.socket.ask<"hint">({ t: "hint", seq }, PATIENCE);
    } catch (error) {
      if (this.model.now.value?.seq === seq)
        this.control.refusal.value = {
          message: (error instanceof Error && error.message) || this.words("table-no-answer"),
          reasons: [],
        };
    }
    this.thinking.value = false;
  }

  points(verb: string, noun: string | null = null): boolean {
    const hint = this.hint.value;
    return hint !== null && hint.verb === verb && hint.noun === noun;
  }

  /** True if a hint was open. */
  close(): boolean {
    const wasOpen = this.hint.value !== null;
    this.answer.value = null;
    return wasOpen;
  }
}
