import type { Board } from "../protocol";

export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";
export type Point = readonly [number, number];

/** The hex grid: converts points to hexes and back by arithmetic, independent of labels. */
export class Lattice {
  readonly flat: boolean;
  readonly radius: number;
  readonly pitch: number;
  readonly labels: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly corners: readonly Point[];
  private readonly numbers = new Map<string, number>();
  private readonly places = new Map<number, number>();
  private readonly lines: Int32Array;
  private readonly steps: Int32Array;
  private readonly sides: readonly Point[];
  private readonly cornerAt: readonly Point[];

  constructor(board: Pick<Board, "hexes" | "corners" | "size">) {
    const { labels, x, y } = board.hexes;
    this.labels = labels;
    this.x = x;
    this.y = y;
    this.corners = board.corners;
    this.pitch = board.size;
    this.radius = Math.max(...board.corners.map(([a, b]) => Math.hypot(a, b)));
    this.flat = board.corners.some(([, b]) => Math.abs(b) < this.radius / 100);
    this.lines = new Int32Array(labels.length);
    this.steps = new Int32Array(labels.length);
    labels.forEach((label, i) => {
      const [line, step] = this.round(x[i]!, y[i]!);
      this.lines[i] = line;
      this.steps[i] = step;
      this.numbers.set(label, i);
      this.places.set(pack(line, step), i);
    });
    this.sides = board.corners.map((a, k) => {
      const b = board.corners[(k + 1) % 6]!;
      return this.round((x[0] ?? 0) + a[0] + b[0], (y[0] ?? 0) + a[1] + b[1]);
    });
    const [wide, high] = this.flat ? [this.radius / 2, this.pitch / 2] : [this.pitch / 2, this.radius / 2];
    this.cornerAt = board.corners.map(([a, b]) => [Math.round(a / wide), Math.round(b / high)]);
  }

  get count(): number {
    return this.labels.length;
  }

  index(label: string): number {
    return this.numbers.get(label) ?? -1;
  }

  has(label: string): boolean {
    return this.numbers.has(label);
  }

  /** The hex under a point, or -1. */
  atPoint(x: number, y: number): number {
    const [line, step] = this.round(x, y);
    return this.places.get(pack(line, step)) ?? -1;
  }

  /** The hex whose centre is nearest to a point. */
  nearest(x: number, y: number): number {
    let [best, least] = [-1, Infinity];
    for (let i = 0; i < this.count; i++) {
      const far = Math.hypot(this.x[i]! - x, this.y[i]! - y);
      if (far < least) [best, least] = [i, far];
    }
    return best;
  }

  /** The hex beyond the side between corner k and the next, or -1. */
  beyond(i: number, k: number): number {
    const side = this.sides[k]!;
    return this.places.get(pack(this.lines[i]! + side[0], this.steps[i]! + side[1])) ?? -1;
  }

  neighbours(i: number): number[] {
    return [0, 1, 2, 3, 4, 5].map((k) => this.beyond(i, k)).filter((n) => n >= 0);
  }

  /**
   * The next hex in a direction, or -1. Pointy-top hexes have no north: up and down zigzag, left and right go
   * straight.
   */
  toward(i: number, way: Direction): number {
    const angle = this.flat ? FLAT[way] : this.pointyAngle(i, way);
    const x = this.x[i]! + Math.cos(angle) * this.pitch;
    const y = this.y[i]! + Math.sin(angle) * this.pitch;
    return this.atPoint(x, y);
  }

  /** All hexes within a distance, including the hex itself. */
  disc(i: number, steps: number): number[] {
    const found: number[] = [];
    for (let a = -steps; a <= steps; a++) {
      for (let b = Math.max(-steps, -a - steps); b <= Math.min(steps, steps - a); b++) {
        const hex = this.places.get(pack(this.lines[i]! + a, this.steps[i]! + b));
        if (hex !== undefined) found.push(hex);
      }
    }
    return found;
  }

  distance(a: number, b: number): number {
    const line = this.lines[a]! - this.lines[b]!;
    const step = this.steps[a]! - this.steps[b]!;
    return Math.max(Math.abs(line), Math.abs(step), Math.abs(line + step));
  }

  /** A key for each corner, the same for the three hexes that share it. */
  cornerKey(i: number, k: number): number {
    const [line, step] = [this.lines[i]!, this.steps[i]!];
    const corner = this.cornerAt[k]!;
    const across = 3 * line;
    const along = 2 * step + line;
    return this.flat
      ? pack(across + corner[0], along + corner[1])
      : pack(across + corner[1], along + corner[0]);
  }

  corner(i: number, k: number): Point {
    const c = this.corners[k]!;
    return [this.x[i]! + c[0], this.y[i]! + c[1]];
  }

  /** A hex as a path, optionally with another radius. */
  polygon(i: number, radius = this.radius): string {
    const f = radius / this.radius;
    return `M${this.corners.map(([a, b]) => `${num(this.x[i]! + a * f)} ${num(this.y[i]! + b * f)}`).join("L")}Z`;
  }

  private pointyAngle(i: number, way: Direction): number {
    if (way !== "n" && way !== "s") return POINTED[way];
    const even = this.lines[i]! % 2 === 0;
    if (way === "n") return ((even ? -60 : -120) * Math.PI) / 180;
    return ((even ? 60 : 120) * Math.PI) / 180;
  }

  private round(x: number, y: number): [number, number] {
    const dx = x - (this.x[0] ?? 0);
    const dy = y - (this.y[0] ?? 0);
    const [far, wide] = this.flat ? [dx, dy] : [dy, dx];
    const line = far / (1.5 * this.radius);
    const step = wide / this.pitch - line / 2;
    const third = -line - step;
    let a = Math.round(line);
    let b = Math.round(step);
    const c = Math.round(third);
    const [da, db, dc] = [Math.abs(a - line), Math.abs(b - step), Math.abs(c - third)];
    if (da > db && da > dc) a = -b - c;
    else if (db > dc) b = -a - c;
    return [a, b];
  }
}

const FLAT: Record<Direction, number> = {
  n: -Math.PI / 2,
  ne: -Math.PI / 6,
  se: Math.PI / 6,
  s: Math.PI / 2,
  sw: (5 * Math.PI) / 6,
  nw: (-5 * Math.PI) / 6,
};

const POINTED: Record<"ne" | "se" | "sw" | "nw", number> = {
  ne: 0,
  nw: Math.PI,
  se: Math.PI / 3,
  sw: (2 * Math.PI) / 3,
};

function pack(a: number, b: number): number {
  return (a + 32768) * 65536 + (b + 32768);
}

/** Round to one decimal, for paths. */
export function num(v: number): number {
  return Math.round(v * 10) / 10;
}
