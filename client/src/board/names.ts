import type { Board, MapName } from "../protocol";
import type { Rect } from "./boxes";
import { type Box, within } from "./culling";
import { num } from "./lattice";
import { type NamePlace, placeNames } from "./namePlaces";
import { escapeXml, parseSvg } from "./svg";

/**
 * The names of the map, in the size of the screen: on water and land under the counters, those of places over
 * them. Only those near the window are in the page.
 */
export class Names {
  readonly low = parseSvg("");
  readonly high = parseSvg("");
  private all: readonly MapName[] = [];
  private size: readonly [number, number] = [0, 0];
  private places: readonly NamePlace[] = [];
  private key = "";
  private markup = "";

  constructor() {
    for (const group of [this.low, this.high]) group.setAttribute("class", "bd-names");
  }

  set(board: Board): void {
    this.all = board.names;
    this.size = [board.width, board.height];
    this.key = "";
  }

  /** Show the names in an area of the board at a scale; `counters` are the rectangles they keep off. */
  show(area: Box, k: number, hex: number, counters: readonly Rect[]): void {
    const key = `${k} ${counters.length} ${counters.reduce((sum, [x, y]) => sum + x + 3 * y, 0)}`;
    if (key !== this.key) {
      this.key = key;
      this.places = placeNames(this.all, k, hex, counters, [0, 0, this.size[0] * k, this.size[1] * k]);
    }
    const room = 160 / k;
    const near = this.places.filter(({ name }) => within(area, name.x, name.y, room));
    const markup = near.map((place) => markupOf(place, k));
    const joined = markup.join("");
    if (joined === this.markup) return;
    this.markup = joined;
    for (const group of [this.low, this.high]) {
      group.setAttribute("transform", `scale(${1 / k})`);
      group.innerHTML = markup.filter((_, i) => isLow(near[i]!.name) === (group === this.low)).join("");
    }
  }
}

function isLow({ kind }: MapName): boolean {
  return kind === "sea" || kind === "region" || kind === "river";
}

function markupOf({ name, x, y, dx, dy }: NamePlace, k: number): string {
  const text = escapeXml(name.text);
  const cls = `nm nm-${name.kind} nm-${name.tier}${name.victory ? " is-victory" : ""}`;
  const open = `<g transform="translate(${num(x)} ${num(y)})"><g class="bd-own-size">`;
  if (!name.line.length)
    return `${open}<text class="${cls}" x="${num(dx)}" y="${num(dy)}">${text}</text></g></g>`;
  const id = `nm-${name.x}-${name.y}`.replaceAll(".", "_");
  const d = name.line.map(([a, b]) => `${num(a * k - x)} ${num(b * k - y)}`).join("L");
  return (
    `${open}<path id="${id}" fill="none" d="M${d}"/><text class="${cls}" dy="-4">` +
    `<textPath href="#${id}" startOffset="50%">${text}</textPath></text></g></g>`
  );
}
