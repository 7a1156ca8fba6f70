// The part of a long sequence of play that is shown.
import type { PhaseInfo } from "../protocol";

/** The phases of one stretch of the game: setting up, playing once before the first turn, or a turn. */
export function stretch(all: readonly PhaseInfo[], now: string): PhaseInfo[] {
  const here = all.find((phase) => phase.id === now);
  const [setup, opening] = [here?.setup ?? false, here?.opening ?? false];
  return all.filter((phase) => phase.setup === setup && phase.opening === opening);
}

const WHOLE = 11; // up to this number, all phases are shown
const BEFORE = 1;
const LENGTH = 6;

/** The range of phases shown: all of a short sequence, those around the current one of a long sequence. */
export function around(here: number, phases: number): { from: number; to: number } {
  if (phases <= WHOLE) return { from: 0, to: phases };
  const from = Math.max(0, Math.min(here - BEFORE, phases - LENGTH));
  return { from, to: from + LENGTH };
}
