import type { OverlayAnswer, OverlayArea, OverlayInfo, OverlayKey } from "../protocol";
import { head, smoothPath, trimEnds } from "./arrows";
import { dot } from "./dots";
import { star } from "./glyphs";
import { type Lattice, num, type Point } from "./lattice";
import { outline } from "./outline";
import type { Printer } from "./printer";
import { el, label, path } from "./svg";
import { lettering } from "./type/index";

type Style = OverlayInfo["style"];
type Look = OverlayKey["look"];
interface OverlayLayer {
  readonly style: Style;
  readonly answer: OverlayAnswer;
  readonly side: string | undefined;
  readonly low: SVGGElement;
  readonly high: SVGGElement;
}

const MOST = 2; // areas at once
const AREAS: readonly Style[] = ["zone", "threat", "control", "reach"];
let patternCount = 0;

/** Overlays on the map: areas below the counters, lines and numbers above. */
export class Overlays {
  readonly low = el("g", { class: "bd-overlays" });
  readonly high = el("g", { class: "bd-overlays" });
  private readonly layers = new Map<string, OverlayLayer>();

  constructor(
    private readonly lattice: Lattice,
    private readonly occupied: (hex: number) => boolean,
  ) {}

  get names(): string[] {
    return [...this.layers.keys()];
  }

  set(name: string, style: Style, answer: OverlayAnswer | null, printer: Printer, side?: string): void {
    this.remove(name);
    if (!answer) return;
    if (AREAS.includes(style)) {
      const areas = [...this.layers].filter(([, other]) => AREAS.includes(other.style));
      for (const [other] of areas.slice(0, Math.max(0, areas.length - MOST + 1))) this.remove(other);
    }
    const one: OverlayLayer = {
      style,
      answer,
      side,
      low: el("g", { class: `bd-o-${style}` }),
      high: el("g", { class: `bd-o-${style}` }),
    };
    this.layers.set(name, one);
    this.low.append(one.low);
    this.high.append(one.high);
    this.draw(one, printer);
  }

  redraw(printer: Printer): void {
    for (const one of this.layers.values()) {
      one.low.replaceChildren();
      one.high.replaceChildren();
      this.draw(one, printer);
    }
  }

  private remove(name: string): void {
    const one = this.layers.get(name);
    one?.low.remove();
    one?.high.remove();
    this.layers.delete(name);
  }

  private draw(one: OverlayLayer, printer: Printer): void {
    const texts = new Map<number, string>();
    for (const [name, words] of Object.entries(one.answer.hexes)) {
      const hex = this.lattice.index(name);
      if (hex >= 0) texts.set(hex, words);
    }
    const { rest: hexes, looks } = splitByLook(texts, one.answer.key);
    const d = outline(this.lattice, new Set(hexes.keys()));
    switch (one.style) {
      case "zone":
        this.drawTexture(one, d, printer.line(one.side ?? ""), "M0 0V10");
        break;
      case "threat":
        this.drawTexture(one, d, printer.line(one.side ?? ""), "M2.5 2.5h.01M7.5 7.5h.01");
        this.figures(one, hexes);
        break;
      case "control":
        this.control(one, hexes, printer);
        break;
      case "objective":
        this.objectives(one, hexes, printer);
        break;
      case "reach":
        one.low.append(path("bd-may", d), path("bd-may-bed", d), path("bd-may-edge", d));
        this.figures(one, hexes);
        break;
      case "line":
        if (d) one.low.append(path("bd-fed", d));
        break;
    }
    this.drawKey(one, looks);
    for (const area of one.answer.areas) this.area(one, area, printer);
    if (one.answer.line.length) this.line(one);
    if (one.answer.lines.length) this.lines(one);
  }

