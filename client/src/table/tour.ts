// The guided game: one step at a time on the real table. It follows what is done, waits for what cannot be done
// yet, and never acts for the player.
import { computed, effect, signal } from "@preact/signals";
import type { Menu, TourStep } from "../protocol";
import { recall, remember } from "../storage";
import type { SentAct } from "./acts";
import type { Control } from "./control";
import type { Model } from "./model";

/** Where the tour is: a step that can be followed now, or one that waits for its moment. */
export interface TourPlace {
  index: number;
  waits: boolean;
}

/** The verbs that can be used now; none while the other side decides. */
export function verbsOf(menu: Menu | null): ReadonlySet<string> {
  if (!menu?.yours) return new Set();
  return new Set(menu.verbs.filter((one) => one.nouns.length > 0).map((one) => one.verb));
}

/**
 * The step to show. One of an earlier phase gives way to the first of the phase that is played; where there is
 * none it waits for its own phase to come again. One that asks for what cannot be done gives way to a later one
 * of the same phase that can, or waits.
 */
export function placeAt(
  steps: readonly TourStep[],
  from: number,
  phase: string,
  verbs: ReadonlySet<string>,
  closing: string,
): TourPlace | null {
  const step = steps[from];
  if (!step) return null;
  if (step.phase !== "" && step.phase !== phase) {
    const here = steps.findIndex((one, i) => i > from && one.phase === phase);
    return here < 0 ? { index: from, waits: true } : placeAt(steps, here, phase, verbs, closing);
  }
  if (step.verb === "" || step.phase === "" || verbs.has(step.verb)) return { index: from, waits: false };
  const isUsable = (one: TourStep) => one.verb !== "" && one.verb !== closing && verbs.has(one.verb);
  const later = steps.findIndex((one, i) => i > from && one.phase === phase && isUsable(one));
  if (later >= 0) return { index: later, waits: false };
  // what comes before it in this phase can still be done, and leads to it
  const before = steps.some((one, i) => i < from && one.phase === phase && isUsable(one));
  return { index: from, waits: !before };
}

/**
 * The step after an act: the one beyond the first that asked for it. Steps that ask for nothing are passed by,
 * and so are those of the same phase, unless the act ends the phase: what was not done then comes again.
 */
export function stepAfter(
  steps: readonly TourStep[],
  at: number,
  act: { verb: string; noun: string | null },
  closing: boolean,
): number {
  for (let i = at; i < steps.length; i++) {
    const step = steps[i]!;
    if (step.verb === act.verb && (step.noun === "" || step.noun === act.noun)) return i + 1;
    if (step.verb !== "" && (closing || step.phase !== steps[at]!.phase)) return at;
  }
  return at;
}

/** What held when an act was sent. */
interface Moment {
  phase: string;
  closing: string;
}

export class Tour {
  readonly on = signal(false);
  readonly folded = signal(false);
  /** What the last act came to, as the log says it: it heads the next step. */
  readonly done = signal("");
  private readonly at = signal(0);
  private stop: (() => void) | null = null;

  constructor(
    private readonly model: Model,
    private readonly control: Pick<Control, "lastAct">,
  ) {}

  get steps(): readonly TourStep[] {
    const scenario = this.model.table.value?.scenario;
    return (this.model.board.value?.tour ?? []).filter((step) => step.scenario === scenario);
  }

  readonly place = computed((): TourPlace | null => {
    const now = this.model.now.value;
    if (!this.on.value || !now || now.result) return null;
    const menu = now.menu;
    return placeAt(this.steps, this.at.value, now.phase, verbsOf(menu), menu.ending?.verb ?? "");
  });

  /** The step that can be followed now. */
  readonly step = computed(() => {
    const place = this.place.value;
    return place && !place.waits ? (this.steps[place.index] ?? null) : null;
  });

  /** A step whose moment has not come. */
  readonly waiting = computed(() => {
    const place = this.place.value;
    return place?.waits ? (this.steps[place.index] ?? null) : null;
  });

  /** The step would go ahead with what is put together: how many more could join. */
  readonly joining = computed((): number => {
    const menu = this.model.menu.value;
    const step = this.step.value;
    const commits = menu?.verbs.some((one) => one.verb === step?.verb && one.role === "commit");
    if (!commits) return 0;
    const units = menu?.verbs.filter((one) => one.role === "join" && one.kind === "unit") ?? [];
    return new Set(units.flatMap((one) => one.nouns)).size;
  });

  /** The step would end the phase: what is still left undone is shown with it. */
  readonly undone = computed(() => {
    const ending = this.model.menu.value?.ending;
    const step = this.step.value;
    return step && step.verb !== "" && ending?.verb === step.verb ? ending.undone : [];
  });

  start(): void {
    this.at.value = 0;
    this.done.value = "";
    this.folded.value = false;
    this.on.value = this.steps.length > 0;
    const known = new Map<number, Moment>();
    let before: SentAct | null = this.control.lastAct.peek();
    this.stop ??= effect(() => {
      const now = this.model.now.value;
      const act = this.control.lastAct.value;
      if (act && act !== before) this.follow(act, known.get(act.seq) ?? null);
      before = act;
      if (!now) return;
      known.set(now.seq, { phase: now.phase, closing: now.menu.ending?.verb ?? "" });
      for (const seq of known.keys()) if (seq < now.seq - 20) known.delete(seq);
    });
  }

  /** Follow an act, by what held when it was sent: the position has moved on since. */
  private follow(act: SentAct, then: Moment | null): void {
    const at = this.at.peek();
    const phase = this.steps[at]?.phase ?? "";
    const place = placeAt(this.steps, at, then?.phase ?? "", new Set([act.verb]), then?.closing ?? "");
    const from = phase === "" || phase === then?.phase || !place || place.waits ? at : place.index;
    const next = stepAfter(this.steps, from, act, act.verb === then?.closing);
    if (next === from) return;
    this.done.value = this.lastLine();
    this.goTo(this.goesOn(act.verb) ? next - 1 : next);
  }

  /** More can be added to what is put together: the step is not over with one unit. */
  private goesOn(verb: string): boolean {
    const menu = this.model.menu.peek();
    return (
      menu?.verbs.some((one) => one.verb === verb && one.role === "join" && one.nouns.length > 0) ?? false
    );
  }

  /** What the player's last act came to. */
  private lastLine(): string {
    const entry = this.model.log.peek().at(-1);
    return entry?.lines.find((line) => line.kind !== "phase" && line.kind !== "turn")?.text ?? "";
  }

  next(): void {
    const place = this.place.peek();
    if (!place) return;
    this.done.value = "";
    this.goTo(place.index + 1);
  }

  private goTo(index: number): void {
    this.at.value = index;
    this.folded.value = false;
    if (index >= this.steps.length) this.end();
  }

  fold(on = true): void {
    this.folded.value = on;
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
