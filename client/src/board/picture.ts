import type { Board, Chunk } from "../protocol";
import { grown, holds, meets, type Box } from "./culling";
import type { Theme } from "./colour";

const FAR = 26; // a hex smaller than this on the screen is looked at from afar
const NEAR = 34; // and a larger than this from near by; between the two nothing changes
const TINY = 12; // below this the plain picture of the whole map will do

type Kind = "near" | "far" | "whole";

export function chunkAddress(board: Pick<Board, "game" | "digest">, theme: Theme, kind: Kind, lang: string, chunk: Pick<Chunk, "id">): string {
  return `/api/maps/${board.game}/${board.digest}/${theme}/${kind === "near" ? kind : "far"}/${lang}/${chunk.id}.svg`;
}

/** A large map in one plain picture. */
export function overview(board: Pick<Board, "width" | "height">): Chunk {
  return { id: "overview", x: 0, y: 0, width: board.width, height: board.height };
}

/** The printed map: pieces of picture, of which only those near the window are in the page. */
export class Picture {
  readonly element = document.createElement("div");
  private readonly shown = new Map<string, HTMLImageElement>();
  private done: Box | null = null;
  private kind: Kind = "near";
  private numbers = true;

  constructor(
    private board: Board,
    private theme: Theme,
    private lang: string,
  ) {
    this.element.className = "board-picture";
    this.size();
  }

  setBoard(board: Board, lang: string): void {
    this.board = board;
    this.lang = lang;
    this.size();
    this.done = null;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.done = null;
  }

  /** A picture asked for as #bare leaves its hex numbers out. */
  setNumbers(show: boolean): void {
    if (show === this.numbers) return;
    this.numbers = show;
    this.done = null;
  }

  /** Called at every movement: does something only when the window has left what is there. */
  show(box: Box, k: number, settled: boolean, sketch = false): void {
    const kind = sketch ? "whole" : settled || !this.shown.size ? this.wanted(k * this.board.size) : this.kind;
    if (this.done && kind === this.kind && holds(this.done, box)) return;
    this.kind = kind;
    this.done = grown(box, 0.5);
    const pieces = kind === "whole" ? [overview(this.board)] : this.board.chunks;
    const near = pieces.filter((c) => meets(this.done!, { left: c.x, top: c.y, right: c.x + c.width, bottom: c.y + c.height }));
    const keep = new Map(near.map((chunk) => [chunkAddress(this.board, this.theme, kind, this.lang, chunk) + (this.numbers ? "" : "#bare"), chunk]));
    const fresh = [...keep].filter(([address]) => !this.shown.has(address)).map(([address, chunk]) => this.add(address, chunk));
    const stale = [...this.shown].filter(([address]) => !keep.has(address));
    for (const [address] of stale) this.shown.delete(address);
    // the old picture stays until the new one is there, so that nothing flashes
    void Promise.all(fresh).then(() => stale.forEach(([, image]) => image.remove()));
  }

  /**
   * Draw it this much larger than its own units. Not by a transform, so that the page can keep it in one layer with all that
   * lies over it, as large as it is seen; and not by giving sizes, for which each piece would be laid out again.
   */
  enlarge(k: number): void {
    this.element.style.setProperty("zoom", String(k));
  }

  private wanted(hex: number): Kind {
    if (!this.board.far || hex > NEAR) return "near";
    if (hex < TINY) return "whole";
    return hex < FAR || !this.shown.size || this.kind === "whole" ? "far" : this.kind;
  }

  private add(address: string, chunk: Chunk): Promise<unknown> {
    const image = new Image();
    image.alt = "";
    image.draggable = false;
    const px = (v: number): string => `${v}px`;
    Object.assign(image.style, { left: px(chunk.x), top: px(chunk.y), width: px(chunk.width), height: px(chunk.height) });
    image.src = address;
    this.shown.set(address, image);
    this.element.append(image);
    return image.decode().catch(() => undefined);
  }

  private size(): void {
    this.element.style.width = `${this.board.width}px`;
    this.element.style.height = `${this.board.height}px`;
  }
}
