/** The named distances: armies, units, every detail. Sizes are those of a hex on the screen, flat to flat. */
export type ZoomName = "armies" | "units" | "detail";

export const ARMIES_BELOW = 20;
export const DETAIL_FROM = 60;
export const BADGES_FROM = 44;

/** The size of a hex that a name leads to. */
export const ZOOM_SIZE: Record<ZoomName, number> = { armies: 14, units: 46, detail: 84 };

export function zoomName(hex: number): ZoomName {
  if (hex < ARMIES_BELOW) return "armies";
  return hex <= DETAIL_FROM ? "units" : "detail";
}

/** The names that a map can be seen at whose hexes are never smaller than this. */
export function zoomNames(least: number): ZoomName[] {
  return least < ARMIES_BELOW ? ["armies", "units", "detail"] : ["units", "detail"];
}
