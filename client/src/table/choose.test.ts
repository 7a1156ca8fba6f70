import { expect, test } from "vitest";
import type { MenuVerb } from "../protocol";
import { menuOf, verbOf } from "../testing/fixtures";
import {
  activeHexes,
  choicesAt,
  entries,
  fewUnits,
  foretoldChoices,
  inRows,
  joinable,
  meaning,
  neighbour,
  offMap,
  onMenu,
  pickOf,
  repeatable,
} from "./choose";

const verb = verbOf;
const menu = (verbs: MenuVerb[], held: string | null = null, yours = true) => menuOf(verbs, { held, yours });

test("the only act a hex can mean is played", () => {
  const question = menu([verb("take", "unit", ["a", "b"]), verb("end", "button", [""])]);
  expect(meaning(question, "0101", ["a"])).toMatchObject({
    does: "play",
    choice: { noun: "a", verb: { verb: "take" } },
  });
  expect(meaning(question, "0101", ["c"])).toEqual({ does: "look" });
});

test("several units of a stack, or several verbs for one unit, are a choice", () => {
  const question = menu([verb("join", "unit", ["a", "b"]), verb("leave", "unit", ["b"])]);
  const found = meaning(question, "0101", ["a", "b"]);
  expect(found.does === "choose" && found.choices.map((c) => `${c.verb.verb} ${c.noun}`)).toEqual([
    "join a",
    "join b",
    "leave b",
  ]);
});

test("with a unit in hand the hex comes before the units in it; without, both are offered", () => {
  const verbs = [verb("to", "hex", ["0101"]), verb("swap", "unit", ["b"])];
  expect(meaning(menu(verbs, "a"), "0101", ["b"])).toMatchObject({
    does: "play",
    choice: { verb: { verb: "to" } },
  });
  expect(meaning(menu(verbs), "0101", ["b"])).toMatchObject({ does: "choose" });
});

test("somebody else's menu offers nothing", () => {
  const theirs = menu([verb("take", "unit", ["a"])], null, false);
  expect(choicesAt(theirs, "0101", ["a"])).toEqual([]);
  expect(offMap(theirs, () => false)).toEqual([]);
  expect(activeHexes(theirs, () => "0101")).toEqual([]);
  expect(onMenu(theirs, "take", "a")).toBeNull();
});

test("units beside the map are offered apart", () => {
  const question = menu([verb("take", "unit", ["a", "b"]), verb("lift", "unit", ["c"])]);
  expect(offMap(question, (unit) => unit !== "b").map((c) => c.noun)).toEqual(["b"]);
});

test("going from one unit able to act to the next, round and round", () => {
  const at: Record<string, string> = { a: "0203", b: "0101", c: "0101" };
  const hexes = activeHexes(
    menu([verb("take", "unit", ["a", "b", "c", "pool"])]),
    (unit) => at[unit] ?? null,
  );
  expect(hexes).toEqual(["0101", "0203"]);
  expect(neighbour(hexes, "0203", 1)).toBe("0101");
  expect(neighbour(hexes, null, -1)).toBe("0203");
  expect(neighbour(hexes, "0101", 1)).toBe("0203");
  expect(neighbour([], "0101", 1)).toBeNull();
  expect(activeHexes(menu([verb("to", "hex", ["0909", "0808"])], "a"), () => null)).toEqual(["0808", "0909"]);
});

test("a button is on the menu when it can be pressed", () => {
  const question = menu([verb("end", "button", [""]), verb("attack", "button", [])]);
  expect(onMenu(question, "end", null)).not.toBeNull();
  expect(onMenu(question, "attack", null)).toBeNull();
});

test("what another verb takes can be picked instead, by that verb", () => {
  const ships = verb("fleet", "unit", ["s"]);
  const before = menu([verb("take", "unit", ["a", "b"]), { ...ships, takes: true }]);
  const pick = pickOf(before, { verb: "take", noun: "a" }, menu([], "a"));
  expect(pick?.others).toEqual(["b", "s"]);
  expect(pick?.verbs?.get("s")).toBe("fleet");
});

test("a pick is told by what came of it", () => {
  const before = menu([verb("take", "unit", ["a", "b"])]);
  expect(pickOf(before, { verb: "take", noun: "a" }, menu([], "a"))).toEqual({
    verb: "take",
    noun: "a",
    others: ["b"],
    all: ["a", "b"],
    besides: [],
  });
  expect(pickOf(before, { verb: "take", noun: "a" }, menu([]))).toBeNull();
  expect(pickOf(menu(before.verbs, "a"), { verb: "take", noun: "a" }, menu([], "a"))).toBeNull();
});

