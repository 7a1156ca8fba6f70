// The current action in words.
import { t } from "../i18n";
import { phaseInside } from "../ui/format";
import { sentence } from "../ui/sentence";
import type { ReplayModel } from "./replayModel";

/** "Turn 3, White combat"; before the first turn, what was set up; before the first act, the beginning. */
export function placeText(model: ReplayModel, n: number): string {
  const move = model.reel.value.move(n);
  if (!move || n === 0) return t("replay-beginning");
  const phase = model.phaseText(move.phase);
  return move.turn > 0
    ? t("replay-place", { turn: move.turn, phase: phaseInside(phase) })
    : phase || t("replay-setup");
}

export function actText(model: ReplayModel, n: number): string {
  return t("replay-act-of", { n, of: model.reel.value.last });
}

/** The text of an action with its reason, for screen readers. */
export function announcement(model: ReplayModel, n: number): string {
  const move = model.reel.value.move(n);
  const lines = move?.lines.map((line) => line.text) ?? [];
  const why = move?.reason ? [t("replay-because").trim(), sentence(move.reason)] : [];
  return [`${placeText(model, n)}, ${actText(model, n)}.`, ...lines, ...why].join(" ");
}
