import { expect, test } from "vitest";
import { menuOf, verbOf } from "../testing/fixtures";
import { finalityOf, isFinal, isFinalityKnown, isSure } from "./finality";

test("an option is final by itself, whatever the others are", () => {
  const length = verbOf("length", "option", ["7", "12"], { finals: ["7"] });
  expect(isFinal(length, "7")).toBe(true);
  expect(isFinal(length, "12")).toBe(false);
  expect(finalityOf(length)).toBe("some");
  expect(finalityOf({ ...length, finals: ["7", "12"] })).toBe("all");
  expect(finalityOf({ ...length, finals: [] })).toBe("none");
});

test("of a hex or a unit nothing is known beforehand", () => {
  expect(isFinalityKnown(verbOf("to", "hex", ["0101"]))).toBe(false);
  expect(isFinalityKnown(verbOf("unit", "unit", ["A"]))).toBe(false);
  expect(isFinalityKnown(verbOf("length", "option", ["7"]))).toBe(true);
  expect(isFinalityKnown(verbOf("send", "box", ["pool"]))).toBe(true);
  expect(isFinalityKnown(verbOf("end", "button", [""]))).toBe(true);
});

test("a button pressed for a hex or a unit lets the server ask back", () => {
  const menu = menuOf([
    verbOf("unit", "unit", ["A"]),
    verbOf("to", "hex", ["0101"]),
    verbOf("length", "option", ["7"]),
    verbOf("end", "button", [""]),
  ]);
  expect(isSure(menu, "unit")).toBe(false);
  expect(isSure(menu, "to")).toBe(false);
  expect(isSure(menu, "length")).toBe(true);
  expect(isSure(menu, "end")).toBe(true);
});
