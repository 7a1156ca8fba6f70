// What to type to look into a game with the program itself.
import type { TableNow } from "../protocol";

/** Words of a command line; one with a character that a shell would read is quoted. */
export const commandOf = (...words: string[]): string =>
  words.map((word) => (/^[\w./=,:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(" ");

export const fileOf = ({ game, id }: Pick<TableNow, "game" | "id">): string => `${game}-${id}.jsonl`;

/** A batch of games between computer players, with the scenario and the options of this one. */
export function batchOf({
  game,
  scenario,
  options,
}: Pick<TableNow, "game" | "scenario" | "options">): string {
  const chosen = Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]);
  return commandOf(
    ...["grognard", "sim", game, "--players", "officer,officer", "--games", "100", "--swap"],
    ...(scenario ? ["--scenario", scenario] : []),
    ...chosen,
    ...["--out", `${game}-batch`],
  );
}

export const reportOf = (table: Pick<TableNow, "game" | "id">): string =>
  commandOf("grognard", "report", fileOf(table), "-o", "report.html");
