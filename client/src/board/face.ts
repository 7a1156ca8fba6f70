import type { FaceArt, UnitInfo } from "../protocol";
import { cardFace, type Drawn, drawing } from "./cardFace";
import { mix } from "./colour";
import { planeFace, shipFace } from "./craftFace";
import type { Detail } from "./culling";
import { band, glyph, sign } from "./glyphs";
import { num } from "./lattice";
import { natoIcon } from "./nato/index";
import { escapeXml } from "./svg";
import { canSet, lettering } from "./type/index";

export interface CounterFace {
  readonly unit: UnitInfo;
  readonly steps: number;
  readonly tint: string | undefined;
  readonly flipped: boolean;
}

/** The names beside the symbol: formation left, number right; a long name stands above the symbol instead. */
export function designation(unit: Pick<UnitInfo, "name" | "formation">): {
  left: string;
  right: string;
  above: string;
} {
  const words = unit.name.split(/[/ \u00a0-]+/).filter(Boolean);
  const last = words.length > 1 ? words[words.length - 1]! : "";
  // "It PADA": a short nation leaves more room for the name
  const room = words[0] && words[0].length <= 2 ? 4 : 3;
  const right = last.length <= room && !last.includes(".") ? last : "";
  const ends = ofFormation(words, unit.formation);
  if (ends) return ends;
  const brief = unit.formation.length <= 4 ? unit.formation : "";
  const first = brief || words[0] || "";
  if (first.length <= 4) return { left: first, right, above: "" };
  if (right && words.length > 1) return { left: "", right, above: "" };
  return { left: "", right: "", above: unit.name };
}

/** A name that ends with its formation, « 505/291 » or « 10/8 Pz », or is nothing else. */
function ofFormation(
  words: readonly string[],
  formation: string,
): { left: string; right: string; above: string } | null {
  if (!formation || formation.length > 4 || words[0] === formation) return null;
  for (let i = 0; i < words.length; i++) {
    const tail = words.slice(i).join("").replaceAll(".", "");
    if (i === 0 && tail === formation) return { left: formation, right: "", above: "" };
    if (i === 0 || !(tail.startsWith(formation) || formation.startsWith(tail))) continue;
    const left = words.slice(0, i).join("/");
    return {
      left: left.length > 4 ? words[0]! : left,
      right: tail.startsWith(formation) ? formation : tail,
      above: "",
    };
  }
  return null;
}

/** The values below the symbol, with a proper dash. */
export function values(text: string): string {
  return text.replaceAll("-", "\u2013").replaceAll("\u2217", "*");
}

/** The movement allowance of the face that is up; a star, where none is printed. */
export function allowance(unit: Pick<UnitInfo, "move" | "moves" | "steps">, steps: number): string {
  const points = unit.moves[Math.max(0, unit.steps - steps)] ?? unit.move;
  return points < 0 || points >= 99 ? "*" : String(points);
}

/** The values printed on the face with this number of steps. */
export function numbers(unit: Pick<UnitInfo, "faces" | "steps">, steps: number): string {
  return values(unit.faces[Math.max(0, unit.steps - steps)] ?? unit.faces[0] ?? "");
}

/** Squares for steps: filled for those left, hollow for those lost. There is no room for more than four. */
function pips(now: number, most: number): { full: string; lost: string } {
  if (most < 2 || most > 4) return { full: "", lost: "" };
  const gap = Math.min(5.4, 22 / most);
  const square = (i: number): string => `M${num(4 + i * gap)} 9.6h3.9v3.9h-3.9z`;
  const all = Array.from({ length: most }, (_, i) => square(i));
  return { full: all.slice(0, now).join(""), lost: all.slice(now).join("") };
}

/** The symbol of a kind of unit, in the frame of a full face unless it is moved. */
export function symbolOf(unit: Pick<UnitInfo, "sidc" | "kind"> & Drawn, look: FaceArt, move = ""): string {
  const nato = unit.sidc ? natoIcon(unit.sidc) : "";
  const paint = `class="ct-sy" color="${look.symbol}" stroke="${look.symbol}"`;
  const drawn = nato
    ? `<g ${paint} stroke-width="8.6" transform="translate(10 7) scale(.2 .19)">${nato}</g>`
    : `<g ${paint} stroke-width="1.6">${drawing(unit) || glyph(unit.kind)}</g>`;
  return move ? `<g transform="${move}">${drawn}</g>` : drawn;
}

