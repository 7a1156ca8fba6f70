import { detail, kept, MANY, within, type Box, type Detail } from "./culling";
import { dot } from "./dots";
import { num, type Lattice } from "./lattice";
import type { Piece, Position } from "./position";
import type { Printer } from "./printer";
import { FACE, hit, lay, top, type Laid } from "./stacks";
import { el, parsed, path, sheet } from "./svg";
import { lettering } from "./type/index";

interface Stack {
  readonly hex: number;
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly Piece[];
  readonly laid: Laid;
  element: SVGGElement | null;
  detail: Detail;
}

/** The counters on the map: real elements for those in view, and their counts on a sheet of their own, above arrows. */
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
  private scale = 1;

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
    private printer: Printer,
    private readonly spoken: (hex: number, pieces: readonly Piece[]) => string,
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
    this.level = this.sketch ? "dots" : detail(lay(1, this.scale).edge * this.zoom, this.position.count);
    this.element.classList.toggle("is-full", this.level === "full");
  }

  /** Hexes that look different now. */
  update(hexes: Iterable<number>): void {
    const list = [...hexes];
    this.refresh(list);
    this.grade();
    if (this.level === "dots" || list.length > 40) return this.redraw();
    for (const hex of list) {
      const stack = this.stacks.get(hex);
      if (stack && this.inView(stack)) this.insert(stack);
    }
    this.drawCounts();
  }

  /** The window moved: which part of the board to keep ready, and how large it is drawn. */
  show(area: Box, k: number, sketch = false): void {
    const [level, zoom] = [this.level, this.zoom];
    this.sketch = sketch;
    this.zoom = k;
    this.area = area;
    this.grade();
    const same = level === this.level && (level !== "dots" || k === zoom);
    if (!same || this.position.count > MANY) this.redraw();
  }

  /** The counter under a point of the board. */
  under(hex: number, x: number, y: number): string | undefined {
    const stack = this.stacks.get(hex);
    if (!stack) return undefined;
    const at = hit(stack.laid, x - stack.x, y - stack.y);
    return at < 0 ? undefined : stack.pieces[at]?.id;
  }

  /** Where the uppermost counter of a hex lies, if there is one. */
  place(hex: number): { x: number; y: number; edge: number } | null {
    const stack = this.stacks.get(hex);
    if (!stack) return null;
    const [x, y] = top(stack.laid);
    return { x: stack.x + x, y: stack.y + y, edge: stack.laid.edge };
  }

  /** Whether a mark in a hex is worth drawing: where there are many counters, only near the window. */
  near(hex: number): boolean {
    return this.position.count <= MANY || within(this.area, this.lattice.x[hex]!, this.lattice.y[hex]!, this.lattice.pitch);
  }

  occupied(hex: number): boolean {
    return this.stacks.has(hex);
  }

  private refresh(hexes: Iterable<number>): void {
    for (const hex of [...hexes]) {
      this.stacks.get(hex)?.element?.remove();
      const pieces = this.position.at(hex);
      if (!pieces.length) this.stacks.delete(hex);
      else this.stacks.set(hex, { hex, x: this.lattice.x[hex]!, y: this.lattice.y[hex]!, pieces, laid: lay(pieces.length, this.scale), element: null, detail: "full" });
    }
  }

  private inView(stack: Stack): boolean {
    return this.near(stack.hex);
  }

  private redraw(): void {
    if (this.level === "dots") {
      this.group.replaceChildren();
      this.drawCrowd();
      return this.drawCounts();
    }
    this.crowd.replaceChildren();
    const stay = kept(this.stacks.values(), this.position.count, this.area, this.lattice.pitch).sort((a, b) => a.y - b.y || a.x - b.x);
    const wanted = stay.map((stack) => this.drawn(stack));
    const children = this.group.children;
    if (children.length !== wanted.length || wanted.some((one, i) => children[i] !== one)) this.group.replaceChildren(...wanted);
    this.drawCounts();
  }

  private insert(stack: Stack): void {
    const made = this.drawn(stack);
    for (const other of this.group.children) {
      const { x, y } = this.stacks.get(Number((other as SVGElement).dataset.n))!;
      if (y > stack.y || (y === stack.y && x > stack.x)) {
        other.before(made);
        return;
      }
    }
    this.group.append(made);
  }

  private drawn(stack: Stack): SVGGElement {
    if (stack.element && stack.detail === this.level) return stack.element;
    stack.element?.remove();
    const { laid, pieces } = stack;
    const k = laid.edge / FACE;
    const made = el("g", { class: "bd-stack", transform: `translate(${num(stack.x)} ${num(stack.y)})`, role: "img", "aria-label": this.spoken(stack.hex, pieces) });
    made.dataset.n = String(stack.hex);
    made.dataset.hex = this.lattice.labels[stack.hex]!;
    made.dataset.units = pieces.map((piece) => piece.id).join(" ");
    laid.at.forEach(([x, y], i) => {
      const one = this.printer.counter(pieces[laid.under + i]!, this.level);
      one.setAttribute("transform", `translate(${num(x)} ${num(y)}) scale(${k.toFixed(4)})`);
      made.append(one);
    });
    if (this.level === "full") this.addMarks(made, stack, k);
    stack.element = made;
    stack.detail = this.level;
    return made;
  }

  private addMarks(made: SVGGElement, { laid, pieces }: Stack, k: number): void {
    const [x, y] = top(laid);
    // one above the other on the left edge: beside them the values stay to be read
    this.printer.known(pieces[pieces.length - 1]!.marks).forEach((id, i) => {
      const one = parsed(this.printer.mark(id));
      one.setAttribute("transform", `translate(${num(x + 1.5 * k)} ${num(y + (56 - i * 15.5) * k)}) scale(${(k * 1.06).toFixed(4)})`);
      made.append(one);
    });
  }

  /** From afar a counter is a spot of its side. */
  private drawCrowd(): void {
    const paths = new Map<string, string>();
    const r = Math.max(lay(1, this.scale).edge / 2, 2.4 / this.zoom);
    for (const stack of this.stacks.values()) {
      const { side } = stack.pieces[stack.pieces.length - 1]!;
      paths.set(side, (paths.get(side) ?? "") + dot(this.printer.sideNumber(side), stack.x, stack.y, r));
    }
    this.crowd.replaceChildren(
      ...[...paths].map(([side, d]) => {
        const look = this.printer.look(side);
        return el("path", { d, fill: look.face, stroke: this.printer.line(side), "stroke-width": num(r / 4) });
      }),
    );
  }

  private drawCounts(): void {
    this.counts.replaceChildren();
    if (this.level !== "full") return;
    let [discs, digits] = ["", ""];
    for (const stack of this.stacks.values()) {
      const n = stack.pieces.length;
      if (n < 2 || !this.inView(stack)) continue;
      const k = stack.laid.edge / FACE;
      const [left, high] = top(stack.laid);
      const [x, y] = [stack.x + left + 56 * k, stack.y + high + 3 * k];
      discs += dot(1, x, y, 9 * k);
      digits += lettering(String(n), x, y + 4.5 * k, { size: 12.8 * k, most: 14 * k });
    }
    if (discs) this.counts.append(path("bd-disc", discs), path("bd-count", digits));
  }
}
