// Looking for a hex by its number or a place by its name, in either language, with or without accents.
import type { Atlas } from "../protocol";

export interface Hit {
  hex: string;
  name: string; // empty for a hex asked for by its number
  kind: string;
}

interface Entry extends Hit {
  words: string[]; // what it answers to
}

const MOST = 12;

/** Small letters without accents, signs as spaces. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Labels are compared without the colon after the sheet. */
const bare = (label: string): string => label.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** How well a text answers: the less, the better; not at all is Infinity. */
function rank(text: string, asked: string): number {
  if (text === asked) return 0;
  if (text.startsWith(asked)) return 1;
  if (text.includes(` ${asked}`)) return 2;
  return text.includes(asked) ? 3 : Infinity;
}

export class Finder {
  private readonly places: Entry[];
  private readonly numbers: { bare: string; hex: string; label: string }[];

  constructor(atlas: Pick<Atlas, "places" | "labels"> & { board: { hexes: { labels: string[] } } }) {
    const seen = new Set<string>();
    this.places = atlas.places
      .filter(({ name, hex }) => !seen.has(`${name} ${hex}`) && seen.add(`${name} ${hex}`))
      .map(({ name, other, hex, kind }) => ({ name, hex, kind, words: [...new Set([plain(name), plain(other)])] }));
    const shown = atlas.board.hexes.labels.map((label) => ({ bare: bare(label), hex: label, label }));
    this.numbers = [...shown, ...Object.entries(atlas.labels).map(([label, hex]) => ({ bare: bare(label), hex, label }))];
  }

  /** The best answers first. */
  find(query: string, most = MOST): Hit[] {
    const asked = plain(query);
    if (!asked) return [];
    const named = this.places
      .map((place) => ({ place, by: Math.min(...place.words.map((word) => rank(word, asked))) }))
      .filter(({ by }) => by < Infinity)
      .sort((a, b) => a.by - b.by || a.place.name.localeCompare(b.place.name))
      .map(({ place: { hex, name, kind } }) => ({ hex, name, kind }));
    return [...this.numbered(bare(query)), ...named].slice(0, most);
  }

  /** Hexes of that number: whole, or the same number on each sheet. */
  private numbered(asked: string): Hit[] {
    if (!/\d{4}$/.test(asked)) return [];
    const exact = this.numbers.filter((one) => one.bare === asked);
    const found = exact.length ? exact : this.numbers.filter((one) => one.bare.endsWith(asked));
    return [...new Map(found.map(({ hex, label }) => [hex, { hex, name: "", kind: label === hex ? "" : label }])).values()];
  }
}

/** A line of the server apart from the source it ends with. */
export function cited(line: string): { said: string; source: string } {
  const found = /^(.*?) \(((?:rulebook|derived|found|reconstructed).*)\)$/.exec(line);
  return found ? { said: found[1]!, source: found[2]! } : { said: line, source: "" };
}
