import type { Board, FaceArt } from "../protocol";

type Theme = "light" | "dark";

const infoOf = (board: Board | null, side: string | null | undefined) =>
  board?.sides.find((info) => info.id === side);

export function artOf(board: Board | null, side: string | null | undefined, theme: Theme): FaceArt | null {
  return infoOf(board, side)?.[theme] ?? null;
}

export function sideText(board: Board | null, side: string): string {
  return infoOf(board, side)?.text ?? side;
}
