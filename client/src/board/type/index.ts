import table from "./glyphs.json";

const { em, ...rest } = table;
const GLYPHS = new Map(Object.entries(rest as unknown as Record<string, [number, string]>));
const cut = new Map<string, string>();

/** Whether all of a text can be set. */
export function settable(text: string): boolean {
  return [...text].every((char) => GLYPHS.has(char));
}

export function width(text: string, size: number, tracking = 0): number {
  let wide = 0;
  for (const char of text) wide += (GLYPHS.get(char)?.[0] ?? em / 2) + tracking * em;
  return ((wide - tracking * em) * size) / em;
}

export interface Setting {
  readonly size: number;
  readonly tracking?: number; // in ems
  readonly most?: number; // squeezed when wider
}

/** A short text as the path of its outlines, its middle at x, its foot at y. What the font lacks is left out. */
export function lettering(text: string, x: number, y: number, { size, tracking = 0, most = Infinity }: Setting): string {
  const natural = width(text, size, tracking);
  const squeeze = natural > most ? most / natural : 1;
  let pen = x - (natural * squeeze) / 2;
  let d = "";
  for (const char of text) {
    const glyph = GLYPHS.get(char);
    if (glyph?.[1]) d += moved(char, glyph[1], (size / em) * squeeze, size / em, pen, y);
    pen += (((glyph?.[0] ?? em / 2) + tracking * em) * size * squeeze) / em;
  }
  return d;
}

/** An outline at its place: all of it is relative but where it begins, so that it is scaled once for each size. */
function moved(char: string, outline: string, sx: number, sy: number, x: number, y: number): string {
  const key = `${char}${sx.toFixed(5)} ${sy.toFixed(5)}`;
  let scaled = cut.get(key);
  if (scaled === undefined) cut.set(key, (scaled = scaledBy(outline, sx, sy)));
  return `M${hundredths(x)} ${hundredths(y)}${scaled}`;
}

function scaledBy(outline: string, sx: number, sy: number): string {
  return outline.replace(/([mlqhv])([^mlqhvz]*)/g, (_, command: string, numbers: string) => {
    const scales = command === "h" ? [sx] : command === "v" ? [sy] : [sx, sy];
    const values = (numbers.match(/-?\d+/g) ?? []).map((v, i) => hundredths(Number(v) * scales[i % scales.length]!));
    return command + values.join(" ");
  });
}

function hundredths(v: number): number {
  return Math.round(v * 100) / 100;
}
