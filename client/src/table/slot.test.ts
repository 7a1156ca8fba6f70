import { type Signal, signal } from "@preact/signals";
import { expect, test } from "vitest";
import { CARDS, type CardName, CardSlot, type CardSource } from "./slot";

function put(card: Signal<boolean>): void {
  card.value = false;
}

function slot() {
  const open = Object.fromEntries(CARDS.map((name) => [name, signal(false)])) as Record<
    CardName,
    Signal<boolean>
  >;
  const sources = Object.fromEntries(
    CARDS.map((name) => [name, { isOpen: () => open[name].value, close: () => put(open[name]) }]),
  ) as Record<CardName, CardSource>;
  const cards = new CardSlot(sources);
  cards.watch();
  return { open, cards };
}

test("the first in order is open, whatever came last", () => {
  const { open, cards } = slot();
  open.roll.value = true;
  expect(cards.top.value).toBe("roll");
  open.question.value = true;
  open.tour.value = true;
  expect(cards.top.value).toBe("question");
  expect(cards.open.value).toEqual(["question", "tour", "roll"]);
});

test("what the player asks for opens at once", () => {
  const { open, cards } = slot();
  open.draw.value = true;
  open.hint.value = true;
  expect(cards.top.value).toBe("hint");
});

test("a tab stays open until something more pressing comes", () => {
  const { open, cards } = slot();
  open.draw.value = true;
  open.tour.value = true;
  cards.choose("tour");
  open.roll.value = true;
  expect(cards.top.value).toBe("tour");
  open.question.value = true;
  expect(cards.top.value).toBe("question");
});

test("closing goes from the topmost down to an empty slot", () => {
  const { open, cards } = slot();
  open.tour.value = true;
  open.draw.value = true;
  open.why.value = true;
  const seen: (CardName | null)[] = [];
  while (cards.top.value) {
    seen.push(cards.top.value);
    expect(cards.close()).toBe(true);
  }
  expect(seen).toEqual(["why", "draw", "tour"]);
  expect(cards.close()).toBe(false);
});
