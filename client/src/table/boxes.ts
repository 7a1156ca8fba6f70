// What lies beside the map, box by box in the board's order.
import type { Board, BoxInfo, Hidden, UnitInfo, UnitNow } from "../protocol";

/** A side's units in a box; of hidden ones only the number is known. */
export interface BoxPile {
  readonly box: BoxInfo;
  readonly side: string;
  readonly units: UnitInfo[];
  readonly unknown: number;
}

export function boxPiles(
  board: Pick<Board, "boxes" | "sides" | "units">,
  now: ReadonlyMap<string, UnitNow>,
  hidden: readonly Hidden[],
): BoxPile[] {
  return board.boxes.flatMap((box) =>
    board.sides
      .map((side) => ({
        box,
        side: side.id,
        units: board.units.filter((unit) => unit.side === side.id && now.get(unit.id)?.at === box.id),
        unknown: hidden.filter((one) => one.side === side.id && one.at === box.id).length,
      }))
      .filter((pile) => pile.units.length + pile.unknown > 0),
  );
}
