import { expect, test } from "vitest";
import type { GroupAnswer, Menu, Step, Update } from "../protocol";
import { menuOf, verbOf } from "../testing/fixtures";
import { Group } from "./group";
import { Model } from "./model";

const at = (id: string, hex: string) => ({ id, at: hex, steps: 1, marks: [] });
const UNITS = [at("a", "0101"), at("b", "0101"), at("c", "0101"), at("d", "0102")];

function table(menu: Menu, answer: (units: string[], hex: string | null) => Partial<GroupAnswer>) {
  const model = new Model();
  model.board.value = {
    units: UNITS.map(({ id }, i) => ({ id, name: id.toUpperCase(), steps: 1, strengths: [i === 1 ? 9 : 3] })),
    hexes: { labels: ["0101", "0102", "0103"], texts: [""], words: [0, 0, 0] },
  } as unknown as NonNullable<typeof model.board.value>;
  const seen = { hidden: [], log: [], cut: 0, seats: [], clock: null };
  model.take({ t: "update", seq: 1, full: true, units: UNITS, ...seen, menu } as unknown as Update);
  const told = {
    taken: [] as string[],
    played: [] as Step[][],
    why: [] as string[],
    best: [] as (boolean | undefined)[],
  };
  const group = new Group(model, {
    all: () => (menu.held ? ["a", "b", "c", "d"] : []),
    ask: ({ units, hex, best }) => {
      told.best.push(best);
      return Promise.resolve({
        t: "group",
        id: 1,
        hex: hex ?? null,
        go: units,
        stay: [],
        acts: [],
        attack: 0,
        slowest: "",
        reach: {},
        ends: {},
        ...answer(units, hex ?? null),
      });
    },
    play: (acts) => told.played.push([...acts]),
    take: (_, unit) => told.taken.push(unit),
    select: () => undefined,
    explain: (card) => told.why.push(...card.parts.map((part) => part.about)),
    say: (id) => id,
    fail: () => undefined,
  });
  return { group, told };
}

const FREE = menuOf([verbOf("unit", "unit", ["a", "b", "c", "d"], { role: "hand", takes: true })]);
const HELD = menuOf([verbOf("to", "hex", ["0103"], { role: "go" })], { held: "b" });
const STEPS = [{ verb: "to", noun: "0103" }];
const later = () => new Promise((done) => setTimeout(done));

test("a click takes the strongest of a stack, or the counter under the pointer", () => {
  const { group, told } = table(FREE, () => ({}));
  expect(group.click({ hex: "0101", how: "mouse" })).toBe(true);
  expect(group.click({ hex: "0101", how: "mouse", unit: "c" })).toBe(true);
  expect(told.taken).toEqual(["b", "c"]);
  expect(group.click({ hex: "0102", how: "mouse" })).toBe(false); // one unit: as ever
  expect(group.click({ hex: "0101", how: "touch" })).toBe(false); // a finger chooses from a list
});

test("a second click takes the stack, Shift adds another, a click on a counter leaves it out", () => {
  const { group } = table(HELD, () => ({}));
  expect(group.click({ hex: "0101", how: "mouse" })).toBe(true);
  expect(group.members.value).toEqual(["b", "c", "a"]);
  expect(group.click({ hex: "0102", how: "mouse", shift: true })).toBe(true);
  expect([...group.chosen.value].sort()).toEqual(["a", "b", "c", "d"]);
  group.toggle("c");
  expect(group.chosen.value.has("c")).toBe(false);
  expect(group.members.value).toContain("c");
});

test("where all can go, one click moves them", async () => {
  const { group, told } = table(HELD, () => ({ acts: STEPS }));
  group.add("0101");
  await later();
  await group.go("0103", "mouse");
  expect(told.played).toEqual([STEPS]);
});

test("where not all can, the first click says who and why, the second moves the others", async () => {
  const why = [{ cite: "X 1", title: "", summary: "", text: "full", bill: null }];
  const { group, told } = table(HELD, () => ({
    go: ["a", "b"],
    stay: [{ unit: "c", reasons: why }],
    acts: STEPS,
  }));
  group.add("0101");
  await later();
  group.point("0103");
  await later();
  await group.go("0103", "mouse");
  expect(told.played).toEqual([]);
  expect(told.why).toEqual(["C"]);
  await group.go("0103", "mouse");
  expect(told.played).toEqual([STEPS]);
});

test("a finger always confirms", async () => {
  const { group, told } = table(HELD, () => ({ acts: STEPS }));
  group.add("0101");
  await later();
  await group.go("0103", "touch");
  expect(told.played).toEqual([]);
  await group.go("0103", "touch");
  expect(told.played).toEqual([STEPS]);
});

test("hexes that only some can reach say how many", async () => {
  const { group } = table(HELD, () => ({
    reach: { "0102": { n: 2, cost: "3" }, "0103": { n: 3, cost: "4" } },
  }));
  group.add("0101");
  await later();
  const lit = group.menu.value!.verbs[0]!.lit;
  expect([lit["0102"]!.cost, lit["0103"]!.cost]).toEqual(["2/3", "4"]);
  group.clear();
  expect(group.menu.value).toBeNull();
});

test("hexes that only part of the group can enter are told apart", async () => {
  const { group } = table(FREE, () => ({
    reach: { "0102": { n: 3, cost: "1" }, "0103": { n: 2, cost: "2" } },
  }));
  group.add("0101");
  await later();
  expect(group.part.value).toEqual(["0103"]);
  expect(Object.keys(group.menu.value!.verbs[0]!.lit)).toEqual(["0102", "0103"]);
  group.clear();
  expect(group.part.value).toEqual([]);
});

test("each its best: asked anew, and drawn from where each stands to where it ends", async () => {
  const ends = { a: "0102", b: "0102", d: "0103" };
  const { group, told } = table(FREE, () => ({ ends, acts: STEPS, reach: {} }));
  group.add("0101");
  group.add("0102");
  await later();
  group.point("0103");
  await later();
  expect(group.ways.value).toEqual([]);
  group.setBest(true);
  await later();
  expect(told.best.at(-1)).toBe(true);
  expect(group.ways.value).toEqual([
    ["0101", "0102"],
    ["0102", "0103"],
  ]);
});

test("who can join what is in hand is asked, and makes no group", () => {
  const sail = menuOf(
    [verbOf("to", "hex", ["0103"], { role: "go" }), verbOf("along", "unit", ["a", "c"], { role: "join" })],
    { held: "b" },
  );
  const { group } = table(sail, () => ({}));
  expect(group.click({ hex: "0101", how: "mouse" })).toBe(false);
  expect(table(HELD, () => ({})).group.click({ hex: "0101", how: "mouse" })).toBe(true);
});
