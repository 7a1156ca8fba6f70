// Numbers and lines as the reader writes them.
import { lang } from "../i18n";
import type { ReplayMove } from "../protocol";

/** +2.0, −0.7, 0.0: with a sign that is as wide as the plus. */
export function signed(value: number, digits = 1): string {
  const text = new Intl.NumberFormat(lang.value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" }).format(value || 0);
  return text.replace("-", "−");
}

export function plain(value: number, digits: number): string {
  return new Intl.NumberFormat(lang.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

export function share(value: number): string {
  return new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 }).format(value);
}

const LONGEST = 46;

/** What a throw came to, in a few words: the line after the die. */
export function gist(move: ReplayMove): string {
  const die = move.lines.findIndex((line) => line.face > 0);
  const line = move.lines[die + 1] ?? move.lines[die] ?? move.lines[0];
  const text = (line?.text ?? "").replace(/\.$/, "").replace(/ \([A-Z0-9-]+\)/g, "");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
