import type { Army } from "./armies";
import type { Camera } from "./camera";
import type { Emitter } from "./emitter";
import type { BoardEvents } from "./events";
import type { FarView } from "./farView";
import { around } from "./framing";
import type { Lattice } from "./lattice";

const AGAIN = 400; // milliseconds between the two clicks of a double one
const CLOSE = 55; // size of a hex in pixels when an army is framed

/** Clicks and the pointer on armies: one shows the army, two bring it near. */
export class ArmyControl {
  private readonly tip = document.createElement("p");
  private last = { key: "", at: 0 };

  constructor(
    private readonly host: HTMLElement,
    private readonly view: FarView,
    private readonly camera: Camera,
    private readonly lattice: Lattice,
    private readonly emitter: Emitter<BoardEvents>,
    private readonly redraw: () => void,
  ) {
    this.tip.className = "army-tip";
    this.tip.hidden = true;
    host.append(this.tip);
    emitter.on("view", () => this.leave());
  }

  /** A point of the board was clicked; returns whether an army lies there. */
  tap([x, y]: readonly [number, number], now = performance.now()): boolean {
    const army = this.at(x, y);
    if (!army) return false;
    const again = army.key === this.last.key && now - this.last.at < AGAIN;
    this.last = { key: army.key, at: now };
    this.select(army.key);
    this.emitter.emit("army", { army: army.key, again });
    if (again) this.frame(army.key);
    return true;
  }

  /** The pointer is over a point of the board: name the army there. */
  hover([x, y]: readonly [number, number]): void {
    const army = this.at(x, y);
    this.tip.hidden = army === null;
    this.host.classList.toggle("is-over-army", army !== null);
    if (!army) return;
    const words = this.view.describe(army);
    if (this.tip.textContent !== words) this.tip.textContent = words;
    const { k, x: left, y: top } = this.camera;
    this.tip.style.transform = `translate(${Math.round(x * k + left)}px, ${Math.round(y * k + top)}px)`;
  }

  leave(): void {
    this.tip.hidden = true;
    this.host.classList.remove("is-over-army");
  }

  select(key: string): void {
    this.view.select(key);
    this.redraw();
  }

  /** Bring an army near enough to play with its counters. */
  frame(key: string): void {
    const army = this.view.find(key);
    const box = army && around(this.lattice, army.hexes, this.lattice.pitch * 1.6);
    if (!box) return;
    const close = CLOSE / this.lattice.pitch;
    this.leave();
    this.camera.show(box, close, close);
  }

  get all(): readonly Army[] {
    return this.view.all;
  }

  find(key: string): Army | undefined {
    return this.view.find(key);
  }

  name(army: Army): string {
    return this.view.name(army);
  }

  face(army: Army): string {
    return this.view.face(army);
  }

  isReady(army: Army): boolean {
    return this.view.isReady(army);
  }

  private at(x: number, y: number): Army | null {
    return this.view.at(x * this.camera.k, y * this.camera.k);
  }
}
