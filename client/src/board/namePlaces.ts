import type { MapName } from "../protocol";
import { type Rect, Rects } from "./boxes";

/** A name with its place on the screen, relative to its point. */
export interface NamePlace {
  readonly name: MapName;
  readonly x: number; // its point
  readonly y: number;
  readonly dx: number; // the middle of the baseline from there
  readonly dy: number;
  readonly box: Rect;
}

/** Height and mean width of a letter, in pixels. */
const TYPE: Record<number, readonly [size: number, letter: number]> = {
  1: [16, 11.2],
  2: [14, 7.6],
  3: [12.5, 6.5],
  4: [11, 5.6],
  5: [11, 5.6],
};
const SEA: readonly [number, number] = [15, 10];
const REGION: readonly [number, number] = [12, 8.6];
const ITALIC: readonly [number, number] = [11.5, 5.9];

/** The size of a hex from which a tier is shown. */
const FROM: Record<number, number> = { 1: 0, 2: 5, 3: 10, 4: 24, 5: 44 };
const MOST_COVERED = 0.16; // of a name, by counters
const FARTHEST = 26; // pixels from the point to the name

/** Eight places round the point, then eight farther out: across, down, and what each costs. */
const NEAREST = 8;
const PLACES: readonly (readonly [number, number, number])[] = [
  [0, 1, 0],
  [0, -1, 10],
  [1, 0, 16],
  [-1, 0, 20],
  [0.8, 0.8, 24],
  [-0.8, 0.8, 26],
  [0.8, -0.8, 28],
  [-0.8, -0.8, 30],
  [0, 2.6, 44],
  [0, -2.6, 48],
  [2.2, 0, 46],
  [-2.2, 0, 50],
  [1.9, 1.6, 52],
  [-1.9, 1.6, 54],
  [1.9, -1.6, 56],
  [-1.9, -1.6, 58],
];

export function typeOf({ kind, tier }: Pick<MapName, "kind" | "tier">): readonly [number, number] {
  if (kind === "sea") return tier > 1 ? [13, 8] : SEA;
  if (kind === "region") return REGION;
  return kind === "place" ? TYPE[tier]! : ITALIC;
}

export function isShown(name: Pick<MapName, "kind" | "tier" | "victory">, hex: number): boolean {
  if (hex < SMALLER && name.kind !== "place") return name.tier === 1; // the great towns need the room
  return name.victory || hex >= (FROM[name.tier] ?? 44);
}

const SMALLER = 6; // size of a hex below which every name is one size smaller
const CROWDED = 18; // below which only names of the first tier cover what lies under them

/** Names that are never left out for want of room. */
function isGreat(name: MapName, hex: number): boolean {
  return name.kind === "place" && (name.tier === 1 || (hex >= CROWDED && (name.victory || name.tier === 2)));
}

/**
 * Give names their places on a map seen at scale k, the most important first. No name covers another; lesser
 * ones that would cover a counter are left out. `sheet` is the paper, which names rather keep to. The window plays no part, so that names stay where they are
 * while the map is dragged.
 */
export function placeNames(
  names: readonly MapName[],
  k: number,
  hex: number,
  counters: readonly Rect[],
  sheet: Rect = [-1e9, -1e9, 1e9, 1e9],
): NamePlace[] {
  const taken = new Rects();
  const stands = new Rects(counters);
  const found: NamePlace[] = [];
  // on the whole map great towns come before the waters beside them
  const great = (name: MapName): number => Number(isGreat(name, hex));
  const inOrder = hex < SMALLER ? [...names].sort((a, b) => great(b) - great(a)) : names;
  for (const one of inOrder) {
    if (!isShown(one, hex)) continue;
    const name = hex < SMALLER ? { ...one, tier: Math.min(5, one.tier + 1) } : one;
    const place = name.line.length
      ? alongRiver(name, k, taken)
      : name.kind === "place" || name.kind === "setup"
        ? besidePoint(name, k, hex, { taken, stands, sheet, great: isGreat(one, hex) })
        : onPoint(name, k, taken, stands);
    if (!place) continue;
    taken.add(place.box);
    found.push(place);
  }
  return found;
}

