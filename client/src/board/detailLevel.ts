const FAR = 26; // size of a hex in pixels below which no costs are shown

/** Hide details where hexes are small or the map is moving, and thicken lines so that they stay visible. */
export function setDetailLevel(
  world: HTMLElement,
  sheets: readonly SVGSVGElement[],
  hex: number,
  k: number,
  sketch: boolean,
): void {
  world.classList.toggle("is-far", hex < FAR);
  world.classList.toggle("is-sketch", sketch);
  for (const one of sheets) one.style.setProperty("--u", String(Math.max(1, 1 / k)));
}
