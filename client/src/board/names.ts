import type { Board } from "../protocol";
import { parsed } from "./svg";

/** Place names: those on water lie under the counters, the others over them. */
export class Names {
  readonly low = parsed("");
  readonly high = parsed("");

  set(board: Board): void {
    const under = (svg: string): boolean => /class="[^"]*\bg-low\b/.test(svg);
    this.low.innerHTML = board.names.filter(under).join("");
    this.high.innerHTML = board.names.filter((svg) => !under(svg)).join("");
    for (const group of [this.low, this.high]) group.setAttribute("class", "bd-names");
  }
}