interface Room {
  readonly taken: Rects;
  readonly stands: Rects;
  readonly sheet: Rect;
  readonly great: boolean;
}

function besidePoint(name: MapName, k: number, hex: number, room: Room): NamePlace | null {
  const { taken, stands, sheet, great } = room;
  const [size, letter] = typeOf(name);
  const [x, y] = [name.x * k, name.y * k];
  const [w, h] = [name.text.length * letter + 4, size * 0.92];
  const r = Math.max(6, (hex > 24 ? 0.36 : 0.12) * hex + 3);
  let best: NamePlace | null = null;
  let least = Infinity;
  for (const [across, down, price] of hex < SMALLER ? PLACES.slice(0, NEAREST) : PLACES) {
    const dx = across * (r + (down ? w * 0.08 : w / 2) + name.wide * k);
    const dy = down * (r + h * 0.62) + h * 0.34;
    const box: Rect = [x + dx - w / 2, y + dy - h, x + dx + w / 2, y + dy + 3];
    if (taken.hits(box)) continue;
    const away = Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
    if (!great && away > FARTHEST + name.wide * k + r) continue;
    const covered = stands.covered(box);
    if (!great && covered > w * h * MOST_COVERED) continue;
    const off = Math.max(0, sheet[0] - box[0]) + Math.max(0, box[2] - sheet[2]);
    const strays = Math.max(0, away - FARTHEST - name.wide * k - r); // nobody would know what it names
    const cost = price + 5 * off + 3 * strays + covered * (name.tier < 3 ? 0.4 : 1.2);
    if (cost < least) [best, least] = [{ name, x, y, dx, dy, box }, cost];
  }
  if (best || !great) return best;
  // better over another name than not at all: where it covers least
  const some = PLACES.slice(0, NEAREST).map(([across, down]): NamePlace => {
    const dx = across * (r + (down ? w * 0.08 : w / 2) + name.wide * k);
    const dy = down * (r + h * 0.62) + h * 0.34;
    return { name, x, y, dx, dy, box: [x + dx - w / 2, y + dy - h, x + dx + w / 2, y + dy + 3] };
  });
  return some.reduce((good, one) => (taken.covered(one.box) < taken.covered(good.box) ? one : good));
}

/** Seas and regions: level, over their point or a little above or below. */
function onPoint(name: MapName, k: number, taken: Rects, stands: Rects): NamePlace | null {
  const [size, letter] = typeOf(name);
  const [x, y] = [name.x * k, name.y * k];
  const w = name.text.length * letter;
  for (const dy of [4, 4 + size * 1.4, 4 - size * 1.4, 4 + size * 2.8, 4 - size * 2.8]) {
    const box: Rect = [x - w / 2, y + dy - size, x + w / 2, y + dy + 4];
    if (!taken.hits(box) && stands.covered(box) < w * size * 0.3) return { name, x, y, dx: 0, dy, box };
  }
  return null;
}

/** A river's name needs a stretch as long as itself. */
function alongRiver(name: MapName, k: number, taken: Rects): NamePlace | null {
  const [size, letter] = typeOf(name);
  const w = name.text.length * letter;
  let long = 0;
  for (let i = 1; i < name.line.length; i++)
    long += Math.hypot(name.line[i]![0] - name.line[i - 1]![0], name.line[i]![1] - name.line[i - 1]![1]) * k;
  if (long < w * 1.1) return null;
  const share = Math.min(1, w / long);
  const middle = (name.line.length - 1) / 2;
  const some = name.line.filter((_, i) => Math.abs(i - middle) <= middle * share + 0.5);
  const [xs, ys] = [some.map(([a]) => a * k), some.map(([, b]) => b * k)];
  const box: Rect = [Math.min(...xs), Math.min(...ys) - size, Math.max(...xs), Math.max(...ys) + 2];
  return taken.hits(box) ? null : { name, x: name.x * k, y: name.y * k, dx: 0, dy: 0, box };
}
