import type { Odds } from "../protocol";
import { arrow, fire } from "./arrows";
import type { Lattice, Point } from "./lattice";
import { num } from "./lattice";
import type { Position } from "./position";
import type { Printer } from "./printer";
import { el, label, path } from "./svg";
import { lettering } from "./type/index";

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** An arrow from an attacker to the target next to it; a line of fire to one further off. */
export function attackArrow(lattice: Lattice, from: number, target: number, ink: string): SVGElement[] {
  const centre = (hex: number): Point => [lattice.x[hex]!, lattice.y[hex]!];
  if (lattice.distance(from, target) > 1) {
    const { line, burst } = fire(centre(from), centre(target));
    return [
      path("bd-fire-bed", line),
      el("path", { class: "bd-fire", d: line, stroke: ink }),
      el("path", { class: "bd-burst", d: burst, fill: ink }),
    ];
  }
  const d = arrow(centre(from), centre(target));
  return [path("bd-arrow-bed", d), el("path", { class: "bd-arrow", d, fill: ink, stroke: ink })];
}

/** An attack: arrows from the attackers, a reticle on the target, and the odds above it. */
export class Assault {
  readonly low = el("g");
  readonly high = el("g", { class: "bd-assault" });
  readonly badge = el("g", { class: "bd-odds" });

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
    private readonly say: Say,
    private readonly percent: (share: number) => string,
  ) {}

  draw(odds: Odds | null, printer: Printer): void {
    for (const group of [this.low, this.high, this.badge]) group.replaceChildren();
    const target = odds ? this.lattice.index(odds.hex) : -1;
    if (!odds || target < 0) return;
    this.low.append(path("bd-aim-fill", this.lattice.polygon(target)));
    this.sights(target);
    this.arrows(odds, target, printer);
    this.drawBadge(odds, target);
  }

  /** The hexes the attack comes from, with the side that attacks. */
  private from(odds: Odds): Map<number, string> {
    const units = odds.attackers
      .map((one) => one.unit || this.position.findByName(one.text, one.side))
      .filter(Boolean);
    const found = new Map<number, string>();
    for (const id of units.length ? units : Object.keys(odds.without)) {
      const hex = this.position.where(id);
      const side = this.position.info(id)?.side;
      if (hex >= 0 && side) found.set(hex, side);
    }
    return found;
  }

  private sights(target: number): void {
    const r = this.lattice.radius * 0.94;
    const d = this.lattice.corners
      .map((corner, k) => {
        const f = r / this.lattice.radius;
        const at = (c: readonly [number, number]): Point => [
          this.lattice.x[target]! + c[0] * f,
          this.lattice.y[target]! + c[1] * f,
        ];
        const [here, after, before] = [
          at(corner),
          at(this.lattice.corners[(k + 1) % 6]!),
          at(this.lattice.corners[(k + 5) % 6]!),
        ];
        const part = (to: Point): string =>
          `${num(here[0] + (to[0] - here[0]) * 0.25)} ${num(here[1] + (to[1] - here[1]) * 0.25)}`;
        return `M${part(before)}L${num(here[0])} ${num(here[1])}L${part(after)}`;
      })
      .join("");
    this.high.append(path("bd-aim-bed", d), path("bd-aim", d));
  }

  private arrows(odds: Odds, target: number, printer: Printer): void {
    for (const [hex, side] of this.from(odds))
      this.high.append(...attackArrow(this.lattice, hex, target, printer.line(side)));
  }

  private drawBadge(odds: Odds, target: number): void {
    const [x, y] = [this.lattice.x[target]!, this.lattice.y[target]!];
    const chance = odds.forecast
      ? this.say("board-taken", { chance: this.percent(odds.forecast.taken) })
      : "";
    const wide = Math.max(40, 12 + chance.length * 4.1);
    const high = chance ? 28 : 20;
    this.badge.append(
      el("rect", { x: num(x - wide / 2), y: num(y - 27 - high), width: num(wide), height: high, rx: 5 }),
      path("bd-odds-1", lettering(odds.column, x, y - 27 - high + 14.6, { size: 15.4 })),
    );
    if (chance) this.badge.append(label("bd-odds-2", x, num(y - 31.2), chance));
  }
}
