import type { Lattice } from "./lattice";
import { el, label, path } from "./svg";

/** Why a hex is marked: "Why not?" was asked about it, or a hint points at it. */
export type Sign = "why" | "hint";

/** The keyboard's hex, the selected stack, and the hex of a question or hint. */
export class Cursor {
  readonly high = el("g", { class: "bd-cursor" });
  readonly low = el("g");
  private readonly halo = path("bd-cursor-a", "");
  private readonly line = path("bd-cursor-b", "");
  private readonly pick = [path("bd-pick-bed", ""), path("bd-pick", "")];
  private readonly why = el("g", { class: "bd-why" });

  constructor(private readonly lattice: Lattice) {
    this.low.append(...this.pick);
    this.high.append(this.why, this.halo, this.line);
  }

  show(hex: number): void {
    const d = hex < 0 ? "" : this.lattice.polygon(hex, this.lattice.radius * 0.965);
    this.halo.setAttribute("d", d);
    this.line.setAttribute("d", d);
  }

  select(hex: number): void {
    const d = hex < 0 ? "" : this.lattice.polygon(hex, this.lattice.radius * 0.95);
    for (const one of this.pick) one.setAttribute("d", d);
  }

  ask(hex: number, sign: Sign = "why"): void {
    this.why.replaceChildren();
    if (hex < 0) return;
    this.why.append(path(`bd-why-hex is-${sign}`, this.lattice.polygon(hex, this.lattice.radius * 0.925)));
    if (sign === "why")
      this.why.append(label("bd-why-q", this.lattice.x[hex]!, this.lattice.y[hex]! + 8, "?"));
  }
}
