export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function expand(box: Box, by: number): Box {
  const [w, h] = [(box.right - box.left) * by, (box.bottom - box.top) * by];
  return { left: box.left - w, top: box.top - h, right: box.right + w, bottom: box.bottom + h };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function within(box: Box, x: number, y: number, margin = 0): boolean {
  return (
    x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin
  );
}

/** Above this number of counters, only those in or near the window are in the page. */
export const MANY = 300;

/** How much of a counter is drawn: all of it, its symbol and values, or a dot in its side's colour. */
export type Detail = "full" | "plain" | "dots";

const PLAIN_FROM = 12; // pixels: the edge of a counter in a hex of 20
const FULL_FROM = 37; // and of 60

/** The level of detail for a counter of this size on the screen. */
export function detail(pixels: number): Detail {
  if (pixels < PLAIN_FROM) return "dots";
  return pixels < FULL_FROM ? "plain" : "full";
}

/** The items to draw: all of them where there are few, otherwise those in the box. */
export function visible<T extends { readonly x: number; readonly y: number }>(
  all: Iterable<T>,
  count: number,
  box: Box,
  margin: number,
): T[] {
  const list = [...all];
  return count <= MANY ? list : list.filter((one) => within(box, one.x, one.y, margin));
}
