// Texts in the reader's language. `t` reads the signal `lang`, so components are rendered again when it
// changes.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "./storage";
import { typeset } from "./texts/typeset";

export type Lang = "fr" | "en";
export type TextArgs = Record<string, FluentVariable>;

const files = import.meta.glob<string>("./texts/*/*.ftl", { query: "?raw", import: "default", eager: true });

function bundleOf(of: Lang): FluentBundle {
  // all texts run left to right: isolation marks would only hinder copying and searching
  const bundle = new FluentBundle(of, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${of}/`)) bundle.addResource(new FluentResource(of === "fr" ? typeset(text) : text));
  }
  return bundle;
}

const bundles: Record<Lang, FluentBundle> = { fr: bundleOf("fr"), en: bundleOf("en") };

export const asLang = (word: string | null | undefined): Lang | null =>
  word === "fr" || word === "en" ? word : null;

function firstLang(): Lang {
  return asLang(recall("lang")) ?? (/^fr\b/i.test(navigator.language) ? "fr" : "en");
}

export const lang = signal<Lang>(firstLang());

effect(() => {
  document.documentElement.lang = lang.value;
});

/** Set and remember the language. */
export function setLang(to: Lang): void {
  remember("lang", to);
  lang.value = to;
}

/** A text by its id. A missing text shows its id; a test makes sure there is none. */
export function t(id: string, args?: TextArgs): string {
  const bundle = bundles[lang.value];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** British, as the texts are: 21:18, 19 Nov 2026. */
export const locale = computed(() => (lang.value === "en" ? "en-GB" : lang.value));

const relativeFormat = computed(() => new Intl.RelativeTimeFormat(locale.value, { numeric: "auto" }));
const dateFormat = computed(
  () => new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }),
);
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, from seconds since the epoch. */
export function ago(at: number): string {
  const seconds = at - Date.now() / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relativeFormat.value.format(Math.round(seconds / size), unit);
  }
  return t("just-now");
}

const dayFormat = computed(() => new Intl.DateTimeFormat(locale.value, { day: "numeric", month: "long" }));
const timeFormat = computed(() => new Intl.DateTimeFormat(locale.value, { timeStyle: "short" }));

/** Since when, for the middle of a sentence: the hour, with the day unless it is today. */
export function since(at: number, now = new Date()): string {
  const then = new Date(at * 1000);
  const time = timeFormat.value.format(then);
  return then.toDateString() === now.toDateString()
    ? time
    : t("since-day", { day: dayFormat.value.format(then), time });
}

/** A date and an hour, from seconds since the epoch. */
export const moment = (at: number): string => dateFormat.value.format(at * 1000);
