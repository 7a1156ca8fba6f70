import type { Board } from "../protocol";
import type { Assault } from "./assault";
import type { Theme } from "./colour";
import type { Counters } from "./counters";
import type { Cursor } from "./cursor";
import type { Flights } from "./flights";
import type { HighlightLayer } from "./highlights";
import type { Overlays } from "./overlays";
import type { Picture } from "./picture";
import type { Scenery } from "./scenery";
import { sheet } from "./svg";
import type { Trails } from "./trails";

interface Parts {
  readonly picture: Picture;
  readonly scenery: Scenery;
  readonly overlays: Overlays;
  readonly highlights: HighlightLayer;
  readonly assault: Assault;
  readonly cursor: Cursor;
  readonly trails: Trails;
  readonly counters: Counters;
  readonly flights: Flights;
}

const FINE = 0.24; // names are drawn anew while zooming when they would be an eighth too large or too small

/** The elements of a board, from the lowest to the highest. */
export class Layers {
  /** Moved and stretched as one. */
  readonly world = document.createElement("div");
  readonly sheets: readonly SVGSVGElement[];
  /** Read out by screen readers. */
  readonly live = document.createElement("div");
  private readonly ownSize: readonly SVGSVGElement[];
  private stretched = 0;
  private readonly plane = document.createElement("div");

  constructor(
    { width, height }: Board,
    private readonly parts: Parts,
  ) {
    const [ground, low, mid, high] = ["ground", "low", "mid", "high"].map((name) =>
      sheet(`board-${name}`, width, height),
    ) as [SVGSVGElement, SVGSVGElement, SVGSVGElement, SVGSVGElement];
    const { overlays, highlights, assault, cursor, trails, counters, flights, picture } = parts;
    const { names, far, markers, plans, sky, zones } = parts.scenery;
    ground.append(names.low);
    low.append(
      plans.low,
      far.low,
      zones.low,
      sky.low,
      overlays.low,
      highlights.low,
      assault.low,
      cursor.low,
      trails.low,
    );
    mid.append(far.high, names.high);
    high.append(
      markers.element,
      sky.high,
      zones.high,
      trails.way,
      highlights.high,
      overlays.high,
      assault.high,
      counters.counts,
      assault.badge,
      plans.high,
      cursor.high,
    );
    this.world.className = "board-world";
    this.plane.className = "board-plane";
    this.plane.append(ground, low, counters.element, mid, high, flights.element);
    this.world.append(picture.element, this.plane);
    this.live.className = "board-live";
    this.live.setAttribute("aria-live", "polite");
    this.sheets = [low, mid, high];
    this.ownSize = [ground, mid];
  }

  /**
   * While the map is stretched, what keeps its size on the screen is shrunk as much. It is said to those two
   * sheets alone: said to the world, it would concern the style of every counter.
   */
  stretch(by: number): void {
    const step = Math.round(Math.log(by) / FINE);
    if (step === this.stretched) return;
    this.stretched = step;
    for (const one of this.ownSize) one.style.setProperty("--shrink", Math.exp(-step * FINE).toFixed(4));
  }

  /** Put the board on the page. */
  attach(host: HTMLElement, theme: Theme): void {
    host.classList.add("board");
    host.dataset.theme = theme;
    host.tabIndex = 0;
    host.setAttribute("role", "application");
    host.append(this.world, this.live);
  }

  enlarge(k: number): void {
    this.parts.picture.enlarge(k);
    this.plane.style.transform = `scale(${k})`;
  }
}