  /** Hexes named in the overlay's key: a dashed border round all, filled hexes, and crossed-out hexes. */
  private drawKey(one: OverlayLayer, looks: ReadonlyMap<Look, ReadonlySet<number>>): void {
    const all = outline(this.lattice, new Set([...looks.values()].flatMap((set) => [...set])));
    if (looks.has("edge"))
      one.low.append(path("bd-k-area", all), path("bd-k-bed", all), path("bd-k-edge", all));
    const full = outline(this.lattice, looks.get("full") ?? new Set());
    if (full) one.low.append(path("bd-k-full", full), path("bd-k-bed", full), path("bd-k-solid", full));
    const crossHexes = looks.get("cross") ?? new Set<number>();
    if (crossHexes.size === 0) return;
    const d = outline(this.lattice, crossHexes);
    one.low.append(path("bd-k-shut", d), path("bd-k-bed", d), path("bd-k-dots", d));
    let crosses = "";
    for (const hex of crossHexes) crosses += cross(this.lattice.x[hex]! - 29, this.lattice.y[hex]!, 5);
    one.high.append(path("bd-k-cross-bed", crosses), path("bd-k-cross", crosses));
  }

  /** An area within its own border, and its words above and below it. */
  private area(one: OverlayLayer, { hexes, look, text, side }: OverlayArea, printer: Printer): void {
    const inside = new Set(hexes.map((name) => this.lattice.index(name)).filter((hex) => hex >= 0));
    const d = outline(this.lattice, inside);
    if (!d) return;
    const ink = side ? printer.line(side) : null;
    const ring = path(`bd-ring bd-ring-${look}`, d);
    if (ink) ring.style.stroke = ink;
    one.low.append(path("bd-ring-bed", d), ring);
    for (const [sign, off] of [
      [-1, -0.62],
      [1, 0.8],
    ] as const) {
      const end = [...inside].reduce((a, b) =>
        sign * (this.lattice.y[b]! - this.lattice.y[a]!) > 0 ? b : a,
      );
      const words = label(
        `bd-ring-t bd-ring-t-${look}`,
        num(this.lattice.x[end]!),
        num(this.lattice.y[end]! + this.lattice.pitch * off),
        text,
      );
      if (ink) words.style.fill = ink;
      one.high.append(words);
    }
  }

  /** All lines, each with an arrowhead. */
  private lines(one: OverlayLayer): void {
    let [d, heads] = ["", ""];
    for (const line of one.answer.lines) {
      const points = this.beside(line);
      if (points.length < 2) continue;
      d += smoothPath(trimEnds(points, 0, 2));
      heads += head(points[points.length - 2]!, points[points.length - 1]!, 6);
    }
    one.high.append(path("bd-line-bed bd-many", d), path("bd-line bd-many", d), path("bd-line-head", heads));
  }

  /** The points of a line, beside the counters. */
  private beside(line: readonly string[]): Point[] {
    const off: Point = this.lattice.flat ? [27, 0] : [0, 27];
    const hexes = line.map((name) => this.lattice.index(name)).filter((hex) => hex >= 0);
    return hexes.map((hex): Point => [this.lattice.x[hex]! + off[0], this.lattice.y[hex]! + off[1]]);
  }

  /** Hairlines or dots in the side's colour, with a dashed border. */
  private drawTexture(one: OverlayLayer, d: string, ink: string, texture: string): void {
    if (!d) return;
    const id = `bd-pattern-${++patternCount}`;
    const pattern = el(
      "pattern",
      {
        id,
        width: one.style === "zone" ? 7.5 : 10,
        height: 10,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(-45)",
      },
      el("path", { class: "bd-hair", d: texture, stroke: ink }),
    );
    one.low.append(
      el("defs", {}, pattern),
      el("path", { class: "bd-textured", d, fill: `url(#${id})` }),
      path("bd-dash-bed", d),
      el("path", { class: "bd-dash", d, stroke: ink }),
    );
  }

