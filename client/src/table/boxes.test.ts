import { expect, test } from "vitest";
import { boardOf, now } from "../testing/fixtures";
import { boxPiles } from "./boxes";

const board = boardOf(3, 3, [{ side: "red" }, { side: "white" }, { side: "red" }, { side: "red" }]);

test("units lie in the boxes of the board, in its order, side by side", () => {
  const units = [now("u0", "stavka"), now("u1", "pool"), now("u2", "dead"), now("u3", "0101")];
  const piles = boxPiles(board, new Map(units.map((unit) => [unit.id, unit])), []);
  expect(piles.map((pile) => [pile.box.text, pile.side, pile.units.map((unit) => unit.id)])).toEqual([
    ["Waiting", "white", ["u1"]],
    ["Eliminated", "red", ["u2"]],
    ["Stavka", "red", ["u0"]],
  ]);
});

test("of a box shut to the reader he sees how many lie in it", () => {
  const hidden = [
    { side: "red", at: "stavka" },
    { side: "red", at: "stavka" },
    { side: "white", at: "0101" },
  ];
  expect(boxPiles(board, new Map(), hidden)).toEqual([
    { box: board.boxes[4], side: "red", units: [], unknown: 2 },
  ]);
});
