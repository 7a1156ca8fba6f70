// Looking for a hex by its number or a place by its name, in either language, with or without accents.
import type { Atlas } from "../protocol";
import { fold } from "../ui/sentence";

export interface Hit {
  hex: string;
  name: string; // empty for a hex found by its number
  kind: string;
}

interface Entry extends Hit {
  words: string[]; // what it is found by
}

const MOST = 12;

/** Small letters without accents, signs as spaces. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Labels are compared without the colon after the sheet. */
const bare = (label: string): string => label.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** How well a text matches: lower is better, Infinity is no match. */
function rank(text: string, needle: string): number {
  if (text === needle) return 0;
  if (text.startsWith(needle)) return 1;
  if (text.includes(` ${needle}`)) return 2;
  return text.includes(needle) ? 3 : Infinity;
}

export class Finder {
  private readonly places: Entry[];
  private readonly numbers: { bare: string; hex: string; label: string }[];

  constructor(atlas: Pick<Atlas, "places" | "labels"> & { board: { hexes: { labels: string[] } } }) {
    const seen = new Set<string>();
    this.places = atlas.places
      .filter(({ name, hex }) => !seen.has(`${name} ${hex}`) && seen.add(`${name} ${hex}`))
      .map(({ name, other, hex, kind }) => ({
        name,
        hex,
        kind,
        words: [...new Set([plain(name), plain(other)])],
      }));
    const labels = atlas.board.hexes.labels.map((label) => ({ bare: bare(label), hex: label, label }));
    this.numbers = [
      ...labels,
      ...Object.entries(atlas.labels).map(([label, hex]) => ({ bare: bare(label), hex, label })),
    ];
  }

  /** The best answers first. */
  find(query: string, most = MOST): Hit[] {
    const needle = plain(query);
    if (!needle) return [];
    const names = this.places
      .map((place) => ({ place, by: Math.min(...place.words.map((word) => rank(word, needle))) }))
      .filter(({ by }) => by < Infinity)
      .sort((a, b) => a.by - b.by || a.place.name.localeCompare(b.place.name))
      .map(({ place: { hex, name, kind } }) => ({ hex, name, kind }));
    return [...this.byNumber(bare(query)), ...names].slice(0, most);
  }

  /** Hexes with this number, or with the same number on each sheet. */
  private byNumber(needle: string): Hit[] {
    if (!/\d{4}$/.test(needle)) return [];
    const exact = this.numbers.filter((one) => one.bare === needle);
    const found = exact.length ? exact : this.numbers.filter((one) => one.bare.endsWith(needle));
    return [
      ...new Map(
        found.map(({ hex, label }) => [hex, { hex, name: "", kind: label === hex ? "" : label }]),
      ).values(),
    ];
  }
}

/** Split a fact into its text and the source at its end. */
export function splitSource(line: string): { text: string; source: string } {
  const found = /^(.*?) \(((?:rulebook|derived|found|reconstructed).*)\)$/.exec(line);
  return found ? { text: found[1]!, source: found[2]! } : { text: line, source: "" };
}
