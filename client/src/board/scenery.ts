import type { Board, Marker, Menu } from "../protocol";
import type { Say } from "./assault";
import type { Camera } from "./camera";
import type { Counters } from "./counters";
import type { Box } from "./culling";
import { FarView } from "./farView";
import type { Lattice } from "./lattice";
import { Markers } from "./markers";
import { Names } from "./names";
import { PlanLayer } from "./plans";
import type { Position } from "./position";
import type { Printer } from "./printer";
import { Sky } from "./sky";
import { Zones } from "./zones";

/** What is drawn round the counters: names, armies and the front from afar, markers on hexes, flights, plans. */
export class Scenery {
  readonly names = new Names();
  readonly far: FarView;
  readonly markers: Markers;
  readonly plans: PlanLayer;
  readonly sky: Sky;
  readonly zones: Zones;

  constructor(
    lattice: Lattice,
    position: Position,
    private readonly counters: Counters,
    printer: Printer,
    say: Say,
  ) {
    this.far = new FarView(lattice, position, printer, say);
    this.markers = new Markers(lattice, printer);
    this.plans = new PlanLayer(lattice);
    this.sky = new Sky(lattice, printer);
    this.zones = new Zones(lattice);
    this.names.set(printer.board);
  }

  setBoard(board: Board): void {
    this.names.set(board);
  }

  setPrinter(printer: Printer): void {
    this.far.setPrinter(printer);
    this.markers.draw(printer);
    this.sky.draw(printer);
  }

  setMenu(menu: Menu | null): void {
    this.far.setMenu(menu);
  }

  setMarkers(list: readonly Marker[]): void {
    this.markers.set(list);
  }

  /** Draw for what the camera sees; while the map is only stretched, nothing changes. */
  draw({ k, isStretched }: Camera, area: Box, size: number, sketch = false): void {
    if (isStretched) return;
    this.far.show(k, size * k, sketch);
    const bars = this.far.merges(size * k) ? [] : this.markers.rects(k);
    this.names.show(area, k, size * k, [...this.counters.rects(k), ...bars, ...this.far.rects]);
  }
}
