// The end of a phase: what is left undone, one after the other, and whether the button asks back.
import { computed, signal } from "@preact/signals";
import type { Ending, Undone } from "../protocol";
import type { Model } from "./model";
import { small } from "./small";

/** What the end of a phase needs of the table. */
export interface EndHost {
  act(verb: string): void;
  frame(hexes: readonly string[]): void;
}

export class PhaseEnd {
  /** The card that asks back is open. */
  readonly asked = signal(false);
  private readonly at = signal(-1);
  /** What was left undone when the card was last read: it is not asked back twice. */
  private warned = "";

  readonly ending = computed(() => {
    const menu = this.model.menu.value;
    return menu?.yours ? (menu.ending ?? null) : null;
  });

  /** What is left undone, what weighs most first. */
  readonly undone = computed((): readonly Undone[] => {
    const owed = (one: Undone): number => Number(one.kind === "must");
    return [...(this.ending.value?.undone ?? [])].sort((a, b) => owed(b) - owed(a) || weight(b) - weight(a));
  });

  readonly worst = computed((): Undone | null => this.undone.value[0] ?? null);

  constructor(
    private readonly model: Model,
    private readonly host: EndHost,
  ) {}

  isEnd(verb: string): boolean {
    const ending = this.ending.value;
    return ending?.verb === verb && ending.next !== "";
  }

  /**
   * Ask back where something must still be done, and always on a phone; what may still be done stands beside the
   * button, each a click away. A second press ends the phase, also after the card was put away and nothing more
   * was done.
   */
  press(): void {
    const ending = this.ending.value;
    if (!ending) return;
    const left = this.left(ending);
    const owed = ending.undone.some((one) => one.kind === "must");
    if (this.asked.value || !(small() || (owed && left !== this.warned))) {
      this.confirm();
      return;
    }
    this.asked.value = true;
    this.warned = left;
  }

  /** What is left undone, and in which phase. */
  private left(ending: Ending): string {
    const now = this.model.now.value;
    return JSON.stringify([now?.turn, now?.phase, ending.verb, ending.undone]);
  }

  confirm(): void {
    const verb = this.ending.value?.verb;
    this.close();
    if (verb !== undefined) this.host.act(verb);
  }

  close(): void {
    this.asked.value = false;
    this.at.value = -1;
  }

  /** Show where something is left undone, all of it at once. */
  frame(undone: Undone): void {
    this.host.frame(this.hexesOf(undone));
  }

  /** Show what is left undone hex by hex, the worst first. */
  next(): void {
    const hexes = [...new Set(this.undone.value.flatMap((one) => this.hexesOf(one)))];
    if (hexes.length === 0) return;
    this.at.value = (this.at.value + 1) % hexes.length;
    this.host.frame([hexes[this.at.value]!]);
  }

  private hexesOf(undone: Undone): string[] {
    const held = undone.units.map((unit) => this.model.where(unit)).filter((hex) => hex !== null);
    return [...new Set([...held, ...undone.hexes])];
  }
}

function weight(one: Undone): number {
  return one.units.length + one.hexes.length;
}
