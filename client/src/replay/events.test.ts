import { describe, expect, it } from "vitest";
import { movesIn } from "../board/trails";
import { boardOf, eventOf } from "../testing/fixtures";
import { odds, position, unit } from "../testing/game";
import { attackersIn, joinTrails, lossesIn, outcome, reverseEvents, stageOf } from "./events";

const before = position(4, [
  unit("A1", "0101"),
  unit("A2", "0102"),
  unit("B1", "0202", 2),
  unit("B2", "0202"),
]);

describe("what an act did", () => {
  it("leaves trails, and a unit that goes on leaves one", () => {
    const moves = [
      eventOf("moved", { unit: "A1", path: ["0101", "0102"] }),
      eventOf("moved", { unit: "A2", path: ["0102", "0103"] }),
      eventOf("moved", { unit: "A1", path: ["0102", "0103", "0104"] }),
      eventOf("moved", { unit: null, path: ["0909", "0910"] }),
    ];
    expect(movesIn(moves).map((trail) => trail.unit)).toEqual(["A1", "A2", "A1"]);
    expect(joinTrails(movesIn(moves))).toEqual([
      { unit: "A1", path: ["0101", "0102", "0103", "0104"] },
      { unit: "A2", path: ["0102", "0103"] },
    ]);
    expect(
      joinTrails([
        { unit: "A1", path: ["0101", "0102"] },
        { unit: "A1", path: ["0505", "0506"] },
      ]).length,
    ).toBe(2);
    expect(moves[0]!.path).toEqual(["0101", "0102"]);
  });

  it("costs those who are dead after it, where they stood; not those who left alive", () => {
    const now = position(
      5,
      [unit("A1", "gone", 0), unit("B1", "dead", 0)],
      [eventOf("removed", { unit: "A1" }), eventOf("removed", { unit: "B1" })],
    );
    expect(lossesIn(now, before, boardOf(1, 1).boxes)).toEqual([{ unit: "B1", at: "0202", steps: 2 }]);
  });

  it("came from where the attackers stood, whether they are named or not", () => {
    expect([
      ...attackersIn(
        odds({ without: { A1: { column: "3-1", taken: null }, A2: { column: "2-1", taken: null } } }),
        before,
      ).keys(),
    ]).toEqual(["0101", "0102"]);
    const attackers = odds({
      without: { A1: { column: "3-1", taken: null } },
      attackers: [{ text: "", value: "", cite: "", applies: true, side: "a", unit: "A2" }],
    });
    expect([...attackersIn(attackers, before)]).toEqual([["0102", "A2"]]);
  });

  it("came to what the first die says, unless it may have been thrown again", () => {
    const dice = [eventOf("rolled", { face: 2, sides: 6 }), eventOf("rolled", { face: 5, sides: 6 })];
    expect(outcome(odds(), dice)?.code).toBe("DE");
    expect(outcome(odds({ reroll: "X 1" }), dice)).toBeNull();
    expect(outcome(odds({ reroll: "X 1" }), dice.slice(1))?.code).toBe("AR");
    expect(outcome(odds(), [])).toBeNull();
  });

  it("happened where the attack or the last event was", () => {
    const now = position(
      5,
      [],
      [eventOf("moved", { unit: "A1", path: ["0101", "0303"] }), eventOf("removed", { unit: "B1" })],
      { odds: odds() },
    );
    expect(stageOf(now, before)).toEqual(["0202", "0202", "0303"]);
    expect(stageOf({ ...now, odds: null }, undefined)).toEqual(["0303"]);
  });

  it("can be undone for the eye", () => {
    const back = reverseEvents(
      [
        eventOf("rolled", { face: 2 }),
        eventOf("removed", { unit: "B1" }),
        eventOf("moved", { unit: "A1", path: ["0101", "0202"] }),
        eventOf("placed", { unit: "A9", path: ["0901"] }),
      ],
      before,
    );
    expect(back.map(({ kind, unit: who, path }) => [kind, who, path])).toEqual([
      ["removed", "A9", ["0901"]],
      ["moved", "A1", ["0202", "0101"]],
      ["placed", "B1", ["0202"]],
    ]);
  });
});
