import type { MusterNow } from "../protocol";
import { type Lattice, num } from "./lattice";
import { outline } from "./outline";
import { el, label, path } from "./svg";

const FEW = 3; // hexes: a smaller zone is shown only while it is at work

/** The zones of a set-up by hand: the one at work highlighted, the others dashed and named. */
export class Zones {
  readonly low = el("g", { class: "bd-zones" });
  readonly high = el("g", { class: "bd-zones-high" });
  private key = "";

  constructor(private readonly lattice: Lattice) {}

  set(all: readonly MusterNow[], chosen: string): void {
    const key = `${chosen} ${all.map(({ noun, zone, name }) => `${noun} ${name} ${zone.length}`).join()}`;
    if (key === this.key) return;
    this.key = key;
    this.low.replaceChildren();
    this.high.replaceChildren();
    const drawn = new Set<string>();
    for (const one of [...all].sort((a, b) => Number(b.noun === chosen) - Number(a.noun === chosen))) {
      const shape = one.zone.join();
      const tells = one.noun === chosen || one.zone.length > FEW;
      if (one.zone.length > 0 && tells && !drawn.has(shape)) this.draw(one, one.noun === chosen);
      drawn.add(shape);
    }
  }

  private draw({ zone, name }: MusterNow, here: boolean): void {
    const { x, y, pitch } = this.lattice;
    const inside = new Set(zone.map((hex) => this.lattice.index(hex)).filter((hex) => hex >= 0));
    const d = outline(this.lattice, inside);
    if (!d) return;
    this.low.append(
      ...(here ? [path("bd-zone-area", d)] : []),
      path("bd-zone-bed", d),
      path(here ? "bd-zone is-here" : "bd-zone", d),
    );
    const top = [...inside].reduce((a, b) => (y[b]! < y[a]! ? b : a));
    const words = label(
      here ? "bd-zone-t is-here" : "bd-zone-t",
      num(x[top]!),
      num(y[top]! - pitch * 0.6),
      name,
    );
    this.high.append(words);
  }
}
