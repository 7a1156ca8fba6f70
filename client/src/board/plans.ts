import type { PlanAnswer } from "../protocol";
import { arrow, head, smoothPath, trimEnds } from "./arrows";
import type { Lattice, Point } from "./lattice";
import { el, label, path } from "./svg";

export type PlanDrawing = Pick<PlanAnswer, "arrows" | "marks" | "notes">;

const STEPS = [1, 2, 3]; // of danger
const HATCH = 9; // pixels from hair to hair
let patternCount = 0;

/** The player's own pencil: hatched arrows, dashed ways with the ghost of who goes, marks, notes; and danger. */
export class PlanLayer {
  readonly low = el("g", { class: "bd-danger" });
  readonly high = el("g", { class: "bd-plan" });
  private readonly hatch = `bd-plan-${++patternCount}`;

  constructor(private readonly lattice: Lattice) {}

  /** `draft` are the hexes of an arrow that is being drawn, `named` how a unit is called. */
  draw(
    { arrows, marks, notes }: PlanDrawing,
    draft: readonly string[],
    named: (unit: string) => string,
  ): void {
    this.high.replaceChildren();
    if (arrows.length > 0) this.high.append(this.pattern(this.hatch, 1.5, "bd-plan-hair", 45, 6));
    for (const one of arrows) {
      const points = this.points(one.way);
      if (points.length < 2) continue;
      this.high.append(...(one.kind === "attack" ? this.attack(points) : dashed(points)));
      if (one.kind === "move" && one.unit) this.high.append(...ghost(points.at(-1)!, named(one.unit)));
    }
    for (const { hex, sign } of marks)
      for (const at of this.points([hex])) this.high.append(...markAt(at, sign));
    for (const { hex, text } of notes)
      for (const [x, y] of this.points([hex])) this.high.append(label("bd-plan-note", x, y + 31, text));
    for (const [x, y] of this.points(draft.slice(0, 1)))
      this.high.append(el("circle", { class: "bd-plan-draft", cx: x, cy: y, r: 17 }));
    const begun = this.points(draft);
    if (begun.length > 1) this.high.append(path("bd-plan-way", smoothPath(begun)));
  }

  /** Hatching that thickens in three steps. */
  danger(hexes: Readonly<Record<string, number>>): void {
    this.low.replaceChildren();
    for (const step of STEPS) {
      const d = Object.keys(hexes)
        .filter((name) => hexes[name] === step && this.lattice.has(name))
        .map((name) => this.lattice.polygon(this.lattice.index(name), this.lattice.radius * 0.96))
        .join("");
      if (!d) continue;
      const id = `${this.hatch}-${step}`;
      this.low.append(
        this.pattern(id, [1, 2.2, 4][step - 1]!, "bd-danger-hair", -45, HATCH),
        el("path", { class: "bd-danger-area", "data-step": step, d, fill: `url(#${id})` }),
      );
    }
  }

  private pattern(id: string, thick: number, cls: string, angle: number, apart: number): SVGDefsElement {
    const look = { id, width: apart, height: apart, patternUnits: "userSpaceOnUse" };
    const hair = el("path", { class: cls, d: `M0 0V${apart}`, "stroke-width": thick * 2 }); // half of it is cut off
    return el("defs", {}, el("pattern", { ...look, patternTransform: `rotate(${angle})` }, hair));
  }

  private attack(points: readonly Point[]): Element[] {
    const [from, to] = [points.at(-2)!, points.at(-1)!];
    const d = arrow(from, to, { start: points.length > 2 ? 0 : 14, end: 15, bow: points.length > 2 ? 0 : 9 });
    const rest = points.length > 2 ? [path("bd-plan-way", smoothPath(points.slice(0, -1)))] : [];
    return [
      ...rest,
      path("bd-plan-bed", d),
      el("path", { class: "bd-plan-arrow", d, fill: `url(#${this.hatch})` }),
    ];
  }

  private points(hexes: readonly string[]): Point[] {
    return hexes
      .map((name) => this.lattice.index(name))
      .filter((hex) => hex >= 0)
      .map((hex): Point => [this.lattice.x[hex]!, this.lattice.y[hex]!]);
  }
}

function dashed(points: readonly Point[]): Element[] {
  const ends = trimEnds(points, 8, 20);
  const d = smoothPath(ends);
  return [
    path("bd-plan-bed", d),
    path("bd-plan-way", d),
    path("bd-plan-head", head(ends.at(-2)!, ends.at(-1)!, 7)),
  ];
}

/** The dashed frame of a counter that is not there. */
function ghost([x, y]: Point, name: string): Element[] {
  const frame = { x: x - 17, y: y - 17, width: 34, height: 34, rx: 5 };
  return [el("rect", { class: "bd-plan-ghost", ...frame }), label("bd-plan-name", x, y + 4, name)];
}

function markAt([x, y]: Point, sign: string): Element[] {
  const at = (d: string) => [path("bd-plan-bed", d), path("bd-plan-sign", d)];
  const spot = (dx: number, dy: number): string => `${x + dx} ${y + dy}`;
  if (sign === "target")
    return at(
      `M${spot(-19, 0)}h10M${spot(9, 0)}h10M${spot(0, -19)}v10M${spot(0, 9)}v10M${spot(12, 0)}a12 12 0 1 0 -24 0a12 12 0 1 0 24 0`,
    );
  if (sign === "hold")
    return at(`M${spot(-19, 12)}v-8a19 19 0 0 1 38 0v8M${spot(-24, 12)}h10M${spot(14, 12)}h10`);
  return at(
    `M${spot(-20, 0)}Q${spot(0, -20)} ${spot(20, 0)}Q${spot(0, 20)} ${spot(-20, 0)}ZM${spot(5, 0)}a5 5 0 1 0 -10 0a5 5 0 1 0 10 0`,
  );
}
