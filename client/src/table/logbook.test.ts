import { expect, test } from "vitest";
import type { Line, LogEntry, PhaseInfo } from "../protocol";
import { actionCount, badgeOf, pagesOf } from "./logbook";

const line = (kind: string, text: string, more: Partial<Line> = {}): Line => ({
  kind,
  text,
  cite: "",
  face: 0,
  side: "",
  phase: "",
  ...more,
});
const entry = (n: number, turn: number, phase: string, lines: Line[]): LogEntry => ({
  n,
  turn,
  phase,
  side: "red",
  lines,
  barrier: false,
  mods: [],
  by: "",
  reason: "",
});
const info = (id: string, setup = false): PhaseInfo => ({
  id,
  text: id.toUpperCase(),
  cite: `T ${id}`,
  side: "red",
  setup,
  again: false,
  opening: false,
});
const PHASES = [info("setup", true), info("move"), info("fight")];

test("newest first: turns, phases and actions; the sentences of one action as they happened", () => {
  const log = [
    entry(0, 0, "move", [line("told", "opened"), line("phase", "Phase: setup", { phase: "setup" })]),
    entry(1, 0, "setup", [
      line("placed", "a placed"),
      line("turn", "turn 1"),
      line("phase", "Phase: move", { phase: "move" }),
    ]),
    entry(2, 1, "move", [line("moved", "a moved"), line("moved", "b moved")]),
    entry(3, 1, "move", [line("phase", "Phase: fight", { phase: "fight" }), line("told", "weather")]),
    entry(4, 1, "fight", [line("roll", "die", { face: 3 }), line("told", "won")]),
  ];
  const pages = pagesOf(log, PHASES);
  expect(pages.map(({ turn, text, setup }) => [turn, text, setup])).toEqual([
    [1, "FIGHT", false],
    [1, "MOVE", false],
    [0, "SETUP", true],
    [0, "", true],
  ]);
  expect(pages.map((page) => page.items.map((item) => item.lines.map(({ text }) => text)))).toEqual([
    [["die", "won"], ["weather"]],
    [["a moved", "b moved"]],
    [["a placed"]],
    [["opened"]],
  ]);
  expect(
    pages[0]!.items.map(({ head }) => head),
    "what followed by itself has no undo of its own",
  ).toEqual([true, false]);
  expect(pages.map(actionCount)).toEqual([1, 1, 1, 0]);
});

test("the same phase of two turns is two pages", () => {
  const log = [entry(5, 1, "move", [line("moved", "x")]), entry(6, 2, "move", [line("moved", "y")])];
  expect(pagesOf(log, PHASES).map(({ turn }) => turn)).toEqual([2, 1]);
});

test("the badge is that of who threw the die, not of who answered last", () => {
  const dice = [line("told", "odds"), line("roll", "die", { face: 3, side: "white" })];
  expect(badgeOf(dice, "red")).toBe("white");
  expect(badgeOf([line("roll", "weather", { face: 3 })], "red")).toBe("red");
  expect(badgeOf([line("moved", "x")], "red")).toBe("red");
});
