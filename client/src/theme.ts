// Light, dark, or as the system has it. public/theme-boot.js did the same before the first paint.
import { computed, effect, signal } from "@preact/signals";
import { keep, kept } from "./kept";

export type Theme = "light" | "dark" | "auto";

const query = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(query.matches);
query.addEventListener("change", (e) => (systemDark.value = e.matches));

function first(): Theme {
  const word = kept("theme");
  return word === "light" || word === "dark" ? word : "auto";
}

export const theme = signal<Theme>(first());

/** What is shown. */
export const shade = computed<"light" | "dark">(() => (theme.value === "auto" ? (systemDark.value ? "dark" : "light") : theme.value));

effect(() => {
  document.documentElement.dataset.theme = shade.value;
});

export function setTheme(to: Theme): void {
  keep("theme", to);
  theme.value = to;
}
