// What a hex tells when the pointer rests on it or a finger is held there: asked of the server, one question at
// a time, kept for the position.
import { computed, signal } from "@preact/signals";
import type { PeekAnswer, Peek as Question } from "../protocol";

export interface PeekHost {
  ask(question: Omit<Question, "t" | "id">): Promise<PeekAnswer>;
  /** The units of the selected group. */
  units(): readonly string[];
}

export interface Tip {
  answer: PeekAnswer;
  by: "mouse" | "touch" | "key";
}

const REST = 60; // milliseconds until a pointer counts as resting
const MOST_PINS = 2;
const KEPT = 200; // answers

export class Peek {
  readonly tip = signal<Tip | null>(null);
  /** The way there, of who is in hand. */
  readonly way = computed((): readonly string[] => this.tip.value?.answer.way?.path ?? []);
  readonly pins = signal<readonly PeekAnswer[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;
  private turn = 0;
  private readonly answers = new Map<string, PeekAnswer>();

  constructor(private readonly host: PeekHost) {}

  /** The pointer or the cursor is over a hex, or has left the map. */
  point(hex: string | null, by: Tip["by"] = "mouse", rest = REST): void {
    clearTimeout(this.timer);
    this.wanted = hex;
    if (hex === null) this.show(null);
    else {
      if (this.tip.value && this.tip.value.answer.hex !== hex) this.show(null);
      this.timer = setTimeout(() => void this.look(hex, by), rest);
    }
  }

  private async look(hex: string, by: Tip["by"]): Promise<void> {
    const units = [...this.host.units()];
    const key = [hex, ...units].join();
    const turn = this.turn;
    try {
      const answer = this.answers.get(key) ?? (await this.host.ask({ hex, units }));
      if (turn !== this.turn) return; // the position is another one meanwhile
      if (this.answers.size > KEPT) this.answers.clear();
      this.answers.set(key, answer);
      if (this.wanted === hex) this.show({ answer, by });
    } catch {
      // nothing to show
    }
  }

  private show(tip: Tip | null): void {
    this.tip.value = tip;
  }

  /** Keep the tip on the screen; false if there is none. */
  pin(): boolean {
    const tip = this.tip.value;
    if (!tip) return false;
    const others = this.pins.value.filter((answer) => answer.hex !== tip.answer.hex);
    this.pins.value = [...others, tip.answer].slice(-MOST_PINS);
    this.show(null);
    return true;
  }

  unpin(hex: string): void {
    this.pins.value = this.pins.value.filter((answer) => answer.hex !== hex);
  }

  /** Close the topmost; false if there was nothing. */
  close(): boolean {
    if (this.tip.value) {
      this.point(null);
      return true;
    }
    const last = this.pins.value.at(-1);
    if (last) this.unpin(last.hex);
    return last !== undefined;
  }

  /** The position is another one: nothing that was said holds any more. */
  forget(): void {
    this.turn++;
    this.answers.clear();
    this.pins.value = [];
    this.point(null);
  }
}
