// What a list says of a table: its title, its players, whose turn it is and since when.
import { since, t } from "../i18n";
import type { FaceArt, GameInfo, SeatNow, TableNow } from "../protocol";
import { phaseInside } from "../ui/format";
import { sentence, uncapitalise } from "../ui/sentence";

export function artOf(games: GameInfo[], table: TableNow): FaceArt | undefined {
  const seat = table.seats.find((s) => s.you && s.side) ?? table.seats.find((s) => s.side);
  return games.find((g) => g.id === table.game)?.sides.find((s) => s.id === seat?.side)?.art;
}

/** The game and how far it has come: "Tsaritsyn, turn 3 of 12". */
export function titleOf(table: TableNow): string {
  if (table.turn < 1 || table.status === "over") return table.title;
  return t("resume-title", { game: table.title, turn: table.turn, of: table.last });
}

const foes = (table: TableNow): SeatNow[] => table.seats.filter((s) => !s.you);

/** "against Marc"; nothing where both sides are one's own. */
export function against(table: TableNow): string {
  const names = foes(table)
    .filter((s) => s.kind !== "open" && s.name)
    .map((s) => (s.kind === "bot" ? uncapitalise(s.name) : s.name));
  return names.length > 0 && names.length < table.seats.length
    ? t("table-against", { name: names.join(", ") })
    : "";
}

/** Hours and minutes left: "14 h", "20 min". */
export function timeText(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  return minutes < 120 ? t("left-minutes", { n: minutes }) : t("left-hours", { n: Math.floor(minutes / 60) });
}

/** Whose turn it is, since when, and how much time is left. */
export function stateOf(table: TableNow): string {
  if (table.status === "held") return sentence(table.held) || t("resume-held");
  if (table.status === "open") return t("resume-open");
  const when = since(table.since);
  const left = table.left === null ? "" : t("resume-left", { time: timeText(table.left) });
  const phase = phaseInside(table.phase_text);
  const whose = table.seats.find((s) => s.n === table.to_act);
  const said = table.yours
    ? t("resume-yours", { phase, when })
    : table.role === "spectator" || !whose
      ? t("resume-watching", { phase })
      : t("resume-theirs", {
          name: whose.kind === "bot" ? uncapitalise(whose.name) : whose.name,
          when,
          phase,
        });
  return [said, left].filter(Boolean).join(" ");
}

/** Tables waiting for the user first: those with the least time left, then the most recent. */
export const inOrder = (tables: TableNow[]): TableNow[] =>
  [...tables].sort(
    (a, b) =>
      Number(b.yours) - Number(a.yours) ||
      (a.yours ? (a.left ?? Infinity) - (b.left ?? Infinity) || 0 : 0) ||
      b.touched - a.touched,
  );
