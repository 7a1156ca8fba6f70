// A long sequence of play: what is shown of it round where we are.
const WHOLE = 11; // so many phases are shown at once
const BEFORE = 1;
const SHOWN = 6;

/** The phases from here to there: all of a short sequence, of a long one those round the present one. */
export function around(here: number, phases: number): { from: number; to: number } {
  if (phases <= WHOLE) return { from: 0, to: phases };
  const from = Math.max(0, Math.min(here - BEFORE, phases - SHOWN));
  return { from, to: from + SHOWN };
}