  private figures(one: OverlayLayer, hexes: ReadonlyMap<number, string>): void {
    let d = "";
    for (const [hex, words] of hexes) {
      const [x, y] = [this.lattice.x[hex]!, this.lattice.y[hex]!];
      if (words)
        d += this.occupied(hex)
          ? lettering(words, x - 30, y + 4.4, { size: 12 })
          : lettering(words, x, y + 6, { size: 16 });
    }
    if (d) one.high.append(path("bd-figure", d));
  }

  /** One area for each side: a hex's text names the side, otherwise it is the side the overlay is about. */
  private control(one: OverlayLayer, hexes: ReadonlyMap<number, string>, printer: Printer): void {
    const sides = new Map<string, Set<number>>();
    for (const [hex, words] of hexes) {
      const side = printer.sideNumber(words) >= 0 ? words : (one.side ?? words);
      sides.set(side, (sides.get(side) ?? new Set()).add(hex));
    }
    for (const [side, set] of sides) {
      const d = outline(this.lattice, set);
      const ink = printer.line(side);
      one.low.append(
        el("path", { class: "bd-held", d, fill: ink }),
        path("bd-held-bed", d),
        el("path", { class: "bd-held-edge", d, stroke: ink }),
      );
    }
  }

  /** A border round all hexes, and in each a star, or the shape and colour of the side named there. */
  private objectives(one: OverlayLayer, hexes: ReadonlyMap<number, string>, printer: Printer): void {
    const d = outline(this.lattice, new Set(hexes.keys()));
    one.low.append(path("bd-goal-bed", d), path("bd-goal", d));
    let texts = "";
    for (const [hex, words] of hexes) {
      const [x, y] = [this.lattice.x[hex]! - 29, this.lattice.y[hex]!];
      const isSide = printer.sideNumber(words) >= 0;
      one.high.append(
        el("path", {
          class: "bd-goal-star",
          d: isSide ? dot(printer.sideNumber(words), x, y, 6.4) : star(x, y, 7.5),
          fill: isSide ? printer.line(words) : null,
        }),
      );
      if (words && !isSide) texts += lettering(words, x, y + 20, { size: 14, most: 26 });
    }
    if (texts) one.high.append(path("bd-goal-t", texts));
  }

  /** A dotted line beside the counters, with chevrons towards the source and its length in words. */
  private line(one: OverlayLayer): void {
    const points = this.beside(one.answer.line);
    if (points.length === 1) points.push([points[0]![0] + 0.1, points[0]![1]]);
    if (points.length < 2) return;
    const d = smoothPath(trimEnds(points, 0, 4));
    one.high.append(path("bd-line-bed", d), path("bd-line", d));
    let chevrons = "";
    for (let i = 1; i < points.length; i += points.length > 12 ? 3 : 2) {
      const [a, b] = [points[i - 1]!, points[i]!];
      chevrons += head(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 6);
    }
    const last = points[points.length - 1]!;
    chevrons += head(points[points.length - 2]!, last, 8);
    one.high.append(path("bd-line-head", chevrons));
    if (!one.answer.text) return;
    const middle = points[Math.floor(points.length / 2)]!;
    one.high.append(
      ...wrapText(one.answer.text, 22).map((words, i) =>
        label("bd-line-t", num(middle[0] + 10), num(middle[1] + 4 + 11 * i), words),
      ),
    );
  }
}

/** Separate the hexes named in the key, by their look, from the others. */
export function splitByLook(
  hexes: ReadonlyMap<number, string>,
  key: readonly OverlayKey[],
): { rest: Map<number, string>; looks: Map<Look, Set<number>> } {
  const [rest, looks] = [new Map<number, string>(), new Map<Look, Set<number>>()];
  for (const [hex, words] of hexes) {
    const look = key.find((one) => one.id === words)?.look;
    if (look === undefined) rest.set(hex, words);
    else looks.set(look, (looks.get(look) ?? new Set()).add(hex));
  }
  return { rest, looks };
}

function cross(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y - r)}l${2 * r} ${2 * r}M${num(x + r)} ${num(y - r)}l${-2 * r} ${2 * r}`;
}

/** Break a text into short lines. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
