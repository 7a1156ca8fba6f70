import type { Board } from "../protocol";
import type { Camera } from "./camera";
import type { Box } from "./culling";
import type { Lattice } from "./lattice";
import type { Position } from "./position";

/**
 * What to show: the sheet with its margins, all hexes, what is printed below them, the front line, or given
 * hexes.
 */
export type View = "all" | "field" | "foot" | "front" | readonly string[];

const COMFORT = 92; // largest size of a hex in pixels when showing the front
const LEGIBLE = 54; // and smallest
const TOUCHED = 66; // smallest on a touch screen
export const PRINTED = 16; // smallest when showing what is printed beside the hexes

/** The smallest and largest size of a hex on the screen, in pixels. */
export function hexSizes(what: View): { least: number; most: number } {
  if (what === "field") return { least: 0, most: COMFORT };
  return { least: matchMedia("(pointer: coarse)").matches ? TOUCHED : LEGIBLE, most: COMFORT };
}

/** The box to show, or null for the whole sheet. */
export function boxOf(what: Exclude<View, "all" | "foot">, lattice: Lattice, position: Position): Box | null {
  if (what === "field") return around(lattice, lattice.labels.keys(), lattice.pitch * 0.7);
  const hexes =
    what === "front"
      ? front(lattice, position)
      : what.map((name) => lattice.index(name)).filter((hex) => hex >= 0);
  return around(lattice, hexes, lattice.pitch * 1.6);
}

/** The smallest box round hexes, with the same room on all sides. */
export function around(lattice: Lattice, hexes: Iterable<number>, room: number): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of hexes) {
    left = Math.min(left, lattice.x[hex]!);
    right = Math.max(right, lattice.x[hex]!);
    top = Math.min(top, lattice.y[hex]!);
    bottom = Math.max(bottom, lattice.y[hex]!);
  }
  return right < left
    ? null
    : { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}

/**
 * Where the sides are close to each other: stacks with one of another side within three hexes; all stacks
 * when there are none.
 */
export function front(lattice: Lattice, position: Position): number[] {
  const sides = new Map<number, string>();
  for (const hex of position.hexes) {
    const side = position.at(hex).at(-1)?.side;
    if (side !== undefined) sides.set(hex, side);
  }
  const all = [...sides];
  const near = all.filter(([hex, side]) =>
    lattice.disc(hex, 3).some((other) => (sides.get(other) ?? side) !== side),
  );
  return (near.length ? near : all).map(([hex]) => hex);
}

/** Of hexes that a window cannot show together, those of the window that shows most of them. */
export function busiest(lattice: Lattice, hexes: readonly number[], wide: number, high: number): number[] {
  const shown = (at: number): number[] =>
    hexes.filter(
      (hex) =>
        Math.abs(lattice.x[hex]! - lattice.x[at]!) <= wide / 2 &&
        Math.abs(lattice.y[hex]! - lattice.y[at]!) <= high / 2,
    );
  return hexes.map(shown).reduce((best, some) => (some.length > best.length ? some : best), []);
}

/** The sheet with a small margin. */
export const paper = ({ width, height }: { width: number; height: number }): Box => ({
  left: -10,
  top: -10,
  right: width + 10,
  bottom: height + 10,
});

/**
 * The point to look at, and the scale, to show what is printed below the hexes from its left edge.
 * Below the scale `least` the picture leaves it out.
 */
export function foot(
  lattice: Lattice,
  sheet: Box,
  window: { width: number; height: number },
  least: number,
): [x: number, y: number, k: number] {
  const top = lattice.y.reduce((low, y) => Math.max(low, y), 0) + lattice.pitch * 0.6;
  const wide = sheet.right - sheet.left;
  const k = Math.max(least, Math.min(window.width / wide, window.height / (sheet.bottom - top)));
  return [
    sheet.left + Math.min(window.width / k, wide) / 2,
    Math.min(top + window.height / k / 2, sheet.bottom),
    k,
  ];
}

/** Turn the camera to what is to be shown. */
export function frameView(
  what: View,
  camera: Camera,
  board: Pick<Board, "width" | "height" | "size">,
  lattice: Lattice,
  position: Position,
  glide: boolean,
  below = 0,
): void {
  if (what === "foot") {
    camera.lookAt(...foot(lattice, paper(board), camera, PRINTED / board.size), glide);
    return;
  }
  const { least, most } = hexSizes(what);
  const wide = (camera.width * board.size) / least;
  const high = (camera.height * board.size) / least;
  let box = what === "all" ? null : boxOf(what, lattice, position);
  if (box && what === "front" && (box.right - box.left > wide || box.bottom - box.top > high))
    box = around(lattice, busiest(lattice, front(lattice, position), wide, high), lattice.pitch * 1.6);
  if (!box) {
    camera.show(paper(board), undefined, 0, glide);
    return;
  }
  camera.show(box, most / board.size, least / board.size, glide, below);
}
