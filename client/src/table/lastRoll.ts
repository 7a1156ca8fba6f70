// The last die roll and its result, shown over the map because the log may be hidden.
import type { Line, LogEntry, Update } from "../protocol";

/** The last entry with a die roll, until the player has gone on to something else. */
export function lastRoll(
  log: readonly LogEntry[],
  now: Pick<Update, "turn" | "phase" | "odds">,
  mine: ReadonlySet<string>,
  seen: number,
): LogEntry | null {
  if (now.odds) return null; // the next attack is being prepared
  const entry = log
    .filter((candidate) => candidate.n > seen && candidate.lines.some((line) => line.face > 0))
    .at(-1);
  if (!entry) return null;
  const elsewhere = now.turn !== entry.turn || now.phase !== entry.phase;
  return elsewhere && log.some((later) => later.n > entry.n && mine.has(later.side)) ? null : entry;
}

/** A die with its result; face 0 for the lines before the first die. */
export interface RollResult {
  face: number;
  lines: Line[];
}

export function rollResults(entry: Pick<LogEntry, "lines">): RollResult[] {
  const found: RollResult[] = [];
  for (const line of entry.lines) {
    // the start of a phase is not part of the result
    if (line.kind === "phase" || line.kind === "turn") continue;
    const last = found.at(-1);
    if (line.face > 0 || !last) found.push({ face: line.face, lines: [line] });
    else last.lines.push(line);
  }
  return found;
}
