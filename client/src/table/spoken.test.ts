import { expect, test } from "vitest";
import type { LogEntry } from "../protocol";
import { happened } from "./spoken";

const say = (id: string, { n }: Record<string, number>) => `${id} ${n}`;
const entry = (...texts: string[]): LogEntry =>
  ({ lines: texts.map((text) => ({ text, cite: "", kind: "", face: 0, side: "", phase: "" })) }) as never;

test("new sentences of the log are read out, the last of many", () => {
  const log = [entry("one"), entry("two", "three.")];
  expect(happened({ seq: 3 }, { full: false, seq: 5, log }, say)).toBe("One. Two. Three.");
  const many = [entry(...Array.from({ length: 20 }, (_, i) => `line ${i}`))];
  expect(happened({ seq: 3 }, { full: false, seq: 4, log: many }, say)).toMatch(/^Line 12\. .*Line 19\.$/);
});

test("a table sent anew is not read out, and an undo says how much", () => {
  expect(happened({ seq: 3 }, { full: true, seq: 9, log: [entry("one")] }, say)).toBe("");
  expect(happened({ seq: 5 }, { full: false, seq: 3, log: [] }, say)).toBe("table-undone-said 2");
  expect(happened({ seq: 5 }, { full: false, seq: 5, log: [] }, say)).toBe("");
});
