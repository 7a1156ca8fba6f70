import type { FaceArt, UnitInfo } from "../protocol";
import type { Detail } from "./culling";
import { escapeXml } from "./svg";
import { canSet, lettering } from "./type/index";

const [PAPER, INK] = ["#fbf1da", "#2a2318"];
const LONG = 10; // characters beyond which a name is set in two lines

export type Drawn = Partial<Pick<UnitInfo, "strokes" | "solid">>;

/** A drawing of a game's own, in the frame of a full face; empty where it has none. */
export function drawing({ strokes = "", solid = "" }: Drawn): string {
  return (
    (strokes && `<path d="${escapeXml(strokes)}"/>`) +
    (solid && `<path class="f" stroke="none" d="${escapeXml(solid)}"/>`)
  );
}

/** What is written at the foot of a card, in one or two lines; what is in brackets is left out. */
export function cardName(name: string): string[] {
  const words = name.split(" [")[0]!.split(" ");
  const whole = words.join(" ");
  if (words.length < 2 || whole.length <= LONG) return [whole];
  const half = words.map((_, i) => Math.abs(words.slice(0, i).join(" ").length - whole.length / 2));
  const cut = half.indexOf(Math.min(...half.slice(1)), 1);
  return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
}

/** A support or a marker: paper with a band in its side's colour, a drawing, its figure and its name. */
export function cardFace(unit: UnitInfo, look: FaceArt, figure: string, detail: Detail): string {
  const near = detail === "full";
  const lines = near ? cardName(unit.name) : [];
  const move = near
    ? `translate(${figure ? -6 : 0} ${lines.length > 1 ? -4 : -1})`
    : `translate(${figure ? -11 : -6} ${figure ? -3 : -3}) scale(1.2)`;
  const size = near ? 17 : 20;
  const value = figure && lettering(figure, 50, lines.length > 1 ? 27 : 31, { size, most: 19 });
  const first = lines.length > 1 ? 47 : 53;
  const named = lines.map((line, i) => caption(line, first + 8 * i)).join("");
  return (
    '<rect class="ct-sh" x="1.4" y="2.4" width="60" height="60" rx="4"/>' +
    `<rect width="60" height="60.6" rx="4" fill="${look.edge}"/>` +
    `<rect x="1.4" y="1.4" width="57.2" height="56.8" rx="3" fill="${PAPER}"/>` +
    `<path fill="${look.face}" d="M1.4 9V4.4a3 3 0 0 1 3-3h51.2a3 3 0 0 1 3 3V9z"/>` +
    `<g class="ct-sy" color="${INK}" stroke="${INK}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" transform="${move}">${drawing(unit)}</g>` +
    (value ? `<path class="ct-v" fill="${INK}" d="${value}"/>` : "") +
    named
  );
}

function caption(line: string, y: number): string {
  if (canSet(line))
    return `<path class="ct-v" fill="${INK}" d="${lettering(line, 30, y, { size: 8.6, most: 54 })}"/>`;
  return `<text class="ct-name" x="30" y="${y}" fill="${INK}">${escapeXml(line)}</text>`;
}
