import type { Event } from "../protocol";
import { head, smoothPath, trimEnds } from "./arrows";
import { dot } from "./dots";
import type { Lattice, Point } from "./lattice";
import type { Position } from "./position";
import type { Printer } from "./printer";
import { el, path } from "./svg";

export interface Move {
  readonly unit: string;
  readonly path: readonly string[];
}

/** The moves among events that lead from one hex to another. */
export function movesIn(events: readonly Event[]): Move[] {
  return events.flatMap(({ kind, unit, path: hexes }) =>
    kind === "moved" && unit !== null && hexes.length > 1 ? [{ unit, path: hexes }] : [],
  );
}

/**
 * Where counters came from: a dashed line from an open ring to a head. Those who went the same way share one.
 */
export class Trails {
  readonly low = el("g", { class: "bd-trails" });
  /** The way to the hex pointed at, or those of a group. */
  readonly way = el("g", { class: "bd-ways" });
  private moves: readonly Move[] = [];

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
  ) {}

  draw(moves: readonly Move[], printer: Printer): void {
    this.moves = moves;
    const lines = new Map<string, { points: Point[]; side: string }>();
    for (const move of moves) {
      const side = this.position.info(move.unit)?.side ?? "";
      const points = this.points(move.path);
      if (points.length > 1) lines.set(`${side} ${move.path.join()}`, { points, side });
    }
    this.low.replaceChildren();
    for (const { points, side } of lines.values()) {
      const ink = printer.line(side);
      const ends = trimEnds(points, 5, 27);
      const d = smoothPath(ends);
      const first = points[0]!;
      this.low.append(
        path("bd-trail-bed", d),
        el("path", { class: "bd-trail", d, stroke: ink }),
        el("path", { class: "bd-trail-start", d: dot(1, first[0], first[1], 4.6), stroke: ink }),
        el("path", {
          class: "bd-trail-head",
          d: head(ends[ends.length - 2]!, ends[ends.length - 1]!, 7.5),
          fill: ink,
        }),
      );
    }
  }

  /** Draw the ways along some hexes, or none. */
  lead(ways: readonly (readonly string[])[]): void {
    this.way.replaceChildren();
    for (const hexes of ways) this.draft(hexes);
  }

  private draft(hexes: readonly string[]): void {
    const points = this.points(hexes);
    if (points.length < 2) return;
    const d = `M${trimEnds(points, 18, 0)
      .map((point) => point.join(" "))
      .join("L")}`;
    const dots = points.slice(1).map(([x, y], i) => dot(1, x, y, i === points.length - 2 ? 6 : 3.6));
    this.way.append(path("bd-way-bed", d), path("bd-way", d), path("bd-way-dots", dots.join("")));
  }

  private points(hexes: readonly string[]): Point[] {
    return hexes
      .map((name) => this.lattice.index(name))
      .filter((hex) => hex >= 0)
      .map((hex): Point => [this.lattice.x[hex]!, this.lattice.y[hex]!]);
  }

  redraw(printer: Printer): void {
    this.draw(this.moves, printer);
  }
}
