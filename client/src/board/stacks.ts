/** How counters lie on each other. A counter is 60 units square on its own drawing and 43 on the map. */
export const FACE = 60;
export const EDGE = 43;
export const DEPTH = 4;

export interface Laid {
  /** Left upper corners of the counters drawn, the lowest first, from the centre of the hex. */
  readonly at: readonly (readonly [number, number])[];
  /** How many lower ones are not drawn. */
  readonly under: number;
  readonly edge: number;
}

/** A stack of n counters: each lies 5 or 6 of its units further down and left; of a deep stack only the upper ones show. */
export function lay(n: number, scale = 1): Laid {
  const drawn = Math.min(n, DEPTH);
  const edge = EDGE * scale;
  const step = ((drawn > 2 ? 5 : 6) * edge) / FACE;
  const at: [number, number][] = [];
  for (let i = 0; i < drawn; i++) {
    const off = (i - (drawn - 1) / 2) * step;
    at.push([-edge / 2 - off, -edge / 2 + off + 0.5]);
  }
  return { at, under: n - drawn, edge };
}

/** Which counter of a stack lies under a point (from the centre of the hex): its place in the stack, or -1. */
export function hit(laid: Laid, x: number, y: number): number {
  for (let i = laid.at.length - 1; i >= 0; i--) {
    const [left, top] = laid.at[i]!;
    if (x >= left && x <= left + laid.edge && y >= top && y <= top + laid.edge) return laid.under + i;
  }
  return -1;
}

/** Left upper corner of the counter on top. */
export function top(laid: Laid): readonly [number, number] {
  return laid.at[laid.at.length - 1] ?? [-laid.edge / 2, -laid.edge / 2];
}
