import { describe, expect, it } from "vitest";
import { attackersIn, fallenIn, joined, outcome, reversed, stageOf, trailsOf } from "./events";
import { event, odds, position, unit } from "./fixture";

const before = position(4, [unit("A1", "0101"), unit("A2", "0102"), unit("B1", "0202", 2), unit("B2", "0202")]);

describe("what an act did", () => {
  it("leaves trails, and a unit that goes on leaves one", () => {
    const moves = [event("moved", { unit: "A1", path: ["0101", "0102"] }), event("moved", { unit: "A2", path: ["0102", "0103"] }), event("moved", { unit: "A1", path: ["0102", "0103", "0104"] }), event("moved", { unit: null, path: ["0909", "0910"] })];
    expect(trailsOf(moves).map((trail) => trail.unit)).toEqual(["A1", "A2", "A1"]);
    expect(joined(trailsOf(moves))).toEqual([{ unit: "A1", path: ["0101", "0102", "0103", "0104"] }, { unit: "A2", path: ["0102", "0103"] }]);
    expect(joined([{ unit: "A1", path: ["0101", "0102"] }, { unit: "A1", path: ["0505", "0506"] }]).length).toBe(2);
    expect(moves[0]!.path).toEqual(["0101", "0102"]);
  });

  it("costs those who are dead after it, where they stood; not those who left alive", () => {
    const now = position(5, [unit("A1", "gone", 0), unit("B1", "dead", 0)], [event("removed", { unit: "A1" }), event("removed", { unit: "B1" })]);
    expect(fallenIn(now, before)).toEqual([{ unit: "B1", at: "0202", steps: 2 }]);
  });

  it("came from where the attackers stood, whether they are named or not", () => {
    expect([...attackersIn(odds({ without: { A1: "3-1", A2: "2-1" } }), before).keys()]).toEqual(["0101", "0102"]);
    const named = odds({ without: { A1: "3-1" }, attackers: [{ text: "", value: "", cite: "", applies: true, side: "a", unit: "A2" }] });
    expect([...attackersIn(named, before)]).toEqual([["0102", "A2"]]);
  });

  it("came to what the first die says, unless it may have been thrown again", () => {
    const dice = [event("rolled", { face: 2, sides: 6 }), event("rolled", { face: 5, sides: 6 })];
    expect(outcome(odds(), dice)?.code).toBe("DE");
    expect(outcome(odds({ reroll: "X 1" }), dice)).toBeNull();
    expect(outcome(odds({ reroll: "X 1" }), dice.slice(1))?.code).toBe("AR");
    expect(outcome(odds(), [])).toBeNull();
  });

  it("happened where the attack or the last event was", () => {
    const now = position(5, [], [event("moved", { unit: "A1", path: ["0101", "0303"] }), event("removed", { unit: "B1" })], { odds: odds() });
    expect(stageOf(now, before)).toEqual(["0202", "0202", "0303"]);
    expect(stageOf({ ...now, odds: null }, undefined)).toEqual(["0303"]);
  });

  it("can be undone for the eye", () => {
    const back = reversed([event("rolled", { face: 2 }), event("removed", { unit: "B1" }), event("moved", { unit: "A1", path: ["0101", "0202"] }), event("placed", { unit: "A9", path: ["0901"] })], before);
    expect(back.map(({ kind, unit: who, path }) => [kind, who, path])).toEqual([["removed", "A9", ["0901"]], ["moved", "A1", ["0202", "0101"]], ["placed", "B1", ["0202"]]]);
  });
});
