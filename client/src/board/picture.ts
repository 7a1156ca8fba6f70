import type { Board, Chunk } from "../protocol";
import type { Theme } from "./colour";
import { type Box, contains, expand, overlaps } from "./culling";

const FAR = 26; // size of a hex in pixels below which the far picture is used
const NEAR = 34; // and above which the near one is; in between nothing changes
const TINY = 12; // below which one picture of the whole map is used

type Kind = "near" | "far" | "whole";

export function chunkAddress(
  board: Pick<Board, "game" | "digest">,
  theme: Theme,
  kind: Kind,
  lang: string,
  chunk: Pick<Chunk, "id">,
): string {
  return `/api/maps/${board.game}/${board.digest}/${theme}/${kind === "near" ? kind : "far"}/${lang}/${chunk.id}.svg`;
}

/** A large map as one picture. */
export function overview(board: Pick<Board, "width" | "height">): Chunk {
  return { id: "overview", x: 0, y: 0, width: board.width, height: board.height };
}

/** The map picture, in pieces; only those near the window are in the page. */
export class Picture {
  readonly element = document.createElement("div");
  private readonly images = new Map<string, HTMLImageElement>();
  private area: Box | null = null;
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
    this.area = null;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.area = null;
  }

  /** The address of a picture without hex numbers ends with #bare. */
  setNumbers(show: boolean): void {
    if (show === this.numbers) return;
    this.numbers = show;
    this.area = null;
  }

  /** Called on every movement; loads pieces only when the window has left the area loaded. */
  show(box: Box, k: number, settled: boolean, sketch = false): void {
    const kind = sketch
      ? "whole"
      : settled || !this.images.size
        ? this.kindFor(k * this.board.size)
        : this.kind;
    if (this.area && kind === this.kind && contains(this.area, box)) return;
    this.kind = kind;
    this.area = expand(box, 0.5);
    const pieces = kind === "whole" ? [overview(this.board)] : this.board.chunks;
    const near = pieces.filter((c) =>
      overlaps(this.area!, { left: c.x, top: c.y, right: c.x + c.width, bottom: c.y + c.height }),
    );
    const keep = new Map(
      near.map((chunk) => [
        chunkAddress(this.board, this.theme, kind, this.lang, chunk) + (this.numbers ? "" : "#bare"),
        chunk,
      ]),
    );
    const fresh = [...keep]
      .filter(([address]) => !this.images.has(address))
      .map(([address, chunk]) => this.add(address, chunk));
    const stale = [...this.images].filter(([address]) => !keep.has(address));
    for (const [address] of stale) this.images.delete(address);
    // keep the old picture until the new one has loaded, to avoid flicker
    void Promise.all(fresh).then(() => {
      for (const [, image] of stale) image.remove();
    });
  }

  /**
   * Scale the picture. Not by a transform, so that it shares one layer with everything above it;
   * and not by setting sizes, which would lay out every piece again.
   */
  enlarge(k: number): void {
    this.element.style.setProperty("zoom", String(k));
  }

  private kindFor(hex: number): Kind {
    if (!this.board.far || hex > NEAR) return "near";
    if (hex < TINY) return "whole";
    return hex < FAR || !this.images.size || this.kind === "whole" ? "far" : this.kind;
  }

  private add(address: string, chunk: Chunk): Promise<unknown> {
    const image = new Image();
    image.alt = "";
    image.draggable = false;
    const px = (v: number): string => `${v}px`;
    Object.assign(image.style, {
      left: px(chunk.x),
      top: px(chunk.y),
      width: px(chunk.width),
      height: px(chunk.height),
    });
    image.src = address;
    this.images.set(address, image);
    this.element.append(image);
    return image.decode().catch(() => undefined);
  }

  private size(): void {
    this.element.style.width = `${this.board.width}px`;
    this.element.style.height = `${this.board.height}px`;
  }
}
