// What an update brought, as it is read out.
import type { Odds, Update } from "../protocol";
import { sentence } from "../ui/sentence";

type Say = (id: string, args: Record<string, number | string>) => string;

const MOST = 8; // sentences; the log has them all

/** The new sentences of the log and the odds they lead to, or how much was undone; nothing of a table sent anew. */
export function happened(
  before: Pick<Update, "seq" | "odds">,
  now: Pick<Update, "full" | "log" | "odds" | "seq">,
  say: Say,
): string {
  if (now.full) return "";
  const lines = now.log.flatMap((entry) => entry.lines).map((line) => sentence(line.text));
  const undone = before.seq - now.seq;
  const told =
    undone > 0 && lines.length === 0 ? [say("table-said-undone", { n: undone })] : lines.slice(-MOST);
  const silent = told.length === 0 && now.seq > before.seq;
  return [...told, spokenOdds(silent ? null : before.odds, now.odds, say)].filter(Boolean).join(" ");
}

/** The odds, if they are no longer what they were; without odds to compare with, as they are: an action that
 * changes nothing else, such as a unit that adds nothing to an attack, is confirmed by them. */
function spokenOdds(before: Odds | null, now: Odds | null, say: Say): string {
  if (now === null || (before !== null && facts(before) === facts(now))) return "";
  const { hex, attack, defence, column } = now;
  return say("table-said-odds", { hex, attack, defence, column });
}

const facts = ({ hex, attack, defence, column }: Odds): string => [hex, attack, defence, column].join(" ");
