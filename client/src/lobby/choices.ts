// The visitor's choices, and the table they make.
import { signal } from "@preact/signals";
import type { BotInfo, GameInfo, OptionInfo, ScenarioInfo, SeatIn, TableIn } from "../protocol";

export type Opponent = "bot" | "friend" | "same";
export type Pace = NonNullable<TableIn["pace"]>;
export type Timeout = NonNullable<TableIn["timeout"]>;
export const LOT = -1;

export interface Choices {
  game: string;
  scenario: string;
  /** Only those that differ from the default. */
  options: Record<string, string>;
  /** A seat, or LOT. */
  side: number;
  opponent: Opponent;
  bot: string;
  /** Empty for the neutral style. */
  style: string;
  /** Thinking time per turn; 0 for the computer's default. */
  seconds: number;
  training: boolean;
  /** Between two people both must agree; these are the initial wishes. */
  hints: boolean;
  steward: boolean;
  /** What the friend reads who is invited. */
  message: string;
  /** The lobby shows the table to everybody. */
  listed: boolean;
  dice: "live" | "manual";
  /** Manual dice rolled before the first decision. */
  faces: number[];
  pace: Pace;
  minutes: number;
  increment: number;
  hours: number;
  timeout: Timeout;
}

export const START: Choices = {
  game: "",
  scenario: "",
  options: {},
  side: 0,
  opponent: "bot",
  bot: "",
  style: "",
  seconds: 0,
  training: false,
  hints: false,
  steward: false,
  message: "",
  listed: false,
  dice: "live",
  faces: [],
  pace: "none",
  minutes: 60,
  increment: 30,
  hours: 72,
  timeout: "none",
};

/** Kept while the page is open, so that the lobby remembers the choices. */
export const choices = signal<Choices>(START);

export function choose(change: Partial<Choices>): void {
  choices.value = { ...choices.value, ...change };
}

export function chooseGame(id: string): void {
  if (id !== choices.value.game) choose({ game: id, scenario: "", options: {}, side: 0 });
}

const READY = { option: "setup", value: "ready_made" };

/** What stands unless the visitor chooses otherwise: the rulebook as printed, with the units set up. */
export const usualValue = (option: OptionInfo): string =>
  option.name === READY.option && option.values.some((v) => v.value === READY.value)
    ? READY.value
    : option.default;

export function chooseOption(option: OptionInfo, value: string): void {
  const { [option.name]: _, ...rest } = choices.value.options;
  choose({ options: value === usualValue(option) ? rest : { ...rest, [option.name]: value } });
}

export const optionValue = (option: OptionInfo, c: Choices): string =>
  c.options[option.name] ?? usualValue(option);

export const scenarioOf = (game: GameInfo, c: Choices): ScenarioInfo | undefined =>
  game.scenarios.find((s) => s.id === c.scenario) ?? game.scenarios[0];

/** The options the chosen scenario leaves open. */
export function openOptions(game: GameInfo, c: Choices): OptionInfo[] {
  const settles = scenarioOf(game, c)?.settles ?? [];
  return game.options.filter((o) => !settles.includes(o.name));
}

/** The open options whose value is not the usual one. */
export const changedOptions = (game: GameInfo, c: Choices): OptionInfo[] =>
  openOptions(game, c).filter((o) => optionValue(o, c) !== usualValue(o));

/** The options that differ from their default; those fixed by the scenario are left out. */
export function nonDefaultOptions(game: GameInfo, c: Choices): Record<string, string> {
  return Object.fromEntries(
    openOptions(game, c)
      .filter((o) => optionValue(o, c) !== o.default)
      .map((o) => [o.name, optionValue(o, c)]),
  );
}

/** The number of turns, if it is known. */
export function turnsOf(game: GameInfo, c: Choices): number | null {
  const own = scenarioOf(game, c)?.turns ?? 0;
  const length = openOptions(game, c).find((o) => o.name === "length");
  const turns = own > 0 ? own : length ? Number(optionValue(length, c)) : NaN;
  return Number.isFinite(turns) ? turns : null;
}

/** The levels to play against; experimental ones only if there are no others. */
export function levels(bots: BotInfo[]): BotInfo[] {
  const found = bots.filter((b) => !b.experiment);
  return found.length > 0 ? found : bots;
}

/** The chosen level, or the middle one. */
export function botOf(bots: BotInfo[], c: Choices): BotInfo | undefined {
  const usual = levels(bots);
  return bots.find((b) => b.id === c.bot) ?? usual[Math.floor(usual.length / 2)];
}

/** The name of a computer player for a seat: "marshal-aggressive:5". */
export function seatName(bot: BotInfo | undefined, c: Choices): string | null {
  if (!bot) return null;
  const style = bot.styles && c.style ? `-${c.style}` : "";
  const seconds = bot.seconds > 0 && c.seconds > 0 && c.seconds !== bot.seconds ? `:${c.seconds}` : "";
  return bot.id + style + seconds;
}

/** A random seat, all equally likely. */
export function drawSeat(of: number): number {
  const most = Math.floor(2 ** 32 / of) * of;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= most);
  return word[0]! % of;
}

/** "3, 5" as typed. */
export const parseFaces = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

function otherSeat(c: Choices, bots: BotInfo[]): SeatIn {
  if (c.opponent === "same") return { kind: "me" };
  if (c.opponent === "friend") return { kind: "open" };
  return { kind: "bot", bot: seatName(botOf(bots, c), c) };
}

/** The request to the server. Clocks are only for games between people. */
export function tableIn(game: GameInfo, bots: BotInfo[], c: Choices, draw = drawSeat): TableIn {
  const count = Math.max(game.sides.length, 1);
  const mine = c.side === LOT ? draw(count) : Math.min(c.side, count - 1);
  const seats = Array.from(
    { length: count },
    (_, n): SeatIn => (n === mine ? { kind: "me" } : otherSeat(c, bots)),
  );
  const order: TableIn = {
    game: game.id,
    scenario: scenarioOf(game, c)?.id ?? null,
    options: nonDefaultOptions(game, c),
    seats,
    dice: c.dice,
  };
  if (c.dice === "manual" && c.faces.length > 0) order.faces = c.faces;
  if (c.opponent === "bot" && c.training) order.training = true;
  if (c.opponent === "friend") {
    Object.assign(order, { hints: c.hints, steward: c.steward });
    if (c.message.trim()) order.message = c.message.trim();
    if (c.listed) order.listed = true;
  }
  if (c.opponent !== "friend" || c.pace === "none") return order;
  const clock = c.pace === "live" ? { minutes: c.minutes, increment: c.increment } : { hours: c.hours };
  return { ...order, pace: c.pace, timeout: c.timeout, ...clock };
}

/** A first game: the usual set-up, the weakest opponent, with explanations. */
export function guidedIn(game: GameInfo, bots: BotInfo[], scenario = ""): TableIn {
  return tableIn(game, bots, { ...START, scenario, bot: levels(bots)[0]?.id ?? "", training: true });
}
