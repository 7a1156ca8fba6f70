import { expect, test } from "vitest";
import type { OfferNow, Update } from "../protocol";
import { offerOutcome } from "./offers";

const offer = (what: OfferNow["what"], yours = true): OfferNow => ({ what, by: 0, to: 3, yours });
const clock = (paused: boolean): Update["clock"] => ({ left: [9, 9], running: 0, paused, policy: "none" });
const before = (what: OfferNow["what"], yours = true) => ({
  seq: 7,
  offer: offer(what, yours),
  result: null,
  clock: clock(what === "resume"),
});
const after = (more: Partial<Update> = {}) => ({
  seq: 7,
  offer: null,
  result: null,
  clock: clock(false),
  cut: 6,
  full: false,
  ...more,
});

test("an offer that vanishes without effect was declined, or has lapsed when the game went on", () => {
  expect(offerOutcome(before("draw"), after(), 6)).toBe("refused");
  expect(offerOutcome(before("draw"), after({ seq: 8 }), 6)).toBe("lapsed");
  expect(offerOutcome(before("takeback"), after(), 6)).toBe("refused");
  expect(offerOutcome(before("pause"), after(), 6)).toBe("refused");
});

test("one that had its effect was accepted", () => {
  expect(offerOutcome(before("draw"), after({ result: { winner: "draw", text: "", cite: "" } }), 6)).toBe(
    "accepted",
  );
  expect(offerOutcome(before("takeback"), after({ seq: 8, cut: 3 }), 6)).toBe("accepted");
  expect(offerOutcome(before("pause"), after({ clock: clock(true) }), 6)).toBe("accepted");
  expect(offerOutcome(before("resume"), after(), 6)).toBe("accepted");
});

test("of the others' offers, and of one that stands, nothing is said", () => {
  expect(offerOutcome(before("draw", false), after(), 6)).toBeNull();
  expect(offerOutcome(before("draw"), { ...after(), offer: offer("draw") }, 6)).toBeNull();
});
