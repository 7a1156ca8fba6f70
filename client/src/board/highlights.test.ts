import { describe, expect, it } from "vitest";
import type { Menu, MenuVerb } from "../protocol";
import { boardOf, menuOf, now, verbOf } from "../testing/fixtures";
import { hexWords, stackWords } from "./descriptions";
import { brackets, highlightsOf } from "./highlights";
import { Lattice } from "./lattice";
import { Position } from "./position";

const board = boardOf(12, 14, [{ faces: ["2-3"] }, { side: "white", name: "3KC/2", faces: ["2-3"] }]);
const lattice = new Lattice(board);
const position = new Position(board, lattice);
position.replace([now("u0", "0505"), now("u1", "0606")], [{ side: "red", at: "0707" }]);

const verb = (kind: MenuVerb["kind"], nouns: string[], lit: MenuVerb["lit"] = {}) =>
  verbOf("v", kind, nouns, { lit });
const menu = (verbs: MenuVerb[], more: Partial<Menu> = {}) => menuOf(verbs, { who: "white", ...more });
const names = (hexes: Iterable<number>): string[] => [...hexes].map((hex) => lattice.labels[hex]!).sort();
const say = (id: string, args: Record<string, string | number> = {}): string =>
  [id.replace("board-", ""), ...Object.values(args)].join(" ");

describe("what a menu lights", () => {
  it("is nothing without a menu, or when it is another's", () => {
    expect(highlightsOf(null, lattice, position).reach.size).toBe(0);
    expect(highlightsOf(menu([verb("hex", ["0707"])], { yours: false }), lattice, position).reach.size).toBe(
      0,
    );
  });

  it("tells hexes one may go to from hexes one may aim at", () => {
    const found = highlightsOf(
      menu([verb("hex", ["0605", "0505", "0707", "9999"], { "0605": { cost: "2", stop: true } })]),
      lattice,
      position,
    );
    expect(names(found.reach.keys())).toEqual(["0605"]);
    expect(names(found.targets)).toEqual(["0505", "0707"]);
    expect(found.reach.get(lattice.index("0605"))).toEqual({ cost: "2", stop: true });
  });

  it("counts a hex with a cost as one to go to, whoever is there", () => {
    const found = highlightsOf(
      menu([verb("hex", ["0505"], { "0505": { cost: "1", stop: false } })]),
      lattice,
      position,
    );
    expect(names(found.reach.keys())).toEqual(["0505"]);
  });

  it("names the units that may act and the one in hand", () => {
    const found = highlightsOf(menu([verb("unit", ["u1"])], { held: "u0" }), lattice, position);
    expect([...found.units]).toEqual(["u1"]);
    expect(found.selected).toBe("u0");
  });

  it("tells hexes that only part of a group can enter", () => {
    const one = menu([verb("hex", ["0605", "0606"], { "0605": { cost: "1/2", stop: false } })]);
    expect(names(highlightsOf(one, lattice, position, ["0605"]).part)).toEqual(["0605"]);
    expect(highlightsOf(one, lattice, position).part.size).toBe(0);
  });

  it("draws four corners", () => {
    expect(brackets(0, 0, 40, 40).match(/M/g)).toHaveLength(4);
  });
});

describe("what is said aloud", () => {
  it("of a stack: the hex, whose it is, then the counters from the top", () => {
    position.patch([now("u0", "0606")], [{ side: "red", at: "0707" }]);
    expect(stackWords("0606", position.at(lattice.index("0606")), board, say)).toBe(
      "stack 0606 Rouges, Blancs, 3KC/2 2–3, 37/0 2–3",
    );
    expect(stackWords("0707", position.at(lattice.index("0707")), board, say)).toBe(
      "stack 0707 hidden Rouges",
    );
  });

  it("of a hex: number, terrain, cost, stop, who is there, what is marked on him and whether he may act", () => {
    position.patch([now("u0", "0606", { marks: ["moved", "secret"] })], []);
    const may = highlightsOf(
      menu([verb("hex", ["0606"], { "0606": { cost: "2", stop: true } }), verb("unit", ["u1"])], {
        held: "u0",
      }),
      lattice,
      position,
    );
    const hex = lattice.index("0606");
    expect(hexWords(hex, position.at(hex), board, may, say)).toBe(
      "0606, clair, cost 2, stop, Rouges, Blancs, 3KC/2 2–3, ready, 37/0 2–3, A bougé, held",
    );
    const bare = lattice.index("0102");
    expect(hexWords(bare, [], board, may, say)).toBe("0102, bois");
  });
});
