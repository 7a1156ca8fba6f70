// What the visitor has chosen so far, and the table that makes.
import { signal } from "@preact/signals";
import type { BotInfo, GameInfo, OptionInfo, SeatIn, TableIn } from "../protocol";

export type Opponent = "bot" | "friend" | "same";
export type Pace = NonNullable<TableIn["pace"]>;
export type Timeout = NonNullable<TableIn["timeout"]>;
export const LOT = -1;

export interface Choices {
  game: string;
  scenario: string;
  /** Only those that differ from what is usual. */
  options: Record<string, string>;
  /** A seat, or LOT. */
  side: number;
  opponent: Opponent;
  bot: string;
  dice: "live" | "manual";
  /** Thrown by hand before the first decision. */
  faces: number[];
  pace: Pace;
  minutes: number;
  increment: number;
  hours: number;
  timeout: Timeout;
}

export const START: Choices = {
  game: "", scenario: "", options: {}, side: 0, opponent: "bot", bot: "", dice: "live", faces: [],
  pace: "none", minutes: 60, increment: 30, hours: 72, timeout: "none",
};

/** Outlives the page: who comes back to the lobby finds his choices. */
export const choices = signal<Choices>(START);

export const choose = (change: Partial<Choices>): void => void (choices.value = { ...choices.value, ...change });

export function chooseGame(id: string): void {
  if (id !== choices.value.game) choose({ game: id, scenario: "", options: {}, side: 0 });
}

export function chooseOption(option: OptionInfo, value: string): void {
  const { [option.name]: _, ...rest } = choices.value.options;
  choose({ options: value === option.default ? rest : { ...rest, [option.name]: value } });
}

export const valueOf = (option: OptionInfo, c: Choices): string => c.options[option.name] ?? option.default;

/** The level picked, or the middle one. */
export const botOf = (bots: BotInfo[], c: Choices): BotInfo | undefined => bots.find((b) => b.id === c.bot) ?? bots[Math.floor(bots.length / 2)];

/** A seat drawn evenly. */
export function drawSeat(of: number): number {
  const most = Math.floor(2 ** 32 / of) * of;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= most);
  return word[0]! % of;
}

/** "3, 5" as typed. */
export const thrown = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

function otherSeat(c: Choices, bots: BotInfo[]): SeatIn {
  if (c.opponent === "same") return { kind: "me" };
  if (c.opponent === "friend") return { kind: "open" };
  return { kind: "bot", bot: botOf(bots, c)?.id ?? null };
}

/** The order to the server. Clocks are only for people who play each other. */
export function tableIn(game: GameInfo, bots: BotInfo[], c: Choices, draw = drawSeat): TableIn {
  const count = Math.max(game.sides.length, 1);
  const mine = c.side === LOT ? draw(count) : Math.min(c.side, count - 1);
  const seats = Array.from({ length: count }, (_, n): SeatIn => (n === mine ? { kind: "me" } : otherSeat(c, bots)));
  const order: TableIn = { game: game.id, scenario: c.scenario || game.scenarios[0]?.id || null, options: c.options, seats, dice: c.dice };
  if (c.dice === "manual" && c.faces.length > 0) order.faces = c.faces;
  if (c.opponent !== "friend" || c.pace === "none") return order;
  const clock = c.pace === "live" ? { minutes: c.minutes, increment: c.increment } : { hours: c.hours };
  return { ...order, pace: c.pace, timeout: c.timeout, ...clock };
}

const READY = { option: "setup", value: "ready_made" };

/** A first game: everything in its place, the gentlest opponent. */
export function guidedIn(game: GameInfo, bots: BotInfo[]): TableIn {
  const placed = game.options.some((o) => o.name === READY.option && o.values.some((v) => v.value === READY.value));
  const c: Choices = { ...START, bot: bots[0]?.id ?? "", options: placed ? { [READY.option]: READY.value } : {} };
  return tableIn(game, bots, c);
}
