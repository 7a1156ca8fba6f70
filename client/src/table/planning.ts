// The plan layer at the table: read when the seat is known, drawn on the map, and warned for while it is open.
import { computed, effect, untracked } from "@preact/signals";
import type { PlanAnswer } from "../protocol";
import { callAll } from "../ui/effects";
import type { Desk } from "./context";
import type { Control } from "./control";
import type { Model } from "./model";
import { Plans } from "./plans";

export function plansOf(model: Model, control: Control): Plans {
  return new Plans({
    plan: (question) => control.socket.ask<"plan">({ t: "plan", ...question }),
    danger: () => control.socket.ask<"danger">({ t: "danger" }),
    unitAt: (hex) => {
      const own = model.now.peek()?.side;
      return model.unitsAt(hex).find((unit) => model.roster.peek().get(unit)?.side === own) ?? "";
    },
  });
}

/** `onPlan` tells of what the same player draws in another window. */
export function bindPlans(
  { model, plans, view, alarm }: Desk,
  onPlan: (hear: (plan: PlanAnswer) => void) => () => void,
): () => void {
  const { plans: layer } = view.scenery;
  // who plays both sides draws for the one whose turn it is
  const side = computed(() => (model.spectator.value ? null : (model.now.value?.side ?? null)));
  const stops = [
    onPlan((plan) => plans.take(plan)),
    effect(() => {
      if (side.value !== null) untracked(() => void plans.refresh());
    }),
    effect(() => layer.draw(plans.drawn.value, plans.draft.value, (unit) => model.name(unit))),
    effect(() => layer.danger(plans.danger.value?.hexes ?? {})),
    effect(() => {
      void model.now.value?.seq;
      untracked(() => plans.on.value && void plans.warn());
    }),
    alarm.watch(),
  ];
  return () => callAll(stops);
}
