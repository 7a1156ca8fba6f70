// Display settings, kept in this browser.
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../storage";

export interface Settings {
  counters: number; // their size, 1 = as drawn
  hidden: boolean; // counters out of the way
  numbers: boolean;
  names: boolean;
  minimap: boolean;
  notify: boolean;
  letters: boolean; // single-letter shortcuts
}

const KEY = "table";
const LOW = 760; // pixels: a window this low has no room for the map of the whole
const USUAL: Settings = {
  counters: 1,
  hidden: false,
  numbers: true,
  names: true,
  minimap: !(globalThis.innerHeight <= LOW),
  notify: false,
  letters: true,
};

export function readSettings(text: string | null): Settings {
  const found = { ...USUAL };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? "{}");
  } catch {
    return found;
  }
  if (typeof parsed !== "object" || parsed === null) return found;
  const values = parsed as Record<string, unknown>;
  for (const name of ["numbers", "names", "minimap", "notify", "letters"] as const)
    if (typeof values[name] === "boolean") found[name] = values[name];
  const size = values.counters;
  if (typeof size === "number" && size >= 0.6 && size <= 1.4) found.counters = size;
  return found; // `hidden` is not restored: nobody should come back to an empty map
}

export const settings = signal<Settings>(readSettings(recall(KEY)));

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Save the settings whenever they change; returns the cleanup. */
export function keepSettings(): () => void {
  return effect(() => remember(KEY, JSON.stringify(settings.value)));
}
