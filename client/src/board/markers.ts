import type { FaceArt, Marker } from "../protocol";
import type { Rect } from "./boxes";
import { sign } from "./glyphs";
import { type Lattice, num } from "./lattice";
import type { Printer } from "./printer";
import { el } from "./svg";
import { lettering, width } from "./type/index";

const ROW = 17; // units from one marker of a hex to the next
const SHIELD = 28; // and from one shield above them
const BAR = 12; // and from one bar below the counters
const BAR_WIDE = 54;
const BELOW = 22; // from the middle of the hex to the first of them

/** What lies on hexes besides counters, at their left edge: flags, forts, figures. */
export class Markers {
  readonly element = el("g", { class: "bd-markers" });
  private list: readonly Marker[] = [];

  constructor(
    private readonly lattice: Lattice,
    private printer: Printer,
  ) {}

  set(list: readonly Marker[]): void {
    if (same(list, this.list)) return;
    this.list = list;
    this.draw(this.printer);
  }

  draw(printer: Printer): void {
    this.printer = printer;
    const count = new Map<string, number>();
    const found = this.list.flatMap((marker) => {
      const hex = this.lattice.index(marker.at);
      if (hex < 0) return [];
      const look = printer.look(marker.side);
      const where = marker.above ? "above" : marker.sign ? "below" : "beside";
      const key = `${marker.at} ${where}`;
      const n = count.get(key) ?? 0;
      count.set(key, n + 1);
      const x = num(this.lattice.x[hex]! - (marker.sign ? 0 : this.lattice.pitch * 0.44));
      const down = { above: -54 - n * SHIELD, below: BELOW + n * BAR, beside: n * ROW - 8 }[where];
      const y = num(this.lattice.y[hex]! + down);
      const one = el("g", { class: "bd-marker", transform: `translate(${x} ${y})` });
      one.dataset.kind = marker.kind;
      one.dataset.hex = marker.at;
      one.innerHTML = marker.above
        ? shieldFace(marker.sign, look)
        : marker.sign
          ? barFace(marker.sign, look)
          : markerFace(marker, look);
      return [one];
    });
    this.element.replaceChildren(...found);
  }

  /** Where bars lie on a map seen at scale k: names keep off them. */
  rects(k: number): Rect[] {
    return this.list.flatMap((marker) => {
      const hex = this.lattice.index(marker.at);
      if (hex < 0 || marker.above || !marker.sign) return [];
      const [x, y] = [this.lattice.x[hex]!, this.lattice.y[hex]! + BELOW];
      return [[(x - BAR_WIDE / 2) * k, y * k, (x + BAR_WIDE / 2) * k, (y + BAR) * k] as const];
    });
  }

  /** What lies in a hex, in words. */
  words(hex: string): string[] {
    return this.list.filter((marker) => marker.at === hex).map((marker) => marker.text);
  }
}

/** A marker 18 units wide: a flag for control, otherwise a plate with its points or its first letter. */
export function markerFace(marker: Pick<Marker, "kind" | "n" | "text">, look: FaceArt): string {
  const paint = `fill="${look.face}" stroke="${look.edge}" stroke-width="1.2"`;
  if (marker.kind === "control" && !marker.n)
    return (
      '<path class="bd-pole" d="M0-2V15"/>' +
      `<path ${paint} stroke-linejoin="round" d="M0-2H17L13 3.5L17 9H0Z"/>` +
      `<g transform="translate(-15.6 -4.6) scale(.5)">${sign({ ...look, band: "" })}</g>`
    );
  const text = marker.n ? String(marker.n) : marker.text.slice(0, 1).toUpperCase();
  const plate = marker.kind.startsWith("fort") ? "M0-2H4V0H7V-2H11V0H14V-2H18V12H0Z" : "M3-2H15L18 1V12H0V1Z";
  return `<path ${paint} d="${plate}"/><path fill="${look.ink}" d="${lettering(text, 9, 9.4, { size: 11, most: 15 })}"/>`;
}

/** A shield above the counters, in the side's colours: a name, and what is to be known of it. */
function shieldFace(text: string, look: FaceArt): string {
  const [name = "", more = ""] = text.split("\n");
  return (
    `<path fill="${look.face}" stroke="#fff7e6" stroke-width="1.4" stroke-linejoin="round" d="M-19 0H19V18L0 25L-19 18Z"/>` +
    `<path fill="${look.ink}" d="${lettering(name, 0, 9.6, { size: 10, most: 34 })}"/>` +
    `<path fill="${look.ink}" d="${lettering(more, 0, 18.4, { size: 8.6, most: 32 })}"/>`
  );
}

/** A bar below the counters, in the side's dark colour. */
function barFace(text: string, look: FaceArt): string {
  const wide = Math.min(BAR_WIDE, Math.max(22, 10 + width(text, 9.4)));
  const paint = `fill="${look.edge}" stroke="#fff7e6" stroke-width="1"`;
  return (
    `<rect ${paint} x="${num(-wide / 2)}" y="0" width="${num(wide)}" height="11.6" rx="2.4"/>` +
    `<path fill="#fff7e6" d="${lettering(text, 0, 9.2, { size: 9.4, most: wide - 6 })}"/>`
  );
}

function same(a: readonly Marker[], b: readonly Marker[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}
