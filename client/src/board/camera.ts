import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import type { Box } from "./culling";

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** The board is being moved; is redrawn at another scale while still moving; is at rest. */
export type Motion = "moves" | "passes" | "rests";

const LARGEST = 160; // largest size of a hex in pixels, flat to flat
const SPARE = 0.5; // share of the window by which the map may be dragged past its edge, from under any card
const SLACK = 0.2; // the same where the whole map is shown
const GLIDE = 180; // milliseconds
const REST = 160; // milliseconds without zooming until the board is at rest

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const STRETCHED = 8; // the picture is redrawn while zooming once it is stretched this far
const SHRUNK = 1 / 1.7; // or shrunk this far

/**
 * Pan and zoom by wheel, drag and pinch. The board is one element, stretched while zooming and redrawn at rest:
 * the contents of `world` are drawn at a fixed scale, and `world` is transformed.
 */
export class Camera {
  k = 1;
  x = 0;
  y = 0;
  width = 1;
  height = 1;
  /** Pixels at the top covered by something else; `show` and `reveal` avoid them. */
  topInset = 0;
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private readonly watch: ResizeObserver;
  private gliding = 0;
  private resting = 0;
  private restless = false;
  private least = 1;
  private base = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly world: HTMLElement,
    private paper: Paper,
    private size: number,
    private readonly enlarge: (k: number) => void,
    private readonly onChange: (how: Motion) => void,
  ) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .filter((event: Event) => accepts(event))
      .extent(() => [
        [0, 0],
        [this.width, this.height],
      ])
      .constrain((t) => this.constrain(t))
      .clickDistance(6)
      .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => this.start(event))
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) =>
        this.apply(event.transform, event.sourceEvent),
      )
      .on("end", () => this.end());
    select(host).call(this.behaviour).on("dblclick.zoom", null);
    this.watch = new ResizeObserver(() => this.measure());
    this.watch.observe(host);
    this.measure();
  }

  setPaper(paper: Paper, size: number): void {
    this.paper = paper;
    this.size = size;
    this.limits();
  }

  /** Whether the page has been laid out. */
  get isMeasured(): boolean {
    return this.width > 1;
  }

  /** The part of the board in the window. */
  get box(): Box {
    return {
      left: -this.x / this.k,
      top: -this.y / this.k,
      right: (this.width - this.x) / this.k,
      bottom: (this.height - this.y) / this.k,
    };
  }

  toBoard(clientX: number, clientY: number): [number, number] {
    const r = this.host.getBoundingClientRect();
    return [(clientX - r.left - this.x) / this.k, (clientY - r.top - this.y) / this.k];
  }

  toClient(x: number, y: number): [number, number] {
    const r = this.host.getBoundingClientRect();
    return [r.left + this.x + x * this.k, r.top + this.y + y * this.k];
  }

  /**
   * Show a part of the board, all of it unless that would be too small; `below` are pixels at the bottom
   * covered by something else.
   */
  show(box: Box, most = LARGEST / this.size, least = 0, glide = true, below = 0): void {
    const w = Math.max(1, box.right - box.left);
    const h = Math.max(1, box.bottom - box.top);
    const k = Math.min(
      most,
      Math.max(this.least, least, Math.min(this.width / w, (this.height - this.topInset - below) / h)),
    );
    this.lookAt(
      (box.left + box.right) / 2,
      (box.top + box.bottom) / 2 - (this.topInset - below) / 2 / k,
      k,
      glide,
    );
  }

  lookAt(x: number, y: number, k = this.k, glide = true): void {
    this.glide(
      zoomIdentity
        .translate(this.width / 2, this.height / 2)
        .scale(k)
        .translate(-x, -y),
      glide,
    );
  }

  /** Move just far enough to have a point in the window, with a margin. */
  reveal(x: number, y: number, margin: number): void {
    const m = Math.min(margin, this.width / 3, (this.height - this.topInset) / 3);
    const [px, py] = [x * this.k + this.x, y * this.k + this.y];
    const dx = Math.max(0, m - px) - Math.max(0, px - (this.width - m));
    const dy = Math.max(0, m + this.topInset - py) - Math.max(0, py - (this.height - m));
    if (dx || dy) this.glide(new ZoomTransform(this.k, this.x + dx, this.y + dy), true);
  }

  panBy(dx: number, dy: number): void {
    this.glide(new ZoomTransform(this.k, this.x + dx, this.y + dy), true);
  }

  zoomBy(factor: number): void {
    const k = Math.min(LARGEST / this.size, Math.max(this.least, this.k * factor));
    const [cx, cy] = [(this.width / 2 - this.x) / this.k, (this.height / 2 - this.y) / this.k];
    this.lookAt(cx, cy, k);
  }

  destroy(): void {
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.resting);
    this.watch.disconnect();
    select(this.host).on(".zoom", null);
  }

  private measure(): void {
    const [cx, cy] = [(this.width / 2 - this.x) / this.k, (this.height / 2 - this.y) / this.k];
    const { clientWidth, clientHeight } = this.host;
    if (!clientWidth || !clientHeight) return;
    const first = this.width === 1;
    if (clientWidth === this.width && clientHeight === this.height) return;
    const lower = clientWidth === this.width; // only the height changed: keep the map where it is
    this.width = clientWidth;
    this.height = clientHeight;
    this.limits();
    if (first) this.lookAt(this.paper.width / 2, this.paper.height / 2, this.least, false);
    else if (lower) this.glide(new ZoomTransform(this.k, this.x, this.y), false);
    else this.lookAt(cx, cy, Math.max(this.k, this.least), false);
    this.onChange("rests");
  }

  private limits(): void {
    this.least = Math.min(
      LARGEST / this.size,
      this.width / (this.paper.width + 20),
      (this.height - this.topInset) / (this.paper.height + 20),
    );
    this.behaviour.scaleExtent([this.least, Math.max(this.least, LARGEST / this.size)]);
  }

  private constrain(t: ZoomTransform): ZoomTransform {
    return new ZoomTransform(
      t.k,
      within(t.x, this.paper.width * t.k, this.width),
      within(t.y, this.paper.height * t.k, this.height),
    );
  }

  private start(event: D3ZoomEvent<HTMLElement, unknown>): void {
    if (event.sourceEvent) cancelAnimationFrame(this.gliding);
    clearTimeout(this.resting);
  }

  private apply(t: ZoomTransform, by: Event | null): void {
    if (by?.type === "mousemove") this.host.classList.add("is-dragged");
    this.restless = true;
    this.k = t.k;
    this.x = t.x;
    this.y = t.y;
    const stretch = t.k / this.base;
    const passes = !(stretch < STRETCHED && stretch > SHRUNK);
    if (passes) this.sharpen();
    this.put();
    this.onChange(passes ? "passes" : "moves");
  }

  /** While zooming, the contents were drawn at another scale. */
  get isStretched(): boolean {
    return this.k !== this.base;
  }

  /** How much the contents are stretched. */
  get stretch(): number {
    return this.k / this.base;
  }

  /** The smallest scale there is. */
  get leastScale(): number {
    return this.least;
  }

  private end(): void {
    this.host.classList.remove("is-dragged");
    clearTimeout(this.resting);
    if (!this.restless) return; // a click
    if (this.base === this.k) this.rest();
    else this.resting = window.setTimeout(() => this.rest(), REST);
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.restless = false;
    this.sharpen();
    this.put();
    this.onChange("rests");
  }

  private sharpen(): void {
    if (this.base === this.k) return;
    this.base = this.k;
    this.enlarge(this.k);
  }

  private put(): void {
    const stretch = this.k / this.base;
    // whole pixels keep the drawing sharp
    const [x, y] = stretch === 1 ? [Math.round(this.x), Math.round(this.y)] : [this.x, this.y];
    this.world.classList.toggle("is-stretched", stretch !== 1);
    this.world.style.transform =
      stretch === 1 ? `translate3d(${x}px, ${y}px, 0)` : `translate3d(${x}px, ${y}px, 0) scale(${stretch})`;
  }

  private glide(to: ZoomTransform, smooth: boolean): void {
    cancelAnimationFrame(this.gliding);
    const put = (t: ZoomTransform): void =>
      void select(this.host).call(this.behaviour.transform, this.constrain(t));
    const arrive = (): void => {
      put(to);
      this.rest();
    };
    if (!smooth || still() || document.hidden) {
      arrive();
      return;
    }
    const from = new ZoomTransform(this.k, this.x, this.y);
    const [w, h] = [this.width / 2, this.height / 2];
    const begin = performance.now();
    const frame = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begin) / GLIDE));
      if (t === 1) {
        arrive();
        return;
      }
      const e = 1 - (1 - t) ** 3;
      const k = from.k * (to.k / from.k) ** e;
      const cx = interpolate((w - from.x) / from.k, (w - to.x) / to.k, e);
      const cy = interpolate((h - from.y) / from.k, (h - to.y) / to.k, e);
      put(new ZoomTransform(k, w - cx * k, h - cy * k));
      this.gliding = requestAnimationFrame(frame);
    };
    this.gliding = requestAnimationFrame(frame);
  }
}

/** Clamp the start of the sheet: a little past the edges, less if it fits into the window. */
export function within(at: number, long: number, window: number): number {
  const spare = window * (long <= window ? SLACK : SPARE);
  return Math.min(Math.max(0, window - long) + spare, Math.max(Math.min(0, window - long) - spare, at));
}

function interpolate(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function accepts(event: Event): boolean {
  if (event.type === "wheel") return true;
  if (event instanceof MouseEvent) return event.button === 0 && !event.ctrlKey;
  return true;
}
