import icons from "./icons.json";

const read = (table: string): Map<string, number> =>
  new Map(
    table
      .split(" ")
      .map((pair) => [pair.slice(0, pair.indexOf(":")), Number(pair.slice(pair.indexOf(":") + 1))]),
  );

const MAIN = read(icons.main);
const FIRST = read(icons.first);
const SECOND = read(icons.second);
const LETTERS = read(icons.letters);

const art = (at: number | undefined): string => (at === undefined ? "" : (icons.arts[at] ?? ""));

/**
 * The symbol of a land unit, drawn for a frame from (25, 50) to (175, 150); empty for an unknown code.
 * Both kinds of codes are read: letters (SFGPUCI----) and twenty digits.
 */
export function natoIcon(sidc: string): string {
  if (/^\d{20}/.test(sidc)) {
    if (sidc.slice(4, 6) !== "10") return "";
    return (
      art(MAIN.get(sidc.slice(10, 16))) +
      art(FIRST.get(sidc.slice(16, 18))) +
      art(SECOND.get(sidc.slice(18, 20)))
    );
  }
  if (/^S.G.U/i.test(sidc))
    return art(
      LETTERS.get(
        sidc
          .slice(5, 10)
          .toUpperCase()
          .replace(/[-*]+$/, ""),
      ),
    );
  return "";
}
