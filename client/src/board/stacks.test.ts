import { describe, expect, it } from "vitest";
import { DEPTH, EDGE, hit, lay, top } from "./stacks";

describe("a stack", () => {
  it("of one lies in the middle of its hex", () => {
    const { at, under } = lay(1);
    expect(at).toHaveLength(1);
    expect(at[0]![0]).toBeCloseTo(-EDGE / 2);
    expect(under).toBe(0);
  });

  it("goes down and to the left towards its top", () => {
    const { at } = lay(3);
    for (let i = 1; i < at.length; i++) {
      expect(at[i]![0]).toBeLessThan(at[i - 1]![0]);
      expect(at[i]![1]).toBeGreaterThan(at[i - 1]![1]);
      expect(at[i - 1]![0] - at[i]![0]).toBeCloseTo((5 * EDGE) / 60);
    }
    expect(lay(2).at[0]![0] - lay(2).at[1]![0]).toBeCloseTo((6 * EDGE) / 60);
  });

  it("shows no more than its upper ones", () => {
    const deep = lay(9);
    expect(deep.at).toHaveLength(DEPTH);
    expect(deep.under).toBe(9 - DEPTH);
    expect(top(deep)).toEqual(top(lay(DEPTH)));
  });

  it("is hit where it shows: the top, or the rim of one below", () => {
    const layout = lay(3);
    expect(hit(layout, 0, 0)).toBe(2);
    const [left, up] = layout.at[0]!;
    expect(hit(layout, left + layout.edge - 0.5, up + 0.5)).toBe(0);
    expect(hit(layout, 40, 0)).toBe(-1);
    expect(hit(lay(9), 0, 0)).toBe(8);
  });

  it("grows with its scale", () => {
    expect(lay(1, 1.4).edge).toBeCloseTo(EDGE * 1.4);
    expect(hit(lay(1, 1.4), 28, 0)).toBe(0);
    expect(hit(lay(1), 28, 0)).toBe(-1);
  });
});
