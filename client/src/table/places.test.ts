import { expect, test } from "vitest";
import type { Menu, MenuVerb } from "../protocol";
import { doable, occupied } from "./places";

const verb = (name: string, kind: MenuVerb["kind"], nouns: string[]): MenuVerb =>
  ({ verb: name, kind, nouns }) as MenuVerb;

const MENU = {
  yours: true,
  verbs: [verb("unit", "unit", ["W1", "W2"]), verb("to", "hex", ["0708"]), verb("end", "button", ["end"])],
} as Menu;

test("hexes and units on the map are places, what lies beside it is none", () => {
  const where = (unit: string) => (unit === "W1" ? "0101" : null);
  expect(doable(MENU, where).map(({ noun, hex }) => [noun, hex])).toEqual([
    ["W1", "0101"],
    ["0708", "0708"],
  ]);
});

test("nothing can be done while it is another's turn", () => {
  expect(doable({ ...MENU, yours: false }, () => "0101")).toEqual([]);
});

test("a hex is named once, whether its units are known or hidden", () => {
  const stacks = new Map([["0203", ["W1"]]]);
  const hidden = [
    { at: "0203", side: "red", n: 1 },
    { at: "0102", side: "red", n: 1 },
    { at: "pool", side: "red", n: 3 },
  ] as never;
  expect(occupied(stacks, hidden, (place) => place !== "pool")).toEqual(["0102", "0203"]);
});