/** The background of a counter: shadow, lower edge, face. */
export function card(look: FaceArt, colour: string): string {
  return (
    '<rect class="ct-sh" x="1.4" y="2.4" width="60" height="60" rx="6"/>' +
    `<rect width="60" height="60.6" rx="6" fill="${look.edge}"/><rect width="60" height="58.6" rx="6" fill="${colour}"/>`
  );
}

/** A counter, 60 units square, as SVG. */
export function face(one: CounterFace, look: FaceArt, detail: Detail = "full"): string {
  const { unit } = one;
  if (unit.card) return cardFace(unit, look, numbers(unit, one.steps), detail);
  if (unit.shape === "plane") return planeFace(unit, look, numbers(unit, one.steps), detail);
  if (unit.shape === "ship") return shipFace(unit, look, numbers(unit, one.steps), detail);
  const colour = one.flipped ? mix(look.face, "#777777", 0.38) : look.face;
  const box = one.tint ?? look.box;
  if (detail !== "full") return plainFace(one, look, colour, box);
  const steps = pips(one.steps, unit.steps);
  return (
    card(look, colour) +
    band(look) +
    `<rect x="15" y="16.5" width="30" height="19" fill="${box}" stroke="${look.symbol}" stroke-width="1.3"/>` +
    symbolOf(unit, { ...look, box }).replaceAll('class="w"', `fill="${box}" stroke="none"`) +
    sign(look) +
    printing(unit, look, numbers(unit, one.steps), steps.full) +
    (steps.lost ? `<path fill="none" stroke="${look.ink}" stroke-width=".9" d="${steps.lost}"/>` : "")
  );
}

/** For looking from farther off: symbol and values, both larger, and nothing else. */
function plainFace({ unit, steps }: CounterFace, look: FaceArt, colour: string, box: string): string {
  const figures = numbers(unit, steps);
  const size = figures.length > 4 ? 22 : 26;
  return (
    `<rect width="60" height="60" rx="6" fill="${colour}" stroke="${look.edge}" stroke-width="2.4"/>` +
    `<rect x="10" y="6" width="40" height="25" fill="${box}" stroke="${look.symbol}" stroke-width="1.6"/>` +
    symbolOf(unit, { ...look, box }, "translate(-10 -15.7) scale(1.333 1.316)").replaceAll(
      'class="w"',
      `fill="${box}" stroke="none"`,
    ) +
    `<path class="ct-v" fill="${look.ink}" d="${lettering(figures, 30, 55, { size, most: 57 })}"/>`
  );
}

/** Echelon, designation, values and anything else in the same ink, as one path. */
function printing(unit: UnitInfo, look: FaceArt, figures: string, more: string): string {
  const name = designation(unit);
  const beside = (what: string, x: number): string =>
    lettering(what, x, 29.6, { size: what.length > 2 ? 8.6 : 10.6, most: 13.4 });
  const above = name.above && canSet(name.above);
  // a long name keeps off the steps at its left
  const [middle, most] = unit.steps > 1 ? [33, 32] : [26, 43];
  const d =
    (name.above ? "" : lettering(unit.size, 30, 14.4, { size: 7.6, tracking: 0.08 })) +
    (above ? lettering(name.above, middle, 14.4, { size: 7.6, most }) : "") +
    beside(name.left, 7.6) +
    beside(name.right, 52.4) +
    lettering(figures, 30, 54.2, { size: figures.length > 4 ? 18.5 : 22, tracking: 0.01, most: 55 }) +
    more;
  const odd =
    name.above && !above
      ? `<text class="ct-name" x="${middle}" y="14.4" fill="${look.ink}">${escapeXml(name.above)}</text>`
      : "";
  return `<path class="ct-v" fill="${look.ink}" d="${d}"/>${odd}`;
}

/** The face of a hidden counter: only its side is known. */
export function hiddenFace(look: FaceArt): string {
  return `${card(look, look.face)}${band(look)}${sign(look)}<path fill="none" stroke="${look.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M21.5 26q0-9 8.5-9t8.5 8q0 5.4-8.5 9.6v5"/><circle fill="${look.ink}" cx="30" cy="48.6" r="3.1"/>`;
}
