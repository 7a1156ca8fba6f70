// Our summaries of a game's paragraphs: fetched once for each game and language.
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
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

/** The title of a paragraph, once the rulebook is there. */
export function useTitleOf(cite: string): string {
  const game = useContext(GameContext);
  const [title, setTitle] = useState("");
  const language = lang.value;
  useEffect(() => {
    let gone = false;
    if (game && cite) rulebook(game, language).then((book) => gone || setTitle(book.paragraphs.find((p) => p.id === cite)?.title ?? ""), () => undefined);
    return () => void (gone = true);
  }, [game, cite, language]);
  return title;
}
