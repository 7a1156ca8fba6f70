// The army chosen from afar: shown in the pane of stacks until a hex is chosen.
import { effect } from "@preact/signals";
import { callAll } from "../ui/effects";
import type { Desk } from "./context";

export function bindArmies({ view, control, army }: Desk): () => void {
  const stops = [
    view.on("army", (chosen) => {
      control.select(null);
      control.pane.value = "stack";
      army.value = chosen.army;
    }),
    effect(() => {
      if (control.selected.value === null || army.peek() === "") return;
      army.value = "";
      view.armies.select("");
    }),
  ];
  return () => callAll(stops);
}
