// "Why not?": the question a player asks about a hex, a unit or a button, and the card that answers it.
import { signal } from "@preact/signals";
import type { Model } from "./model";
import { type Asker, type Explanation, whyBox, whyHex, whyUnit, whyVerb } from "./why";

/** What the question needs of the table. */
export interface WhyHost extends Asker {
  mark(hex: string | null): void;
  announce(text: string): void;
  fail(message: string): void;
}

export class WhyNot {
  /** The answer on the screen. */
  readonly card = signal<Explanation | null>(null);
  /** The next click asks instead of acting. */
  readonly mode = signal(false);

  constructor(
    private readonly model: Model,
    private readonly host: WhyHost,
  ) {}

  setMode(on: boolean): void {
    this.mode.value = on;
    if (!on) this.close();
    else this.host.announce(this.host.say("table-why-pick"));
  }

  close(): void {
    this.card.value = null;
    this.mode.value = false;
    this.host.mark(null);
  }

  /** Why nothing, or not more, can be done in a hex. */
  askHex(hex: string): Promise<void> {
    this.host.mark(hex);
    return this.explain(whyHex(hex, this.model, this.host));
  }

  askVerb(verb: string, noun: string | null = null): Promise<void> {
    return this.explain(whyVerb(verb, noun, this.model, this.host));
  }

  askUnit(unit: string): Promise<void> {
    return this.explain(whyUnit(unit, this.model, this.host));
  }

  askBox(box: string, text: string): Promise<void> {
    return this.explain(whyBox(box, text, this.host));
  }

  private async explain(answer: Promise<Explanation>): Promise<void> {
    try {
      this.card.value = await answer;
    } catch (error) {
      this.host.fail((error instanceof Error && error.message) || this.host.say("table-no-answer"));
    }
  }
}
