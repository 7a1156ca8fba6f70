// Numbers and times as the reader writes them.
import { lang } from "../i18n";

export function percent(chance: number): string {
  return new Intl.NumberFormat(lang.value, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(lang.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

export function hour(at: number): string {
  return new Intl.DateTimeFormat(lang.value, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
}

/** 1:05:09, 5:09; from a day on, days and hours. */
export function span(seconds: number): string {
  const s = Math.floor(seconds);
  const [days, hours, minutes, rest] = [Math.floor(s / 86400), Math.floor(s / 3600) % 24, Math.floor(s / 60) % 60, s % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days > 0) return lang.value === "fr" ? `${days} j ${hours} h` : `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
