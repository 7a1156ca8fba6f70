// What is shown in the slot for cards, and from where it comes.
import { effect, untracked } from "@preact/signals";
import type { BoardView } from "../board/BoardView";
import { callAll } from "../ui/effects";
import type { Desk } from "./context";
import type { Control } from "./control";
import { Draws } from "./draws";
import { PhaseEnd } from "./ending";
import { Questions } from "./questions";
import { Rolls } from "./rolls";
import { CardSlot } from "./slot";
import { small } from "./small";

type Parts = Pick<Desk, "model" | "control" | "view" | "air" | "catchUp" | "tour" | "adviser" | "alarm">;

export function cardsOf({
  model,
  control,
  view,
  air,
  catchUp,
  tour,
  adviser,
  alarm,
}: Parts): Pick<Desk, "questions" | "rolls" | "end" | "draws" | "slot"> {
  const questions = new Questions(model);
  const rolls = new Rolls(model, control, catchUp);
  const end = new PhaseEnd(model, {
    act: (verb) => control.act(verb, null),
    frame: (hexes) => frameHexes(view, control, hexes),
  });
  const draws = new Draws(model, { frame: (hexes) => frameAbove(view, hexes) });
  const slot = new CardSlot({
    question: { isOpen: () => questions.open.value, close: () => questions.putAside() },
    why: { isOpen: () => control.why.card.value !== null, close: () => control.why.close() },
    air: { isOpen: () => air.asked.value, close: () => air.putAside() },
    draw: { isOpen: () => draws.card.value !== null, close: () => draws.close() },
    end: { isOpen: () => end.asked.value && end.ending.value !== null, close: () => end.close() },
    catch: {
      isOpen: () => catchUp.offered.value > 0 || catchUp.running.value !== null,
      close: () => catchUp.close(),
    },
    alarm: { isOpen: () => alarm.card.value !== null, close: () => alarm.close() },
    hint: { isOpen: () => adviser.hint.value !== null, close: () => void adviser.close() },
    tour: { isOpen: () => tour.step.value !== null && !tour.folded.value, close: () => tour.fold() },
    roll: { isOpen: () => rolls.entry.value !== null, close: () => rolls.putAway() },
  });
  return { questions, rolls, end, draws, slot };
}

export function watchCards({ model, slot, end, draws }: Desk): () => void {
  const stops = [
    slot.watch(),
    draws.watch(),
    // whatever was played, the end of the phase is no longer asked back
    effect(() => {
      void model.now.value?.seq;
      untracked(() => end.close());
    }),
  ];
  return () => callAll(stops);
}

/** Bring hexes into the window; on a phone, where a card has the whole width, above it. */
function frameAbove(view: BoardView, hexes: readonly string[]): void {
  const show = (): void => {
    const card = small() ? document.querySelector(".table .slot .card") : null;
    view.fit(hexes, true, card ? card.clientHeight + CARD_MARGIN : 0);
  };
  // once the card is laid out
  requestAnimationFrame(() => requestAnimationFrame(show));
}

const CARD_MARGIN = 12; // pixels

/** Bring hexes into the window, as near as they can be read, and look at the first of them. */
export function frameHexes(view: BoardView, control: Control, hexes: readonly string[]): void {
  const [first] = hexes;
  if (first === undefined) return;
  if (hexes.length > 1) view.fit(hexes);
  else view.centre(first);
  view.cursor = first;
  control.select(first);
}
