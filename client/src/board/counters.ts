import type { Rect } from "./boxes";
import { type Box, type Detail, detail, MANY, visible, within } from "./culling";
import { dot } from "./dots";
import { type Lattice, num } from "./lattice";
import type { Piece, Position } from "./position";
import type { Printer } from "./printer";
import { FACE, hit, lay, type StackLayout, top } from "./stacks";
import { el, parseSvg, path, sheet } from "./svg";
import { lettering } from "./type/index";

interface Stack {
  readonly hex: number;
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly Piece[];
  readonly layout: StackLayout;
  element: SVGGElement | null;
  detail: Detail;
}

const BADGES = 27; // pixels: the edge of a counter in a hex of 44, from which marks and stack sizes are shown
const DOT = 2.5; // pixels, half the width of a dot

/** The counters on the map. Stack sizes are on a layer of their own, above the arrows. */
export class Counters {
  readonly element: SVGSVGElement;
  readonly counts = el("g", { class: "bd-counts" });
  private readonly crowd = el("g", { class: "bd-crowd" });
  private readonly group = el("g");
  private readonly stacks = new Map<number, Stack>();
  private area: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  private level: Detail = "full";
  private zoom = 1;
  private sketch = false;
  private merged = false;
  private isSmall = false;
  private scale = 1;

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
    private printer: Printer,
    private readonly describe: (hex: number, pieces: readonly Piece[]) => string,
    width: number,
    height: number,
  ) {
    this.element = sheet("board-counters", width, height);
    this.element.removeAttribute("aria-hidden");
    this.element.append(this.crowd, this.group);
  }

  setPrinter(printer: Printer): void {
    this.printer = printer;
    this.refresh(this.stacks.keys());
    this.redraw();
  }

  setScale(scale: number): void {
    this.scale = scale;
    this.refresh(this.stacks.keys());
    this.grade();
    this.redraw();
  }

  private grade(): void {
    const pixels = lay(1, this.scale).edge * this.zoom;
    this.level = this.sketch || this.merged ? "dots" : detail(pixels);
    this.isSmall = this.level === "dots" || pixels < BADGES;
    this.element.classList.toggle("is-full", this.level !== "dots");
    this.element.classList.toggle("is-small", this.isSmall);
  }

  /** Redraw hexes that have changed. */
  update(hexes: Iterable<number>): void {
    const list = [...hexes];
    this.refresh(list);
    this.grade();
    if (this.level === "dots" || list.length > 40) {
      this.redraw();
      return;
    }
    for (const hex of list) {
      const stack = this.stacks.get(hex);
      if (stack && this.inView(stack)) this.insert(stack);
    }
    this.drawCounts();
  }

  /**
   * The window moved: draw the counters in this area at this scale; `merged` where armies stand for them and
   * they are only dots.
   */
  show(area: Box, k: number, sketch = false, merged = false): void {
    const [level, zoom, small] = [this.level, this.zoom, this.isSmall];
    this.sketch = sketch;
    this.merged = merged;
    this.zoom = k;
    this.area = area;
    this.grade();
    const same = level === this.level && small === this.isSmall && (level !== "dots" || k === zoom);
    if (!same || this.position.count > MANY) this.redraw();
  }

  /** The counter under a point of the board. */
  under(hex: number, x: number, y: number): string | undefined {
    const stack = this.stacks.get(hex);
    if (!stack) return undefined;
    const at = hit(stack.layout, x - stack.x, y - stack.y);
    return at < 0 ? undefined : stack.pieces[at]?.id;
  }

  /** The position of the top counter of a hex, or null. */
  place(hex: number): { x: number; y: number; edge: number } | null {
    const stack = this.stacks.get(hex);
    if (!stack) return null;
    const [x, y] = top(stack.layout);
    return { x: stack.x + x, y: stack.y + y, edge: stack.layout.edge };
  }

  /** Whether a hex is near enough to the window to be drawn; always true where there are few counters. */
  near(hex: number): boolean {
    return (
      this.position.count <= MANY ||
      within(this.area, this.lattice.x[hex]!, this.lattice.y[hex]!, this.lattice.pitch)
    );
  }

  /** The rectangles of all stacks on the screen, unless they are dots. */
  rects(k: number): Rect[] {
    if (this.level === "dots") return [];
    return [...this.stacks.values()].map(({ x, y, layout }): Rect => {
      const half = layout.edge / 2 + 3;
      return [(x - half) * k, (y - half) * k, (x + half) * k, (y + half) * k];
    });
  }

  occupied(hex: number): boolean {
    return this.stacks.has(hex);
  }

  private refresh(hexes: Iterable<number>): void {
    for (const hex of [...hexes]) {
      this.stacks.get(hex)?.element?.remove();
      const pieces = this.position.at(hex);
      if (!pieces.length) this.stacks.delete(hex);
      else
        this.stacks.set(hex, {
          hex,
          x: this.lattice.x[hex]!,
          y: this.lattice.y[hex]!,
          pieces,
          layout: lay(pieces.length, this.scale),
          element: null,
          detail: "full",
        });
    }
  }

  private inView(stack: Stack): boolean {
    return this.near(stack.hex);
  }

  private redraw(): void {
    if (this.level === "dots") {
      this.group.replaceChildren();
      this.drawCrowd();
      this.drawCounts();
      return;
    }
    this.crowd.replaceChildren();
    const stay = visible(this.stacks.values(), this.position.count, this.area, this.lattice.pitch).sort(
      (a, b) => a.y - b.y || a.x - b.x,
    );
    const elements = stay.map((stack) => this.elementOf(stack));
    const children = this.group.children;
    if (children.length !== elements.length || elements.some((one, i) => children[i] !== one))
      this.group.replaceChildren(...elements);
    this.drawCounts();
  }

  private insert(stack: Stack): void {
    const element = this.elementOf(stack);
    for (const other of this.group.children) {
      const { x, y } = this.stacks.get(Number((other as SVGElement).dataset.n))!;
      if (y > stack.y || (y === stack.y && x > stack.x)) {
        other.before(element);
        return;
      }
    }
    this.group.append(element);
  }

  private elementOf(stack: Stack): SVGGElement {
    if (stack.element && stack.detail === this.level) return stack.element;
    stack.element?.remove();
    const { layout, pieces } = stack;
    const k = layout.edge / FACE;
    const element = el("g", {
      class: "bd-stack",
      transform: `translate(${num(stack.x)} ${num(stack.y)})`,
      role: "img",
      "aria-label": this.describe(stack.hex, pieces),
    });
    element.dataset.n = String(stack.hex);
    element.dataset.hex = this.lattice.labels[stack.hex]!;
    element.dataset.units = pieces.map((piece) => piece.id).join(" ");
    layout.at.forEach(([x, y], i) => {
      const one = this.printer.counter(pieces[layout.under + i]!, this.level);
      one.setAttribute("transform", `translate(${num(x)} ${num(y)}) scale(${k.toFixed(4)})`);
      element.append(one);
    });
    this.addMarks(element, stack, k);
    stack.element = element;
    stack.detail = this.level;
    return element;
  }

  private addMarks(element: SVGGElement, { layout, pieces }: Stack, k: number): void {
    const [x, y] = top(layout);
    // on the left edge, so that the values stay readable
    this.printer.visibleMarks(pieces[pieces.length - 1]!.marks).forEach((id, i) => {
      const one = parseSvg(this.printer.mark(id));
      one.setAttribute("class", "bd-mark");
      one.setAttribute(
        "transform",
        `translate(${num(x + 1.5 * k)} ${num(y + (56 - i * 15.5) * k)}) scale(${(k * 1.06).toFixed(4)})`,
      );
      element.append(one);
    });
  }

  /** Far away, a stack is a dot in its side's colour. */
  private drawCrowd(): void {
    const paths = new Map<string, string>();
    const r = this.merged ? DOT / this.zoom : Math.max(lay(1, this.scale).edge / 2, DOT / this.zoom);
    for (const stack of this.stacks.values()) {
      const { side } = stack.pieces[stack.pieces.length - 1]!;
      paths.set(side, (paths.get(side) ?? "") + dot(this.printer.sideNumber(side), stack.x, stack.y, r));
    }
    this.crowd.replaceChildren(
      ...[...paths].map(([side, d]) => {
        const look = this.printer.look(side);
        return el("path", {
          d,
          fill: look.face,
          stroke: this.printer.line(side),
          "stroke-width": num(r / 4),
        });
      }),
    );
  }

  private drawCounts(): void {
    this.counts.replaceChildren();
    if (this.isSmall) return;
    let [discs, digits] = ["", ""];
    for (const stack of this.stacks.values()) {
      const n = stack.pieces.length;
      if (n < 2 || !this.inView(stack)) continue;
      const k = stack.layout.edge / FACE;
      const [left, high] = top(stack.layout);
      const [x, y] = [stack.x + left + 56 * k, stack.y + high + 3 * k];
      discs += dot(1, x, y, 9 * k);
      digits += lettering(String(n), x, y + 4.5 * k, { size: 12.8 * k, most: 14 * k });
    }
    if (discs) this.counts.append(path("bd-disc", discs), path("bd-count", digits));
  }
}
