import { useEffect, useRef } from "preact/hooks";
import type { Board } from "../protocol";
import { BoardView } from "./BoardView";

interface Props {
  readonly board: Board;
  readonly theme: "light" | "dark";
  readonly lang: "fr" | "en";
  readonly say: (id: string, args?: Record<string, string | number>) => string;
  /** Called with the board once it is made, and with null when it is removed. */
  readonly onReady: (view: BoardView | null) => void;
}

/** Mounts a board, which does not use Preact, on a Preact page. */
export function BoardHost({ board, theme, lang, say, onReady }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<BoardView | null>(null);
  useEffect(() => {
    view.current = new BoardView(host.current!, board, { theme, lang, say });
    onReady(view.current);
    return () => {
      onReady(null);
      view.current?.destroy();
    };
  }, [board.game, board.digest]);
  useEffect(() => view.current?.setTheme(theme), [theme]);
  useEffect(() => view.current?.setBoard(board, lang), [board, lang]);
  return <div ref={host} />;
}
