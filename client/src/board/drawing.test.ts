import { describe, expect, it } from "vitest";
import type { Event } from "../protocol";
import { eventOf } from "../testing/fixtures";
import { arrow, fire, head, smoothPath, trimEnds } from "./arrows";
import { dot } from "./dots";
import { along, groupEvents } from "./flights";
import { splitByLook, wrapText } from "./overlays";
import { chunkAddress, overview } from "./picture";

const event = (kind: Event["kind"], unit: string | null, path: string[] = []) =>
  eventOf(kind, { unit, path });
const last = (d: string): number[] =>
  d
    .match(/-?[\d.]+/g)!
    .slice(-2)
    .map(Number);

describe("arrows", () => {
  it("are closed and end short of the target", () => {
    const d = arrow([0, 0], [100, 0]);
    expect(d).toMatch(/^M.*Z$/);
    expect(Math.max(...[...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[1])))).toBe(79);
  });

  it("of fire from afar bend and burst before the target", () => {
    const { line, burst } = fire([0, 0], [200, 0]);
    expect(last(line)).toEqual([173, 0]);
    expect(burst.match(/L/g)).toHaveLength(15);
  });

  it("keep both ends of a line that melts", () => {
    const d = smoothPath([
      [0, 0],
      [50, 50],
      [100, 0],
    ]);
    expect(d.startsWith("M0 0")).toBe(true);
    expect(last(d)).toEqual([100, 0]);
    expect(
      smoothPath([
        [0, 0],
        [9, 9],
      ]),
    ).toBe("M0 0L9 9");
  });

  it("draw in the ends, never past the next point", () => {
    expect(
      trimEnds(
        [
          [0, 0],
          [100, 0],
        ],
        10,
        30,
      ),
    ).toEqual([
      [10, 0],
      [70, 0],
    ]);
    expect(
      trimEnds(
        [
          [0, 0],
          [10, 0],
        ],
        50,
        0,
      )[0]![0],
    ).toBeCloseTo(9);
  });

  it("point ahead", () => expect(head([0, 0], [50, 0], 10).startsWith("M59 0")).toBe(true));
});

describe("moves", () => {
  it("along one way are shown at once, others one after the other", () => {
    const groups = groupEvents([
      event("moved", "a", ["0101", "0102"]),
      event("moved", "b", ["0101", "0102"]),
      event("rolled", null),
      event("moved", "c", ["0505", "0506"]),
      event("removed", "d"),
      event("removed", "e"),
      event("phase", null),
    ]);
    expect(groups.map((group) => group.map((one) => one.unit))).toEqual([["a", "b"], ["c"], ["d", "e"]]);
  });

  it("take their time by the length of the way", () => {
    expect(
      along([
        [0, 0],
        [30, 0],
        [30, 10],
      ]).map((one) => one.offset),
    ).toEqual([0, 0.75, 1]);
    expect(along([[5, 5]]).map((one) => one.offset)).toEqual([0, 1]);
  });
});

describe("the rest", () => {
  it("sides from afar have a shape each", () =>
    expect(new Set([0, 1, 2, 3].map((side) => dot(side, 0, 0, 5))).size).toBe(4));

  it("breaks a sentence into short lines", () => {
    expect(wrapText("ligne libre, 7 hex au sud", 14)).toEqual(["ligne libre, 7", "hex au sud"]);
  });

  it("asks for pieces of the picture by game, data, theme, distance and language", () => {
    expect(chunkAddress({ game: "ts", digest: "ab" }, "dark", "far", "fr", { id: "0-1" })).toBe(
      "/api/maps/ts/ab/dark/far/fr/0-1.svg",
    );
  });

  it("has one plain picture for the whole of a large map", () => {
    const piece = overview({ width: 700, height: 500 });
    expect(piece).toMatchObject({ x: 0, y: 0, width: 700, height: 500 });
    expect(chunkAddress({ game: "ts", digest: "ab" }, "light", "whole", "fr", piece)).toBe(
      "/api/maps/ts/ab/light/far/fr/overview.svg",
    );
  });
});

it("the hexes of an overlay that its key names are told apart by their look; the others keep what is written in them", () => {
  const key = [
    { id: "mine", text: "", look: "full" },
    { id: "ours", text: "", look: "full" },
    { id: "not", text: "", look: "cross" },
  ] as const;
  const { rest, looks } = splitByLook(
    new Map([
      [1, "mine"],
      [2, "3"],
      [3, "not"],
      [4, "ours"],
      [5, ""],
    ]),
    key,
  );
  expect([...rest]).toEqual([
    [2, "3"],
    [5, ""],
  ]);
  expect([...looks.get("full")!]).toEqual([1, 4]);
  expect([...looks.get("cross")!]).toEqual([3]);
  expect(looks.has("edge")).toBe(false);
});
