import type { Board } from "../protocol";
import type { Camera } from "./camera";
import type { Theme } from "./colour";
import type { Box } from "./culling";
import { dot } from "./dots";
import { around } from "./framing";
import type { Lattice } from "./lattice";
import { chunkAddress, overview } from "./picture";
import type { Position } from "./position";
import type { Printer } from "./printer";
import { el } from "./svg";

/** The overview map: the picture without margins, units as dots, and a frame round the visible part. */
export class Minimap {
  private readonly sheet = document.createElement("div");
  private readonly spots = el("svg", { class: "minimap-spots", "aria-hidden": "true" });
  private readonly frame = document.createElement("div");
  private readonly ending = new AbortController();
  private readonly watch: ResizeObserver;
  private scale = 0;
  private pictureKey = "";
  private board: Board | null = null;
  private readonly field: Box; // the part of the sheet shown

  constructor(
    private readonly host: HTMLElement,
    private readonly camera: Camera,
    private readonly lattice: Lattice,
    private readonly position: Position,
    label: string,
  ) {
    this.field = around(lattice, lattice.labels.keys(), lattice.pitch * 0.62) ?? {
      left: 0,
      top: 0,
      right: 1,
      bottom: 1,
    };
    this.sheet.className = "minimap";
    this.sheet.setAttribute("role", "img");
    this.sheet.setAttribute("aria-label", label);
    this.frame.className = "minimap-frame";
    host.replaceChildren(this.sheet);
    const signal = this.ending.signal;
    this.sheet.addEventListener("pointerdown", (e) => this.go(e, true), { signal });
    this.sheet.addEventListener("pointermove", (e) => e.buttons & 1 && this.go(e, false), { signal });
    this.watch = new ResizeObserver(() => this.measure());
    this.watch.observe(host);
  }

  private get width(): number {
    return this.field.right - this.field.left;
  }

  private get height(): number {
    return this.field.bottom - this.field.top;
  }

  /** Redraw picture, counters and frame. */
  draw(board: Board, printer: Printer, theme: Theme, lang: string): void {
    this.board = board;
    const pictureKey = `${board.digest} ${theme} ${lang}`;
    if (pictureKey !== this.pictureKey) {
      this.pictureKey = pictureKey;
      const images = (board.far ? [overview(board)] : board.chunks).map((chunk) => {
        const image = new Image();
        image.alt = "";
        image.draggable = false;
        image.decoding = "async";
        const { left, top } = this.field;
        const part = (v: number, of: number): string => `${(v / of) * 100}%`;
        Object.assign(image.style, {
          left: part(chunk.x - left, this.width),
          top: part(chunk.y - top, this.height),
          width: part(chunk.width, this.width),
          height: part(chunk.height, this.height),
        });
        image.src = chunkAddress(board, theme, board.far ? "far" : "near", lang, chunk);
        return image;
      });
      const picture = document.createElement("div");
      picture.className = "minimap-picture";
      picture.append(...images);
      this.sheet.replaceChildren(picture, this.spots, this.frame);
      this.spots.setAttribute("viewBox", `${this.field.left} ${this.field.top} ${this.width} ${this.height}`);
    }
    this.measure();
    this.counters(printer);
  }

  counters(printer: Printer): void {
    if (!this.scale) return;
    const paths = new Map<string, string>();
    const r = Math.max(this.lattice.pitch * 0.24, 2.2 / this.scale);
    for (const hex of this.position.hexes) {
      const pieces = this.position.at(hex);
      const last = pieces[pieces.length - 1];
      if (last)
        paths.set(
          last.side,
          (paths.get(last.side) ?? "") +
            dot(printer.sideNumber(last.side), this.lattice.x[hex]!, this.lattice.y[hex]!, r),
        );
    }
    this.spots.replaceChildren(
      ...[...paths].map(([side, d]) =>
        el("path", { d, fill: printer.look(side).face, stroke: printer.line(side), "stroke-width": r / 3 }),
      ),
    );
  }

  follow(box: Box): void {
    if (!this.scale || !this.board) return;
    const [s, { left: x, top: y }] = [this.scale, this.field];
    const [left, top] = [Math.max(0, (box.left - x) * s), Math.max(0, (box.top - y) * s)];
    const right = Math.min(this.width * s, (box.right - x) * s);
    const bottom = Math.min(this.height * s, (box.bottom - y) * s);
    this.frame.style.transform = `translate(${left}px, ${top}px)`;
    this.frame.style.width = `${Math.max(4, right - left)}px`;
    this.frame.style.height = `${Math.max(4, bottom - top)}px`;
  }

  destroy(): void {
    this.ending.abort();
    this.watch.disconnect();
    this.host.replaceChildren();
  }

  private measure(): void {
    if (!this.board || !this.host.clientWidth) return;
    const high = parseFloat(getComputedStyle(this.host).maxHeight) || Infinity;
    this.scale = Math.min(this.host.clientWidth / this.width, high / this.height);
    this.sheet.style.width = `${this.width * this.scale}px`;
    this.sheet.style.height = `${this.height * this.scale}px`;
    this.follow(this.camera.box);
  }

  private go(e: PointerEvent, glide: boolean): void {
    e.preventDefault();
    const r = this.sheet.getBoundingClientRect();
    const [x, y] = [(e.clientX - r.left) / this.scale, (e.clientY - r.top) / this.scale];
    this.camera.lookAt(this.field.left + x, this.field.top + y, this.camera.k, glide);
  }
}
