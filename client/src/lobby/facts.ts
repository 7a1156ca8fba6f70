// How long a game takes and how hard it is, in words.
import { t } from "../i18n";
import type { GameInfo, ScenarioInfo } from "../protocol";

type Minutes = readonly [number, number];

const HOURS_FROM = 90; // minutes

/** "10 to 15 min", "2 to 3 h"; long ones to the nearest ten hours. */
export function lengthText([least, most]: Minutes): string {
  if (most === 0) return "";
  if (most < HOURS_FROM) return t("length-minutes", { least, most });
  const [low, high] = [inHours(least), inHours(most)];
  return t("length-hours", { least: low, most: high, range: low === high ? "no" : "yes" });
}

function inHours(minutes: number): number {
  const hours = Math.max(1, Math.round(minutes / 60));
  return hours < 20 ? hours : Math.round(hours / 10) * 10;
}

/** The scenario for learning: the first of its guided ones that is not the whole game. */
export const trainingOf = (game: GameInfo): ScenarioInfo | undefined =>
  game.scenarios.slice(1).find((s) => s.guided);

/** Of all scenarios but the one for learning. */
export function gameMinutes(game: GameInfo): Minutes {
  const training = trainingOf(game);
  const found = game.scenarios.filter((s) => s !== training && s.minutes[1] > 0).map((s) => s.minutes);
  if (found.length === 0) return [0, 0];
  return [Math.min(...found.map((m) => m[0])), Math.max(...found.map((m) => m[1]))];
}

/** A title without what follows it: "Sudden Storm", not "Sudden Storm: the invasion of the USSR". */
export const shortTitle = (title: string): string => title.split(/\s*[:,]/)[0]!;

/** The first sentences of a text. */
export function opening(text: string, sentences: number): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .slice(0, sentences)
    .join(" ");
}

export interface Lesson {
  game: GameInfo;
  scenario: ScenarioInfo;
}

/** The shortest guided game there is. */
export function firstLesson(games: readonly GameInfo[]): Lesson | null {
  const lessons = games
    .filter((g) => g.playable)
    .flatMap((game) => game.scenarios.filter((s) => s.guided).map((scenario) => ({ game, scenario })));
  const minutes = ({ scenario }: Lesson) => scenario.minutes[1] || Number.POSITIVE_INFINITY;
  return lessons.reduce<Lesson | null>(
    (best, one) => (best === null || minutes(one) < minutes(best) ? one : best),
    null,
  );
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export const numeral = (n: number): string => NUMERALS[n] ?? String(n + 1);
