import { expect, test } from "vitest";
import type { PhaseInfo, TourStep } from "../protocol";
import { stepAt } from "./tour";

const phases = ["setup", "move", "fight"].map(
  (id) =>
    ({
      id,
      text: id,
      cite: "",
      side: null,
      setup: id === "setup",
      again: false,
      opening: false,
    }) satisfies PhaseInfo,
);
const step = (phase: string): TourStep => ({
  text: "",
  phase,
  verb: "",
  noun: "",
  scenario: "",
  spot: "map",
});
const steps = [step("setup"), step("setup"), step("move"), step(""), step("fight")];

test("a tour begins where the game stands: steps of phases that are over are passed by", () => {
  expect(stepAt(steps, 0, "setup", phases, 0)).toEqual({ index: 0, waits: false });
  expect(stepAt(steps, 0, "move", phases, 1)).toEqual({ index: 2, waits: false });
  expect(stepAt(steps, 2, "fight", phases, 1)).toEqual({ index: 3, waits: false });
});

test("a step of a later phase waits for it, in the first turn only", () => {
  expect(stepAt(steps, 4, "move", phases, 1)).toEqual({ index: 4, waits: true });
  expect(stepAt(steps, 4, "fight", phases, 1)).toEqual({ index: 4, waits: false });
  expect(stepAt(steps, 4, "move", phases, 2)).toBeNull();
});

test("a patient tour waits for a phase until it comes, in whichever turn", () => {
  expect(stepAt(steps, 4, "move", phases, 5, true)).toEqual({ index: 4, waits: true });
  expect(stepAt(steps, 2, "fight", phases, 5, true)).toEqual({ index: 2, waits: true });
  expect(stepAt(steps, 4, "fight", phases, 6, true)).toEqual({ index: 4, waits: false });
});

test("after the last step there is none", () => {
  expect(stepAt(steps, 5, "fight", phases, 1)).toBeNull();
});
