// Keyboard commands. Letters are ignored while the player is typing.
import type { Direction } from "../board/lattice";

export type Command =
  | { do: "cursor"; dir: Direction }
  | {
      do:
        | "enter"
        | "stack"
        | "back"
        | "undo"
        | "redo"
        | "why"
        | "key"
        | "front"
        | "whole"
        | "minimap"
        | "hide"
        | "hint"
        | "plan"
        | "goto"
        | "help"
        | "region"
        | "region-back";
    }
  | { do: "next"; step: 1 | -1 }
  | { do: "zoom"; by: number }
  | { do: "overlay"; name: string };

export interface Press {
  key: string;
  code: string;
  shift: boolean;
  other: boolean; // Ctrl, Alt or the system's key
}

export interface Where {
  typing: boolean; // in a field
  onMap: boolean; // the map, or no element, has the focus
  tabFree: boolean; // Tab leaves the map
  letters: boolean; // single-letter commands are on
  overlays: ReadonlyMap<string, string>; // their keys, in capitals
}

const NUMPAD: Record<string, Direction> = {
  Numpad7: "nw",
  Numpad8: "n",
  Numpad9: "ne",
  Numpad1: "sw",
  Numpad2: "s",
  Numpad3: "se",
};
const LETTERS: Record<string, Command["do"]> = {
  U: "undo",
  R: "redo",
  "?": "why",
  K: "key",
  F: "front",
  "0": "whole",
  M: "minimap",
  H: "hide",
  I: "hint",
  X: "plan",
  G: "goto",
};

function arrow(press: Press): Direction | null {
  if (press.key === "ArrowUp") return "n";
  if (press.key === "ArrowDown") return "s";
  if (press.key === "ArrowLeft") return press.shift ? "sw" : "nw";
  if (press.key === "ArrowRight") return press.shift ? "se" : "ne";
  return null;
}

function onMap(press: Press, where: Where): Command | null {
  const dir = NUMPAD[press.code] ?? arrow(press);
  if (dir) return { do: "cursor", dir };
  if (press.key === "Enter") return { do: "enter" };
  if (press.key === " ") return { do: "stack" };
  if (press.key === "Tab" && !where.tabFree) return { do: "next", step: press.shift ? -1 : 1 };
  return null;
}

export function commandOf(press: Press, where: Where): Command | null {
  if (press.other) return null;
  if (press.key === "F1") return { do: "help" };
  if (press.key === "F6") return { do: press.shift ? "region-back" : "region" };
  if (press.key === "Escape") return { do: "back" };
  if (where.typing) return null;
  if (where.onMap) {
    const command = onMap(press, where);
    if (command) return command;
  }
  if (!where.letters || (press.code.startsWith("Numpad") && /^\d$/.test(press.key))) return null;
  if (press.key === "+" || press.key === "=") return { do: "zoom", by: 1.25 };
  if (press.key === "-" || press.key === "−") return { do: "zoom", by: 0.8 };
  const letter = press.key.toUpperCase();
  const overlay = where.overlays.get(letter);
  if (overlay !== undefined) return { do: "overlay", name: overlay };
  const command = LETTERS[letter];
  return command ? ({ do: command } as Command) : null;
}

const FIELDS =
  "input:not([type=checkbox]):not([type=range]):not([type=radio]), textarea, select, [contenteditable]";

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
