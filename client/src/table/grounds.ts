// The kinds of terrain on a map, read from the descriptions of its hexes: there is no list of terrains here.
export interface Ground {
  words: string; // the description
  hex: string; // an example
  count: number;
}

/**
 * A description is a list: perhaps a name, then terrain and features. A river's name, and what follows it,
 * are not kinds.
 */
function kinds(words: string): string[] {
  return words
    .replace(/ \(.*$/, "")
    .split(", ")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Each kind that several hexes share, with the simplest hex that has it; the commonest first. */
export function grounds(texts: ReadonlyMap<string, string>, most = 12): Ground[] {
  const found = new Map<string, { count: number; hex: string; words: string; parts: number }>();
  for (const [hex, words] of texts) {
    const parts = kinds(words);
    for (const kind of new Set(parts)) {
      const entry = found.get(kind);
      if (!entry) found.set(kind, { count: 1, hex, words, parts: parts.length });
      else {
        entry.count += 1;
        if (parts.length < entry.parts) Object.assign(entry, { hex, words, parts: parts.length });
      }
    }
  }
  // kinds that always occur together make one row
  const rows = new Map<string, Ground>();
  for (const [kind, { count, hex, words }] of [...found]
    .filter(([, entry]) => entry.count > 1)
    .sort((a, b) => b[1].count - a[1].count)) {
    const row = rows.get(words);
    if (row) row.words += `, ${kind}`;
    else rows.set(words, { words: kind, hex, count });
  }
  return [...rows.values()].slice(0, most);
}
