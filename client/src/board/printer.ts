import "../styles/board.css";
import type { Board, FaceArt, MarkInfo, SideInfo } from "../protocol";
import { art, lineColour, tints, type Theme } from "./colour";
import type { Detail } from "./culling";
import { face, hiddenFace } from "./face";
import { mark } from "./marks";
import type { Piece } from "./position";
import { parsed } from "./svg";

/** Draws counters for one board and theme; each face once. */
export class Printer {
  private readonly sides: Map<string, SideInfo>;
  private readonly nations: Map<string, SideInfo>;
  private readonly marks: Map<string, MarkInfo>;
  private readonly tints: Map<string, string>;
  private readonly faces = new Map<string, SVGGElement>();

  constructor(
    readonly board: Board,
    readonly theme: Theme,
  ) {
    this.sides = new Map(board.sides.map((side) => [side.id, side]));
    this.nations = new Map(board.nations.map((nation) => [nation.id, nation]));
    this.marks = new Map(board.marks.map((one) => [one.id, one]));
    this.tints = tints(board);
  }

  look(side: string): FaceArt {
    return art(this.sides.get(side), this.theme);
  }

  line(side: string): string {
    return lineColour(this.look(side), this.theme);
  }

  sideNumber(side: string): number {
    return this.board.sides.findIndex((one) => one.id === side);
  }

  sideName(side: string): string {
    return this.sides.get(side)?.text ?? side;
  }

  markName(id: string): string {
    return this.marks.get(id)?.text ?? id;
  }

  /** A counter as a group of its own, 60 units square. */
  counter(piece: Piece, detail: Detail): SVGGElement {
    const flipped = piece.marks.some((id) => this.marks.get(id)?.shape === "panic");
    const key = `${piece.id} ${piece.steps} ${flipped} ${detail}`;
    let made = this.faces.get(key);
    if (!made) {
      made = parsed(this.markup(piece, detail, flipped));
      made.setAttribute("class", flipped ? "ct ct-flipped" : "ct");
      this.faces.set(key, made);
    }
    return made.cloneNode(true) as SVGGElement;
  }

  markup(piece: Piece, detail: Detail, flipped = false): string {
    if (!piece.unit) return hiddenFace(this.look(piece.side));
    const nation = this.nations.get(piece.unit.nation);
    const look = nation ? art(nation, this.theme) : this.look(piece.side);
    const tint = this.tints.get(`${piece.side} ${piece.unit.formation}`);
    return face({ unit: piece.unit, steps: piece.steps, tint, flipped }, look, detail);
  }

  /** Of a counter's marks those that are shown: a game may keep others to itself. */
  known(marks: readonly string[]): string[] {
    return marks.filter((id) => this.marks.has(id));
  }

  mark(id: string): string {
    return mark(this.marks.get(id), id);
  }
}
