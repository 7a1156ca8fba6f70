import { expect, test } from "vitest";
import type { Line, LogEntry } from "../protocol";
import { lastRoll, rollResults } from "./lastRoll";

const line = (text: string, face = 0, kind = "told"): Line => ({
  text,
  cite: "X 1",
  kind,
  face,
  side: "",
  phase: "",
});
const entry = (n: number, side: string, phase: string, lines: Line[]): LogEntry => ({
  n,
  side,
  turn: 1,
  phase,
  lines,
  barrier: false,
  by: "",
  reason: "",
  mods: [],
});
const mine = new Set(["red"]);
const log = [
  entry(4, "red", "combat", [line("attack"), line("die: 6", 6), line("all lost")]),
  entry(5, "red", "combat", [line("retreat")]),
];

test("the last die is news while its phase lasts, and until an attack is put together", () => {
  const now = { turn: 1, phase: "combat", odds: null };
  expect(lastRoll(log, now, mine, 0)?.n).toBe(4);
  expect(lastRoll(log, { ...now, odds: {} as never }, mine, 0)).toBeNull();
  expect(lastRoll(log, now, mine, 4)).toBeNull();
});

test("the other side's last die stays until one has acted oneself", () => {
  const theirs = [
    entry(7, "white", "white-combat", [line("die: 2", 2)]),
    entry(8, "white", "white-combat", [line("end")]),
  ];
  const now = { turn: 1, phase: "red-movement", odds: null };
  expect(lastRoll(theirs, now, mine, 0)?.n).toBe(7);
  expect(lastRoll([...theirs, entry(9, "red", "red-movement", [line("goes")])], now, mine, 0)).toBeNull();
});

test("each die goes with what came of it; phases that began after it do not", () => {
  const found = rollResults({
    lines: [
      line("attack"),
      line("die: 1", 1),
      line("holds"),
      line("die: 5", 5),
      line("breaks"),
      line("Phase: next", 0, "phase"),
    ],
  });
  expect(found.map(({ face, lines }) => [face, ...lines.map((one) => one.text)])).toEqual([
    [0, "attack"],
    [1, "die: 1", "holds"],
    [5, "die: 5", "breaks"],
  ]);
});
