import { describe, expect, it } from "vitest";
import { boardOf } from "../testing/fixtures";
import { foot, paper } from "./framing";
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
