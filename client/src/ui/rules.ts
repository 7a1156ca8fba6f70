// Rule summaries, fetched once for each game and language.
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { type Lang, lang } from "../i18n";
import type { Paragraph, Rulebook } from "../protocol";
import { awaitWhileMounted } from "./effects";

/** The game whose rules are cited. */
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

export interface Citation {
  game: string;
  cite: string;
  anchor: HTMLElement;
}

/** The citation whose card is open. */
export const openCitation = signal<Citation | null>(null);

/** The paragraph, or all paragraphs of a cited chapter. */
export function paragraphsOf(book: Rulebook, cite: string): Paragraph[] {
  const one = book.paragraphs.filter((p) => p.id === cite);
  return one.length > 0 ? one : book.paragraphs.filter((p) => p.id.startsWith(`${cite}.`));
}

/** The title of a paragraph, once the rulebook is loaded. */
export function useTitleOf(cite: string): string {
  const game = useContext(GameContext);
  const [title, setTitle] = useState("");
  const language = lang.value;
  useEffect(() => {
    if (!game || !cite) return;
    return awaitWhileMounted(rulebook(game, language), (book) =>
      setTitle(book.paragraphs.find((p) => p.id === cite)?.title ?? ""),
    );
  }, [game, cite, language]);
  return title;
}
