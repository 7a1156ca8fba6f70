import type { Board, Event, Hidden, Menu, Odds, OverlayAnswer, OverlayInfo, UnitNow } from "../protocol";
import { ArmyControl } from "./armyControl";
import { Assault, type Say } from "./assault";
import { Camera, type Motion, still } from "./camera";
import type { Theme } from "./colour";
import { Counters } from "./counters";
import { type Box, contains, expand } from "./culling";
import { Cursor, type Sign } from "./cursor";
import { hexWords, percent, stackWords } from "./descriptions";
import { setDetailLevel } from "./detailLevel";
import { Emitter } from "./emitter";
import type { BoardEvents } from "./events";
import { Flights } from "./flights";
import { frameView, type View } from "./framing";
import { HighlightLayer, highlightsOf } from "./highlights";
import { KeyboardCursor } from "./keyboard";
import { type Direction, Lattice } from "./lattice";
import { Layers } from "./layers";
import { Minimap } from "./minimap";
import { Overlays } from "./overlays";
import { Picture } from "./picture";
import { type How, Pointer } from "./pointer";
import { Position } from "./position";
import { Printer } from "./printer";
import { Scenery } from "./scenery";
import { EDGE } from "./stacks";
import { type Move, movesIn, Trails } from "./trails";

export type { Direction } from "./lattice";

type Lang = "fr" | "en";

