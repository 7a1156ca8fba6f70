import type { Update } from "../protocol";

type View = Pick<Update, "seats" | "hidden" | "side">;

/**
 * Two players on one screen: the side that looks next, if the screen changes hands while hidden units are on
 * the map. Hidden units off the map give nothing away.
 */
export function sideBehindCurtain(
  before: View | null,
  now: View,
  onMap: (hex: string) => boolean,
): string | null {
  if (!before || before.side === now.side) return null;
  const seats = now.seats.filter((seat) => seat.you).length;
  const secret = [...now.hidden, ...before.hidden].some((unit) => onMap(unit.at));
  return seats > 1 && secret ? now.side : null;
}
