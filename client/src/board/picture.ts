import type { Board, Chunk } from "../protocol";
import { grown, holds, meets, type Box } from "./culling";
import type { Theme } from "./colour";

const FAR = 30; // a hex smaller than this on the screen is looked at from afar

type Kind = "near" | "far";

export function chunkAddress(board: Pick<Board, "game" | "digest">, theme: Theme, kind: Kind, lang: string, chunk: Pick<Chunk, "id">): string {
  return `/api/maps/${board.game}/${board.digest}/${theme}/${kind}/${lang}/${chunk.id}.svg`;
}

/** The printed map: pieces of picture, of which only those near the window are in the page. */
export class Picture {
  readonly element = document.createElement("div");
  private readonly shown = new Map<string, { chunk: Chunk; image: HTMLImageElement }>();
  private readonly leaving = new Map<HTMLImageElement, Chunk>();
  private k = 1;
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
  show(box: Box, k: number, settled: boolean): void {
    const wanted: Kind = this.board.far && k * this.board.size < FAR ? "far" : "near";
    const kind = settled || !this.shown.size ? wanted : this.kind;
    if (this.done && kind === this.kind && holds(this.done, box)) return;
    this.kind = kind;
    this.done = grown(box, 0.5);
    const near = this.board.chunks.filter((c) => meets(this.done!, { left: c.x, top: c.y, right: c.x + c.width, bottom: c.y + c.height }));
    const keep = new Map(near.map((chunk) => [chunkAddress(this.board, this.theme, kind, this.lang, chunk) + (this.numbers ? "" : "#bare"), chunk]));
    const fresh = [...keep].filter(([address]) => !this.shown.has(address)).map(([address, chunk]) => this.add(address, chunk));
    const stale = [...this.shown].filter(([address]) => !keep.has(address));
    for (const [address, { image, chunk }] of stale) {
      this.shown.delete(address);
      this.leaving.set(image, chunk);
    }
    // the old picture stays until the new one is there, so that nothing flashes
    void Promise.all(fresh).then(() => {
      for (const [, { image }] of stale) {
        image.remove();
        this.leaving.delete(image);
      }
    });
  }

  /** Draw it this much larger than its own units. No transform: the page keeps it, with all that lies over it, in one layer. */
  enlarge(k: number): void {
    this.k = k;
    this.size();
    for (const { image, chunk } of this.shown.values()) this.lay(image, chunk);
    for (const [image, chunk] of this.leaving) this.lay(image, chunk);
  }

  private lay(image: HTMLImageElement, chunk: Chunk): void {
    const px = (v: number): string => `${(v * this.k).toFixed(2)}px`;
    Object.assign(image.style, { left: px(chunk.x), top: px(chunk.y), width: px(chunk.width), height: px(chunk.height) });
  }

  private add(address: string, chunk: Chunk): Promise<unknown> {
    const image = new Image();
    image.alt = "";
    image.draggable = false;
    this.lay(image, chunk);
    image.src = address;
    this.shown.set(address, { image, chunk });
    this.element.append(image);
    return image.decode().catch(() => undefined);
  }

  private size(): void {
    this.element.style.width = `${this.board.width * this.k}px`;
    this.element.style.height = `${this.board.height * this.k}px`;
  }
}
