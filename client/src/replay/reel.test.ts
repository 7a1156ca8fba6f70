import { describe, expect, it } from "vitest";
import type { PhaseInfo, ReplayMove, SeatNow } from "../protocol";
import { GAME, line, move } from "../testing/game";
import { gist, isDealtAnew, ledgers, noBranch, Reel, turnLuck } from "./reel";

const reel = new Reel(GAME);

describe("where one may stop", () => {
  it("passes over what tells nothing, but keeps both ends", () =>
    expect(reel.stops).toEqual([0, 2, 3, 5, 7, 8, 9]));

  it("steps by act both ways", () => {
    expect(reel.after(0, "act")).toBe(2);
    expect(reel.after(3, "act")).toBe(5);
    expect(reel.after(9, "act")).toBeNull();
    expect(reel.before(5, "act")).toBe(3);
    expect(reel.before(2, "act")).toBe(0);
    expect(reel.before(0, "act")).toBeNull();
  });

  it("steps to the ends of phases and turns", () => {
    expect(reel.phases.map((span) => [span.phase, span.from, span.to])).toEqual([
      ["", 0, 0],
      ["a-move", 1, 2],
      ["a-fight", 3, 4],
      ["b-fight", 5, 5],
      ["a-move", 6, 7],
      ["a-fight", 8, 9],
    ]);
    expect(reel.after(0, "phase")).toBe(2);
    expect(reel.after(2, "phase")).toBe(4);
    expect(reel.before(4, "phase")).toBe(2);
    expect(reel.after(1, "turn")).toBe(5);
    expect(reel.before(7, "turn")).toBe(5);
    expect(reel.before(3, "turn")).toBe(0);
  });

  it("finds the stop nearest to where the hand is", () => {
    expect(reel.nearest(0.4)).toBe(0);
    expect(reel.nearest(4)).toBe(5);
    expect(reel.nearest(3.4)).toBe(3);
    expect(reel.nearest(99)).toBe(9);
  });

  it("keeps acts of the set-up with the beginning of the game, not with its first phase", () => {
    const setup = new Reel([
      move(0, 0, "a-set", "", []),
      move(1, 0, "a-set", "a", [line("placed")]),
      move(2, 1, "a-move", "a", [line("goes")]),
    ]);
    expect(setup.turns.map((span) => [span.turn, span.from, span.to])).toEqual([
      [0, 0, 1],
      [1, 2, 2],
    ]);
    expect(setup.phases.map((span) => span.from)).toEqual([0, 1, 2]);
  });

  it("stands on an empty game", () => {
    const none = new Reel([]);
    expect([none.last, none.after(0, "act"), none.before(0, "turn"), none.nearest(3)]).toEqual([
      0,
      null,
      null,
      0,
    ]);
    expect(none.phaseAt(0)).toEqual({ turn: 0, phase: "", from: 0, to: 0 });
  });
});

describe("luck", () => {
  it("adds up, and its band with the root of the squares", () => {
    expect(reel.luck.map((point) => [point.n, point.sum])).toEqual([
      [3, 3],
      [5, 2],
      [8, -2],
    ]);
    expect(reel.luck.map((point) => point.band)).toEqual(
      [3, Math.sqrt(13), 7].map((sd) => expect.closeTo(1.645 * sd, 6)),
    );
    expect(reel.hasBand).toBe(true);
    expect(new Reel(GAME.map((one) => ({ ...one, spread: 0 }))).hasBand).toBe(false);
  });

  it("is booked to whoever threw, and what one gains the other loses", () => {
    const dice = [
      { side: "a", faces: [0, 1, 0, 1, 0, 1] },
      { side: "b", faces: [1, 0, 0, 0, 0, 0] },
    ];
    expect(ledgers({ dice, moves: GAME })).toEqual([
      { side: "a", dice: 3, mean: 4, own: -1, others: -1 },
      { side: "b", dice: 1, mean: 1, own: 1, others: 1 },
    ]);
    expect(
      ledgers({ dice: [...dice, { side: "c", faces: [0] }], moves: GAME }).map((row) => row.side),
    ).toEqual(["a"]);
  });

  it("is told turn by turn", () => {
    expect(turnLuck(reel)).toEqual([
      { turn: 1, dice: 2, luck: 2, sum: 2, to: 5 },
      { turn: 2, dice: 2, luck: -4, sum: -2, to: 9 },
    ]);
  });

  it("is named after what the die came to", () => {
    expect(gist(GAME[3]!)).toBe("DE: gone");
    expect(gist(GAME[5]!)).toBe("holds");
    expect(gist(move(1, 1, "p", "a", [line("die: 3.", 3)]))).toBe("die: 3");
    expect(gist(move(1, 1, "p", "a", [line("die", 3), line("x".repeat(80))])).length).toBe(46);
  });
});

describe("playing on from an act", () => {
  const seat = (you: boolean) => ({ n: 0, side: "a", kind: "person" as const, name: "", you, online: true });
  it("waits for the end of a game against others", () => {
    expect(noBranch({ status: "playing", seats: [seat(true), seat(false)] }, null)).toBe("playing");
    expect(noBranch({ status: "playing", seats: [seat(true), seat(true)] }, null)).toBe("");
    expect(noBranch({ status: "over", seats: [seat(false), seat(false)] }, { result: null })).toBe("");
  });
  it("needs something left to play", () =>
    expect(noBranch({ status: "over", seats: [] }, { result: { winner: "a", text: "", cite: "" } })).toBe(
      "over",
    ));
});

it("a replay opens on what happens, not on the set-up", () => {
  const moveAt = (n: number, turn: number, phase: string, told = true): ReplayMove => ({
    n,
    turn,
    phase,
    side: "red",
    lines: told ? [line("x")] : [],
    luck: 0,
    spread: 0,
    by: "",
    reason: "",
  });
  const infoOf = (id: string, setup: boolean, opening = false): PhaseInfo => ({
    id,
    text: id,
    cite: "",
    side: null,
    setup,
    again: false,
    opening,
  });
  const phases = [infoOf("setup", true), infoOf("surprise", false, true), infoOf("move", false)];
  const begins = [moveAt(0, 0, "move"), moveAt(1, 0, "setup"), moveAt(2, 0, "setup")];
  expect(new Reel([...begins, moveAt(3, 1, "move", false), moveAt(4, 1, "move")], phases).start).toBe(4);
  expect(new Reel([...begins, moveAt(3, 0, "surprise"), moveAt(4, 1, "move")], phases).start).toBe(3);
  expect(new Reel(begins, phases).start, "nothing has happened yet").toBe(0);
});

it("a game against the computer is played on from what is known, one against people not at all", () => {
  const seat = (you: boolean, kind: "person" | "bot"): SeatNow => ({
    n: 0,
    side: null,
    kind,
    name: "",
    you,
    online: false,
  });
  const [me, other, bot] = [seat(true, "person"), seat(false, "person"), seat(false, "bot")];
  const found = (status: "playing" | "over", ...seats: SeatNow[]) =>
    [noBranch({ status, seats }, null), isDealtAnew({ status, seats })] as const;
  expect(found("playing", me, bot)).toEqual(["", true]);
  expect(found("playing", me, me)).toEqual(["", false]);
  expect(found("playing", me, other)).toEqual(["playing", false]);
  expect(found("playing", bot, bot), "who only watches").toEqual(["playing", false]);
  expect(found("over", me, other)).toEqual(["", false]);
});
