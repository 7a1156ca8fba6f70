// Order and search in a rulebook.
import type { Paragraph } from "../protocol";

export interface Chapter {
  id: string;
  kind: string; // what most of it is about
  paragraphs: Paragraph[];
}

/** "TS IX.train.7" stands in chapter "IX", and "VL 6b" in 6. */
export const chapterOf = (id: string): string => (id.slice(id.indexOf(" ") + 1).split(".")[0] ?? id).replace(/^(\d+)[a-z]$/, "$1");

/** Ids of elements hold no spaces. */
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

/** Without accents and capitals: who searches for "reserve" finds "réserve". */
export const plain = (text: string): string => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLocaleLowerCase();

export const words = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Every word somewhere in the paragraph. */
export function matches(p: Paragraph, looked: string[], kind: string): boolean {
  if (kind && p.kind !== kind) return false;
  const text = plain(`${p.id} ${p.title} ${p.summary} ${p.ruling}`);
  return looked.every((w) => text.includes(w));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** The text cut where a word was found. */
export function pieces(text: string, looked: string[]): Piece[] {
  if (looked.length === 0) return [{ text, found: false }];
  const letters = [...text];
  const at: number[] = [];
  let flat = "";
  letters.forEach((letter, n) => {
    const bare = plain(letter);
    for (let i = 0; i < bare.length; i++) at.push(n);
    flat += bare;
  });
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of looked) {
    for (let i = flat.indexOf(word); i >= 0; i = flat.indexOf(word, i + 1)) {
      for (let k = i; k < i + word.length; k++) marked[at[k]!] = true;
    }
  }
  const out: Piece[] = [];
  letters.forEach((letter, n) => {
    const last = out.at(-1);
    if (last && last.found === marked[n]) last.text += letter;
    else out.push({ text: letter, found: marked[n]! });
  });
  return out;
}
