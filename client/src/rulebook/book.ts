// Order and search in a rulebook.
import type { Paragraph } from "../protocol";
import { fold } from "../ui/sentence";

export interface Chapter {
  id: string;
  kind: string; // the commonest kind
  paragraphs: Paragraph[];
}

/** "TS IX.train.7" is in chapter "IX", "VL 6b" in "6". */
export const chapterOf = (id: string): string =>
  (id.slice(id.indexOf(" ") + 1).split(".")[0] ?? id).replace(/^(\d+)[a-z]$/, "$1");

/** Element ids contain no spaces. */
export const anchorOf = (id: string): string => id.replace(/ /g, "_");

export function chapters(paragraphs: Paragraph[]): Chapter[] {
  const found = new Map<string, Paragraph[]>();
  for (const p of paragraphs) {
    const chapter = chapterOf(p.id);
    found.set(chapter, [...(found.get(chapter) ?? []), p]);
  }
  return [...found].map(([id, list]) => ({ id, kind: mostly(list), paragraphs: list }));
}

function mostly(list: Paragraph[]): string {
  const count = new Map<string, number>();
  for (const p of list) count.set(p.kind, (count.get(p.kind) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

export const words = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether the paragraph contains every word. */
export function matches(p: Paragraph, terms: string[], kind: string): boolean {
  if (kind && p.kind !== kind) return false;
  const text = fold(`${p.id} ${p.title} ${p.summary} ${p.ruling}`);
  return terms.every((w) => text.includes(w));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** The text split where words were found. */
export function pieces(text: string, terms: string[]): Piece[] {
  if (terms.length === 0) return [{ text, found: false }];
  const letters = [...text];
  const at: number[] = [];
  let flat = "";
  letters.forEach((letter, n) => {
    const bare = fold(letter);
    for (let i = 0; i < bare.length; i++) at.push(n);
    flat += bare;
  });
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of terms) {
    for (let i = flat.indexOf(word); i >= 0; i = flat.indexOf(word, i + 1)) {
      for (let k = i; k < i + word.length; k++) hits[at[k]!] = true;
    }
  }
  const out: Piece[] = [];
  letters.forEach((letter, n) => {
    const last = out.at(-1);
    if (last && last.found === hits[n]) last.text += letter;
    else out.push({ text: letter, found: hits[n]! });
  });
  return out;
}
