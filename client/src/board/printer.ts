import "../styles/board.css";
import "../styles/pieces.css";
import type { Board, FaceArt, MarkInfo, SideInfo } from "../protocol";
import { art, lineColour, type Theme, tints } from "./colour";
import type { Detail } from "./culling";
import { face, hiddenFace } from "./face";
import { mark } from "./marks";
import type { Piece } from "./position";
import { parseSvg } from "./svg";

/** Draws counters for one board and theme; each face is made once. */
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

  /** Whether a mark says that a unit is cut off. */
  isIsolation(id: string): boolean {
    const shape = this.marks.get(id)?.shape;
    return shape === "isolated" || shape === "supply";
  }

  /** A counter as a group of its own, 60 units square. */
  counter(piece: Piece, detail: Detail): SVGGElement {
    const flipped = piece.marks.some((id) => this.marks.get(id)?.shape === "panic");
    const key = `${piece.id} ${piece.steps} ${flipped} ${detail}`;
    let image = this.faces.get(key);
    if (!image) {
      image = parseSvg(this.markup(piece, detail, flipped));
      image.setAttribute("class", flipped ? "ct ct-flipped" : "ct");
      this.faces.set(key, image);
    }
    return image.cloneNode(true) as SVGGElement;
  }

  markup(piece: Piece, detail: Detail, flipped = false): string {
    if (!piece.unit) return hiddenFace(this.look(piece.side));
    const nation = this.nations.get(piece.unit.nation);
    const look = nation ? art(nation, this.theme) : this.look(piece.side);
    const tint = this.tints.get(`${piece.side} ${piece.unit.formation}`);
    return face({ unit: piece.unit, steps: piece.steps, tint, flipped }, look, detail);
  }

  /** The marks that are shown; a game may have others. */
  visibleMarks(marks: readonly string[]): string[] {
    return marks.filter((id) => this.marks.has(id));
  }

  mark(id: string): string {
    return mark(this.marks.get(id), id);
  }
}
