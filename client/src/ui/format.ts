// Numbers and times as the reader writes them.
import { lang, locale } from "../i18n";
import { uncapitalise } from "./sentence";

function number(value: number, digits: number, more: Intl.NumberFormatOptions = {}): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale.value, { ...fraction, ...more }).format(value);
}

export function percent(share: number, digits: number): string {
  return number(share, digits, { style: "percent" });
}

/** A strength: whole, or with the parts that halving has left. */
export function strength(value: number): string {
  return new Intl.NumberFormat(locale.value, { maximumFractionDigits: 4, useGrouping: false }).format(value);
}

export function decimal(value: number, digits: number): string {
  return number(value, digits);
}

/** +2.0, −0.7, 0.0: with a sign that is as wide as the plus. */
export function withSign(value: number, digits = 1): string {
  return number(value || 0, digits, { signDisplay: "exceptZero" }).replace("-", "−");
}

export function hour(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
}

/** 1:05:09, 5:09; from a day on, days and hours. */
export function duration(seconds: number): string {
  const s = Math.floor(seconds);
  const [days, hours, minutes, rest] = [
    Math.floor(s / 86400),
    Math.floor(s / 3600) % 24,
    Math.floor(s / 60) % 60,
    s % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days > 0) return lang.value === "fr" ? `${days} j ${hours} h` : `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "A, B or C". */
export function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat(locale.value, { type: "disjunction" }).format(names);
}

/** A phase in the middle of a sentence: in English its first word may be a name. */
export function phaseInside(text: string): string {
  return lang.value === "en" ? text : uncapitalise(text);
}
