export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** For the middle of a sentence. */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** A message of the server as a sentence. */
export function sentence(words: string): string {
  const text = capitalise(words);
  return /[.!?…]$/.test(text) || text === "" ? text : `${text}.`;
}

/** Lower case without accents, so that a search for "reserve" finds "réserve". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
