import { describe, expect, it } from "vitest";
import { boardOf } from "../testing/fixtures";
import { type Direction, Lattice } from "./lattice";

const flat = new Lattice(boardOf(12, 14));
const pointed = new Lattice(boardOf(9, 8, [], false));
const step = (lattice: Lattice, from: string, way: Direction): string | undefined =>
  lattice.labels[lattice.toward(lattice.index(from), way)];

describe("from a point to a hex", () => {
  it.each([
    ["flat", flat],
    ["pointed", pointed],
  ] as const)("finds every hex from its centre and from just inside its corners (%s)", (_, lattice) => {
    for (let i = 0; i < lattice.count; i++) {
      expect(lattice.atPoint(lattice.x[i]!, lattice.y[i]!)).toBe(i);
      for (const [a, b] of lattice.corners)
        expect(lattice.atPoint(lattice.x[i]! + a * 0.97, lattice.y[i]! + b * 0.97)).toBe(i);
    }
  });

  it("finds nothing off the board", () => {
    expect(flat.atPoint(-500, 300)).toBe(-1);
    expect(flat.atPoint(flat.x[0]!, flat.y[0]! - flat.pitch)).toBe(-1);
  });

  it("knows labels, and no others", () => {
    expect(flat.labels[flat.index("0708")]).toBe("0708");
    expect(flat.index("9999")).toBe(-1);
    expect(flat.has("0101")).toBe(true);
  });
});

describe("neighbours", () => {
  it("by direction from an odd column", () => {
    const found = (["n", "ne", "se", "s", "sw", "nw"] as const).map((way) => step(flat, "0707", way));
    expect(found).toEqual(["0706", "0806", "0807", "0708", "0607", "0606"]);
  });

  it("by direction from an even column, which lies half a hex lower", () => {
    const found = (["n", "ne", "se", "s", "sw", "nw"] as const).map((way) => step(flat, "0607", way));
    expect(found).toEqual(["0606", "0707", "0708", "0608", "0508", "0507"]);
  });

  it("stops at the edge", () => {
    expect(step(flat, "0101", "n")).toBeUndefined();
    expect(step(flat, "0101", "nw")).toBeUndefined();
    expect(
      flat
        .neighbours(flat.index("0101"))
        .map((i) => flat.labels[i])
        .sort(),
    ).toEqual(["0102", "0201"]);
  });

  it("goes straight left and right, zigzag up and down, where hexes stand on their points", () => {
    expect(step(pointed, "0503", "ne")).toBe("0603");
    expect(step(pointed, "0503", "nw")).toBe("0403");
    const up = ["0505"];
    for (let i = 0; i < 4; i++) up.push(step(pointed, up[up.length - 1]!, "n")!);
    expect(new Set(up.map((label) => label.slice(2))).size).toBe(5);
    expect(
      Math.max(...up.map((label) => pointed.x[pointed.index(label)]!)) -
        Math.min(...up.map((label) => pointed.x[pointed.index(label)]!)),
    ).toBeLessThan(pointed.pitch * 0.6);
  });

  it("measures distances", () => {
    const far = (a: string, b: string): number => flat.distance(flat.index(a), flat.index(b));
    expect([far("0707", "0707"), far("0707", "0806"), far("0707", "0709"), far("0101", "1214")]).toEqual([
      0, 1, 2, 19,
    ]);
  });

  it("lists what is near", () => {
    const middle = flat.index("0607");
    const near = flat.disc(middle, 2);
    expect(near).toHaveLength(19);
    expect(near.every((hex) => flat.distance(middle, hex) <= 2)).toBe(true);
    expect(
      flat
        .disc(flat.index("0101"), 1)
        .map((hex) => flat.labels[hex])
        .sort(),
    ).toEqual(["0101", "0102", "0201"]);
    expect(flat.nearest(flat.x[middle]! + 10, flat.y[middle]! - 10)).toBe(middle);
  });

  it("gives a corner the same number from each of the three hexes that share it", () => {
    const places = new Map<number, string>();
    for (let i = 0; i < flat.count; i++) {
      for (let k = 0; k < 6; k++) {
        const at = flat
          .corner(i, k)
          .map((v) => Math.round(v))
          .join();
        const key = flat.cornerKey(i, k);
        expect(places.get(key) ?? at).toBe(at);
        places.set(key, at);
      }
    }
    expect(new Set(places.values()).size).toBe(places.size);
  });
});
