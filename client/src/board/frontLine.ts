import type { Lattice, Point } from "./lattice";

const REACH = 6; // hexes from a counter to the line, at most

/**
 * The lines between the sides: where hexes nearest to one side's counters lie beside hexes nearest to
 * another's. The first side is always on the same hand.
 */
export function frontLines(lattice: Lattice, sides: ReadonlyMap<number, number>): Point[][] {
  const owner = nearestSides(lattice, sides);
  const next = new Map<number, number>();
  const at = new Map<number, Point>();
  for (let i = 0; i < lattice.count; i++) {
    const own = owner[i]!;
    if (own < 0) continue;
    for (let k = 0; k < 6; k++) {
      const other = lattice.beyond(i, k);
      if (other < 0 || owner[other]! <= own) continue;
      const [from, to] = [lattice.cornerKey(i, k), lattice.cornerKey(i, (k + 1) % 6)];
      next.set(from, to);
      at.set(from, lattice.corner(i, k));
      at.set(to, lattice.corner(i, (k + 1) % 6));
    }
  }
  const ends = new Set(next.values());
  const starts = [...next.keys()].filter((key) => !ends.has(key));
  return [...starts, ...next.keys()].flatMap((start) => {
    const line = [at.get(start)!];
    for (let key = start, to = next.get(key); to !== undefined; to = next.get(key)) {
      line.push(at.get(to)!);
      next.delete(key);
      key = to;
    }
    return line.length > 3 ? [line] : [];
  });
}

/** For each hex the side whose counters are nearest, or -1 where there is none. */
export function nearestSides(lattice: Lattice, sides: ReadonlyMap<number, number>): Int8Array {
  const owner = new Int8Array(lattice.count).fill(-1);
  let edge = [...sides.keys()];
  for (const [hex, side] of sides) owner[hex] = side;
  for (let step = 0; step < REACH && edge.length; step++) {
    const reached: number[] = [];
    for (const hex of edge)
      for (const other of lattice.neighbours(hex))
        if (owner[other] === -1) {
          owner[other] = owner[hex]!;
          reached.push(other);
        }
    edge = reached;
  }
  return owner;
}

/** Cut the corners of a line, twice. */
export function smooth(line: readonly Point[], times = 2): Point[] {
  let points = [...line];
  for (let n = 0; n < times; n++) {
    const cut: Point[] = [points[0]!];
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!];
      cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    cut.push(points.at(-1)!);
    points = cut;
  }
  return points;
}

/** The line so far to its right hand. */
export function aside(line: readonly Point[], by: number): Point[] {
  return line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const n = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [p[0] - ((b[1] - a[1]) / n) * by, p[1] + ((b[0] - a[0]) / n) * by];
  });
}
