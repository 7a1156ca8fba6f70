import table from "./glyphs.json";

const { em, ...rest } = table;
const GLYPHS = new Map(Object.entries(rest as unknown as Record<string, [number, string]>));
const glyphCache = new Map<string, string>();

/** Whether the font has all characters of a text. */
export function canSet(text: string): boolean {
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

/** A short text as a path, centred on x with its baseline at y. Characters the font lacks are left out. */
export function lettering(
  text: string,
  x: number,
  y: number,
  { size, tracking = 0, most = Infinity }: Setting,
): string {
  const natural = width(text, size, tracking);
  const squeeze = natural > most ? most / natural : 1;
  let pen = x - (natural * squeeze) / 2;
  let d = "";
  for (const char of text) {
    const glyph = GLYPHS.get(char);
    if (glyph?.[1]) d += placeGlyph(char, glyph[1], (size / em) * squeeze, size / em, pen, y);
    pen += (((glyph?.[0] ?? em / 2) + tracking * em) * size * squeeze) / em;
  }
  return d;
}

/** Place a glyph. Outlines are relative except for their start, so each is scaled once for each size. */
function placeGlyph(char: string, outline: string, sx: number, sy: number, x: number, y: number): string {
  const key = `${char}${sx.toFixed(5)} ${sy.toFixed(5)}`;
  let path = glyphCache.get(key);
  if (path === undefined) {
    path = scaleOutline(outline, sx, sy);
    glyphCache.set(key, path);
  }
  return `M${hundredths(x)} ${hundredths(y)}${path}`;
}

function scaleOutline(outline: string, sx: number, sy: number): string {
  return outline.replace(/([mlqhv])([^mlqhvz]*)/g, (_, command: string, numbers: string) => {
    const scales = command === "h" ? [sx] : command === "v" ? [sy] : [sx, sy];
    const values = (numbers.match(/-?\d+/g) ?? []).map((v, i) =>
      hundredths(Number(v) * scales[i % scales.length]!),
    );
    return command + values.join(" ");
  });
}

function hundredths(v: number): number {
  return Math.round(v * 100) / 100;
}
