import type { FaceArt, UnitInfo } from "../protocol";
import { mix } from "./colour";
import type { Detail } from "./culling";
import { band, glyph, sign } from "./glyphs";
import { num } from "./lattice";
import { natoIcon } from "./nato/index";
import { escaped } from "./svg";

export interface Printed {
  readonly unit: UnitInfo;
  readonly steps: number;
  readonly tint: string | undefined;
  readonly flipped: boolean;
}

/** The names beside the symbol: formation left, number right; a long name stands above the symbol instead. */
export function designation(unit: Pick<UnitInfo, "name" | "formation">): { left: string; right: string; above: string } {
  const words = unit.name.split(/[/ \u00a0-]+/).filter(Boolean);
  const last = words.length > 1 ? words[words.length - 1]! : "";
  const right = /^[^.]{1,3}$/.test(last) ? last : "";
  const first = unit.formation || words[0] || "";
  if (first.length <= 4) return { left: first, right, above: "" };
  if (right && words.length > 1) return { left: "", right, above: "" };
  return { left: "", right: "", above: unit.name };
}

/** The signs printed below the symbol, with a dash as wide as it should be. */
export function values(printed: string): string {
  return printed.replaceAll("-", "\u2013").replaceAll("\u2217", "*");
}

function words(cls: string, x: number, y: number, look: FaceArt, what: string, squeeze = 0): string {
  const fit = squeeze ? ` textLength="${squeeze}" lengthAdjust="spacingAndGlyphs"` : "";
  return what ? `<text class="${cls}" x="${x}" y="${y}" fill="${look.ink}"${fit}>${escaped(what)}</text>` : "";
}

function pips(now: number, most: number, look: FaceArt): string {
  if (most < 2) return "";
  const gap = Math.min(5.4, 22 / most);
  const square = (i: number): string => `M${num(4 + i * gap)} 9.6h3.9v3.9h-3.9z`;
  const full = Array.from({ length: now }, (_, i) => square(i)).join("");
  const lost = Array.from({ length: Math.max(0, most - now) }, (_, i) => square(now + i)).join("");
  return `${full ? `<path fill="${look.ink}" d="${full}"/>` : ""}${lost ? `<path fill="none" stroke="${look.ink}" stroke-width=".9" d="${lost}"/>` : ""}`;
}

function symbol(unit: UnitInfo, look: FaceArt): string {
  const nato = unit.sidc ? natoIcon(unit.sidc) : "";
  const paint = `class="ct-sy" color="${look.symbol}" stroke="${look.symbol}"`;
  if (nato) return `<g ${paint} stroke-width="8.6" transform="translate(10 7) scale(.2 .19)">${nato}</g>`;
  return `<g ${paint} stroke-width="1.6">${glyph(unit.kind)}</g>`;
}

/** What lies under the printing: shadow, lower edge, face. */
function card(look: FaceArt, face: string): string {
  return (
    '<rect class="ct-sh" x="1.4" y="2.4" width="60" height="60" rx="6"/>' +
    `<rect width="60" height="60.6" rx="6" fill="${look.edge}"/><rect width="60" height="58.6" rx="6" fill="${face}"/>`
  );
}

/** A counter, 60 units square, as SVG. */
export function face(one: Printed, look: FaceArt, detail: Detail = "full"): string {
  const { unit } = one;
  const colour = one.flipped ? mix(look.face, "#777777", 0.38) : look.face;
  const box = one.tint ?? look.box;
  if (detail !== "full") {
    const large = `<g transform="translate(-13.5 -13) scale(1.45)"><rect x="15" y="16.5" width="30" height="19" fill="${box}" stroke="${look.symbol}" stroke-width="1.3"/>${symbol(unit, { ...look, box })}</g>`;
    return card(look, colour) + large;
  }
  const name = designation(unit);
  const printed = values(unit.values);
  const small = (what: string): string => (what.length > 2 ? "ct-id ct-s" : "ct-id");
  return (
    card(look, colour) +
    band(look) +
    `<rect x="15" y="16.5" width="30" height="19" fill="${box}" stroke="${look.symbol}" stroke-width="1.3"/>` +
    symbol(unit, { ...look, box }).replaceAll('class="w"', `fill="${box}" stroke="none"`) +
    sign(look) +
    words("ct-ech", 30, 14.2, look, name.above ? "" : unit.size) +
    words("ct-ech", 26, 14.2, look, name.above, name.above.length > 11 ? 42 : 0) +
    words(small(name.left), 7.6, 29.4, look, name.left, name.left.length > 3 ? 13 : 0) +
    words(small(name.right), 52.4, 29.4, look, name.right) +
    words(printed.length > 4 ? "ct-val ct-n" : "ct-val", 30, 54.2, look, printed, printed.length > 7 ? 54 : 0) +
    pips(one.steps, unit.steps, look)
  );
}

/** A counter of which only the side is known. */
export function hiddenFace(look: FaceArt): string {
  return `${card(look, look.face)}${band(look)}${sign(look)}<path fill="none" stroke="${look.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M21.5 26q0-9 8.5-9t8.5 8q0 5.4-8.5 9.6v5"/><circle fill="${look.ink}" cx="30" cy="48.6" r="3.1"/>`;
}
