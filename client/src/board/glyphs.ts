import type { FaceArt } from "../protocol";
import { num } from "./lattice";
import { lettering } from "./type/index";

/** Symbols that NATO does not have, in the box from (15, 16.5) to (45, 35.5). */
const CROSS = '<path d="M15 16.5L45 35.5M45 16.5L15 35.5"/>';
const TRACK = '<rect x="19.5" y="20.8" width="21" height="10.4" rx="5.2"/>';
const GLYPHS: Record<string, string> = {
  infantry: CROSS,
  cavalry: '<path d="M15 35.5L45 16.5"/>',
  artillery: '<circle class="f" cx="30" cy="26" r="4.1"/>',
  tank: TRACK,
  mechanized: CROSS + TRACK,
  motorized: `${CROSS}<path d="M30 16.5V35.5"/>`,
  mountain: `${CROSS}<path class="f" d="M24.5 35.5L30 27.5L35.5 35.5Z"/>`,
  militia: '<path d="M22 33V19L30 28L38 19V33" stroke-width="2.4"/>',
  sailors: `${CROSS}<circle class="w" cx="30" cy="26" r="7.6"/><circle stroke-width="1.2" cx="30" cy="20.3" r="1.3"/><path stroke-width="1.35" d="M30 21.6V31.4M27.4 23.6H32.6M25.2 27.6Q26 31.4 30 31.6Q34 31.4 34.8 27.6"/>`,
  hq: '<path d="M15 35V41M23.5 20.5V31.5M23.5 26H30M30 20.5V31.5"/><circle cx="37" cy="26" r="4.9"/><path d="M38.6 28.4L41.6 32"/>',
  train:
    '<rect x="19.5" y="19" width="21" height="9.4" rx="4.7"/><path class="f" d="M21.6 31.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M28.1 31.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M34.6 31.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0"/>',
  gunboat:
    '<path class="f" d="M18.5 27.5H41.5L38.6 32.4H21.4Z"/><path d="M30 27V21.5M30 22.4L36.5 20.6M25 27V24H28"/>',
  engineer: '<path d="M21 31.5V21.5H39V31.5M30 21.5V28.5"/>',
  airborne: `${CROSS}<path stroke-width="1.35" d="M25.5 35.3q2.2-3.6 4.5 0q2.2-3.6 4.5 0"/>`,
  security: `${CROSS}<path stroke-width="1.3" d="M31.9 18.3Q31.3 17.5 30 17.5Q28.2 17.5 28.2 18.8Q28.2 19.9 30 20.1Q31.9 20.4 31.9 21.5Q31.9 22.8 30 22.8Q28.6 22.8 28 21.9"/>`,
  cadre: '<path stroke-dasharray="3.2 2.2" d="M15 16.5L45 35.5M45 16.5L15 35.5"/>',
  flame: `${TRACK}<path class="f" stroke="none" d="M30.6 21.6Q34.4 25.2 32.6 28.4Q31.8 30 30 30Q28.2 30 27.4 28.4Q26.4 26.4 28.4 24.4Q28.6 26 29.6 26.2Q30.8 24.4 30.6 21.6Z"/>`,
  festung: '<path class="f" d="M20.5 32.5V20.5H24.3V23.6H28.1V20.5H31.9V23.6H35.7V20.5H39.5V32.5Z"/>',
  air: '<path class="f" d="M30 26q-4-5.5-9-3.4q-3 3.4 0 6.8q5 2.1 9-3.4q4-5.5 9-3.4q3 3.4 0 6.8q-5 2.1-9-3.4z"/>',
};

/** The symbol of a kind of unit; an unknown kind gets its first letter. */
export function glyph(kind: string): string {
  if (Object.hasOwn(GLYPHS, kind)) return GLYPHS[kind]!;
  return `<path class="f" stroke="none" d="${lettering(kind.slice(0, 1).toUpperCase(), 30, 31.4, { size: 15 })}"/>`;
}

const TOP = "M6 0H54A6 6 0 0 1 60 6V6.6H0V6A6 6 0 0 1 6 0Z";
const repeat = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join("");

/** The band at the top, which tells sides apart without colour. */
export function band(look: FaceArt): string {
  const line = (width: number, d: string, more = ""): string =>
    `<path fill="none" stroke="${look.ink}" stroke-width="${width}"${more} d="${d}"/>`;
  switch (look.band) {
    case "plain":
      return `<path fill="${look.edge}" d="${TOP}"/>`;
    case "chevrons":
      return `<path fill="${look.box}" d="${TOP}"/>${line(1.5, `M${repeat(13, (i) => `${i ? "L" : ""}${3 + 4.5 * i} ${i % 2 ? 1.6 : 5.4}`)}`)}`;
    case "bias":
      return line(
        1.5,
        repeat(6, (i) => `M${4 + 9 * i} 6l5-5`),
      );
    case "bars":
      return line(
        2.6,
        repeat(7, (i) => `M${7 + 7 * i} 1V6`),
      );
    case "dots":
      return line(2.4, "M7 3.6H57", ' stroke-linecap="round" stroke-dasharray=".1 6.2"');
    case "rules":
      return line(1.1, "M3 2.6H57M1 5.6H59");
    default:
      return line(1.1, "M2 6H58");
  }
}

export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, k] = [-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? r * 0.42 : r];
    return `${num(x + Math.cos(a) * k)} ${num(y + Math.sin(a) * k)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The sign of the side, top right. */
export function sign(look: FaceArt): string {
  if (look.sign === "star") return `<path fill="${look.ink}" d="${star(53, 12.8, 4.4)}"/>`;
  const strokes: Record<string, string> = {
    chevron: "M49.4 10.4L53 13.4L56.6 10.4M49.4 13.6L53 16.6L56.6 13.6",
    cross: "M53 9.4V16.4M49.5 12.9H56.5",
  };
  const d = strokes[look.sign];
  if (d) return `<path fill="none" stroke="${look.ink}" stroke-width="1.7" d="${d}"/>`;
  return look.sign
    ? `<path fill="${look.ink}" d="${lettering(look.sign, 52.4, 16, { size: 8.4, most: 12 })}"/>`
    : "";
}
