import { describe, expect, it } from "vitest";
import { boardOf } from "../testing/fixtures";
import { busiest, foot, paper } from "./framing";
import { Lattice } from "./lattice";

const board = { ...boardOf(12, 14), width: 900, height: 1400 };
const lattice = new Lattice(board);
const low = Math.max(...lattice.y);

describe("the foot of the sheet", () => {
  it("is shown whole where it fits", () => {
    const [x, y, k] = foot(lattice, paper(board), { width: 920, height: 600 }, 0);
    expect(k).toBe(1);
    expect(x).toBe(450);
    expect(y - 300).toBeGreaterThan(low);
  });

  it("is shown from its left where it would be too small", () => {
    const [x, , k] = foot(lattice, paper(board), { width: 460, height: 600 }, 2);
    expect(k).toBe(2);
    expect(x).toBe(-10 + 460 / 2 / 2);
  });

  it("is never looked for below the paper", () => {
    expect(foot(lattice, paper(board), { width: 20, height: 5000 }, 0)[1]).toBeLessThanOrEqual(1410);
  });
});

describe("a front that is too long for the window", () => {
  const [few, many] = [
    ["0101", "0102"],
    ["1011", "1012", "1111"],
  ].map((some) => some.map((name) => lattice.index(name)));

  it("is shown where most of it can be seen together", () => {
    const shown = busiest(lattice, [...few!, ...many!], lattice.pitch * 5, lattice.pitch * 5);
    expect(shown.sort()).toEqual([...many!].sort());
  });

  it("is shown whole where the window is large enough", () => {
    expect(busiest(lattice, [...few!, ...many!], 10_000, 10_000)).toHaveLength(5);
  });
});
