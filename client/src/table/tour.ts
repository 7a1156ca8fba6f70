// The guided first turn: one step at a time on the real table; each ends when the player does it.
import { computed, effect, signal } from "@preact/signals";
import type { PhaseInfo, TourStep } from "../protocol";
import { recall, remember } from "../storage";
import type { Control } from "./control";
import type { Model } from "./model";

/**
 * The current step: steps of earlier phases are skipped, and a step of a later phase waits. A patient tour
 * also waits for the next turn.
 */
export function stepAt(
  steps: readonly TourStep[],
  from: number,
  phase: string,
  phases: readonly PhaseInfo[],
  turn: number,
  patient = false,
): { index: number; waits: boolean } | null {
  const order = (id: string): number => phases.findIndex((candidate) => candidate.id === id);
  const here = order(phase);
  for (let index = from; index < steps.length; index++) {
    const phaseId = steps[index]!.phase;
    if (phaseId === "" || phaseId === phase) return { index, waits: false };
    const there = order(phaseId);
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

  /**
   * The first tour is about the first turn of the full game; a small scenario may have no combat in its first
   * turn.
   */
  private get patient(): boolean {
    return this.steps[0]?.scenario !== this.model.board.value?.tour[0]?.scenario;
  }

  readonly place = computed(() => {
    const now = this.model.now.value;
    if (!this.on.value || !now) return null;
    return stepAt(
      this.steps,
      this.at.value,
      now.phase,
      this.model.board.value?.phases ?? [],
      now.turn,
      this.patient,
    );
  });

  readonly step = computed(() => {
    const place = this.place.value;
    return place && !place.waits ? (this.steps[place.index] ?? null) : null;
  });

  start(): void {
    this.at.value = 0;
    this.on.value = this.steps.length > 0;
    this.stop ??= effect(() => {
      const done = this.control.lastAct.value;
      const step = this.step.peek();
      if (done && step && step.verb === done.verb && (step.noun === "" || step.noun === done.noun))
        this.next();
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
    remember("tour", "seen");
  }

  static phaseId(query: URLSearchParams): boolean {
    return query.get("tour") === "1";
  }

  static wasSeen(): boolean {
    return recall("tour") === "seen";
  }
}
