// The last die and what came of it: shown over the map, for the log may be out of sight.
import type { Line, LogEntry, Update } from "../protocol";

/** The last entry in which a die fell, as long as it is news: until one has gone on to something else. */
export function lastThrow(log: readonly LogEntry[], now: Pick<Update, "turn" | "phase" | "odds">, mine: ReadonlySet<string>, seen: number): LogEntry | null {
  if (now.odds) return null; // the next attack is being put together
  const entry = log.filter((known) => known.n > seen && known.lines.some((line) => line.face > 0)).at(-1);
  if (!entry) return null;
  const elsewhere = now.turn !== entry.turn || now.phase !== entry.phase;
  return elsewhere && log.some((later) => later.n > entry.n && mine.has(later.side)) ? null : entry;
}

/** A die with what came of it; what led to the first one has none. */
export interface Fall {
  face: number;
  lines: Line[];
}

export function falls(entry: Pick<LogEntry, "lines">): Fall[] {
  const found: Fall[] = [];
  for (const line of entry.lines) {
    if (line.kind === "phase" || line.kind === "turn") continue; // what began after it is no part of it
    const last = found.at(-1);
    if (line.face > 0 || !last) found.push({ face: line.face, lines: [line] });
    else last.lines.push(line);
  }
  return found;
}
