// Numbers as the reader writes them.
import { lang } from "../i18n";

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
