// Our summaries of a game's paragraphs: fetched once for each game and language.
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { api } from "../api";
import { lang, type Lang } from "../i18n";
import type { Paragraph, Rulebook } from "../protocol";

/** The game whose paragraphs the chips below cite. */
export const GameContext = createContext("");

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, of: Lang = lang.value): Promise<Rulebook> {
  const key = `${game}/${of}`;
  let book = books.get(key);
  if (!book) {
    book = api.get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules?lang=${of}`, { quiet: true });
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

export interface Cited {
  game: string;
  cite: string;
  anchor: HTMLElement;
}

/** The citation whose card is open. */
export const cited = signal<Cited | null>(null);

/** The paragraph, or those of the chapter when a chapter is cited. */
export function paragraphsOf(book: Rulebook, cite: string): Paragraph[] {
  const one = book.paragraphs.filter((p) => p.id === cite);
  return one.length > 0 ? one : book.paragraphs.filter((p) => p.id.startsWith(`${cite}.`));
}
