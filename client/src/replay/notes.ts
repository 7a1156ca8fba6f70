// Notes on a game, kept in this browser for each table.
import { signal } from "@preact/signals";
import { recall, remember } from "../storage";

export interface Note {
  readonly n: number;
  readonly text: string;
}

export const LONGEST = 2000; // characters of a note
const MOST = 500; // notes of a game

/** Read stored notes, ignoring invalid ones. */
export function readNotes(text: string | null): Note[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  const notes = new Map<number, Note>();
  for (const one of found as unknown[]) {
    const { n, text: words } = (one ?? {}) as { n?: unknown; text?: unknown };
    if (typeof n === "number" && Number.isInteger(n) && n >= 0 && typeof words === "string")
      notes.set(n, { n, text: words.slice(0, LONGEST) });
  }
  return [...notes.values()].sort((a, b) => a.n - b.n).slice(0, MOST);
}

export class Notes {
  readonly list = signal<readonly Note[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `notes.${table}`;
    this.list.value = readNotes(recall(this.key));
  }

  at(n: number): Note | undefined {
    return this.list.value.find((note) => note.n === n);
  }

  put(n: number, text: string): void {
    this.set([...this.others(n), { n, text: text.trim().slice(0, LONGEST) }]);
  }

  remove(n: number): void {
    this.set(this.others(n));
  }

  private others(n: number): Note[] {
    return this.list.value.filter((note) => note.n !== n);
  }

  private set(notes: Note[]): void {
    this.list.value = notes.sort((a, b) => a.n - b.n).slice(0, MOST);
    remember(this.key, JSON.stringify(this.list.value));
  }
}
