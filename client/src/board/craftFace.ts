import type { FaceArt, UnitInfo } from "../protocol";
import type { Detail } from "./culling";
import { sign } from "./glyphs";
import { escapeXml } from "./svg";
import { canSet, lettering } from "./type/index";

const [SKY, SKY_EDGE, SKY_INK] = ["#dfeaf2", "#6f93ad", "#123a5c"];
const [SEA, SEA_EDGE] = ["#c9dde3", "#5f8796"];
const CLIPPED = "M8 0H52L60 8V52L52 60H8L0 52V8Z";
const KEEL = "M3 0H57L60 4V46L48 60H12L0 46V4Z";
const WAVES = "M6 40.6q3-2 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0";

/** The name without the number that tells counters of one model apart. */
const model = (name: string): string => name.split("/")[0]!;

function written(text: string, x: number, y: number, size: number, most: number, ink: string): string {
  if (!text) return "";
  return canSet(text)
    ? `<path class="ct-v" fill="${ink}" d="${lettering(text, x, y, { size, most })}"/>`
    : `<text class="ct-name" x="${x}" y="${y}" fill="${ink}">${escapeXml(text)}</text>`;
}

/** What flies: clipped corners on a pale sky, its silhouette; the bar below is its side's. */
export function planeFace(unit: UnitInfo, look: FaceArt, figures: string, detail: Detail): string {
  const [fight = "", bombs = ""] = figures.split(" ");
  const paper =
    `<path class="ct-sh" transform="translate(1.4 2.4)" d="${CLIPPED}"/>` +
    `<path fill="${SKY}" stroke="${SKY_EDGE}" stroke-width="1.6" d="${CLIPPED}"/>`;
  const silhouette = (move: string): string =>
    `<path fill="${SKY_INK}" transform="${move}" d="${escapeXml(unit.solid)}"/>`;
  if (detail !== "full")
    return `${paper}<path fill="${look.edge}" d="M1 47H59V52L51.6 59H8.4L1 52Z"/>${silhouette("translate(30 25) scale(1.14)")}`;
  return (
    paper +
    `<path fill="${look.face}" d="M.8 43H59.2V52L51.6 59.2H8.4L.8 52Z"/>` +
    written(model(unit.name), 30, 11.4, 9.6, 46, SKY_INK) +
    silhouette("translate(17.5 27) scale(.72)") +
    written(fight, 43, 34, 17, 29, SKY_INK) +
    written(bombs.replace("/", " \u00b7 "), 30, 55.2, 12.6, 50, look.ink)
  );
}

/** What sails: a hull on the water, its guns below. */
export function shipFace(unit: UnitInfo, look: FaceArt, figures: string, detail: Detail): string {
  const paper =
    `<path class="ct-sh" transform="translate(1.4 2.4)" d="${KEEL}"/>` +
    `<path fill="${look.face}" stroke="${look.edge}" stroke-width="1.6" d="${KEEL}"/>`;
  const hull = (move: string): string =>
    `<g transform="${move}"><path fill="${look.symbol}" d="${escapeXml(unit.solid)}"/>` +
    `<path fill="none" stroke="${SEA_EDGE}" stroke-width="1.4" d="${WAVES}"/></g>`;
  const water = `<path fill="${SEA}" d="M3 15H57V42H3Z"/>`;
  if (detail !== "full") return `${paper}${water}${hull("translate(-3 -2) scale(1.1)")}`;
  return (
    paper +
    water +
    hull("translate(0 2)") +
    sign(look) +
    written(unit.name, 25, 11.4, 8.6, 40, look.ink) +
    written(figures, 30, 54.4, 13, 40, look.ink)
  );
}
