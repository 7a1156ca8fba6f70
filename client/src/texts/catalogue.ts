// Reads catalogues and sources for the tests: message ids, their variables, and where they are used.
import { FluentResource } from "@fluent/bundle";

/** Each message with the variables it takes, by id. */
export function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(text).body) {
    if (!entry.id.startsWith("-")) found.set(entry.id, [...variables(entry)].sort());
  }
  return found;
}

/** All ids that look like entries: Fluent silently drops malformed ones. */
export const declaredIds = (text: string): string[] =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((m) => m[1]!);

function variables(node: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(node)) {
    for (const n of node) variables(n, into);
  } else if (node && typeof node === "object") {
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name) into.add(name);
    for (const n of Object.values(node)) variables(n, into);
  }
  return into;
}

/** The ids a source uses in t("…"), and patterns for those in t(`…${x}`). */
export function usedIds(source: string): { ids: string[]; shapes: RegExp[] } {
  const ids: string[] = [];
  const shapes: RegExp[] = [];
  for (const at of source.matchAll(/(?<![\w.$])t\(/g)) {
    const inside = argument(source, at.index + at[0].length);
    const bare = inside.replace(/`[^`]*`/g, "");
    for (const lit of bare.matchAll(/"([a-z][\w-]*)"/g)) if (!isCompared(bare, lit.index)) ids.push(lit[1]!);
    for (const tpl of inside.matchAll(/`([^`]*)`/g)) shapes.push(shapeOf(tpl[1]!));
  }
  return { ids, shapes };
}

/** In t(kind === "x" ? "a" : "b") the first string is not an id. */
const isCompared = (text: string, at: number): boolean => /[=!]==?\s*$/.test(text.slice(0, at));

/** The first argument: up to a comma or the closing bracket at this depth. */
function argument(source: string, from: number): string {
  let depth = 0;
  for (let i = from; i < source.length; i++) {
    const c = source[i]!;
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c) && depth-- === 0) return source.slice(from, i);
    else if (c === "," && depth === 0) return source.slice(from, i);
  }
  return source.slice(from);
}

const shapeOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((s) => s.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
      .join("[\\w-]+")}$`,
  );