/** The board: map picture, counters and everything drawn over them. It knows no game. */
export class BoardView {
  readonly armies: ArmyControl;
  readonly scenery: Scenery;
  private printer: Printer;
  private readonly lattice: Lattice;
  private readonly position: Position;
  private readonly layers: Layers;
  private readonly camera: Camera;
  private readonly picture: Picture;
  private readonly counters: Counters;
  private readonly highlights: HighlightLayer;
  private readonly assault: Assault;
  private readonly overlays: Overlays;
  private readonly trails: Trails;
  private readonly pointerMarks: Cursor;
  private readonly flights: Flights;
  private readonly keyboard: KeyboardCursor;
  private readonly pointer: Pointer;
  private readonly ending = new AbortController();
  private readonly emitter = new Emitter<BoardEvents>();
  private overview: Minimap | null = null;
  private menu: Menu | null = null;
  private part: readonly string[] = [];
  private odds: Odds | null = null;
  private scale = 1;
  private hoverHex = -1;
  private sceneryFrame = 0;
  private pendingView: View | null = null;
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
    const speak = (hex: number, pieces: Parameters<typeof stackWords>[1]): string =>
      stackWords(this.lattice.labels[hex]!, pieces, this.board, this.say);
    this.counters = new Counters(this.lattice, this.position, this.printer, speak, board.width, board.height);
    this.highlights = new HighlightLayer(this.lattice, this.position, this.counters);
    this.assault = new Assault(this.lattice, this.position, this.say, (share) => percent(share, this.lang));
    this.overlays = new Overlays(this.lattice, (hex) => this.counters.occupied(hex));
    this.trails = new Trails(this.lattice, this.position);
    this.pointerMarks = new Cursor(this.lattice);
    this.flights = new Flights(this.lattice, this.position, (hexes) => this.counters.update(hexes));
    this.scenery = new Scenery(this.lattice, this.position, this.counters, this.printer, this.say);
    const { scenery, overlays, highlights, assault, trails, counters, flights, picture } = this;
    const cursor = this.pointerMarks;
    const parts = { scenery, overlays, highlights, assault, cursor, trails, counters, flights, picture };
    this.layers = new Layers(board, parts);
    this.layers.attach(host, this.theme);
    this.caption();
    const enlarge = (k: number): void => this.layers.enlarge(k);
    this.camera = new Camera(host, this.layers.world, board, board.size, enlarge, (how) => this.onMove(how));
    const announce = (hex: number): void => this.announce(hex);
    this.keyboard = new KeyboardCursor(this.lattice, this.camera, this.pointerMarks, announce);
    const redraw = (): void => this.soonScenery();
    this.armies = new ArmyControl(host, this.scenery.far, this.camera, this.lattice, this.emitter, redraw);
    this.pointer = new Pointer(host, {
      tap: (x, y, how, shift) => this.onTap(x, y, how, shift),
      why: (x, y, how) => this.askWhy(x, y, how),
      hover: (x, y) => {
        this.armies.hover(this.camera.toBoard(x, y));
        this.hover(this.hexAt(x, y));
      },
      leave: () => this.hover(-1),
      press: () => this.pointerMarks.show(-1),
    });
    host.addEventListener("focus", () => host.matches(":focus-visible") && this.keyboard.enter(), {
      signal: this.ending.signal,
    });
    this.onMove("rests");
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
    this.scenery.setBoard(board);
    this.caption();
    this.reprint();
  }

  /** Show a whole position; only hexes that changed are redrawn. */
  setPosition(units: readonly UnitNow[], hidden: readonly Hidden[]): void {
    this.refresh(this.position.replace(units, hidden));
  }

  /** Update some units; `hidden` always lists all hidden ones. */
  patch(units: readonly UnitNow[], hidden: readonly Hidden[]): void {
    this.refresh(this.position.patch(units, hidden));
  }

  /** Animate events, starting from the position before them. */
  async play(events: readonly Event[]): Promise<void> {
    if (still()) this.setTrails(movesIn(events));
    await this.flights.play(events, this.printer, EDGE * this.scale);
    this.overview?.counters(this.printer);
  }

  /** `part` are the hexes that only part of a group can enter. */
  setMenu(menu: Menu | null, part: readonly string[] = []): void {
    this.menu = menu;
    this.part = part;
    this.scenery.setMenu(menu);
    this.soonScenery();
    this.counters.update(this.position.raise(menu?.held ?? null));
    this.highlights.draw(highlightsOf(menu, this.lattice, this.position, part));
  }

  setOdds(odds: Odds | null): void {
    this.odds = odds;
    this.assault.draw(odds, this.printer);
  }

  /** Show an overlay, or remove it if the answer is null. Returns the names of the overlays shown. */
  setOverlay(
    name: string,
    style: OverlayInfo["style"],
    answer: OverlayAnswer | null,
    side?: string,
  ): string[] {
    this.overlays.set(name, style, answer, this.printer, side);
    return this.overlays.names;
  }

  setTrails(moves: readonly Move[]): void {
    this.trails.draw(moves, this.printer);
  }

  setWays(ways: readonly (readonly string[])[]): void {
    this.trails.lead(ways);
  }

  setWhy(hex: string | null, sign: Sign = "why"): void {
    this.pointerMarks.ask(hex === null ? -1 : this.lattice.index(hex), sign);
  }

  setCounterScale(scale: number): void {
    if (scale === this.scale) return;
    this.scale = scale;
    this.counters.setScale(scale);
    this.refresh(new Set());
  }

  hideCounters(hide: boolean): void {
    this.layers.world.classList.toggle("is-bare", hide);
  }

  showNumbers(show: boolean): void {
    this.picture.setNumbers(show);
    this.picture.show(this.camera.box, this.camera.k, true);
  }

  showNames(show: boolean): void {
    this.layers.world.classList.toggle("is-nameless", !show);
  }

  select(hex: string | null): void {
    this.pointerMarks.select(hex === null ? -1 : this.lattice.index(hex));
  }

  // ---- the cursor ----

  get cursor(): string | null {
    return this.lattice.labels[this.keyboard.hex] ?? null;
  }

  set cursor(hex: string | null) {
    this.keyboard.show(hex === null ? -1 : this.lattice.index(hex));
  }

  moveCursor(way: Direction): void {
    this.keyboard.move(way);
  }

  goTo(hex: string): void {
    if (this.lattice.has(hex)) this.keyboard.goTo(this.lattice.index(hex));
  }

  /** Describe a hex in words: terrain, movement cost, units. */
  describe(hex: string): string {
    const i = this.lattice.index(hex);
    if (i < 0) return "";
    const may = highlightsOf(this.menu, this.lattice, this.position);
    const words = hexWords(i, this.position.at(i), this.board, may, this.say);
    return [words, ...this.scenery.markers.words(hex)].join(", ");
  }

  // ---- the window ----

  fit(what: View, glide = true, below = 0): void {
    this.pendingView = this.camera.isMeasured ? null : what;
    if (!this.pendingView)
      frameView(what, this.camera, this.board, this.lattice, this.position, glide, below);
  }

  /** Pixels at the top of the window covered by something else. */
  set topInset(pixels: number) {
    this.camera.topInset = pixels;
  }

  centre(hex: string): void {
    const i = this.lattice.index(hex);
    if (i >= 0) this.camera.lookAt(this.lattice.x[i]!, this.lattice.y[i]!);
  }

  panBy(dx: number, dy: number): void {
    this.camera.panBy(dx, dy);
  }

  zoomBy(factor: number): void {
    this.camera.zoomBy(factor);
  }

  /** The centre of a hex on the screen, and its size from flat to flat. */
  place(hex: string): { x: number; y: number; size: number } | null {
    const i = this.lattice.index(hex);
    const [x, y] = this.camera.toClient(this.lattice.x[i] ?? 0, this.lattice.y[i] ?? 0);
    return i < 0 ? null : { x, y, size: this.board.size * this.camera.k };
  }

  minimap(host: HTMLElement): void {
    this.overview?.destroy();
    this.overview = new Minimap(host, this.camera, this.lattice, this.position, this.say("board-minimap"));
    this.overview.draw(this.board, this.printer, this.theme, this.lang);
  }

  on<K extends keyof BoardEvents>(type: K, fn: (what: BoardEvents[K]) => void): () => void {
    return this.emitter.on(type, fn);
  }

  destroy(): void {
    this.ending.abort();
    cancelAnimationFrame(this.sceneryFrame);
    this.pointer.destroy();
    this.flights.destroy();
    this.camera.destroy();
    this.overview?.destroy();
    this.emitter.clear();
    this.host.classList.remove("board");
    this.host.replaceChildren();
  }

  private caption(): void {
    this.host.setAttribute("aria-label", this.say("board-label", { title: this.board.title }));
  }

  private reprint(): void {
    this.printer = new Printer(this.board, this.theme);
    this.counters.setPrinter(this.printer);
    this.scenery.setPrinter(this.printer);
    this.soonScenery();
    this.assault.draw(this.odds, this.printer);
    this.overlays.redraw(this.printer);
    this.trails.redraw(this.printer);
    this.picture.show(this.camera.box, this.camera.k, true);
    this.overview?.draw(this.board, this.printer, this.theme, this.lang);
  }

  private refresh(hexes: Set<number>): void {
    this.counters.update(hexes);
    if (hexes.size) this.scenery.far.update();
    this.soonScenery();
    if (this.menu) this.highlights.draw(highlightsOf(this.menu, this.lattice, this.position, this.part));
    if (this.odds) this.assault.draw(this.odds, this.printer);
    if (hexes.size) this.overview?.counters(this.printer);
  }

  private onMove(how: Motion): void {
    if (!this.camera) return; // the camera reports once while it is being constructed
    const { box, k, isStretched } = this.camera;
    this.overview?.follow(box);
    this.layers.stretch(this.camera.stretch);
    if (how === "moves" && isStretched) return; // while zooming, the picture is only stretched
    const settled = how !== "moves";
    const sketch = how === "passes" && this.board.far; // enough while a large map is moving
    this.picture.show(box, k, settled, sketch);
    if (settled || !contains(this.area, box)) {
      this.area = expand(box, 0.25);
      this.counters.show(this.area, k, sketch, this.scenery.far.merges(this.hexSize));
      this.drawScenery(sketch);
      if (!sketch) this.highlights.redraw();
    }
    if (!settled) return;
    setDetailLevel(this.layers.world, this.layers.sheets, this.board.size * k, k, sketch);
    this.emitter.emit("view", { k, box, hex: this.hexSize, least: this.leastHexSize });
    if (this.pendingView) this.fit(this.pendingView);
  }

  private drawScenery(sketch = false): void {
    cancelAnimationFrame(this.sceneryFrame);
    this.sceneryFrame = 0;
    this.scenery.draw(this.camera, this.area, this.board.size, sketch);
  }

  /** Several changes of one frame are drawn once. */
  private soonScenery(): void {
    this.sceneryFrame ||= requestAnimationFrame(() => this.drawScenery());
  }

  /** The size of a hex on the screen, and the smallest there is. */
  get hexSize(): number {
    return this.board.size * this.camera.k;
  }

  get leastHexSize(): number {
    return this.board.size * this.camera.leastScale;
  }

  private hexAt(x: number, y: number): number {
    return this.lattice.atPoint(...this.camera.toBoard(x, y));
  }

  private onTap(x: number, y: number, how: How, shift: boolean): void {
    const point = this.camera.toBoard(x, y);
    const under = this.lattice.atPoint(...point);
    if (!this.highlights.has(under) && this.armies.tap(point)) return; // a lit hex lies over an army
    if (under < 0) return;
    // enlarged counters reach into neighbouring hexes
    const near = this.scale > 1 ? [under, ...this.lattice.neighbours(under)] : [under];
    const hex = near.find((one) => this.counters.under(one, ...point)) ?? under;
    const top = this.counters.under(hex, ...point);
    this.keyboard.hex = hex;
    const unit = top?.startsWith("?") ? undefined : top;
    this.emitter.emit("hex", { hex: this.lattice.labels[hex]!, unit, how, shift });
  }

  private askWhy(x: number, y: number, how: How): void {
    const hex = this.hexAt(x, y);
    if (hex >= 0) this.emitter.emit("why", { hex: this.lattice.labels[hex]!, how });
  }

  private hover(hex: number): void {
    if (hex === this.hoverHex) return;
    this.hoverHex = hex;
    this.emitter.emit("hover", { hex: this.lattice.labels[hex] ?? null });
  }

  private announce(hex: number): void {
    const name = this.lattice.labels[hex]!;
    this.layers.live.textContent = this.describe(name);
    this.emitter.emit("cursor", { hex: name, text: this.describe(name) });
  }
}
