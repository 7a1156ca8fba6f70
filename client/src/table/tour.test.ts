import { describe, expect, it } from "vitest";
import type { Menu, TourStep } from "../protocol";
import { placeAt, stepAfter, verbsOf } from "./tour";

const step = (phase: string, verb = ""): TourStep => ({
  text: "",
  phase,
  verb,
  noun: "",
  scenario: "",
  spot: "map",
});
const steps = [
  step(""), // 0 a word of welcome
  step("move", "unit"), // 1
  step("move", "to"), // 2
  step(""), // 3 undo
  step("move", "end"), // 4
  step("fight", "target"), // 5
  step("fight", "join"), // 6
  step("fight"), // 7 the odds
  step("fight", "attack"), // 8
  step(""), // 9 the log
];
const at = (from: number, phase: string, ...verbs: string[]) =>
  placeAt(steps, from, phase, new Set(verbs), "end");

describe("where the tour is", () => {
  it("shows a step whose phase is played and whose act can be done", () => {
    expect(at(0, "setup")).toEqual({ index: 0, waits: false });
    expect(at(1, "move", "unit", "end")).toEqual({ index: 1, waits: false });
    expect(at(3, "foe")).toEqual({ index: 3, waits: false });
  });

  it("waits for its phase, in whichever turn it comes", () => {
    expect(at(5, "foe")).toEqual({ index: 5, waits: true });
    expect(at(5, "move", "unit")).toEqual({ index: 5, waits: true });
    expect(at(5, "fight", "target", "end")).toEqual({ index: 5, waits: false });
  });

  it("gives way to the phase that is played where the tour has steps for it", () => {
    expect(at(1, "fight", "target", "end")).toEqual({ index: 5, waits: false });
  });

  it("waits where nobody can be attacked, though the phase is there", () => {
    expect(at(5, "fight", "end")).toEqual({ index: 5, waits: true });
  });

  it("passes what cannot be done by where what follows can", () => {
    expect(at(6, "fight", "attack")).toEqual({ index: 8, waits: false });
  });

  it("stays where what leads to it is to be done again", () => {
    expect(at(2, "move", "unit", "end")).toEqual({ index: 2, waits: false });
    expect(at(8, "fight", "target")).toEqual({ index: 8, waits: false });
  });

  it("is over after the last step", () => expect(at(10, "fight")).toBeNull());
});

describe("an act", () => {
  const stepOn = (from: number, verb: string, closing = false) =>
    stepAfter(steps, from, { verb, noun: null }, closing);

  it("ends the step that asks for it", () => {
    expect(stepOn(1, "unit")).toBe(2);
    expect(stepOn(8, "attack")).toBe(9);
  });

  it("passes by steps that ask for nothing", () => {
    expect(stepOn(0, "unit")).toBe(2);
    expect(stepOn(3, "end", true)).toBe(5);
    expect(stepOn(7, "attack")).toBe(9);
  });

  it("done ahead passes by what it makes needless", () => expect(stepOn(1, "to")).toBe(3));

  it("that ends the phase loses no lesson: what was not done comes again", () => {
    expect(stepOn(1, "end", true)).toBe(1);
    expect(stepOn(5, "end", true)).toBe(5);
  });

  it("of another kind changes nothing", () => {
    expect(stepOn(5, "unit")).toBe(5);
    expect(stepOn(4, "to")).toBe(4);
  });
});

describe("the verbs of a menu", () => {
  const menu = (yours: boolean) =>
    ({
      yours,
      verbs: [
        { verb: "unit", nouns: ["a"] },
        { verb: "to", nouns: [] },
      ],
    }) as unknown as Menu;
  it("are those that can be used, and none of the other side's", () => {
    expect([...verbsOf(menu(true))]).toEqual(["unit"]);
    expect([...verbsOf(menu(false))]).toEqual([]);
    expect([...verbsOf(null)]).toEqual([]);
  });
});
