import type { Board, FaceArt, SideInfo } from "../protocol";

export type Theme = "light" | "dark";

export function art(side: SideInfo | undefined, theme: Theme): FaceArt {
  return side ? side[theme] : PLAIN;
}

const PLAIN: FaceArt = {
  face: "#c9c2b2",
  ink: "#221e18",
  edge: "#8b7e65",
  box: "#ffffff",
  symbol: "#221e18",
  band: "line",
  sign: "",
};

function parts(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  return [1, 3, 5].map((i) => parseInt(full.slice(i, i + 2), 16) / 255) as [number, number, number];
}

function join(rgb: readonly number[]): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function luminance(hex: string): number {
  const [r, g, b] = parts(hex).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function mix(a: string, b: string, share: number): string {
  const other = parts(b);
  return join(parts(a).map((v, i) => v * (1 - share) + other[i]! * share));
}

/** A side's colour for lines and arrows on the map: dark in the light theme, bright in the dark one. */
export function lineColour(look: FaceArt, theme: Theme): string {
  if (theme === "light") {
    const dark = luminance(look.face) <= luminance(look.ink) ? look.face : look.ink;
    return luminance(dark) > 0.2 ? mix(dark, "#000000", 0.45) : dark;
  }
  const face = parts(look.face);
  const [high, low] = [Math.max(...face), Math.min(...face)];
  if (luminance(look.face) > 0.35) return mix(look.face, "#ffffff", 0.2);
  const lively = face.map((v) => (high === low ? 0.8 : 0.44 + (0.56 * (v - low)) / (high - low)));
  return join(lively);
}

/**
 * Tints of the symbol's box, one for each formation of two or more counters; the formation is also printed
 * beside it.
 */
const TINTS = ["#f6e2b0", "#dcebc4", "#e9d5ee", "#fbf0c9", "#cfeadf", "#f8d6cf", "#dfe0e4"];

export function tints(board: Board): Map<string, string> {
  const sizes = new Map<string, number>();
  for (const unit of board.units) {
    if (unit.formation)
      sizes.set(`${unit.side} ${unit.formation}`, (sizes.get(`${unit.side} ${unit.formation}`) ?? 0) + 1);
  }
  const many = [...sizes].filter(([, n]) => n > 1).map(([name]) => name);
  return new Map(many.map((name, i) => [name, TINTS[i % TINTS.length]!]));
}
