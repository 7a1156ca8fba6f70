/** A rectangle on the screen: left, top, right, bottom. */
export type Rect = readonly [number, number, number, number];

const CELL = 96;

/** Rectangles that are found by where they lie. */
export class Rects {
  private readonly cells = new Map<number, Rect[]>();

  constructor(all: Iterable<Rect> = []) {
    for (const one of all) this.add(one);
  }

  add(one: Rect): void {
    for (const cell of cellsOf(one)) {
      const some = this.cells.get(cell);
      if (some) some.push(one);
      else this.cells.set(cell, [one]);
    }
  }

  hits(one: Rect): boolean {
    for (const cell of cellsOf(one))
      for (const other of this.cells.get(cell) ?? [])
        if (one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]) return true;
    return false;
  }

  /** The area that a rectangle covers of the others. */
  covered(one: Rect): number {
    const seen = new Set<Rect>();
    let sum = 0;
    for (const cell of cellsOf(one))
      for (const other of this.cells.get(cell) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        sum +=
          Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) *
          Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));
      }
    return sum;
  }
}

function cellsOf([left, top, right, bottom]: Rect): number[] {
  const found: number[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++)
      found.push((x + 4096) * 65536 + y + 4096);
  return found;
}
