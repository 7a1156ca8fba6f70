// French typography: a no-break space before a colon and inside « », a narrow one before ; ? ! and %.
// Catalogues are written with plain spaces, which anybody can type and see.

export const typeset = (text: string): string =>
  text
    .replace(/ (?=[;?!%])/g, "\u202f")
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0");
