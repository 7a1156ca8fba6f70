import { expect, test } from "vitest";
import type { Menu, MenuVerb } from "../protocol";
import { putDown } from "./choose";
import { Hand } from "./hand";

function verb(name: string, kind: MenuVerb["kind"], nouns: string[], final = false): MenuVerb {
  return { verb: name, label: name, kind, cite: "X 1", final, nouns, names: {}, act: "", lit: {} };
}

function menu(verbs: MenuVerb[], held: string | null): Menu {
  return { who: "red", yours: true, prompt: "", cite: "", verbs, held };
}

const pick = { verb: "take", noun: "a", others: ["b", "c"], all: ["a", "b", "c"] };
const moving = menu([verb("to", "hex", ["0102"]), verb("done", "button", [""]), verb("exit", "button", [])], "a");

test("a unit just taken is exchanged by undoing, while that can be done", () => {
  const hand = new Hand();
  hand.took(pick);
  expect(hand.exchange("b", moving, true)).toBe("undo");
  expect(hand.exchange("b", moving, false)).toBeNull();
  expect(hand.exchange("z", moving, true)).toBeNull();
});

test("a unit that has done something is put down by the one button there is", () => {
  const hand = new Hand();
  hand.took(pick);
  hand.took(null);
  expect(hand.exchange("b", moving, true)).toMatchObject({ verb: "done" });
  expect(hand.exchange("b", menu(moving.verbs, "b"), true)).toBeNull();
  expect(hand.exchange("b", menu([...moving.verbs, verb("leave", "button", [""])], "a"), true)).toBeNull();
});

test("nothing final is done by the way", () => {
  expect(putDown(menu([verb("end", "button", [""], true)], "a"))).toBeNull();
});

test("the tray stays as it lay, for a unit that came from it", () => {
  const hand = new Hand();
  hand.took(pick);
  expect(hand.spare(moving, () => false)).toEqual(["a", "b", "c"]);
  expect(hand.spare(moving, (unit) => unit === "b")).toEqual(["a", "c"]);
  expect(hand.spare(moving, (unit) => unit === "a")).toBeNull();
  expect(hand.spare(menu([], null), () => false)).toBeNull();
});
