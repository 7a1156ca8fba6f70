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
    for (const [address] of stale) this.shown.delete(address);
    // the old picture stays until the new one is there, so that nothing flashes
    void Promise.all(fresh).then(() => stale.forEach(([, image]) => image.remove()));
  }

  private add(address: string, chunk: Chunk): Promise<unknown> {
    const image = new Image();
    image.alt = "";
    image.draggable = false;
    image.style.left = `${chunk.x}px`;
    image.style.top = `${chunk.y}px`;
    image.style.width = `${chunk.width}px`;
    image.style.height = `${chunk.height}px`;
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
