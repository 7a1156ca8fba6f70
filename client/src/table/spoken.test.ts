import { expect, test } from "vitest";
import type { LogEntry, Odds } from "../protocol";
import { happened } from "./spoken";

const say = (id: string, args: Record<string, number | string>) => [id, ...Object.values(args)].join(" ");
const entry = (...texts: string[]): LogEntry =>
  ({ lines: texts.map((text) => ({ text, cite: "", kind: "", face: 0, side: "", phase: "" })) }) as never;

test("new sentences of the log are read out, the last of many", () => {
  const log = [entry("one"), entry("two", "three.")];
  expect(happened({ seq: 3, odds: null }, { full: false, odds: null, seq: 5, log }, say)).toBe(
    "One. Two. Three.",
  );
  const many = [entry(...Array.from({ length: 20 }, (_, i) => `line ${i}`))];
  expect(happened({ seq: 3, odds: null }, { full: false, odds: null, seq: 4, log: many }, say)).toMatch(
    /^Line 12\. .*Line 19\.$/,
  );
});

test("a table sent anew is not read out, and an undo says how much", () => {
  expect(happened({ seq: 3, odds: null }, { full: true, odds: null, seq: 9, log: [entry("one")] }, say)).toBe(
    "",
  );
  expect(happened({ seq: 5, odds: null }, { full: false, odds: null, seq: 3, log: [] }, say)).toBe(
    "table-said-undone 2",
  );
  expect(happened({ seq: 5, odds: null }, { full: false, odds: null, seq: 5, log: [] }, say)).toBe("");
});

test("the odds are read out when they change, or when an action told nothing else", () => {
  const odds = (column: string) => ({ hex: "0910", attack: 6, defence: 3, column }) as Odds;
  const after = (column: string) => ({ full: false, seq: 4, log: [], odds: odds(column) });
  expect(happened({ seq: 3, odds: null }, after("2-1"), say)).toBe("table-said-odds 0910 6 3 2-1");
  expect(happened({ seq: 4, odds: odds("2-1") }, after("2-1"), say)).toBe("");
  expect(happened({ seq: 3, odds: odds("2-1") }, after("2-1"), say)).toBe("table-said-odds 0910 6 3 2-1");
  const told = { ...after("2-1"), log: [entry("one")] };
  expect(happened({ seq: 3, odds: odds("2-1") }, told, say)).toBe("One.");
  expect(happened({ seq: 3, odds: odds("1-1") }, after("2-1"), say)).toContain("2-1");
});
