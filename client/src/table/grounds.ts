// The kinds of ground of a map, told from the words of its hexes: no list of terrains is kept here.
export interface Ground {
  words: string; // what is shown there, besides its place
  hex: string; // one to look at
  count: number;
}

/** What a hex is called is a list: a name perhaps, terrain, features. The name of a river, and what comes after it, are no kinds. */
function kinds(words: string): string[] {
  return words.replace(/ \(.*$/, "").split(", ").map((part) => part.trim()).filter((part) => part !== "");
}

/** Each kind that several hexes share, with the plainest hex that shows it; the commonest first. */
export function grounds(texts: ReadonlyMap<string, string>, most = 12): Ground[] {
  const found = new Map<string, { count: number; hex: string; words: string; parts: number }>();
  for (const [hex, words] of texts) {
    const parts = kinds(words);
    for (const kind of new Set(parts)) {
      const known = found.get(kind);
      if (!known) found.set(kind, { count: 1, hex, words, parts: parts.length });
      else {
        known.count += 1;
        if (parts.length < known.parts) Object.assign(known, { hex, words, parts: parts.length });
      }
    }
  }
  // kinds that are only ever seen together make one row
  const rows = new Map<string, Ground>();
  for (const [kind, { count, hex, words }] of [...found].filter(([, known]) => known.count > 1).sort((a, b) => b[1].count - a[1].count)) {
    const row = rows.get(words);
    if (row) row.words += `, ${kind}`;
    else rows.set(words, { words: kind, hex, count });
  }
  return [...rows.values()].slice(0, most);
}
