// Keyboard shortcuts of the atlas, a part of the table's.
import type { BoardView } from "../board/BoardView";
import { commandOf, isTyping } from "../table/keys";

const NOTHING = new Map<string, string>();

export function listen(
  view: BoardView,
  page: { look: (hex: string) => void; clear: () => void },
): () => void {
  const onKey = (e: KeyboardEvent): void => {
    if (e.defaultPrevented) return;
    const active = document.activeElement;
    const onMap =
      active === null ||
      active === document.body ||
      active.id === "main" ||
      active.closest("#region-map .board") !== null;
    const press = { key: e.key, code: e.code, shift: e.shiftKey, other: e.ctrlKey || e.altKey || e.metaKey };
    const command = commandOf(press, {
      typing: isTyping(e.target),
      onMap,
      tabFree: true,
      letters: true,
      overlays: NOTHING,
    });
    switch (command?.do) {
      case "cursor":
        view.moveCursor(command.dir);
        break;
      case "enter":
        if (view.cursor) page.look(view.cursor);
        break;
      case "zoom":
        view.zoomBy(command.by);
        break;
      case "whole":
        view.fit("all");
        break;
      case "key":
        view.fit("foot");
        break;
      case "goto":
        document.getElementById("atlas-query")?.focus();
        break;
      case "back":
        if (isTyping(e.target)) document.querySelector<HTMLElement>("#region-map .board")?.focus();
        else page.clear();
        break;
      default:
        return;
    }
    e.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
