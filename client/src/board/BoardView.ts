import type { Board, Event, Hidden, Menu, Odds, OverlayAnswer, OverlayInfo, UnitNow } from "../protocol";
import { Assault, type Say } from "./assault";
import { Camera, still, type Motion } from "./camera";
import { coarsen } from "./coarse";
import type { Theme } from "./colour";
import { Counters } from "./counters";
import { grown, holds, type Box } from "./culling";
import { Cursor, type Sign } from "./cursor";
import { Flights } from "./flights";
import { foot, framed, paper, type View } from "./framing";
import { Hearing } from "./hearing";
import { Lattice, type Direction } from "./lattice";
import { Minimap } from "./minimap";
import { Names } from "./names";
import { Overlays } from "./overlays";
import { Brass, permitted } from "./permitted";
import { Picture } from "./picture";
import { Pointer, type How } from "./pointer";
import { Position } from "./position";
import { Printer } from "./printer";
import { hexWords, percent, stackWords } from "./spoken";
import { EDGE } from "./stacks";
import { sheet } from "./svg";
import { Trails, type Move } from "./trails";

export type { Direction } from "./lattice";
type Lang = "fr" | "en";

export interface BoardEvents {
  /** A hex was chosen, with the counter that was hit, if one was. */
  hex: { hex: string; unit: string | undefined; how: How };
  /** Why not here? A right click or a long press. */
  why: { hex: string };
  hover: { hex: string | null };
  cursor: { hex: string; text: string };
  /** The window rests on another part of the board. */
  view: { k: number; box: Box };
}

const COMFORT = 92; // pixels of a hex when looking at the front, at most
const LEGIBLE = 54; // and at least
const TOUCHED = 66; // at least, under a finger
const PRINTED = 16; // and when looking at what is printed beside the hexes

/** The board: picture, counters and everything drawn over them, moved as one. It knows no game. */
export class BoardView {
  private printer: Printer;
  private readonly lattice: Lattice;
  private readonly position: Position;
  private readonly world = document.createElement("div");
  private readonly live = document.createElement("div");
  private readonly camera: Camera;
  private readonly picture: Picture;
  private readonly counters: Counters;
  private readonly brass: Brass;
  private readonly assault: Assault;
  private readonly overlays: Overlays;
  private readonly trails: Trails;
  private readonly pointerMarks: Cursor;
  private readonly flights: Flights;
  private readonly names = new Names();
  private readonly hand: Pointer;
  private readonly ending = new AbortController();
  private readonly hearing = new Hearing<BoardEvents>();
  private readonly sheets: SVGSVGElement[];
  private readonly plane = document.createElement("div");
  private small: Minimap | null = null;
  private menu: Menu | null = null;
  private odds: Odds | null = null;
  private scale = 1;
  private at = -1;
  private hovered = -1;
  private wanted: View | null = null;
  private area: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  private theme: Theme;
  private lang: Lang;
  private readonly say: Say;

  constructor(
    private readonly host: HTMLElement,
    private board: Board,
    opts: { theme: Theme; lang: Lang; say(id: string, args?: Record<string, string | number>): string },
  ) {
    this.theme = opts.theme;
    this.lang = opts.lang;
    this.say = (id, args) => opts.say(id, args);
    this.lattice = new Lattice(board);
    this.position = new Position(board, this.lattice);
    this.printer = new Printer(board, this.theme);
    this.picture = new Picture(board, this.theme, this.lang);
    const speak = (hex: number, pieces: Parameters<typeof stackWords>[1]): string => stackWords(this.lattice.labels[hex]!, pieces, this.board, this.say);
    this.counters = new Counters(this.lattice, this.position, this.printer, speak, board.width, board.height);
    this.brass = new Brass(this.lattice, this.position, this.counters);
    this.assault = new Assault(this.lattice, this.position, this.say, (share) => percent(share, this.lang));
    this.overlays = new Overlays(this.lattice, (hex) => this.counters.occupied(hex));
    this.trails = new Trails(this.lattice, this.position);
    this.pointerMarks = new Cursor(this.lattice);
    this.flights = new Flights(this.lattice, this.position, (hexes) => this.counters.update(hexes));
    this.sheets = this.build();
    this.camera = new Camera(host, this.world, board, board.size, (k) => this.enlarge(k), (how) => this.moved(how));
    this.hand = new Pointer(host, {
      tap: (x, y, how) => this.tapped(x, y, how),
      why: (x, y) => this.asked(x, y),
      hover: (x, y) => this.hover(this.hexAt(x, y)),
      leave: () => this.hover(-1),
      press: () => this.pointerMarks.show(-1),
    });
    host.addEventListener("focus", () => this.focused(), { signal: this.ending.signal });
    this.moved("rests");
  }

