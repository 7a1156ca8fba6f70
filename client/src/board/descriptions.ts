import type { Board } from "../protocol";
import type { Say } from "./assault";
import { numbers } from "./face";
import type { Highlights } from "./highlights";
import type { Piece } from "./position";

/** A counter's name and values, for screen readers. */
function unitWords(piece: Piece, board: Board, say: Say): string {
  if (piece.unit) return `${piece.unit.name} ${numbers(piece.unit, piece.steps)}`.trim();
  return say("board-hidden", {
    side: board.sides.find((side) => side.id === piece.side)?.text ?? piece.side,
  });
}

/** The sides of the known counters, each once; hidden counters are named by their side anyway. */
function sides(pieces: readonly Piece[], board: Board): string[] {
  const present = new Set(pieces.filter((piece) => piece.unit).map((piece) => piece.side));
  return board.sides.filter((side) => present.has(side.id)).map((side) => side.text);
}

/** The marks of a counter, in words. */
function markWords(piece: Piece, board: Board): string[] {
  return board.marks.filter((mark) => piece.marks.includes(mark.id)).map((mark) => mark.text);
}

/** « 0708 : Blancs, 3KC/2 2-3, 37/1 3-3 », the top counter first. */
export function stackWords(label: string, pieces: readonly Piece[], board: Board, say: Say): string {
  const units = [
    ...sides(pieces, board),
    ...[...pieces].reverse().map((piece) => unitWords(piece, board, say)),
  ];
  return say("board-stack", { hex: label, units: units.join(", ") });
}

/** The terrain of a hex in words. */
export function terrainWords(board: Board, hex: number): string {
  const { texts, words } = board.hexes;
  return texts[words[hex] ?? -1] ?? "";
}

/** « 0708, clair, coût 2, arrêt », then who stands there. */
export function hexWords(
  hex: number,
  pieces: readonly Piece[],
  board: Board,
  may: Highlights,
  say: Say,
): string {
  const words = [board.hexes.labels[hex]!, terrainWords(board, hex)];
  const entry = may.reach.get(hex);
  if (entry?.cost) words.push(say("board-cost", { cost: entry.cost }));
  else if (may.reach.has(hex)) words.push(say("board-may"));
  if (entry?.stop) words.push(say("board-stop"));
  if (may.targets.has(hex)) words.push(say("board-target"));
  words.push(...sides(pieces, board));
  for (const piece of [...pieces].reverse()) {
    words.push(unitWords(piece, board, say), ...markWords(piece, board));
    if (piece.id === may.selected) words.push(say("board-held"));
    else if (may.units.has(piece.id)) words.push(say("board-ready"));
  }
  return words.filter(Boolean).join(", ");
}

export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