test("a plain question about a few units on the map can be answered with buttons", () => {
  const on = (unit: string): boolean => unit !== "off";
  const question = [verb("lose", "unit", ["a", "b"]), verb("halt", "button", [""]), verb("to", "hex", [])];
  expect(fewUnits(menu(question), on).map((choice) => choice.noun)).toEqual(["a", "b"]);
  expect(fewUnits(menu(question, "a"), on)).toEqual([]);
  expect(fewUnits(menu(question, null, false), on)).toEqual([]);
  expect(fewUnits(menu([verb("take", "unit", ["a", "off"])]), on)).toEqual([]);
  expect(fewUnits(menu([verb("take", "unit", ["a", "b", "c", "d", "e"])]), on)).toEqual([]);
  expect(fewUnits(menu([...question, verb("target", "hex", ["0101"])]), on)).toEqual([]);
  expect(fewUnits(menu([...question, verb("end", "button", [""])]), on)).toEqual([]);
  const worded = (name: string, nouns: string[]): MenuVerb => ({
    ...verb(name, "unit", nouns),
    act: `${name} {}`,
  });
  const two = fewUnits(
    menu([worded("guns", ["a", "b"]), worded("planes", ["a"]), verb("ready", "button", [""])]),
    on,
  );
  expect(two.map((choice) => `${choice.verb.verb} ${choice.noun}`)).toEqual(["guns a", "guns b", "planes a"]);
  expect(fewUnits(menu([worded("guns", ["a"]), verb("planes", "unit", ["a"])]), on)).toEqual([]);
});

test("options stand in rows when they are many, or several verbs have some; buttons and refused verbs do not count", () => {
  expect(
    inRows([
      verb("say", "option", ["a", "b", "c", "d"]),
      verb("end", "button", [""]),
      verb("unsay", "option", []),
    ]),
  ).toBe(false);
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

test("the last verb can be repeated for several other units of the same side", () => {
  const sideOf = (unit: string): string => (unit < "m" ? "red" : "white");
  const done = { verb: "flip", noun: "a" };
  const repeats = new Set(["flip"]);
  const flip = verb("flip", "unit", ["b", "c"]);
  expect(repeatable(menu([flip]), done, repeats, sideOf)).toBe(flip);
  expect(repeatable(menu([flip]), done, new Set(), sideOf)).toBeNull();
  expect(repeatable({ ...menu([flip])!, left: flip.nouns.length }, done, repeats, sideOf)).toBe(flip);
  expect(repeatable({ ...menu([flip])!, left: 1 }, done, repeats, sideOf)).toBeNull(); // only one is wanted
  expect(repeatable(menu([flip]), null, repeats, sideOf)).toBeNull();
  expect(repeatable(menu([flip], null, false), done, repeats, sideOf)).toBeNull();
  expect(repeatable(menu([{ ...flip, final: true }]), done, repeats, sideOf)).toBeNull();
  expect(repeatable(menu([verb("flip", "unit", ["b"])]), done, repeats, sideOf)).toBeNull();
  expect(repeatable(menu([verb("flip", "unit", ["a", "b"])]), done, repeats, sideOf)).toBeNull();
  expect(repeatable(menu([verb("flip", "unit", ["x", "y"])]), done, repeats, sideOf)).toBeNull();
});

test("all who can join do so at once, where one verb has several of them", () => {
  const join = { ...verb("join", "unit", ["a", "b"]), role: "join" as const };
  expect(joinable(menu([join, verb("attack", "button", [])]))).toBe(join);
  expect(joinable(menu([{ ...join, nouns: ["a"] }]))).toBeNull();
  expect(joinable(menu([{ ...join, final: true }]))).toBeNull();
  expect(joinable(menu([join, { ...join, verb: "support" }]))).toBeNull();
  expect(joinable(menu([verb("unit", "unit", ["a", "b"])]))).toBeNull();
  expect(joinable(menu([join], null, false))).toBeNull();
});

test("a click selects a unit, whatever else it could do; what else the hex means is asked", () => {
  const take = verbOf("unit", "unit", ["a"], { role: "hand", takes: true });
  const part = verbOf("break_down", "unit", ["a"]);
  const destroy = verbOf("destroy", "hex", ["0101"]);
  expect(meaning(menuOf([take, part]), "0101", ["a"])).toEqual({
    does: "play",
    choice: { verb: take, noun: "a" },
  });
  const both = meaning(menuOf([take, part, destroy]), "0101", ["a"]);
  expect(both.does === "choose" && both.choices.map((one) => one.verb.verb)).toEqual(["unit", "destroy"]);
  expect(meaning(menuOf([part]), "0101", ["a"])).toEqual({ does: "play", choice: { verb: part, noun: "a" } });
});

test("a list tells what hexes and buttons would come to, and units where a button is told of", () => {
  const told = (name: string, kind: MenuVerb["kind"], nouns: string[], foretold: Record<string, string>) =>
    verb(name, kind, nouns, { foretold });
  const names = (verbs: MenuVerb[]) =>
    foretoldChoices(verbs).map((c) => `${c.verb.verb} ${c.noun ?? ""}`.trim());
  const hex = told("land", "hex", ["0101", "0102"], { "0101": "3 hexes" });
  const unit = told("jettison", "unit", ["a"], { a: "100 %" });
  expect(names([hex, unit])).toEqual(["land 0101"]);
  const fight = told("fight", "button", [""], { "": "60 %" });
  expect(names([unit, fight, told("abort", "button", [], { "": "nobody fires" })])).toEqual([
    "fight",
    "jettison a",
  ]);
});