  // ---- what is shown ----

  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.host.dataset.theme = theme;
    this.picture.setTheme(theme);
    this.reprint();
  }

  /** The same board again, in another language. */
  setBoard(board: Board, lang: Lang = document.documentElement.lang.startsWith("en") ? "en" : "fr"): void {
    if (board === this.board && lang === this.lang) return;
    this.board = board;
    this.lang = lang;
    this.position.setBoard(board);
    this.picture.setBoard(board, lang);
    this.names.set(board);
    this.names.show(this.area, this.lattice.pitch * 4);
    this.caption();
    this.reprint();
  }

  /** A whole position; only what differs from the one shown is drawn again. */
  setPosition(units: readonly UnitNow[], hidden: readonly Hidden[]): void {
    this.redrawn(this.position.replace(units, hidden));
  }

  /** Some units; of those hidden, all. */
  patch(units: readonly UnitNow[], hidden: readonly Hidden[]): void {
    this.redrawn(this.position.patch(units, hidden));
  }

  /** Show events as they happen, from the position before them. */
  async play(events: readonly Event[]): Promise<void> {
    if (still()) this.setTrails(events.flatMap((e) => (e.kind === "moved" && e.unit !== null ? [{ unit: e.unit, path: e.path }] : [])));
    await this.flights.play(events, this.printer, EDGE * this.scale);
    this.small?.counters(this.printer);
  }

  setMenu(menu: Menu | null): void {
    this.menu = menu;
    this.counters.update(this.position.raise(menu?.held ?? null));
    this.brass.draw(permitted(menu, this.lattice, this.position));
  }

  setOdds(odds: Odds | null): void {
    this.odds = odds;
    this.assault.draw(odds, this.printer);
  }

  /** Lay an answer of the server over the map, or take it off. Of areas the last two stay; says what is now shown. */
  setOverlay(name: string, style: OverlayInfo["style"], answer: OverlayAnswer | null, side?: string): string[] {
    this.overlays.set(name, style, answer, this.printer, side);
    return this.overlays.names;
  }

  setTrails(moves: readonly Move[]): void {
    this.trails.draw(moves, this.printer);
  }

  setWhy(hex: string | null, sign: Sign = "why"): void {
    this.pointerMarks.ask(hex === null ? -1 : this.lattice.index(hex), sign);
  }

  setCounterScale(scale: number): void {
    if (scale === this.scale) return;
    this.scale = scale;
    this.counters.setScale(scale);
    this.redrawn(new Set());
  }

  hideCounters(hide: boolean): void {
    this.world.classList.toggle("is-bare", hide);
  }

  showNumbers(show: boolean): void {
    this.picture.setNumbers(show);
    this.picture.show(this.camera.box, this.camera.k, true);
  }

  showNames(show: boolean): void {
    this.world.classList.toggle("is-nameless", !show);
  }

  select(hex: string | null): void {
    this.pointerMarks.select(hex === null ? -1 : this.lattice.index(hex));
  }

  // ---- the cursor ----

  get cursor(): string | null {
    return this.lattice.labels[this.at] ?? null;
  }

  set cursor(hex: string | null) {
    this.at = hex === null ? -1 : this.lattice.index(hex);
    this.pointerMarks.show(this.at);
  }

  moveCursor(way: Direction): void {
    if (this.at < 0) return this.begin();
    const next = this.lattice.toward(this.at, way);
    this.stand(next < 0 ? this.at : next);
  }

  goTo(hex: string): void {
    if (this.lattice.has(hex)) this.stand(this.lattice.index(hex));
  }

  /** A hex in words: terrain, what it costs, who is there. */
  describe(hex: string): string {
    const i = this.lattice.index(hex);
    return i < 0 ? "" : hexWords(i, this.position.at(i), this.board, permitted(this.menu, this.lattice, this.position), this.say);
  }

  // ---- the window ----

  fit(what: View, glide = true): void {
    this.wanted = this.camera.measured ? null : what;
    if (this.wanted) return;
    if (what === "foot") return this.camera.lookAt(...foot(this.lattice, paper(this.board), this.camera, PRINTED / this.board.size), glide);
    const box = what === "all" ? null : framed(what, this.lattice, this.position);
    if (!box) return this.camera.show(paper(this.board), undefined, 0, glide);
    const least = what === "field" ? 0 : matchMedia("(pointer: coarse)").matches ? TOUCHED : LEGIBLE;
    this.camera.show(box, COMFORT / this.board.size, least / this.board.size, glide);
  }

  /** So many pixels at the top lie under something else. */
  set covered(pixels: number) {
    this.camera.covered = pixels;
  }

  centre(hex: string): void {
    const i = this.lattice.index(hex);
    if (i >= 0) this.camera.lookAt(this.lattice.x[i]!, this.lattice.y[i]!);
  }

  zoomBy(factor: number): void {
    this.camera.zoomBy(factor);
  }

  /** Where a hex is on the screen: its centre, and its size flat to flat. */
  place(hex: string): { x: number; y: number; size: number } | null {
    const i = this.lattice.index(hex);
    if (i < 0) return null;
    const [x, y] = this.camera.toClient(this.lattice.x[i]!, this.lattice.y[i]!);
    return { x, y, size: this.board.size * this.camera.k };
  }

  minimap(host: HTMLElement): void {
    this.small?.destroy();
    this.small = new Minimap(host, this.camera, this.lattice, this.position, this.say("board-minimap"));
    this.small.draw(this.board, this.printer, this.theme, this.lang);
  }

  on<K extends keyof BoardEvents>(type: K, fn: (what: BoardEvents[K]) => void): () => void {
    return this.hearing.on(type, fn);
  }

  destroy(): void {
    this.ending.abort();
    this.hand.destroy();
    this.flights.destroy();
    this.camera.destroy();
    this.small?.destroy();
    this.hearing.clear();
    this.host.classList.remove("board");
    this.host.replaceChildren();
  }

  // ---- inside ----

  private build(): SVGSVGElement[] {
    const { width, height } = this.board;
    const [low, mid, high] = [sheet("board-low", width, height), sheet("board-mid", width, height), sheet("board-high", width, height)];
    this.names.set(this.board);
    low.append(this.names.low, this.overlays.low, this.brass.low, this.assault.low, this.pointerMarks.low, this.trails.low);
    mid.append(this.names.high);
    high.append(this.brass.high, this.overlays.high, this.assault.high, this.counters.counts, this.assault.badge, this.pointerMarks.high);
    this.world.className = "board-world";
    this.plane.className = "board-plane";
    this.plane.append(low, this.counters.element, mid, high, this.flights.element);
    this.world.append(this.picture.element, this.plane);
    this.live.className = "board-live";
    this.live.setAttribute("aria-live", "polite");
    this.host.classList.add("board");
    this.host.dataset.theme = this.theme;
    this.host.tabIndex = 0;
    this.host.setAttribute("role", "application");
    this.caption();
    this.host.append(this.world, this.live);
    return [low, mid, high];
  }

  private enlarge(k: number): void {
    this.picture.enlarge(k);
    this.plane.style.transform = `scale(${k})`;
  }

  private caption(): void {
    this.host.setAttribute("aria-label", this.say("board-label", { title: this.board.title }));
  }

  private reprint(): void {
    this.printer = new Printer(this.board, this.theme);
    this.counters.setPrinter(this.printer);
    this.assault.draw(this.odds, this.printer);
    this.overlays.redraw(this.printer);
    this.trails.redraw(this.printer);
    this.picture.show(this.camera.box, this.camera.k, true);
    this.small?.draw(this.board, this.printer, this.theme, this.lang);
  }

  private redrawn(hexes: Set<number>): void {
    this.counters.update(hexes);
    if (this.menu) this.brass.draw(permitted(this.menu, this.lattice, this.position));
    if (this.odds) this.assault.draw(this.odds, this.printer);
    if (hexes.size) this.small?.counters(this.printer);
  }

  private moved(how: Motion): void {
    if (!this.camera) return; // it measures itself before it is known here
    const { box, k, stretched } = this.camera;
    this.small?.follow(box);
    if (how === "moves" && stretched) return; // a hand zooms: what is there is stretched, the rest can wait
    const [settled, sketch] = [how !== "moves", how === "passes" && this.board.far]; // of a large map a sketch will do in passing
    this.picture.show(box, k, settled, sketch);
    if (settled || !holds(this.area, box)) {
      this.area = grown(box, 0.25);
      this.counters.show(this.area, k, sketch);
      if (!sketch) this.names.show(this.area, this.lattice.pitch * 4);
      if (!sketch) this.brass.redraw();
    }
    if (!settled) return;
    coarsen(this.world, this.sheets, this.board.size * k, k, sketch);
    this.hearing.tell("view", { k, box });
    if (this.wanted) this.fit(this.wanted);
  }

  private hexAt(x: number, y: number): number {
    return this.lattice.atPoint(...this.camera.toBoard(x, y));
  }

  private tapped(x: number, y: number, how: How): void {
    const point = this.camera.toBoard(x, y);
    const under = this.lattice.atPoint(...point);
    if (under < 0) return;
    // counters made larger than usual reach into the hexes beside theirs
    const near = this.scale > 1 ? [under, ...this.lattice.neighbours(under)] : [under];
    const hex = near.find((one) => this.counters.under(one, ...point)) ?? under;
    const unit = this.counters.under(hex, ...point);
    this.at = hex;
    this.hearing.tell("hex", { hex: this.lattice.labels[hex]!, unit: unit?.startsWith("?") ? undefined : unit, how });
  }

  private asked(x: number, y: number): void {
    const hex = this.hexAt(x, y);
    if (hex >= 0) this.hearing.tell("why", { hex: this.lattice.labels[hex]! });
  }

  private hover(hex: number): void {
    if (hex === this.hovered) return;
    this.hovered = hex;
    this.hearing.tell("hover", { hex: this.lattice.labels[hex] ?? null });
  }

  private focused(): void {
    if (!this.host.matches(":focus-visible")) return;
    if (this.at < 0) this.begin();
    else this.stand(this.at);
  }

  /** The cursor's first hex: the one in the middle of the window, or the nearest to it. */
  private begin(): void {
    const { box } = this.camera;
    this.stand(this.lattice.nearest((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  }

  private stand(hex: number): void {
    this.at = hex;
    this.pointerMarks.show(hex);
    this.camera.reveal(this.lattice.x[hex]!, this.lattice.y[hex]!, Math.max(60, this.board.size * this.camera.k));
    const name = this.lattice.labels[hex]!;
    const text = this.describe(name);
    this.live.textContent = text;
    this.hearing.tell("cursor", { hex: name, text });
  }
}
