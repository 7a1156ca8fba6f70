import { describe, expect, it } from "vitest";
import { GAME } from "../testing/game";
import { Axes, area, bandPath, frameOf, luckAt, mostLuck, placeLabels, stair, swings, ticks } from "./axes";
import { Reel } from "./reel";

const reel = new Reel(GAME);
const axes = new Axes(frameOf(948, 200, 2, true), reel.last, mostLuck(reel.luck));

describe("the timeline", () => {
  it("goes from edge to edge and back", () => {
    expect([axes.x(0), axes.x(9)]).toEqual([36, 936]);
    for (const n of [0, 3, 9]) expect(axes.act(axes.x(n))).toBeCloseTo(n, 1);
    expect([axes.act(-50), axes.act(5000)]).toEqual([0, 9]);
  });

  it("keeps curve and band inside its frame", () => {
    const { top, bottom } = axes.frame;
    for (const { sum, band } of reel.luck)
      for (const v of [sum, band, -band]) {
        expect(axes.y(v)).toBeGreaterThanOrEqual(top);
        expect(axes.y(v)).toBeLessThanOrEqual(bottom);
      }
    expect(axes.y(1)).toBeLessThan(axes.y(0)); // luck goes up
  });

  it("draws luck as a stair that ends where the game ends", () => {
    expect(stair(reel.luck, axes, reel.last)).toBe(
      `M36 ${axes.y(0)}H336V${axes.y(3)}H536V${axes.y(2)}H836V${axes.y(-2)}H936`,
    );
    expect(area(reel.luck, axes, reel.last).endsWith(`V${axes.y(0)}H36Z`)).toBe(true);
    expect(bandPath(reel.luck, axes, reel.last)).toContain(`L836 ${axes.y(reel.luck[2]!.band)}`);
    const flat = new Axes(frameOf(100, 60, 2, false), 0, 1);
    expect(stair([], flat, 0)).toBe(`M10 ${flat.y(0)}H10`);
  });

  it("writes one or two steps each way at the edge", () => {
    expect(ticks(28)).toEqual([-20, 0, 20]);
    expect(ticks(12)).toEqual([-10, 0, 10]);
    expect(ticks(6.2)).toEqual([-5, 0, 5]);
    expect(ticks(1.12)).toEqual([-1, 0, 1]);
    expect(ticks(0)).toEqual([0]);
    for (const most of [0.3, 1, 3, 9.9, 47, 350]) {
      expect(ticks(most).length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...ticks(most))).toBeLessThanOrEqual(most);
    }
  });

  it("knows luck at any act, and the throws that turned most", () => {
    expect([0, 3, 4, 9].map((n) => luckAt(reel.luck, n))).toEqual([0, 3, 3, -2]);
    expect(swings(reel, 2).map((point) => point.n)).toEqual([8, 3]);
  });
});

describe("labels", () => {
  const wide = (text: string): number => text.length * 6;
  it("never lie on each other nor outside", () => {
    const spots = Array.from({ length: 40 }, (_, i) => ({ n: i % 10, text: `label ${i}` }));
    const found = placeLabels(spots, reel.luck, axes, wide);
    expect(found.length).toBeGreaterThan(4);
    for (const [i, a] of found.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(axes.frame.left);
      expect(a.x + a.width).toBeLessThanOrEqual(axes.frame.width - axes.frame.right);
      expect(a.y).toBeGreaterThanOrEqual(axes.frame.top);
      expect(a.y + a.height).toBeLessThanOrEqual(axes.frame.bottom);
      for (const b of found.slice(i + 1))
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
        ).toBe(true);
    }
  });
  it("give the first one its place", () =>
    expect(
      placeLabels(
        [
          { n: 9, text: "last" },
          { n: 8, text: "other" },
        ],
        reel.luck,
        axes,
        wide,
      )[0]!.text,
    ).toBe("last"));
  it("leave out what is too long for the frame", () =>
    expect(placeLabels([{ n: 3, text: "x".repeat(400) }], reel.luck, axes, wide)).toEqual([]));
});
