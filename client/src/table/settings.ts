// What a player likes to see, kept in this browser.
import { effect, signal } from "@preact/signals";

export interface Settings {
  counters: number; // their size, 1 = as drawn
  hidden: boolean; // counters out of the way
  numbers: boolean;
  names: boolean;
  minimap: boolean;
  notify: boolean;
  letters: boolean; // single-letter shortcuts
}

const KEY = "grognard.table";
const USUAL: Settings = { counters: 1, hidden: false, numbers: true, names: true, minimap: true, notify: false, letters: true };

export function readSettings(text: string | null): Settings {
  const found = { ...USUAL };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return found;
  }
  if (typeof stored !== "object" || stored === null) return found;
  const known = stored as Record<string, unknown>;
  for (const name of ["numbers", "names", "minimap", "notify", "letters"] as const) if (typeof known[name] === "boolean") found[name] = known[name];
  const size = known["counters"];
  if (typeof size === "number" && size >= 0.6 && size <= 1.4) found.counters = size;
  return found; // hidden counters are shown again: nobody should come back to an empty map
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = signal<Settings>(readSettings(stored()));

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Keep what is chosen; returns how to stop. */
export function keepSettings(): () => void {
  return effect(() => {
    const text = JSON.stringify(settings.value);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}
