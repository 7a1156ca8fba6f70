// The part of a long sequence of play that is shown.
const WHOLE = 11; // up to this number, all phases are shown
const BEFORE = 1;
const LENGTH = 6;

/** The range of phases shown: all of a short sequence, those around the current one of a long sequence. */
export function around(here: number, phases: number): { from: number; to: number } {
  if (phases <= WHOLE) return { from: 0, to: phases };
  const from = Math.max(0, Math.min(here - BEFORE, phases - LENGTH));
  return { from, to: from + LENGTH };
}
