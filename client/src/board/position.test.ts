import { describe, expect, it } from "vitest";
import { boardOf, now } from "../testing/fixtures";
import { around, front } from "./framing";
import { Lattice } from "./lattice";
import { Position } from "./position";

const board = boardOf(12, 14, [{}, {}, {}, { side: "white", name: "3K/1" }, { side: "white", name: "3K/2" }]);
const lattice = new Lattice(board);
const names = (hexes: Iterable<number>): string[] => [...hexes].map((hex) => lattice.labels[hex]!).sort();

function examplePosition(): Position {
  const position = new Position(board, lattice);
  position.replace(
    [now("u2", "0505"), now("u0", "0505"), now("u1", "0606"), now("u3", "0909"), now("u4", "pool")],
    [],
  );
  return position;
}
const stack = (position: Position, hex: string): string[] =>
  position.at(lattice.index(hex)).map((piece) => piece.id);

describe("a position", () => {
  it("stacks counters in the order of the roster, the last on top", () => {
    expect(stack(examplePosition(), "0505")).toEqual(["u0", "u2"]);
    expect(examplePosition().count).toBe(4);
  });

  it("puts the strongest counter on top, by the face that is up", () => {
    const some = boardOf(12, 14, [{ strengths: [9, 3], steps: 2 }, { strengths: [5] }, { strengths: [0] }]);
    const position = new Position(some, lattice);
    position.replace([now("u0", "0505", { steps: 2 }), now("u1", "0505"), now("u2", "0505")], []);
    expect(stack(position, "0505")).toEqual(["u2", "u1", "u0"]);
    position.patch([now("u0", "0505")], []);
    expect(stack(position, "0505")).toEqual(["u2", "u0", "u1"]);
  });

  it("tells which hexes look different: none for the same again", () => {
    const position = examplePosition();
    expect(
      names(
        position.replace(
          [now("u2", "0505"), now("u0", "0505"), now("u1", "0606"), now("u3", "0909"), now("u4", "pool")],
          [],
        ),
      ),
    ).toEqual([]);
    expect(names(position.patch([now("u1", "0707")], []))).toEqual(["0606", "0707"]);
    expect(names(position.patch([now("u1", "0707", { marks: ["moved"] })], []))).toEqual(["0707"]);
    expect(names(position.patch([now("u1", "dead")], []))).toEqual(["0707"]);
    expect(position.where("u1")).toBe(-1);
  });

  it("takes off what a whole position no longer names", () => {
    const position = examplePosition();
    expect(names(position.replace([now("u0", "0505")], []))).toEqual(["0505", "0606", "0909"]);
    expect(stack(position, "0505")).toEqual(["u0"]);
    expect(position.count).toBe(1);
  });

  it("holds counters of which only the side is known", () => {
    const position = examplePosition();
    expect(
      names(
        position.patch(
          [],
          [
            { side: "white", at: "0707" },
            { side: "white", at: "0707" },
          ],
        ),
      ),
    ).toEqual(["0707"]);
    expect(position.at(lattice.index("0707")).map((piece) => [piece.side, piece.unit])).toEqual([
      ["white", null],
      ["white", null],
    ]);
    expect(names(position.patch([], []))).toEqual(["0707"]);
  });

  it("counts what is on the map after every change", () => {
    const position = examplePosition();
    const counts = [position.count];
    const count = (change: () => unknown): void => {
      change();
      counts.push(position.count);
    };
    count(() => position.patch([now("u4", "0101")], []));
    count(() => position.patch([], [{ side: "white", at: "0707" }]));
    count(() => position.move("u1", "dead"));
    count(() => position.patch([], []));
    count(() => position.replace([now("u0", "0505")], []));
    expect(counts).toEqual([4, 5, 6, 5, 4, 1]);
  });

  it("lays the unit in hand on top, and leaves out those in flight", () => {
    const position = examplePosition();
    expect(names(position.raise("u0"))).toEqual(["0505"]);
    expect(stack(position, "0505")).toEqual(["u2", "u0"]);
    expect(names(position.lift(["u0"], true))).toEqual(["0505"]);
    expect(stack(position, "0505")).toEqual(["u2"]);
    position.lift(["u0"], false);
    expect(names(position.raise(null))).toEqual(["0505"]);
    expect(stack(position, "0505")).toEqual(["u0", "u2"]);
  });

  it("finds a counter on the map by what its side calls it", () => {
    expect(examplePosition().findByName("3K/1", "white")).toBe("u3");
    expect(examplePosition().findByName("3K/2", "white")).toBe("");
  });

  it("does not trip over units it does not know", () => {
    expect(names(examplePosition().patch([now("nobody", "0101")], []))).toEqual([]);
  });
});

describe("the front", () => {
  it("is where the sides are close", () => {
    const position = examplePosition();
    position.patch([now("u3", "0507"), now("u1", "1213")], []);
    expect(names(front(lattice, position))).toEqual(["0505", "0507"]);
  });

  it("is everything when they are not", () => {
    expect(names(front(lattice, examplePosition()))).toEqual(["0505", "0606", "0909"]);
  });

  it("has a box with room round it", () => {
    const box = around(lattice, [lattice.index("0505")], 10)!;
    expect(box.right - box.left).toBe(20);
    expect(around(lattice, [], 10)).toBeNull();
  });
});
