import type { Lattice } from "./lattice";
import type { Piece, Position } from "./position";

const REACH = 2; // hexes from a stack that is cut off to the edge of its pocket, at most

/**
 * The ground of stacks that are cut off, by side: the hexes within reach that are nearer to such a stack than
 * to any other.
 */
export function pocketsOf(
  lattice: Lattice,
  position: Position,
  isCutOff: (piece: Piece) => boolean,
): Map<string, Set<number>> {
  const owner = new Map<number, string | null>();
  for (const hex of position.hexes) {
    const stack = position.at(hex).filter(({ unit }) => unit);
    const isCut = stack.length > 0 && stack.every(isCutOff);
    owner.set(hex, isCut ? stack[0]!.side : null);
  }
  if ([...owner.values()].every((side) => side === null)) return new Map();
  // those who are not cut off come first: a hex as near to both is theirs
  let edge = [...owner.keys()].sort((a, b) => Number(owner.get(a) !== null) - Number(owner.get(b) !== null));
  for (let step = 0; step < REACH; step++) {
    const reached: number[] = [];
    for (const hex of edge)
      for (const other of lattice.neighbours(hex))
        if (!owner.has(other)) {
          owner.set(other, owner.get(hex)!);
          reached.push(other);
        }
    edge = reached;
  }
  const found = new Map<string, Set<number>>();
  for (const [hex, side] of owner)
    if (side !== null) found.set(side, (found.get(side) ?? new Set()).add(hex));
  return found;
}
