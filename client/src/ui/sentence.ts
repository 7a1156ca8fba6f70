/** What the server says in a few words, as a sentence of its own. */
export function sentence(words: string): string {
  const text = words.slice(0, 1).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(text) || text === "" ? text : `${text}.`;
}
