import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { ListsAnswer, MusterNow } from "../protocol";
import { Mustering } from "./muster";

const group = (noun: string, units: string[], waiting: string[]): MusterNow => ({
  verb: "fill",
  noun,
  name: noun,
  code: "",
  units,
  waiting,
  zone: [],
});

function mustering(...musters: MusterNow[]): Mustering {
  const answer: ListsAnswer = { t: "lists", id: 1, formations: [], watch: [], next: [], musters, lacks: [] };
  return new Mustering({ now: signal<ListsAnswer | null>(answer) });
}

const done = group("done", ["a"], []);
const half = group("half", ["b", "c"], ["c"]);
const bare = group("bare", ["d"], ["d"]);

test("the first that is not complete is placed, until another is chosen", () => {
  const of = mustering(done, half, bare);
  expect(of.chosen.value).toBe(half);
  of.choose("done");
  expect(of.chosen.value).toBe(done);
  expect([of.total.value, of.left.value]).toEqual([4, 2]);
});

test("the next one goes round those that are not complete", () => {
  const of = mustering(done, half, bare);
  expect(of.next()).toBe(bare);
  expect(of.next()).toBe(half);
  expect(mustering(done).next()).toBeNull();
});

test("the counters of other groups stay out of the tray, those of none do not", () => {
  const of = mustering(done, half, bare);
  expect(of.here(["c", "d", "part"])).toEqual(["c", "part"]);
  expect(mustering().here(["c", "d"])).toEqual(["c", "d"]);
});
