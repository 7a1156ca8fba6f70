import type { Camera } from "./camera";
import type { Cursor } from "./cursor";
import type { Direction, Lattice } from "./lattice";

/** The hex the keyboard cursor is on. */
export class KeyboardCursor {
  /** -1 before the first key. */
  hex = -1;

  constructor(
    private readonly lattice: Lattice,
    private readonly camera: Camera,
    private readonly marks: Cursor,
    private readonly announce: (hex: number) => void,
  ) {}

  show(hex: number): void {
    this.hex = hex;
    this.marks.show(hex);
  }

  move(way: Direction): void {
    if (this.hex < 0) {
      this.enter();
      return;
    }
    const next = this.lattice.toward(this.hex, way);
    this.goTo(next < 0 ? this.hex : next);
  }

  /** Where it was, or at first the hex in the middle of the window or nearest to it. */
  enter(): void {
    const { box } = this.camera;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    this.goTo(this.hex < 0 ? this.lattice.nearest(x, y) : this.hex);
  }

  goTo(hex: number): void {
    const { x, y, pitch } = this.lattice;
    this.show(hex);
    this.camera.reveal(x[hex]!, y[hex]!, Math.max(60, pitch * this.camera.k));
    this.announce(hex);
  }
}
