// What an update brought, as it is read out.
import type { Update } from "../protocol";
import { sentence } from "../ui/sentence";

type Say = (id: string, args: Record<string, number>) => string;

const MOST = 8; // sentences; the log has them all

/** The new sentences of the log, or how much was undone; nothing where the whole table is sent anew. */
export function happened(
  before: Pick<Update, "seq">,
  now: Pick<Update, "full" | "log" | "seq">,
  say: Say,
): string {
  if (now.full) return "";
  const lines = now.log.flatMap((entry) => entry.lines).map((line) => sentence(line.text));
  if (lines.length > 0) return lines.slice(-MOST).join(" ");
  return now.seq < before.seq ? say("table-undone-said", { n: before.seq - now.seq }) : "";
}
