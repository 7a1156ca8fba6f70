import type { Lit, Menu } from "../protocol";
import type { Counters } from "./counters";
import { MANY } from "./culling";
import type { Lattice } from "./lattice";
import { num } from "./lattice";
import { outline } from "./outline";
import type { Position } from "./position";
import { el, path } from "./svg";
import { lettering } from "./type/index";

/** What a menu highlights: hexes to enter with their cost, target hexes, and units that can act. */
export interface Highlights {
  readonly reach: ReadonlyMap<number, Lit | null>;
  readonly targets: ReadonlySet<number>;
  readonly units: ReadonlySet<string>;
  readonly selected: string | null;
  /** Hexes that only part of a group can enter. */
  readonly part: ReadonlySet<number>;
}

const NOTHING: Highlights = {
  reach: new Map(),
  targets: new Set(),
  units: new Set(),
  selected: null,
  part: new Set(),
};

export function highlightsOf(
  menu: Menu | null,
  lattice: Lattice,
  position: Position,
  part: readonly string[] = [],
): Highlights {
  if (!menu) return NOTHING;
  const reach = new Map<number, Lit | null>();
  const targets = new Set<number>();
  const units = new Set<string>();
  for (const verb of menu.yours ? menu.verbs : []) {
    if (verb.kind === "unit") for (const id of verb.nouns) units.add(id);
    if (verb.kind !== "hex") continue;
    for (const noun of verb.nouns) {
      const hex = lattice.index(noun);
      if (hex < 0) continue;
      const entry = verb.lit[noun];
      if (!entry && position.at(hex).some((piece) => piece.side !== menu.who)) targets.add(hex);
      else if (entry || !reach.has(hex)) reach.set(hex, entry ?? null);
    }
  }
  const some = new Set(part.map((hex) => lattice.index(hex)));
  return { reach, targets, units, selected: menu.held, part: some };
}

let hatchCount = 0;

/**
 * Draws the highlights: the area to enter with its border and costs, and corners round the units that can
 * act.
 */
export class HighlightLayer {
  readonly low = el("g", { class: "bd-brass" });
  readonly high = el("g", { class: "bd-brass" });
  private what: Highlights | null = null;

  constructor(
    private readonly lattice: Lattice,
    private readonly position: Position,
    private readonly counters: Counters,
  ) {}

  /** The window moved, so other counters are near it now. */
  redraw(): void {
    if (this.what !== null && this.position.count > MANY) this.draw(this.what);
  }

  /** Whether a hex can be chosen. */
  has(hex: number): boolean {
    return this.what !== null && (this.what.reach.has(hex) || this.what.targets.has(hex));
  }

  draw(what: Highlights): void {
    this.what = what;
    this.low.replaceChildren();
    this.high.replaceChildren();
    const whole = [...what.reach.keys()].filter((hex) => !what.part.has(hex));
    if (whole.length) {
      const d = outline(this.lattice, new Set(whole));
      this.low.append(path("bd-lit", d), path("bd-lit-bed", d), path("bd-lit-edge", d));
    }
    if (what.part.size) this.low.append(...this.hatched(what.part));
    if (what.targets.size) {
      const small = this.lattice.radius * 0.95;
      const d = [...what.targets].map((hex) => this.lattice.polygon(hex, small)).join("");
      this.low.append(path("bd-lit", d), path("bd-lit-bed", d), path("bd-lit-edge", d));
    }
    this.high.append(...this.corners(what), ...this.costs(what.reach), ...this.ring(what.selected));
  }

  /** Hatched, with a dashed border. */
  private hatched(hexes: ReadonlySet<number>): Element[] {
    const d = outline(this.lattice, hexes);
    const id = `bd-part-${++hatchCount}`;
    const look = { id, width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
    const hatch = el("pattern", look, path("bd-part-hair", "M0 0V9"));
    return [
      el("defs", {}, hatch),
      el("path", { class: "bd-part", d, fill: `url(#${id})` }),
      path("bd-part-bed", d),
      path("bd-part-edge", d),
    ];
  }

  private costs(reach: ReadonlyMap<number, Lit | null>): Element[] {
    let [open, pillTexts, pills, stops, bars] = ["", "", "", "", ""];
    for (const [hex, entry] of reach) {
      if (!this.counters.near(hex)) continue;
      const [x, y] = [this.lattice.x[hex]!, this.lattice.y[hex]!];
      const place = this.counters.place(hex);
      if (entry?.stop) {
        const [sx, sy] = place ? [place.x + place.edge + 8.5, y + 17] : [x + 22, y + 0.4];
        stops += octagon(sx, sy);
        bars += `M${num(sx - 4.6)} ${num(sy - 1.7)}h9.2v3.4h-9.2z`;
      }
      if (!entry?.cost) continue;
      if (place) {
        const wide = 9 + 6 * entry.cost.length;
        const left = place.x + place.edge + 1;
        pills += `M${num(left + 4)} ${num(y - 7)}h${wide - 8}a4 4 0 0 1 4 4v6a4 4 0 0 1 -4 4h${8 - wide}a4 4 0 0 1 -4 -4v-6a4 4 0 0 1 4 -4z`;
        pillTexts += lettering(entry.cost, left + wide / 2, y + 3.8, { size: 10.6 });
      } else open += lettering(entry.cost, x, y + 6.8, { size: 19 });
    }
    const paths: Element[] = open ? [path("bd-cost", open)] : [];
    if (pills) paths.push(path("bd-pill", pills), path("bd-pill-t", pillTexts));
    if (stops) paths.push(path("bd-stop", stops), path("bd-stop-bar", bars));
    return paths;
  }

  /** Four corners round each counter that can act. */
  private corners(what: Highlights): Element[] {
    const hexes = new Set(
      [...what.units].filter((id) => id !== what.selected).map((id) => this.position.where(id)),
    );
    let d = "";
    for (const hex of hexes) {
      const place = hex >= 0 && this.counters.near(hex) ? this.counters.place(hex) : null;
      if (place) d += brackets(place.x - 3, place.y - 3, place.x + place.edge + 3, place.y + place.edge + 4);
    }
    return d ? [path("bd-bracket-bed", d), path("bd-bracket", d)] : [];
  }

  private ring(selected: string | null): Element[] {
    const hex = selected === null ? -1 : this.position.where(selected);
    const place = hex >= 0 ? this.counters.place(hex) : null;
    if (!place) return [];
    const box = {
      x: num(place.x - 3.2),
      y: num(place.y - 3.2),
      width: num(place.edge + 6.4),
      height: num(place.edge + 6.9),
      rx: 6.4,
    };
    return [el("rect", { class: "bd-ring-bed", ...box }), el("rect", { class: "bd-ring", ...box })];
  }
}

function octagon(x: number, y: number): string {
  return `M${num(x - 3.6)} ${num(y - 8.6)}h7.2l5 5v7.2l-5 5h-7.2l-5 -5v-7.2z`;
}

export function brackets(left: number, up: number, right: number, down: number, arm = 9): string {
  const [l, u, r, d] = [num(left), num(up), num(right), num(down)];
  const s = arm - 3;
  return (
    `M${l} ${num(u + arm)}v${-s}a3 3 0 0 1 3 -3h${s}M${num(r - arm)} ${u}h${s}a3 3 0 0 1 3 3v${s}` +
    `M${r} ${num(d - arm)}v${s}a3 3 0 0 1 -3 3h${-s}M${num(l + arm)} ${d}h${-s}a3 3 0 0 1 -3 -3v${-s}`
  );
}
