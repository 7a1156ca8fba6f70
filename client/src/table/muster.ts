// A set-up by hand, army by army: which one is being placed, and what fills it up.
import { computed, signal } from "@preact/signals";
import type { ListsAnswer, MusterNow } from "../protocol";

interface Lists {
  readonly now: { readonly value: ListsAnswer | null };
}

export class Mustering {
  private readonly wanted = signal("");
  /** All groups; none outside a set-up that has them. */
  readonly all = computed((): readonly MusterNow[] => this.lists.now.value?.musters ?? []);
  /** The one that is placed now: as chosen, else the first that is not complete. */
  readonly chosen = computed((): MusterNow | null => {
    const all = this.all.value;
    return (
      all.find(({ noun }) => noun === this.wanted.value) ??
      all.find(({ waiting }) => waiting.length > 0) ??
      all[0] ??
      null
    );
  });
  readonly total = computed(() => this.all.value.reduce((sum, { units }) => sum + units.length, 0));
  readonly left = computed(() => this.all.value.reduce((sum, { waiting }) => sum + waiting.length, 0));

  constructor(private readonly lists: Lists) {}

  choose(noun: string): void {
    this.wanted.value = noun;
  }

  /** The next group with somebody to place, round and round; null when all are complete. */
  next(): MusterNow | null {
    const all = this.all.value;
    const here = all.findIndex(({ noun }) => noun === this.chosen.value?.noun);
    const order = [...all.slice(here + 1), ...all.slice(0, here + 1)];
    const found = order.find(({ waiting }) => waiting.length > 0) ?? null;
    if (found) this.wanted.value = found.noun;
    return found;
  }

  /** Of some units, those of the chosen group, and those of none: regiments of a division broken down. */
  here(units: readonly string[]): string[] {
    const chosen = this.chosen.value;
    if (!chosen) return [...units];
    const others = new Set(this.all.value.filter((one) => one !== chosen).flatMap((one) => one.units));
    return units.filter((unit) => !others.has(unit));
  }
}
