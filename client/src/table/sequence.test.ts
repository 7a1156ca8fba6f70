import { expect, test } from "vitest";
import { around, stretch } from "./sequence";

test("a short sequence is shown whole", () => {
  expect(around(5, 10)).toEqual({ from: 0, to: 10 });
  expect(around(-1, 8)).toEqual({ from: 0, to: 8 });
});

test("of a long one those are shown that lie round the present phase, always as many", () => {
  expect(around(0, 14)).toEqual({ from: 0, to: 6 });
  expect(around(6, 14)).toEqual({ from: 5, to: 11 });
  expect(around(13, 14)).toEqual({ from: 8, to: 14 });
});

const phase = (id: string, setup = false, opening = false) => ({
  ...{ id, text: id, cite: "", side: null, setup, again: false, opening },
});

test("setting up, what is played before the first turn, and a turn are shown one at a time", () => {
  const all = [phase("axis-setup", true), phase("surprise", false, true), phase("move"), phase("fight")];
  expect(stretch(all, "axis-setup").map(({ id }) => id)).toEqual(["axis-setup"]);
  expect(stretch(all, "surprise").map(({ id }) => id)).toEqual(["surprise"]);
  expect(stretch(all, "fight").map(({ id }) => id)).toEqual(["move", "fight"]);
});
