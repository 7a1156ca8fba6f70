import { describe, expect, it } from "vitest";
import { contains, detail, expand, MANY, overlaps, visible, within } from "./culling";

const box = { left: 100, top: 100, right: 300, bottom: 200 };

describe("culling", () => {
  it("grows a box by a share of itself on every side", () => {
    expect(expand(box, 0.5)).toEqual({ left: 0, top: 50, right: 400, bottom: 250 });
    expect(contains(expand(box, 0.1), box)).toBe(true);
    expect(contains(box, expand(box, 0.1))).toBe(false);
  });

  it("knows what meets a box and what is in it", () => {
    expect(overlaps(box, { left: 290, top: 190, right: 900, bottom: 900 })).toBe(true);
    expect(overlaps(box, { left: 300, top: 100, right: 400, bottom: 200 })).toBe(false);
    expect(within(box, 305, 150)).toBe(false);
    expect(within(box, 305, 150, 10)).toBe(true);
  });

  it("keeps everything while there is little, and what is near when there is much", () => {
    const all = Array.from({ length: 40 }, (_, i) => ({ x: i * 20, y: 150 }));
    expect(visible(all, MANY, box, 0)).toHaveLength(40);
    const near = visible(all, MANY + 1, box, 0);
    expect(near.map((one) => one.x)).toEqual([100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300]);
    expect(visible(all, MANY + 1, box, 20)).toHaveLength(13);
  });

  it("draws less of a counter the smaller it is", () => {
    expect([8, 12, 36, 38].map(detail)).toEqual(["dots", "plain", "plain", "full"]);
  });
});
