import type { Lattice, Point } from "./lattice";
import { num } from "./lattice";

/** The closed borders of a set of hexes: the outer ones and those of its holes. */
export function rings(lattice: Lattice, hexes: ReadonlySet<number>): Point[][] {
  const next = new Map<number, { to: number; at: Point }>();
  for (const i of hexes) {
    for (let k = 0; k < 6; k++) {
      if (hexes.has(lattice.beyond(i, k))) continue;
      next.set(lattice.cornerKey(i, k), { to: lattice.cornerKey(i, (k + 1) % 6), at: lattice.corner(i, k) });
    }
  }
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let key = start;
    for (let edge = next.get(key); edge; edge = next.get(key)) {
      ring.push(edge.at);
      next.delete(key);
      key = edge.to;
    }
    if (ring.length) found.push(ring);
  }
  return found;
}

/** A set of hexes as one path, to be filled and to be bordered. */
export function outline(lattice: Lattice, hexes: ReadonlySet<number>): string {
  return rings(lattice, hexes)
    .map((ring) => `M${ring.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`)
    .join("");
}
