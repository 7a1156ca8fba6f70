import type { Board } from "../protocol";
import type { Assault } from "./assault";
import type { Counters } from "./counters";
import type { Cursor } from "./cursor";
import type { Flights } from "./flights";
import type { HighlightLayer } from "./highlights";
import type { Names } from "./names";
import type { Overlays } from "./overlays";
import type { Picture } from "./picture";
import { sheet } from "./svg";
import type { Trails } from "./trails";

interface Parts {
  readonly picture: Picture;
  readonly names: Names;
  readonly overlays: Overlays;
  readonly highlights: HighlightLayer;
  readonly assault: Assault;
  readonly cursor: Cursor;
  readonly trails: Trails;
  readonly counters: Counters;
  readonly flights: Flights;
}

/** The elements of a board, from the lowest to the highest. */
export class Layers {
  /** Moved and stretched as one. */
  readonly world = document.createElement("div");
  readonly sheets: readonly SVGSVGElement[];
  /** Read out by screen readers. */
  readonly live = document.createElement("div");
  private readonly plane = document.createElement("div");

  constructor({ width, height }: Board, parts: Parts) {
    const [low, mid, high] = [
      sheet("board-low", width, height),
      sheet("board-mid", width, height),
      sheet("board-high", width, height),
    ];
    const { names, overlays, highlights, assault, cursor, trails, counters, flights, picture } = parts;
    low.append(names.low, overlays.low, highlights.low, assault.low, cursor.low, trails.low);
    mid.append(names.high);
    high.append(
      trails.way,
      highlights.high,
      overlays.high,
      assault.high,
      counters.counts,
      assault.badge,
      cursor.high,
    );
    this.world.className = "board-world";
    this.plane.className = "board-plane";
    this.plane.append(low, counters.element, mid, high, flights.element);
    this.world.append(picture.element, this.plane);
    this.live.className = "board-live";
    this.live.setAttribute("aria-live", "polite");
    this.sheets = [low, mid, high];
  }

  enlarge(k: number): void {
    this.plane.style.transform = `scale(${k})`;
  }
}
