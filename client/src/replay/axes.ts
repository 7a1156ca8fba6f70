// The geometry of the timeline: actions from left to right, luck up and down.
import type { LuckPoint, Reel } from "./reel";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Where the lanes of the phases begin, and how high each is. */
  readonly lanes: number;
  readonly lane: number;
  /** Where the curve may go, from top to bottom. */
  readonly top: number;
  readonly bottom: number;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it points at. */
  readonly at: readonly [number, number];
}

export interface Spot {
  readonly n: number;
  readonly text: string;
}

const TAG = 20; // height of a label
const round = (v: number): number => Math.round(v * 10) / 10;

export function frameOf(width: number, height: number, lanes: number, curve: boolean): Frame {
  const lane = lanes > 2 ? 5 : 8;
  const start = 25;
  const top = start + Math.max(1, lanes) * (lane + 1) + 6;
  return { width, height, left: curve ? 36 : 10, right: 12, lanes: start, lane, top, bottom: height - 6 };
}

export class Axes {
  private readonly middle: number;
  private readonly unit: number;

  constructor(
    readonly frame: Frame,
    private readonly last: number,
    readonly most: number, // luck at the upper edge
  ) {
    this.middle = (frame.top + frame.bottom) / 2;
    this.unit = (frame.bottom - frame.top) / 2 / (most || 1);
  }

  /** The moment after an act. */
  x(n: number): number {
    const wide = this.frame.width - this.frame.left - this.frame.right;
    return round(this.frame.left + (this.last ? (wide * n) / this.last : 0));
  }

  y(luck: number): number {
    return round(this.middle - luck * this.unit);
  }

  /** The act under a place, not rounded. */
  act(x: number): number {
    const wide = this.frame.width - this.frame.left - this.frame.right;
    return Math.min(this.last, Math.max(0, ((x - this.frame.left) / wide) * this.last));
  }
}

/** The labels of the luck axis in steps of 1, 2 or 5: one or two each way. */
export function ticks(most: number): number[] {
  if (!(most > 0)) return [0];
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1, 0.5].map((by) => by * power).find((by) => by <= most * 0.9) ?? most;
  const count = Math.min(2, Math.floor(most / step));
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step).map((v) => v || 0);
}

/** The largest luck to be shown, with a margin. */
export function mostLuck(points: readonly LuckPoint[]): number {
  return Math.max(1, ...points.map((point) => Math.max(Math.abs(point.sum), point.band))) * 1.12;
}

/** Luck as a step curve: constant until the next roll. */
export function stair(points: readonly LuckPoint[], axes: Axes, last: number): string {
  let d = `M${axes.x(0)} ${axes.y(0)}`;
  for (const { n, sum } of points) d += `H${axes.x(n)}V${axes.y(sum)}`;
  return `${d}H${axes.x(last)}`;
}

/** The step curve closed along 0. */
export function area(points: readonly LuckPoint[], axes: Axes, last: number): string {
  return `${stair(points, axes, last)}V${axes.y(0)}H${axes.x(0)}Z`;
}

/** The band that contains 90% of games. */
export function bandPath(points: readonly LuckPoint[], axes: Axes, last: number): string {
  const edge = (sign: 1 | -1): string[] => {
    const out = [`${axes.x(0)} ${axes.y(0)}`];
    let band = 0;
    for (const point of points) {
      out.push(
        `${axes.x(point.n)} ${axes.y(sign * band)}`,
        `${axes.x(point.n)} ${axes.y(sign * point.band)}`,
      );
      band = point.band;
    }
    return [...out, `${axes.x(last)} ${axes.y(sign * band)}`];
  };
  return `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
}

/** Luck after an act. */
export function luckAt(points: readonly LuckPoint[], n: number): number {
  let sum = 0;
  for (const point of points) if (point.n <= n) sum = point.sum;
  return sum;
}

/** The rolls with the most luck, largest first. */
export function swings(reel: Reel, count: number): LuckPoint[] {
  return [...reel.luck]
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, count)
    .filter((point) => Math.abs(point.luck) > 0.005);
}

/** Place labels beside their points, in order; a label that finds no room is left out. */
export function placeLabels(
  spots: readonly Spot[],
  points: readonly LuckPoint[],
  axes: Axes,
  measure: (text: string) => number,
): Label[] {
  const found: Label[] = [];
  const { frame } = axes;
  for (const { n, text } of spots) {
    const [x, y] = [axes.x(n), axes.y(luckAt(points, n))];
    const width = Math.ceil(measure(text)) + 12;
    const tries = [-30, -48, 12, 30, -66, 48].flatMap((dy) =>
      [x + 14, x - 14 - width].map((left) => ({ x: left, y: y + dy, width, height: TAG })),
    );
    const inside = (place: { x: number; y: number }): boolean =>
      place.x >= frame.left &&
      place.x + width <= frame.width - frame.right &&
      place.y >= frame.top &&
      place.y + TAG <= frame.bottom;
    const box = tries.find((one) => inside(one) && !found.some((other) => overlap(one, other)));
    if (box) found.push({ ...box, text, at: [x, y] });
  }
  return found;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + GAP &&
    b.x < a.x + a.width + GAP &&
    a.y < b.y + b.height + GAP &&
    b.y < a.y + a.height + GAP
  );
}
