import type { UnitInfo } from "../protocol";

/** The strength that puts a counter above others of its stack: of the face that is up. */
export function strength({ strengths, steps }: UnitInfo, left: number): number {
  return strengths[Math.max(0, Math.min(strengths.length - 1, steps - left))] ?? 0;
}

/** The layout of stacks. A counter is drawn 60 units square and is 43 units wide on the map. */
export const FACE = 60;
export const EDGE = 43;
export const DEPTH = 4;

export interface StackLayout {
  /**
   * Upper left corners of the counters drawn, relative to the centre of the hex, the lowest counter first.
   */
  readonly at: readonly (readonly [number, number])[];
  /** How many counters below them are not drawn. */
  readonly under: number;
  readonly edge: number;
}

/**
 * Lay out a stack of n counters: each is 5 or 6 units further down and left. Only the top ones of a deep
 * stack are drawn.
 */
export function lay(n: number, scale = 1): StackLayout {
  const count = Math.min(n, DEPTH);
  const edge = EDGE * scale;
  const step = ((count > 2 ? 5 : 6) * edge) / FACE;
  const at: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) * step;
    at.push([-edge / 2 - off, -edge / 2 + off + 0.5]);
  }
  return { at, under: n - count, edge };
}

/** The index in the stack of the counter under a point (relative to the centre of the hex), or -1. */
export function hit(layout: StackLayout, x: number, y: number): number {
  for (let i = layout.at.length - 1; i >= 0; i--) {
    const [left, up] = layout.at[i]!;
    if (x >= left && x <= left + layout.edge && y >= up && y <= up + layout.edge) return layout.under + i;
  }
  return -1;
}

/** Upper left corner of the top counter. */
export function top(layout: StackLayout): readonly [number, number] {
  return layout.at[layout.at.length - 1] ?? [-layout.edge / 2, -layout.edge / 2];
}
