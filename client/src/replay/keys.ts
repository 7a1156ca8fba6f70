// Keyboard commands of the replay.
import type { Direction } from "../board/lattice";
import type { Step } from "./reel";

export type Command =
  | { do: "step"; by: Step; way: 1 | -1 }
  | { do: "first" | "last" | "play" | "note" | "front" | "whole" | "hide" | "help" | "look" | "leave" }
  | { do: "zoom"; by: number }
  | { do: "cursor"; way: Direction };

export interface Press {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

export interface Where {
  readonly typing: boolean;
  /** The map has the focus, and got it by the keyboard. */
  readonly onMap: boolean;
  /** A button or link has the focus: Space and Enter belong to it. */
  readonly onButton: boolean;
  readonly letters: boolean;
}

const LETTERS: Record<string, Command> = {
  n: { do: "note" },
  f: { do: "front" },
  "0": { do: "whole" },
  h: { do: "hide" },
  "?": { do: "help" },
  "+": { do: "zoom", by: 1.25 },
  "=": { do: "zoom", by: 1.25 },
  "-": { do: "zoom", by: 0.8 },
  "−": { do: "zoom", by: 0.8 },
};

function onMap({ key, shift }: Press): Command | null {
  if (key === "ArrowUp") return { do: "cursor", way: "n" };
  if (key === "ArrowDown") return { do: "cursor", way: "s" };
  if (key === "ArrowLeft") return { do: "cursor", way: shift ? "sw" : "nw" };
  if (key === "ArrowRight") return { do: "cursor", way: shift ? "se" : "ne" };
  if (key === "Enter") return { do: "look" };
  return key === "Escape" ? { do: "leave" } : null;
}

function timeCommand({ key, shift, ctrl, alt }: Press): Command | null {
  const by: Step = ctrl || alt ? "turn" : shift ? "phase" : "act";
  if (key === "ArrowLeft") return { do: "step", by, way: -1 };
  if (key === "ArrowRight") return { do: "step", by, way: 1 };
  if (ctrl || alt) return null;
  if (key === "PageUp") return { do: "step", by: "phase", way: -1 };
  if (key === "PageDown") return { do: "step", by: "phase", way: 1 };
  if (key === "Home") return { do: "first" };
  return key === "End" ? { do: "last" } : null;
}

export function commandOf(press: Press, where: Where): Command | null {
  if (press.meta || where.typing) return null;
  const plain = !press.ctrl && !press.alt;
  if (press.key === "F1" && plain) return { do: "help" };
  if (where.onMap && plain) {
    const command = onMap(press);
    if (command) return command;
  }
  const command = timeCommand(press);
  if (command || !plain) return command;
  if (press.key === " ") return where.onButton ? null : { do: "play" };
  return where.letters ? (LETTERS[press.key.toLowerCase()] ?? null) : null;
}
