import { describe, expect, it } from "vitest";
import { boardOf, now } from "../testing/fixtures";
import { within } from "./camera";
import { boxOf } from "./framing";
import { Lattice } from "./lattice";
import { Position } from "./position";
import { Printer } from "./printer";

describe("paper in a window", () => {
  it("may be drawn a little aside while it fits, from under what covers it", () => {
    expect(within(40, 300, 500)).toBe(40);
    expect(within(-20, 300, 500)).toBe(-20);
    expect(within(-200, 300, 500)).toBe(-125);
    expect(within(400, 300, 500)).toBe(325);
  });

  it("may be drawn a little beyond its edges when it does not", () => {
    expect(within(500, 1000, 400)).toBe(100);
    expect(within(-900, 1000, 400)).toBe(-700);
    expect(within(-350, 1000, 400)).toBe(-350);
  });
});

describe("what is looked at", () => {
  const board = boardOf(6, 6, [{}, { side: "white" }]);
  const lattice = new Lattice(board);
  const position = new Position(board, lattice);

  it("is all hexes without the margins of the sheet, or where the sides meet", () => {
    const field = boxOf("field", lattice, position)!;
    expect(field.left).toBeGreaterThan(0);
    expect(field.right).toBeLessThan(board.width);
    position.patch([now("u0", "0202"), now("u1", "0203")], []);
    const front = boxOf("front", lattice, position)!;
    expect(front.right - front.left).toBeLessThan(field.right - field.left);
  });

  it("is nothing in particular where nobody stands", () => {
    expect(boxOf([], lattice, position)).toBeNull();
  });
});

it("marks a game keeps to itself are not drawn", () => {
  expect(new Printer(boardOf(2, 2), "light").visibleMarks(["stopped", "moved", "oos"])).toEqual([
    "moved",
    "oos",
  ]);
});
