import type { Board } from "../protocol";
import { within, type Box } from "./culling";
import { parsed } from "./svg";

const FEW = 60; // names that may all stay in the page

interface Name {
  readonly x: number;
  readonly y: number;
  readonly svg: string;
  readonly low: boolean;
}

/** Place names: those on water lie under the counters, the others over them. Of many only those near the window are in the page. */
export class Names {
  readonly low = parsed("");
  readonly high = parsed("");
  private all: Name[] = [];
  private shown = "";

  constructor() {
    for (const group of [this.low, this.high]) group.setAttribute("class", "bd-names");
  }

  set(board: Board): void {
    this.all = board.names.map(placed);
    this.shown = "";
  }

  show(area: Box, room: number): void {
    const near = this.all.length <= FEW ? this.all : this.all.filter((name) => within(area, name.x, name.y, room));
    const shown = near.map((name) => name.svg).join("");
    if (shown === this.shown) return;
    this.shown = shown;
    for (const low of [true, false]) (low ? this.low : this.high).innerHTML = near.filter((name) => name.low === low).map((name) => name.svg).join("");
  }
}

/** Where a name stands: its place, or the start of the line it follows. */
export function placed(svg: string): Name {
  const at = /\bx="([-\d.]+)" y="([-\d.]+)"/.exec(svg) ?? /\bd="M([-\d.]+)[ ,]([-\d.]+)/.exec(svg);
  return { x: Number(at?.[1] ?? 0), y: Number(at?.[2] ?? 0), svg, low: /class="[^"]*\bg-low\b/.test(svg) };
}
