// Where one stands, in words.
import { t } from "../i18n";
import { sentence } from "../ui/sentence";
import type { Study } from "./study";

/** "Turn 3, White combat"; before the first turn, what was set up; before the first act, the beginning. */
export function placeText(study: Study, n: number): string {
  const move = study.reel.value.move(n);
  if (!move || n === 0) return t("replay-beginning");
  const phase = study.phaseText(move.phase);
  return move.turn > 0 ? t("replay-place", { turn: move.turn, phase: phase.charAt(0).toLocaleLowerCase() + phase.slice(1) }) : phase || t("replay-setup");
}

export function actText(study: Study, n: number): string {
  return t("replay-act-of", { n, of: study.reel.value.last });
}

/** All an act tells, and why it was done, for those who listen. */
export function spoken(study: Study, n: number): string {
  const move = study.reel.value.move(n);
  const lines = move?.lines.map((line) => line.text) ?? [];
  const why = move?.reason ? [t("replay-because").trim(), sentence(move.reason)] : [];
  return [`${placeText(study, n)}, ${actText(study, n)}.`, ...lines, ...why].join(" ");
}
