import type { ArmyInfo, Board } from "../protocol";
import type { Lattice } from "./lattice";
import type { Piece, Position } from "./position";

/** An army as it stands on the map; `info` is null for units of a side that belong to none. */
export interface Army {
  readonly key: string;
  readonly side: string;
  readonly info: ArmyInfo | null;
  readonly kind: Pick<ArmyInfo, "kind" | "sidc">;
  readonly units: readonly Piece[];
  readonly hexes: readonly number[];
  readonly attack: number;
  readonly x: number;
  readonly y: number;
}

/** An army's counter on the screen, and where its units have their centre. */
export interface ArmyPlace {
  readonly army: Army;
  readonly x: number;
  readonly y: number;
  readonly homeX: number;
  readonly homeY: number;
}

interface Stand {
  readonly piece: Piece;
  readonly hex: number;
}

const NEAR = 9; // hexes within which units of no army are taken together

export function attackOf({ unit, steps }: Piece): number {
  if (!unit) return 0;
  return unit.attacks[Math.max(0, unit.steps - steps)] ?? unit.attack;
}

/**
 * The armies on the map, and reserves: units of no army that stand near each other. Hidden units are in none,
 * nor are defences that neither attack nor move.
 */
export function armiesOf(board: Pick<Board, "armies">, lattice: Lattice, position: Position): Army[] {
  const known = new Map(board.armies.map((info) => [`${info.side} ${info.id}`, info]));
  const members = new Map<string, Stand[]>();
  const rest: Stand[] = [];
  for (const hex of position.hexes) {
    for (const piece of position.at(hex)) {
      if (!piece.unit || piece.unit.card) continue;
      const key = `${piece.side} ${piece.unit.army}`;
      if (!known.has(key)) {
        if (attackOf(piece) || piece.unit.move) rest.push({ piece, hex });
      } else members.set(key, [...(members.get(key) ?? []), { piece, hex }]);
    }
  }
  const found = [...members].map(([key, some]) => armyOf(key, known.get(key)!, some, lattice));
  return [...found, ...reserves(rest, lattice)];
}

function armyOf(key: string, info: ArmyInfo | null, some: readonly Stand[], lattice: Lattice): Army {
  const mean = (at: readonly number[]): number =>
    some.reduce((sum, { hex }) => sum + at[hex]!, 0) / some.length;
  return {
    key,
    side: some[0]!.piece.side,
    info,
    kind: info ?? strongestKind(some),
    units: some.map(({ piece }) => piece),
    hexes: [...new Set(some.map(({ hex }) => hex))],
    attack: some.reduce((sum, { piece }) => sum + attackOf(piece), 0),
    x: mean(lattice.x),
    y: mean(lattice.y),
  };
}

/** The kind of unit that has most of the strength. */
function strongestKind(some: readonly Stand[]): Army["kind"] {
  const sums = new Map<string, { sum: number; kind: Army["kind"] }>();
  for (const { piece } of some) {
    const kind = piece.unit!;
    sums.set(kind.kind, { sum: (sums.get(kind.kind)?.sum ?? 0) + attackOf(piece), kind });
  }
  return [...sums.values()].sort((a, b) => b.sum - a.sum)[0]!.kind;
}

function reserves(rest: readonly Stand[], lattice: Lattice): Army[] {
  const groups: { first: number; some: Stand[] }[] = [];
  for (const one of rest) {
    const group = groups.find(
      ({ first, some }) => some[0]!.piece.side === one.piece.side && lattice.distance(first, one.hex) <= NEAR,
    );
    if (group) group.some.push(one);
    else groups.push({ first: one.hex, some: [one] });
  }
  return groups.map(({ first, some }) =>
    armyOf(`${some[0]!.piece.side} @${lattice.labels[first]}`, null, some, lattice),
  );
}

/** What the fullest bar stands for: the strongest army there is, on paper. */
export function fullStrength(board: Pick<Board, "units" | "armies">): number {
  const sums = new Map<string, number>();
  for (const { side, army, attack } of board.units)
    if (army) sums.set(`${side} ${army}`, (sums.get(`${side} ${army}`) ?? 0) + attack);
  return Math.max(1, ...board.armies.map(({ side, id }) => sums.get(`${side} ${id}`) ?? 0));
}

const ROUNDS = 120;
const GAP = 5; // pixels between counters
export const TALL = 1.22; // a counter with its bar, in widths

const LEAST = 26; // pixels of a counter that can still be read
export const PLATE = 15; // of one that says its side and kind alone, where the others would lie over each other
const CROWD = 11; // counters in the room of sixteen, beyond which they heap up

/** The size of counters, of at most `most` pixels, at which armies on a map seen at scale k do not heap up. */
export function roomySize(armies: readonly Army[], k: number, most: number): number {
  const crowded = (size: number): boolean => {
    const [wide, high] = [2 * (size + GAP), 2 * (size * TALL + GAP)];
    return armies.some(
      (one) =>
        armies.filter((other) => Math.abs(other.x - one.x) * k < wide && Math.abs(other.y - one.y) * k < high)
          .length > CROWD,
    );
  };
  let fits = most;
  while (fits > LEAST && crowded(fits)) fits -= 2;
  if (fits > LEAST || !crowded(LEAST)) return Math.max(LEAST, fits);
  return heapsUp(spread(armies, k, LEAST), LEAST) ? PLATE : LEAST;
}

/** Counters lie over each other all the same, or too many are pushed far from where their units are. */
function heapsUp(places: readonly ArmyPlace[], size: number): boolean {
  const far = places.filter(({ x, y, homeX, homeY }) => Math.hypot(x - homeX, y - homeY) > 1.6 * size);
  const covered = places.filter((p, i) =>
    places.slice(0, i).some((q) => Math.abs(p.x - q.x) < size - 6 && Math.abs(p.y - q.y) < size - 6),
  );
  return far.length + covered.length > 0.15 * places.length;
}

/** Push the counters of armies apart on a map seen at scale k; plates have no bar below them. */
export function spread(armies: readonly Army[], k: number, size: number): ArmyPlace[] {
  const all = armies.map((army) => {
    const [x, y] = [army.x * k, army.y * k];
    return { army, x, y, homeX: x, homeY: y };
  });
  const gap = size === PLATE ? 0.5 : size < 34 ? 2 : GAP;
  const [wide, high] = [size + gap, size * (size === PLATE ? 1 : TALL) + gap - 1];
  for (let n = 0; n < ROUNDS; n++) {
    for (let i = 0; i < all.length; i++)
      for (let j = i + 1; j < all.length; j++) {
        const [p, q] = [all[i]!, all[j]!];
        const [dx, dy] = [q.x - p.x, q.y - p.y];
        const [ox, oy] = [wide - Math.abs(dx), high - Math.abs(dy)];
        if (ox <= 0 || oy <= 0) continue;
        if (ox < oy) {
          const by = (ox / 2) * 0.6 * (dx < 0 ? -1 : 1);
          p.x -= by;
          q.x += by;
        } else {
          const by = (oy / 2) * 0.6 * (dy < 0 ? -1 : 1);
          p.y -= by;
          q.y += by;
        }
      }
    for (const p of all) {
      p.x += (p.homeX - p.x) * 0.02;
      p.y += (p.homeY - p.y) * 0.02;
    }
  }
  return all;
}
