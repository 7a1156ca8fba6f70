import type { Board } from "../protocol";
import { type Box, within } from "./culling";
import { parseSvg } from "./svg";

const FEW = 60; // up to this number, all names are in the page

interface Name {
  readonly x: number;
  readonly y: number;
  readonly svg: string;
  readonly low: boolean;
}

/**
 * Place names: on water under the counters, elsewhere over them. If there are many, only those near the
 * window are in the page.
 */
export class Names {
  readonly low = parseSvg("");
  readonly high = parseSvg("");
  private all: Name[] = [];
  private markup = "";

  constructor() {
    for (const group of [this.low, this.high]) group.setAttribute("class", "bd-names");
  }

  set(board: Board): void {
    this.all = board.names.map(parseName);
    this.markup = "";
  }

  show(area: Box, room: number): void {
    const near =
      this.all.length <= FEW ? this.all : this.all.filter((name) => within(area, name.x, name.y, room));
    const markup = near.map((name) => name.svg).join("");
    if (markup === this.markup) return;
    this.markup = markup;
    for (const low of [true, false])
      (low ? this.low : this.high).innerHTML = near
        .filter((name) => name.low === low)
        .map((name) => name.svg)
        .join("");
  }
}

/** A name with its position, or with the start of the line it follows. */
export function parseName(svg: string): Name {
  const at = /\bx="([-\d.]+)" y="([-\d.]+)"/.exec(svg) ?? /\bd="M([-\d.]+)[ ,]([-\d.]+)/.exec(svg);
  return { x: Number(at?.[1] ?? 0), y: Number(at?.[2] ?? 0), svg, low: /class="[^"]*\bg-low\b/.test(svg) };
}
