import { describe, expect, it } from "vitest";
import { boardOf } from "../testing/fixtures";
import { Lattice } from "./lattice";
import { outline, rings } from "./outline";

const lattice = new Lattice(boardOf(12, 14));
const set = (...labels: string[]): Set<number> => new Set(labels.map((label) => lattice.index(label)));

function area(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

describe("the border of a set of hexes", () => {
  it("of one hex is the hex", () => {
    const found = rings(lattice, set("0505"));
    expect(found.map((ring) => ring.length)).toEqual([6]);
  });

  it("of neighbours is one line, without the side between them", () => {
    expect(rings(lattice, set("0505", "0506")).map((ring) => ring.length)).toEqual([10]);
    expect(rings(lattice, set("0505", "0605", "0604")).map((ring) => ring.length)).toEqual([12]);
  });

  it("of hexes apart is a line each", () => {
    expect(rings(lattice, set("0202", "0909")).map((ring) => ring.length)).toEqual([6, 6]);
  });

  it("goes round a hole the other way", () => {
    const middle = lattice.index("0606");
    const found = rings(lattice, new Set(lattice.neighbours(middle)));
    expect(found.map((ring) => ring.length).sort((a, b) => a - b)).toEqual([6, 18]);
    const [small, large] = [...found].sort((a, b) => a.length - b.length).map(area);
    expect(Math.sign(small!)).toBe(-Math.sign(large!));
  });

  it("encloses as much as its hexes", () => {
    const hexes = new Set(lattice.labels.map((_, i) => i).filter((i) => i % 3 !== 1));
    const one = Math.abs(area(rings(lattice, set("0505"))[0]!));
    const all = Math.abs(rings(lattice, hexes).reduce((sum, ring) => sum + area(ring), 0));
    expect(all / one).toBeCloseTo(hexes.size, 1);
  });

  it("is one path", () => {
    const d = outline(lattice, set("0505", "0506", "0909"));
    expect(d).toMatch(/^(M[-\d. L]+Z){2}$/);
    expect(outline(lattice, new Set())).toBe("");
  });
});
