// French typography: a colon keeps to its word by a no-break space, ; ? ! % by a narrow one, « » by one each.
// Catalogues are written with plain spaces, which anybody can type and see.

export const typeset = (text: string): string =>
  text.replace(/ (?=[;?!%])/g, "\u202f").replace(/ (?=[:»])/g, "\u00a0").replace(/« /g, "«\u00a0");
