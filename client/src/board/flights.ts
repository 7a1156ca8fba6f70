import type { Event } from "../protocol";
import { still } from "./camera";
import type { Lattice, Point } from "./lattice";
import type { Piece, Position } from "./position";
import type { Printer } from "./printer";
import { FACE } from "./stacks";
import { el } from "./svg";

const SLIDE = 240;
const LONGEST = 2400; // milliseconds for all events together
const EASE = "cubic-bezier(.2, 0, .1, 1)";

/** Group events that are animated together: moves along the same path, losses of one combat. */
export function groupEvents(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    if (event.unit === null || !["moved", "placed", "removed"].includes(event.kind)) continue;
    const last = groups[groups.length - 1];
    const alike =
      last?.[0] &&
      last[0].kind === event.kind &&
      (event.kind !== "moved" || last[0].path.join() === event.path.join());
    if (alike) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Animated counters: each is an element of its own above the board, so that nothing else is repainted. */
export class Flights {
  readonly element = document.createElement("div");
  private stopped = false;

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
    private readonly onChange: (hexes: Set<number>) => void,
  ) {
    this.element.className = "board-flights";
    this.element.setAttribute("aria-hidden", "true");
  }

  async play(events: readonly Event[], printer: Printer, edge: number): Promise<void> {
    const groups = groupEvents(events);
    const calm = still() || document.hidden;
    const time = Math.min(SLIDE, LONGEST / Math.max(1, groups.length));
    for (const group of groups) {
      if (calm || this.stopped || document.hidden) for (const event of group) this.finish(event);
      else await this.fly(group, printer, edge, time);
    }
  }

  destroy(): void {
    this.stopped = true;
    this.element.replaceChildren();
  }

  private async fly(group: readonly Event[], printer: Printer, edge: number, time: number): Promise<void> {
    const ids = group.map((event) => event.unit!);
    const ready = group.map((event) => ({ event, way: this.way(event), piece: this.piece(event.unit!) }));
    this.onChange(this.position.lift(ids, true));
    const flying = ready.filter(({ way, piece }) => way.length && piece);
    await Promise.all(
      flying.map(({ event, way, piece }, i) => this.animate(event, way, piece!, printer, edge, time, i)),
    );
    for (const event of group) this.finish(event);
    this.onChange(this.position.lift(ids, false));
  }

  private piece(id: string): Piece | null {
    const unit = this.position.info(id);
    const now = this.position.state(id);
    return unit ? { id, side: unit.side, unit, steps: now?.steps || unit.steps, marks: [] } : null;
  }

  private way(event: Event): Point[] {
    const hexes = event.path.map((name) => this.lattice.index(name));
    if (!hexes.length) hexes.push(this.position.where(event.unit!));
    return hexes.filter((hex) => hex >= 0).map((hex): Point => [this.lattice.x[hex]!, this.lattice.y[hex]!]);
  }

  private async animate(
    event: Event,
    way: readonly Point[],
    piece: Piece,
    printer: Printer,
    edge: number,
    time: number,
    rank: number,
  ): Promise<void> {
    const svg = el("svg", {
      class: "board-flight",
      viewBox: "-3 -3 67 68",
      width: (edge / FACE) * 67,
      height: (edge / FACE) * 68,
    });
    svg.append(printer.counter(piece, "full"));
    const off = (edge / FACE) * (33.5 + rank * 3);
    const at = ([x, y]: Point): string => `translate(${x - off}px, ${y - off + rank * 6 * (edge / FACE)}px)`;
    this.element.append(svg);
    const last = way[way.length - 1]!;
    const frames: Keyframe[] =
      event.kind === "moved"
        ? along(way).map(({ point, offset }) => ({ transform: at(point), offset }))
        : [0, 1].map((t) => ({
            transform: at(last),
            opacity: event.kind === "placed" ? t : 1 - t,
            offset: t,
          }));
    try {
      await svg.animate(frames, { duration: time, easing: EASE, fill: "both" }).finished;
    } catch {
      // the board was destroyed
    }
    svg.remove();
  }

  /** Apply the event to the position, until the server's position replaces it. */
  private finish(event: Event): void {
    const now = this.position.state(event.unit!);
    if (!now) return;
    const end = event.path[event.path.length - 1];
    if (event.kind === "removed") this.onChange(this.position.move(event.unit!, ""));
    else if (end && this.lattice.has(end)) this.onChange(this.position.move(event.unit!, end));
  }
}

/** The points of a path, each with the share of the length up to it. */
export function along(way: readonly Point[]): { point: Point; offset: number }[] {
  const far = [0];
  for (let i = 1; i < way.length; i++)
    far.push(far[i - 1]! + Math.hypot(way[i]![0] - way[i - 1]![0], way[i]![1] - way[i - 1]![1]));
  const all = far[far.length - 1] || 1;
  const points = way.map((point, i) => ({ point, offset: far[i]! / all }));
  return points.length > 1 ? points : [...points, { point: way[0]!, offset: 1 }];
}
