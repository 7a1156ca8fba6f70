// The theme: light, dark or the system's. public/theme-boot.js sets it before the first paint.
import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "./storage";

export type Theme = "light" | "dark" | "auto";

const query = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(query.matches);
query.addEventListener("change", (e) => (systemDark.value = e.matches));

function first(): Theme {
  const word = recall("theme");
  return word === "light" || word === "dark" ? word : "auto";
}

export const theme = signal<Theme>(first());

/** The theme that is shown. */
export const shade = computed<"light" | "dark">(() =>
  theme.value === "auto" ? (systemDark.value ? "dark" : "light") : theme.value,
);

effect(() => {
  document.documentElement.dataset.theme = shade.value;
});

export function setTheme(to: Theme): void {
  remember("theme", to);
  theme.value = to;
}
