import { num, type Point } from "./lattice";

export interface ArrowShape {
  /** How far from the two centres it begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly bow: number;
  readonly head: number;
  readonly headLength: number;
  readonly tail: number;
  readonly neck: number;
}

const ATTACK: ArrowShape = { start: 16, end: 21, bow: 0, head: 12, headLength: 14, tail: 4.8, neck: 6.2 };

/** A broad arrow that widens towards its head, as a closed path. */
export function arrow(a: Point, b: Point, how: Partial<ArrowShape> = {}): string {
  const s = { ...ATTACK, ...how };
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const [nx, ny] = [-uy, ux];
  const from: Point = [a[0] + ux * s.start, a[1] + uy * s.start];
  const to: Point = [b[0] - ux * s.end, b[1] - uy * s.end];
  const mid: Point = [(from[0] + to[0]) / 2 + nx * s.bow, (from[1] + to[1]) / 2 + ny * s.bow];
  const turn = Math.hypot(to[0] - mid[0], to[1] - mid[1]) || 1;
  const [vx, vy] = [(to[0] - mid[0]) / turn, (to[1] - mid[1]) / turn];
  const neck: Point = [to[0] - vx * s.headLength, to[1] - vy * s.headLength];
  const atHead = (p: Point, k: number): string => `${num(p[0] - vy * k)} ${num(p[1] + vx * k)}`;
  const atTail = (p: Point, k: number): string => `${num(p[0] + nx * k)} ${num(p[1] + ny * k)}`;
  const waist = (s.tail + s.neck) / 2;
  return (
    `M${atTail(from, s.tail)}Q${atTail(mid, waist)} ${atHead(neck, s.neck)}L${atHead(neck, s.head)}L${num(to[0])} ${num(to[1])}` +
    `L${atHead(neck, -s.head)}L${atHead(neck, -s.neck)}Q${atTail(mid, -waist)} ${atTail(from, -s.tail)}Z`
  );
}

/** A ranged attack: an arc that ends short of the target, and a burst. */
export function fire(a: Point, b: Point): { line: string; burst: string } {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const lift = long / 6;
  const from: Point = [a[0] + ux * 24, a[1] + uy * 24];
  const to: Point = [b[0] - ux * 27, b[1] - uy * 27];
  const mid: Point = [(from[0] + to[0]) / 2 - uy * lift, (from[1] + to[1]) / 2 + ux * lift];
  const rays = Array.from({ length: 16 }, (_, i) => {
    const [t, r] = [(i * Math.PI) / 8, i % 2 ? 3.2 : 7.6];
    return `${num(to[0] + Math.cos(t) * r)} ${num(to[1] + Math.sin(t) * r)}`;
  });
  return {
    line: `M${num(from[0])} ${num(from[1])}Q${num(mid[0])} ${num(mid[1])} ${num(to[0])} ${num(to[1])}`,
    burst: `M${rays.join("L")}Z`,
  };
}

/** A line with rounded corners: it passes through the middle of each segment and keeps its ends. */
export function smoothPath(points: readonly Point[]): string {
  const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
  if (points.length < 3) return `M${points.map(at).join("L")}`;
  let d = `M${at(points[0]!)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [c, next] = [points[i]!, points[i + 1]!];
    const end: Point = i === points.length - 2 ? next : [(c[0] + next[0]) / 2, (c[1] + next[1]) / 2];
    d += `Q${at(c)} ${at(end)}`;
  }
  return d;
}

/** Shorten a line at both ends. */
export function trimEnds(points: readonly Point[], start: number, end: number): Point[] {
  if (points.length < 2) return [...points];
  const out = [...points];
  const pull = (from: Point, to: Point, by: number): Point => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const t = Math.min(by / long, 0.9);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  };
  const n = out.length;
  const [first, last] = [pull(out[0]!, out[1]!, start), pull(out[n - 1]!, out[n - 2]!, end)];
  out[0] = first;
  out[n - 1] = last;
  return out;
}

/** A small head at the end of a line. */
export function head(from: Point, to: Point, size = 6): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const at = (along: number, across: number): string =>
    `${num(to[0] + ux * along - uy * across)} ${num(to[1] + uy * along + ux * across)}`;
  return `M${at(size * 0.9, 0)}L${at(-size * 0.7, size * 0.8)}L${at(-size * 0.3, 0)}L${at(-size * 0.7, -size * 0.8)}Z`;
}
