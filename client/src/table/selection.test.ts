import { expect, test } from "vitest";
import type { MenuVerb } from "../protocol";
import { menuOf, verbOf } from "../testing/fixtures";
import { putDown } from "./choose";
import { Selection } from "./selection";

const verb = (name: string, kind: MenuVerb["kind"], nouns: string[], final = false) =>
  verbOf(name, kind, nouns, { final });
const menu = (verbs: MenuVerb[], held: string | null) => menuOf(verbs, { held });

const detach = { verb: verb("detach", "unit", ["a"]), noun: "a" };
const pick = { verb: "take", noun: "a", others: ["b", "c"], all: ["a", "b", "c"], besides: [detach] };
const moving = menu(
  [verb("to", "hex", ["0102"]), verb("done", "button", [""]), verb("exit", "button", [])],
  "a",
);

test("a unit just taken is exchanged by undoing, while that can be done", () => {
  const selection = new Selection();
  selection.update(pick);
  expect(selection.exchange("b", moving, true)).toBe("undo");
  expect(selection.exchange("b", moving, false)).toBeNull();
  expect(selection.exchange("z", moving, true)).toBeNull();
});

test("a unit that has done something is put down by the one button there is", () => {
  const selection = new Selection();
  selection.update(pick);
  selection.update(null);
  expect(selection.exchange("b", moving, true)).toMatchObject({ verb: "done" });
  expect(selection.exchange("b", menu(moving.verbs, "b"), true)).toBeNull();
  expect(
    selection.exchange("b", menu([...moving.verbs, verb("leave", "button", [""])], "a"), true),
  ).toBeNull();
});

test("nothing final is done by the way", () => {
  expect(putDown(menu([verb("end", "button", [""], true)], "a"))).toBeNull();
});

test("the tray stays as it lay, for a unit that came from it", () => {
  const selection = new Selection();
  selection.update(pick);
  expect(selection.spare(moving, () => false)).toEqual(["a", "b", "c"]);
  expect(selection.spare(moving, (unit) => unit === "b")).toEqual(["a", "c"]);
  expect(selection.spare(moving, (unit) => unit === "a")).toBeNull();
  expect(selection.spare(menu([], null), () => false)).toBeNull();
});

test("what else could be done with a unit stays on offer until it has done something", () => {
  const selection = new Selection();
  selection.update(pick);
  expect(selection.besides(moving, true)).toEqual([detach]);
  expect(selection.besides(moving, false)).toEqual([]);
  expect(selection.besides(menu([], "b"), true)).toEqual([]);
  selection.update(null);
  expect(selection.besides(moving, true)).toEqual([]);
});
