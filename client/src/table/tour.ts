// The guided first turn: one sentence at a time over the real table, ended by doing it.
import { computed, effect, signal } from "@preact/signals";
import { keep, kept } from "../kept";
import type { PhaseInfo, TourStep } from "../protocol";
import type { Control } from "./control";
import type { Model } from "./model";

/** Where the tour stands: steps of phases that are over are passed by; a step of a later phase waits. A patient tour waits for the next turn too. */
export function stepAt(steps: readonly TourStep[], from: number, phase: string, phases: readonly PhaseInfo[], turn: number, patient = false): { index: number; waits: boolean } | null {
  const order = (id: string): number => phases.findIndex((known) => known.id === id);
  const here = order(phase);
  for (let index = from; index < steps.length; index++) {
    const wanted = steps[index]!.phase;
    if (wanted === "" || wanted === phase) return { index, waits: false };
    const there = order(wanted);
    if (patient || (there > here && turn <= 1)) return { index, waits: true };
  }
  return null;
}

export class Tour {
  readonly on = signal(false);
  private readonly at = signal(0);
  private stop: (() => void) | null = null;

  constructor(
    private readonly model: Model,
    private readonly control: Control,
  ) {}

  get steps(): readonly TourStep[] {
    const scenario = this.model.table.value?.scenario;
    return (this.model.board.value?.tour ?? []).filter((step) => step.scenario === scenario);
  }

  /** The first tour is that of the whole game, and speaks of its first turn; a small scenario has few turns, and perhaps no fight in the first. */
  private get patient(): boolean {
    return this.steps[0]?.scenario !== this.model.board.value?.tour[0]?.scenario;
  }

  readonly place = computed(() => {
    const now = this.model.now.value;
    if (!this.on.value || !now) return null;
    return stepAt(this.steps, this.at.value, now.phase, this.model.board.value?.phases ?? [], now.turn, this.patient);
  });

  readonly step = computed(() => {
    const place = this.place.value;
    return place && !place.waits ? (this.steps[place.index] ?? null) : null;
  });

  start(): void {
    this.at.value = 0;
    this.on.value = this.steps.length > 0;
    this.stop ??= effect(() => {
      const done = this.control.played.value;
      const step = this.step.peek();
      if (done && step && step.verb === done.verb && (step.noun === "" || step.noun === done.noun)) this.next();
    });
  }

  next(): void {
    const place = this.place.peek();
    if (!place) return;
    this.at.value = place.index + 1;
    if (this.at.value >= this.steps.length) this.end();
  }

  end(): void {
    this.on.value = false;
    this.stop?.();
    this.stop = null;
    keep("tour", "seen");
  }

  static wanted(query: URLSearchParams): boolean {
    return query.get("tour") === "1";
  }

  static everSeen(): boolean {
    return kept("tour") === "seen";
  }
}
