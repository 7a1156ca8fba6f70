import type { Board, Menu } from "../protocol";
import { type Army, type ArmyPlace, armiesOf, fullStrength, PLATE, roomySize, spread, TALL } from "./armies";
import { armyFace } from "./armyFace";
import type { Say } from "./assault";
import type { Rect } from "./boxes";
import { aside, frontLines, smooth } from "./frontLine";
import { type Lattice, num, type Point } from "./lattice";
import { rings } from "./outline";
import { pocketsOf } from "./pockets";
import type { Piece, Position } from "./position";
import type { Printer } from "./printer";
import { el, path } from "./svg";
import { ARMIES_BELOW, BADGES_FROM } from "./zooms";

const FACE = 60;

/** What is drawn where hexes are small: armies in place of counters, and the line between the sides. */
export class FarView {
  readonly low = el("g", { class: "bd-front" });
  readonly high = el("g", { class: "bd-armies" });
  private board: Board;
  private printer: Printer;
  private full = 1;
  private armies: Army[] | null = null;
  private lines: Point[][] | null = null;
  private cut: Map<string, Set<number>> | null = null;
  private places: ArmyPlace[] = [];
  private ready: ReadonlySet<string> = new Set();
  private key = ""; // of the armies drawn
  private ground = ""; // of the line and the pockets drawn
  private size = 42;
  private selected = "";

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
    printer: Printer,
    private readonly say: Say,
  ) {
    this.board = printer.board;
    this.printer = printer;
    this.setPrinter(printer);
  }

  setPrinter(printer: Printer): void {
    this.printer = printer;
    this.board = printer.board;
    this.full = fullStrength(this.board);
    this.update();
  }

  /** The position has changed: what is drawn is worked out again when it is next shown. */
  update(): void {
    this.armies = null;
    this.lines = null;
    this.cut = null;
    this.key = "";
  }

  /** Units that may be chosen now: their armies have corners. */
  setMenu(menu: Menu | null): void {
    const units = menu?.verbs.filter((verb) => verb.kind === "unit").flatMap((verb) => verb.nouns) ?? [];
    this.ready = new Set(units);
    this.key = "";
  }

  /** Whether armies stand for counters in hexes of this size. */
  merges(hex: number): boolean {
    return hex < ARMIES_BELOW && this.board.armies.length > 1;
  }

  /** Draw for a scale; in a sketch, while the map is passing by, without the line and the pockets. */
  show(k: number, hex: number, sketch = false): void {
    const merges = this.merges(hex);
    const ground = sketch ? "" : `${k}`;
    if (ground !== this.ground || this.key === "") {
      this.ground = ground;
      const front = !sketch && hex < BADGES_FROM && this.board.armies.length > 1 ? this.front(k) : [];
      this.low.replaceChildren(...(merges && !sketch ? this.pockets(k) : []), ...front);
    }
    const key = `${k} ${this.selected}`;
    if (key === this.key) return;
    this.key = key;
    if (merges) this.size = roomySize(this.all, k, innerWidth < 700 ? 36 : innerHeight < 760 ? 33 : 42);
    this.places = merges ? spread(this.all, k, this.size) : [];
    for (const group of [this.low, this.high]) group.setAttribute("transform", `scale(${1 / k})`);
    this.low.classList.toggle("is-far", merges);
    this.high.parentElement?.classList.toggle("is-merged", merges); // hides the corners of single counters
    this.high.replaceChildren(...this.leads(), ...this.places.map((place) => this.counter(place)));
  }

  /** The rectangles of the armies on the screen. */
  get rects(): Rect[] {
    const half = this.size / 2 + (this.size === PLATE ? 0 : 2);
    const down = this.size === PLATE ? half : this.size * (TALL - 0.5);
    return this.places.map(({ x, y }) => [x - half, y - half, x + half, y + down]);
  }

  /** The army whose counter lies under a point, in pixels of the map. */
  at(x: number, y: number): Army | null {
    const i = this.rects.findIndex(([l, t, r, b]) => x >= l && x <= r && y >= t && y <= b);
    return (this.places[i] ?? this.nearest(x, y))?.army ?? null;
  }

  /** A plate is smaller than a finger: the nearest one is meant. */
  private nearest(x: number, y: number): ArmyPlace | null {
    if (this.size !== PLATE) return null;
    const far = (place: ArmyPlace): number => Math.hypot(place.x - x, place.y - y);
    const [best] = [...this.places].sort((p, q) => far(p) - far(q));
    return best && far(best) < PLATE ? best : null;
  }

  find(key: string): Army | undefined {
    return this.all.find((army) => army.key === key);
  }

  select(key: string): void {
    this.selected = key;
  }

  name(army: Army): string {
    return army.info?.text ?? this.say("board-reserves", { side: this.printer.sideName(army.side) });
  }

  /** An army in one line: name, units, strength. */
  describe(army: Army): string {
    return this.say("board-army", {
      army: this.name(army),
      units: army.units.length,
      attack: army.attack,
    });
  }

  get all(): Army[] {
    this.armies ??= armiesOf(this.board, this.lattice, this.position);
    return this.armies;
  }

  isReady(army: Army): boolean {
    return army.units.some(({ id }) => this.ready.has(id));
  }

  /** The counter of an army, 60 units wide. */
  face(army: Army, size = FACE): string {
    const look = {
      code: army.info?.code ?? "R",
      kind: army.kind,
      share: army.attack / this.full,
      isReserve: army.info === null,
      isSmall: size < 34,
      isPlate: size === PLATE,
      isIsolated: this.isIsolated(army),
    };
    return armyFace(look, this.printer.look(army.side));
  }

  private isIsolated({ units }: Army): boolean {
    return units.every((piece) => this.isCutOff(piece));
  }

  private counter({ army, x, y }: ArmyPlace): SVGGElement {
    const k = this.size / FACE;
    const one = el("g", { class: "bd-own-size", role: "img", "aria-label": this.describe(army) });
    const ring = army.key === this.selected;
    one.innerHTML =
      `<g transform="translate(${num(-this.size / 2)} ${num(-this.size / 2)}) scale(${k.toFixed(4)})">` +
      (ring
        ? this.size === PLATE
          ? PLATE_RING
          : RING
        : this.isReady(army) && this.size !== PLATE
          ? CORNERS
          : "") +
      `${this.face(army, this.size)}</g>`;
    const group = el("g", { class: "bd-army", transform: `translate(${num(x)} ${num(y)})` }, one);
    group.dataset.army = army.key;
    return group;
  }

  /** A hairline back to where the units are, for counters pushed far from there. */
  private leads(): SVGPathElement[] {
    const far = this.places.filter(
      ({ x, y, homeX, homeY }) => Math.hypot(x - homeX, y - homeY) > 0.6 * this.size,
    );
    const d = far.map(({ x, y, homeX, homeY }) => `M${num(homeX)} ${num(homeY)}L${num(x)} ${num(y)}`);
    return d.length ? [path("bd-lead", d.join(""))] : [];
  }

  private front(k: number): SVGPathElement[] {
    this.lines ??= frontLines(this.lattice, this.sides());
    const [bed, right, left, ticks] = ["", "", "", ""].map(() => [] as string[]) as [
      string[],
      string[],
      string[],
      string[],
    ];
    for (const one of this.lines) {
      const line = smooth(one.map(([x, y]): Point => [x * k, y * k]));
      const [own, inner] = [aside(line, 2), aside(line, 6.5)];
      bed.push(pathOf(line));
      right.push(pathOf(own));
      left.push(pathOf(aside(line, -2)));
      let gone = 0;
      for (let i = 1; i < own.length; i++) {
        gone += Math.hypot(own[i]![0] - own[i - 1]![0], own[i]![1] - own[i - 1]![1]);
        if (gone < 22) continue;
        gone = 0;
        ticks.push(pathOf([own[i]!, inner[i]!]));
      }
    }
    const [first, second] = this.board.sides.map(({ id }) => this.printer.line(id));
    const stroke = (cls: string, d: string[], ink?: string) =>
      el("path", { class: cls, d: d.join(""), stroke: ink });
    return [
      stroke("bd-front-bed", bed),
      stroke("bd-front-line", left, second),
      stroke("bd-front-line", right, first),
      stroke("bd-front-tick", ticks, first),
    ];
  }

  /** The ground of those who are cut off, hatched in their side's colour. */
  private pockets(k: number): Element[] {
    this.cut ??= pocketsOf(this.lattice, this.position, (piece) => this.isCutOff(piece));
    return [...this.cut].flatMap(([side, hexes], i) => {
      const d = rings(this.lattice, hexes)
        .map((ring) => `${pathOf(ring.map(([x, y]): Point => [x * k, y * k]))}Z`)
        .join("");
      const ink = this.printer.line(side);
      const id = `bd-pocket-${i}`;
      const look = {
        id,
        width: 6,
        height: 6,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(45)",
      };
      const hair = el("path", { class: "bd-pocket-hair", d: "M0 0V6", stroke: ink });
      return [
        el("defs", {}, el("pattern", look, hair)),
        el("path", { class: "bd-pocket", d, fill: `url(#${id})`, stroke: ink }),
      ];
    });
  }

  private isCutOff({ marks }: Piece): boolean {
    return marks.some((mark) => this.printer.isIsolation(mark));
  }

  /** The side whose counter lies on top of each stack. */
  private sides(): Map<number, number> {
    const found = new Map<number, number>();
    for (const hex of this.position.hexes) {
      const side = this.position.at(hex).at(-1)?.side;
      if (side !== undefined) found.set(hex, this.printer.sideNumber(side));
    }
    return found;
  }
}

const RING =
  '<rect class="bd-army-ring-bed" x="-4" y="-4" width="68" height="80" rx="8"/>' +
  '<rect class="bd-army-ring" x="-4" y="-4" width="68" height="80" rx="8"/>';
const PLATE_RING = '<rect class="bd-army-ring" x="-5" y="-5" width="70" height="70" rx="12"/>';
const BRACKET = "M-5 7V-5H7M53-5H65V7M65 65V77H53M7 77H-5V65";
const CORNERS = `<path class="bd-army-corner-bed" d="${BRACKET}"/><path class="bd-army-corner" d="${BRACKET}"/>`;

function pathOf(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;
}
