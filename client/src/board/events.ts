import type { Box } from "./culling";
import type { How } from "./pointer";

/** What a board reports to the page. */
export interface BoardEvents {
  /** A hex was clicked, with the counter under the pointer if there is one. */
  hex: { hex: string; unit: string | undefined; how: How; shift: boolean };
  /** A right click, or a finger held on a hex. */
  why: { hex: string; how: How };
  hover: { hex: string | null };
  cursor: { hex: string; text: string };
  /** An army was clicked, or none where there had been one; twice: it is to be looked at closely. */
  army: { army: string; again: boolean };
  /** The window has come to rest; sizes of a hex: now, and the smallest there is. */
  view: { k: number; box: Box; hex: number; least: number };
}
