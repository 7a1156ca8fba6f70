import type { AirAnswer, AirbaseNow, AirRing, Sortie } from "../protocol";
import { type Lattice, num, type Point } from "./lattice";
import { outline } from "./outline";
import type { Printer } from "./printer";
import { el, label, path } from "./svg";
import { lettering, width } from "./type/index";

const PLANE =
  "M0-11 1.6-9 1.9-3.4 11 2.4V4.6L1.9 2 1.4 7.6 4.4 9.8V11.4L0 10.2-4.4 11.4V9.8L-1.4 7.6-1.9 2-11 4.6V2.4L-1.9-3.4-1.6-9Z";
const SHIP = "M-12 1H12L8.6 7H-8.6ZM-7-1H-3V-5H1V-9H3V-5H6V-1H8V0H-7Z";
const CLEAR = 30; // board units from the middle of a hex that a line leaves free
const BEND = 0.07; // of its length, that lines between the same hexes keep apart

/** Flights from base to target, the bases' plates, and how far somebody flies. */
export class Sky {
  readonly low = el("g", { class: "bd-sky" });
  readonly high = el("g", { class: "bd-sky-high" });
  private sorties: readonly Sortie[] = [];
  private air: AirAnswer | null = null;

  constructor(
    private readonly lattice: Lattice,
    private printer: Printer,
  ) {}

  setSorties(list: readonly Sortie[]): void {
    if (same(list, this.sorties)) return;
    this.sorties = list;
    this.draw(this.printer);
  }

  setAir(air: AirAnswer | null): void {
    if (same(air, this.air)) return;
    this.air = air;
    this.draw(this.printer);
  }

  draw(printer: Printer): void {
    this.printer = printer;
    this.low.replaceChildren();
    this.high.replaceChildren();
    for (const ring of this.air?.rings ?? []) this.ring(ring);
    const ways = new Map<string, number>();
    for (const sortie of this.sorties) {
      const key = [sortie.start, sortie.to].sort().join();
      const rank = ways.get(key) ?? 0;
      ways.set(key, rank + 1);
      this.fly(sortie, rank);
    }
    if (!this.air?.open) return;
    for (const [side, bases] of [
      [this.own, this.air.bases],
      [this.other, this.air.foes],
    ] as const)
      for (const base of bases) this.plate(base, side);
  }

  private get own(): string {
    return this.sideOf(this.air!.bases);
  }

  private get other(): string {
    return this.sideOf(this.air!.foes);
  }

  private sideOf(bases: readonly AirbaseNow[]): string {
    const one = bases.flatMap(({ ready, idle, away }) => [...ready, ...idle, ...away])[0];
    return this.printer.board.units.find(({ id }) => id === one)?.side ?? "";
  }

  private at(hex: string): Point | null {
    const i = this.lattice.index(hex);
    return i < 0 ? null : [this.lattice.x[i]!, this.lattice.y[i]!];
  }

  /** A line from where it started to where it goes, its silhouette in the middle. */
  private fly({ side, start, to, manner, over, units, text }: Sortie, rank: number): void {
    const [a, b] = [this.at(start), this.at(to)];
    if (!a || !b || start === to) return;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const far = Math.hypot(dx, dy);
    const off = BEND * far * (rank % 2 ? 1 : -1) * Math.ceil(rank / 2);
    const bend: Point = [(a[0] + b[0]) / 2 - (dy / far) * off * 2, (a[1] + b[1]) / 2 + (dx / far) * off * 2];
    const [p, q] = [short(a, bend), short(b, bend)];
    const d = `M${num(p[0])} ${num(p[1])}Q${num(bend[0])} ${num(bend[1])} ${num(q[0])} ${num(q[1])}`;
    const ink = this.printer.line(side);
    this.low.append(
      path("bd-sortie-bed", d),
      el("path", { class: `bd-sortie bd-sortie-${manner}${over ? " is-over" : ""}`, d, stroke: ink }),
    );
    const middle: Point = [p[0] / 4 + bend[0] / 2 + q[0] / 4, p[1] / 4 + bend[1] / 2 + q[1] / 4];
    const turn = manner === "voyage" ? 0 : (Math.atan2(dy, dx) * 180) / Math.PI + 90;
    const sign = el("g", {
      class: `bd-plane${over ? " is-over" : ""}`,
      transform: `translate(${num(middle[0])} ${num(middle[1])})`,
    });
    sign.dataset.units = units.join(" ");
    sign.dataset.to = to;
    sign.append(
      el("path", {
        d: manner === "voyage" ? SHIP : PLANE,
        transform: `rotate(${num(turn)})`,
        fill: ink,
      }),
      titled(text),
    );
    if (units.length > 1)
      sign.append(el("path", { class: "bd-plane-n", d: lettering(`×${units.length}`, 17, 5, { size: 13 }) }));
    this.high.append(sign);
  }

  /** Take-offs used and possible, on the shoulder of the base. */
  private plate({ at, used, capacity, name }: AirbaseNow, side: string): void {
    const spot = this.at(at);
    if (!spot) return;
    const look = this.printer.look(side);
    const text = `${used}/${capacity}`;
    const wide = 20 + width(text, 11);
    const plate = el("g", {
      class: "bd-base",
      transform: `translate(${num(spot[0] - wide / 2)} ${num(spot[1] - 43)})`,
    });
    plate.dataset.hex = at;
    plate.append(
      el("rect", { width: num(wide), height: 14, rx: 2.6, fill: look.edge, stroke: "#fff7e6" }),
      el("path", { d: PLANE, transform: "translate(8.4 7) scale(.48)", fill: "#fff7e6" }),
      el("path", { d: lettering(text, wide / 2 + 7, 11, { size: 11 }), fill: "#fff7e6" }),
      titled(`${name} ${text}`),
    );
    this.high.append(plate);
  }

  private ring({ hexes, side, foe, text }: AirRing): void {
    const inside = new Set(hexes.map((name) => this.lattice.index(name)).filter((hex) => hex >= 0));
    const d = outline(this.lattice, inside);
    if (!d) return;
    const line = path(foe ? "bd-range is-foe" : "bd-range", d);
    if (!foe) line.style.stroke = this.printer.line(side);
    this.low.append(path("bd-range-bed", d), line);
    const { x, y, pitch } = this.lattice;
    const end = [...inside].reduce((a, b) => ((foe ? -1 : 1) * (y[b]! - y[a]!) > 0 ? b : a));
    const down = foe ? -0.6 : 0.78;
    const words = label(
      foe ? "bd-range-t is-foe" : "bd-range-t",
      num(x[end]!),
      num(y[end]! + pitch * down),
      text,
    );
    this.high.append(words);
  }
}

/** A point, drawn towards another by what is left free round a hex. */
function short([x, y]: Point, to: Point): Point {
  const far = Math.hypot(to[0] - x, to[1] - y) || 1;
  const k = Math.min(CLEAR, far / 2) / far;
  return [x + (to[0] - x) * k, y + (to[1] - y) * k];
}

function titled(text: string): SVGTitleElement {
  const title = el("title");
  title.textContent = text;
  return title;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
