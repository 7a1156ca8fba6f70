// The last die and what came of it: shown over the map, for the log may be out of sight.
import type { LogEntry, Update } from "../protocol";

/** The last entry in which a die fell, as long as it is news: until one has gone on to something else. */
export function lastThrow(log: readonly LogEntry[], now: Pick<Update, "turn" | "phase" | "odds">, mine: ReadonlySet<string>, seen: number): LogEntry | null {
  if (now.odds) return null; // the next attack is being put together
  const entry = log.filter((known) => known.n > seen && known.lines.some((line) => line.face > 0)).at(-1);
  if (!entry) return null;
  const elsewhere = now.turn !== entry.turn || now.phase !== entry.phase;
  return elsewhere && log.some((later) => later.n > entry.n && mine.has(later.side)) ? null : entry;
}

/** What it tells, without the phases that began after it. */
export function told(entry: LogEntry): LogEntry["lines"] {
  return entry.lines.filter((line) => line.kind !== "phase" && line.kind !== "turn");
}
