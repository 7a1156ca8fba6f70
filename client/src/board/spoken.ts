import type { Board } from "../protocol";
import type { Say } from "./assault";
import { numbers } from "./face";
import type { Permitted } from "./permitted";
import type { Piece } from "./position";

/** A counter as it is called aloud. */
function called(piece: Piece, board: Board, say: Say): string {
  if (piece.unit) return `${piece.unit.name} ${numbers(piece.unit, piece.steps)}`.trim();
  return say("board-hidden", { side: board.sides.find((side) => side.id === piece.side)?.text ?? piece.side });
}

/** Whose they are: each side once, but not of those who are called by it anyway. */
function sides(pieces: readonly Piece[], board: Board): string[] {
  const known = new Set(pieces.filter((piece) => piece.unit).map((piece) => piece.side));
  return board.sides.filter((side) => known.has(side.id)).map((side) => side.text);
}

/** What is marked on a counter, in words. */
function marked(piece: Piece, board: Board): string[] {
  return board.marks.filter((mark) => piece.marks.includes(mark.id)).map((mark) => mark.text);
}

/** « 0708 : Blancs, 3KC/2 2-3, 37/1 3-3 », the one on top first. */
export function stackWords(label: string, pieces: readonly Piece[], board: Board, say: Say): string {
  const units = [...sides(pieces, board), ...[...pieces].reverse().map((piece) => called(piece, board, say))];
  return say("board-stack", { hex: label, units: units.join(", ") });
}

/** The terrain of a hex in words. */
export function terrainWords(board: Board, hex: number): string {
  const { texts, words } = board.hexes;
  return texts[words[hex] ?? -1] ?? "";
}

/** « 0708, clair, coût 2, arrêt », then who stands there. */
export function hexWords(hex: number, pieces: readonly Piece[], board: Board, may: Permitted, say: Say): string {
  const said = [board.hexes.labels[hex]!, terrainWords(board, hex)];
  const lit = may.reach.get(hex);
  if (lit?.cost) said.push(say("board-cost", { cost: lit.cost }));
  else if (may.reach.has(hex)) said.push(say("board-may"));
  if (lit?.stop) said.push(say("board-stop"));
  if (may.targets.has(hex)) said.push(say("board-target"));
  said.push(...sides(pieces, board));
  for (const piece of [...pieces].reverse()) {
    said.push(called(piece, board, say), ...marked(piece, board));
    if (piece.id === may.held) said.push(say("board-held"));
    else if (may.units.has(piece.id)) said.push(say("board-ready"));
  }
  return said.filter(Boolean).join(", ");
}

export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
