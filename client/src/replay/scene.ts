// What an action did, drawn over the map: attack arrows, die result, losses.
import { attackArrow } from "../board/assault";
import { Lattice, num, type Point } from "../board/lattice";
import { Printer } from "../board/printer";
import { EDGE, FACE } from "../board/stacks";
import { el, label, path } from "../board/svg";
import type { Board, Odds, ReplayPosition } from "../protocol";
import { attackersIn, lossesIn, outcome } from "./events";

type Theme = "light" | "dark";

const GHOST = 0.86; // of a counter's size
const CROSS = 0.36; // of a counter's edge

/** A group on the board's upper layer, in the board's units. */
export class Scene {
  private readonly group = el("g", { class: "rp-scene" });
  private readonly lattice: Lattice;
  private printer: Printer;
  private current: { now: ReplayPosition; before: ReplayPosition } | null = null;

  constructor(
    host: HTMLElement,
    private board: Board,
    theme: Theme,
  ) {
    this.lattice = new Lattice(board);
    this.printer = new Printer(board, theme);
    host.querySelector(".board-high")?.append(this.group);
  }

  setLook(board: Board, theme: Theme): void {
    if (board === this.board && theme === this.printer.theme) return;
    this.board = board;
    this.printer = new Printer(board, theme);
    if (this.current) this.draw(this.current.now, this.current.before);
  }

  clear(): void {
    this.current = null;
    this.group.replaceChildren();
  }

  draw(now: ReplayPosition, before: ReplayPosition): void {
    this.clear();
    this.current = { now, before };
    if (now.odds) this.attack(now.odds, before);
    this.drawLosses(now, before);
    if (now.odds) this.drawBadge(now.odds, outcome(now.odds, now.events)?.code ?? "");
  }

  private centre(hex: number): Point {
    return [this.lattice.x[hex]!, this.lattice.y[hex]!];
  }

  private attack(odds: Odds, before: ReplayPosition): void {
    const target = this.lattice.index(odds.hex);
    if (target < 0) return;
    for (const [at, unit] of attackersIn(odds, before)) {
      const hex = this.lattice.index(at);
      const side = this.board.units.find((info) => info.id === unit)?.side;
      if (hex < 0 || hex === target || side === undefined) continue;
      this.group.append(...attackArrow(this.lattice, hex, target, this.printer.line(side)));
    }
  }

  private drawLosses(now: ReplayPosition, before: ReplayPosition): void {
    const here = new Map<number, number>();
    for (const { unit, at, steps } of lossesIn(now, before, this.board.boxes)) {
      const hex = this.lattice.index(at);
      const info = this.board.units.find((one) => one.id === unit);
      if (hex < 0 || !info) continue;
      const rank = here.get(hex) ?? 0;
      here.set(hex, rank + 1);
      const [x, y] = this.centre(hex);
      const off = rank * 7;
      const ghost = this.printer.counter(
        { id: unit, side: info.side, unit: info, steps: Math.max(1, steps), marks: [] },
        "full",
      );
      const k = (EDGE / FACE) * GHOST;
      ghost.setAttribute(
        "transform",
        `translate(${num(x - (EDGE * GHOST) / 2 - off)} ${num(y - (EDGE * GHOST) / 2 + off)}) scale(${k.toFixed(3)})`,
      );
      const image = el("g", { class: "rp-ghost" }, ghost);
      this.group.append(image, this.cross(x - off, y + off));
    }
  }

  private cross(x: number, y: number): SVGGElement {
    const r = EDGE * CROSS;
    const d = `M${num(x - r)} ${num(y - r)}L${num(x + r)} ${num(y + r)}M${num(x + r)} ${num(y - r)}L${num(x - r)} ${num(y + r)}`;
    return el("g", { class: "rp-gone" }, path("rp-gone-bed", d), path("rp-gone-x", d));
  }

  /** The column and the die result, above the target. */
  private drawBadge(odds: Odds, code: string): void {
    const target = this.lattice.index(odds.hex);
    if (target < 0) return;
    const [x, y] = this.centre(target);
    const words = code ? `${odds.column}\u2002${code}` : odds.column;
    const wide = Math.max(40, 14 + words.length * 8.2);
    const badge = el("g", { class: "rp-odds" });
    badge.append(
      el("rect", { x: num(x - wide / 2), y: num(y - 50), width: num(wide), height: 22, rx: 5 }),
      label("rp-odds-t", num(x), num(y - 33.6), words),
    );
    this.group.append(badge);
  }
}
