const FAR = 26; // pixels of a hex below which no costs are written
const UNREAD = 20; // below which there are no names

/** What is left out where hexes are small or a hand only passes, and how much thicker lines must be not to vanish. */
export function coarsen(world: HTMLElement, sheets: readonly SVGSVGElement[], hex: number, k: number, sketch: boolean): void {
  world.classList.toggle("is-far", hex < FAR);
  world.classList.toggle("is-unread", hex < UNREAD);
  world.classList.toggle("is-sketch", sketch);
  for (const one of sheets) one.style.setProperty("--u", String(Math.max(1, 1 / k)));
}
