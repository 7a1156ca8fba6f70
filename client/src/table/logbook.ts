// The log in one order, newest first: by turn, by phase, action by action. Only the sentences of one action
// stand in the order in which they happened.
import type { Line, LogEntry, PhaseInfo } from "../protocol";

/** What an action brought about in one phase. */
export interface LogItem {
  readonly key: string;
  readonly entry: LogEntry;
  readonly lines: readonly Line[];
  /** The part in which the action itself was done: its side, its modifiers and its reason belong here. */
  readonly head: boolean;
}

export interface LogPage {
  readonly key: string;
  readonly turn: number;
  readonly phase: string;
  readonly text: string;
  readonly cite: string;
  readonly side: string;
  readonly setup: boolean;
  readonly items: readonly LogItem[];
}

type Open = { -readonly [K in keyof Omit<LogPage, "items">]: LogPage[K] } & { items: LogItem[] };

/** `log` is oldest first, as the model keeps it. */
export function pagesOf(log: readonly LogEntry[], phases: readonly PhaseInfo[]): LogPage[] {
  const pages: Open[] = [];
  const opened = (turn: number, phase: string): Open => {
    const info = phases.find((one) => one.id === phase);
    const page = {
      key: `${turn}-${phase}-${pages.length}`,
      turn,
      phase,
      text: info?.text ?? "",
      cite: info?.cite ?? "",
      side: info?.side ?? "",
      setup: info?.setup ?? phase === "",
      items: [],
    };
    pages.push(page);
    return page;
  };
  for (const entry of log) {
    const last = pages.at(-1);
    const phase = entry.n === 0 ? "" : entry.phase; // what comes first has a phase only once one has begun
    let page = last?.turn === entry.turn && last.phase === phase ? last : opened(entry.turn, phase);
    let turn = entry.turn;
    let lines: Line[] = [];
    let part = 0;
    const put = (): void => {
      if (lines.length > 0)
        page.items.push({ key: `${entry.n}-${part}`, entry, lines, head: part === 0 && entry.n > 0 });
      lines = [];
      part++;
    };
    for (const line of entry.lines) {
      if (line.kind === "turn") turn += 1;
      else if (line.phase) {
        put();
        page = opened(turn, line.phase);
      } else lines.push(line);
    }
    put();
  }
  return pages
    .filter((page) => page.items.length > 0)
    .map((page) => ({ ...page, items: page.items.reverse() }))
    .reverse();
}

/** Whose badge stands before what is told: who threw its first die, or else who did it. */
export function badgeOf(lines: readonly Line[], by: string): string {
  return lines.find((line) => line.face > 0)?.side || by;
}

/** How many actions a page tells of. */
export function actionCount(page: LogPage): number {
  return new Set(page.items.filter((item) => item.head).map((item) => item.entry.n)).size;
}
