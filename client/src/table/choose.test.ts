import { expect, test } from "vitest";
import type { Menu, MenuVerb } from "../protocol";
import { choicesAt, entries, fewUnits, inRows, lively, meaning, neighbour, offMap, onMenu, pickOf } from "./choose";

function verb(name: string, kind: MenuVerb["kind"], nouns: string[]): MenuVerb {
  return { verb: name, label: name, kind, cite: "X 1", final: false, nouns, names: {}, act: "", lit: {} };
}

function menu(verbs: MenuVerb[], held: string | null = null, yours = true): Menu {
  return { who: "red", yours, prompt: "", cite: "", verbs, held };
}

test("the only act a hex can mean is played", () => {
  const asked = menu([verb("take", "unit", ["a", "b"]), verb("end", "button", [""])]);
  expect(meaning(asked, "0101", ["a"])).toMatchObject({ does: "play", choice: { noun: "a", verb: { verb: "take" } } });
  expect(meaning(asked, "0101", ["c"])).toEqual({ does: "look" });
});

test("several units of a stack, or several verbs for one unit, are a choice", () => {
  const asked = menu([verb("join", "unit", ["a", "b"]), verb("leave", "unit", ["b"])]);
  const found = meaning(asked, "0101", ["a", "b"]);
  expect(found.does === "choose" && found.choices.map((c) => `${c.verb.verb} ${c.noun}`)).toEqual(["join a", "join b", "leave b"]);
});

test("with a unit in hand the hex comes before the units in it; without, both are offered", () => {
  const verbs = [verb("to", "hex", ["0101"]), verb("swap", "unit", ["b"])];
  expect(meaning(menu(verbs, "a"), "0101", ["b"])).toMatchObject({ does: "play", choice: { verb: { verb: "to" } } });
  expect(meaning(menu(verbs), "0101", ["b"])).toMatchObject({ does: "choose" });
});

test("somebody else's menu offers nothing", () => {
  const theirs = menu([verb("take", "unit", ["a"])], null, false);
  expect(choicesAt(theirs, "0101", ["a"])).toEqual([]);
  expect(offMap(theirs, () => false)).toEqual([]);
  expect(lively(theirs, () => "0101")).toEqual([]);
  expect(onMenu(theirs, "take", "a")).toBeNull();
});

test("units beside the map are offered apart", () => {
  const asked = menu([verb("take", "unit", ["a", "b"]), verb("lift", "unit", ["c"])]);
  expect(offMap(asked, (unit) => unit !== "b").map((c) => c.noun)).toEqual(["b"]);
});

test("going from one unit able to act to the next, round and round", () => {
  const at: Record<string, string> = { a: "0203", b: "0101", c: "0101" };
  const hexes = lively(menu([verb("take", "unit", ["a", "b", "c", "pool"])]), (unit) => at[unit] ?? null);
  expect(hexes).toEqual(["0101", "0203"]);
  expect(neighbour(hexes, "0203", 1)).toBe("0101");
  expect(neighbour(hexes, null, -1)).toBe("0203");
  expect(neighbour(hexes, "0101", 1)).toBe("0203");
  expect(neighbour([], "0101", 1)).toBeNull();
  expect(lively(menu([verb("to", "hex", ["0909", "0808"])], "a"), () => null)).toEqual(["0808", "0909"]);
});

test("a button is on the menu when it can be pressed", () => {
  const asked = menu([verb("end", "button", [""]), verb("attack", "button", [])]);
  expect(onMenu(asked, "end", null)).not.toBeNull();
  expect(onMenu(asked, "attack", null)).toBeNull();
});

test("a pick is told by what came of it", () => {
  const before = menu([verb("take", "unit", ["a", "b"])]);
  expect(pickOf(before, { verb: "take", noun: "a" }, menu([], "a"))).toEqual({ verb: "take", noun: "a", others: ["b"], all: ["a", "b"] });
  expect(pickOf(before, { verb: "take", noun: "a" }, menu([]))).toBeNull();
  expect(pickOf(menu(before.verbs, "a"), { verb: "take", noun: "a" }, menu([], "a"))).toBeNull();
});

test("a plain question about a few units on the map can be answered with buttons", () => {
  const on = (unit: string): boolean => unit !== "off";
  const asked = [verb("lose", "unit", ["a", "b"]), verb("halt", "button", [""]), verb("to", "hex", [])];
  expect(fewUnits(menu(asked), on).map((choice) => choice.noun)).toEqual(["a", "b"]);
  expect(fewUnits(menu(asked, "a"), on)).toEqual([]);
  expect(fewUnits(menu(asked, null, false), on)).toEqual([]);
  expect(fewUnits(menu([verb("take", "unit", ["a", "off"])]), on)).toEqual([]);
  expect(fewUnits(menu([verb("take", "unit", ["a", "b", "c", "d", "e"])]), on)).toEqual([]);
  expect(fewUnits(menu([...asked, verb("target", "hex", ["0101"])]), on)).toEqual([]);
  expect(fewUnits(menu([...asked, verb("end", "button", [""])]), on)).toEqual([]);
  const worded = (name: string, nouns: string[]): MenuVerb => ({ ...verb(name, "unit", nouns), act: `${name} {}` });
  const two = fewUnits(menu([worded("guns", ["a", "b"]), worded("planes", ["a"]), verb("ready", "button", [""])]), on);
  expect(two.map((choice) => `${choice.verb.verb} ${choice.noun}`)).toEqual(["guns a", "guns b", "planes a"]);
  expect(fewUnits(menu([worded("guns", ["a"]), verb("planes", "unit", ["a"])]), on)).toEqual([]);
});

test("options stand in rows when they are many, or several verbs have some; buttons and refused verbs do not count", () => {
  expect(inRows([verb("say", "option", ["a", "b", "c", "d"]), verb("end", "button", [""]), verb("unsay", "option", [])])).toBe(false);
  expect(inRows([verb("say", "option", ["a", "b", "c", "d", "e"])])).toBe(true);
  expect(inRows([verb("say", "option", ["a"]), verb("unsay", "option", ["b"])])).toBe(true);
});

test("who is in hand from beside the map has entries; who stands on it, or another's, has none", () => {
  const verbs = [verb("at", "hex", ["0101", "0202"]), verb("drop", "button", [""])];
  const onMap = (unit: string): boolean => unit === "a";
  expect(entries(menu(verbs, "b"), onMap)).toEqual(["0101", "0202"]);
  expect(entries(menu(verbs, "a"), onMap)).toEqual([]);
  expect(entries(menu(verbs), onMap)).toEqual([]);
  expect(entries(menu(verbs, "b", false), onMap)).toEqual([]);
});
