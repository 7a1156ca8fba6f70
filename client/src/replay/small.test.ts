import { beforeEach, describe, expect, it } from "vitest";
import { hashOf, readHash } from "./address";
import { commandOf, type Press, type Where } from "./keys";
import { Notes, readNotes } from "./notes";

describe("the address", () => {
  it("names an act or an extract", () => {
    expect(readHash("12")).toEqual({ from: 12, to: null });
    expect(readHash("12-40")).toEqual({ from: 12, to: 40 });
    expect(readHash("40-12")).toEqual({ from: 40, to: null });
    for (const nonsense of ["", "x", "-3", "1.5", "123456789", "12-"]) expect(readHash(nonsense)).toBeNull();
  });
  it("comes back as it was written", () => {
    for (const extract of [
      { from: 3, to: null },
      { from: 3, to: 9 },
    ])
      expect(readHash(hashOf(extract).slice(1))).toEqual(extract);
  });
});

describe("keys", () => {
  const press = (key: string, more: Partial<Press> = {}): Press => ({
    key,
    shift: false,
    ctrl: false,
    alt: false,
    meta: false,
    ...more,
  });
  const page: Where = { typing: false, onMap: false, onButton: false, letters: true };
  it("step by act, phase and turn", () => {
    expect(commandOf(press("ArrowLeft"), page)).toEqual({ do: "step", by: "act", way: -1 });
    expect(commandOf(press("ArrowRight", { shift: true }), page)).toEqual({
      do: "step",
      by: "phase",
      way: 1,
    });
    expect(commandOf(press("ArrowRight", { ctrl: true }), page)).toEqual({ do: "step", by: "turn", way: 1 });
    expect(commandOf(press("ArrowLeft", { alt: true }), page)).toEqual({ do: "step", by: "turn", way: -1 });
    expect(commandOf(press("Home"), page)).toEqual({ do: "first" });
    expect(commandOf(press("End"), page)).toEqual({ do: "last" });
  });
  it("leave writing, buttons and the browser's own alone", () => {
    expect(commandOf(press("ArrowLeft"), { ...page, typing: true })).toBeNull();
    expect(commandOf(press(" "), page)).toEqual({ do: "play" });
    expect(commandOf(press(" "), { ...page, onButton: true })).toBeNull();
    expect(commandOf(press("f", { ctrl: true }), page)).toBeNull();
    expect(commandOf(press("ArrowLeft", { meta: true }), page)).toBeNull();
    expect(commandOf(press("n"), { ...page, letters: false })).toBeNull();
  });
  it("move the cursor on the map, where turns still go by Ctrl", () => {
    const map = { ...page, onMap: true };
    expect(commandOf(press("ArrowLeft", { shift: true }), map)).toEqual({ do: "cursor", way: "sw" });
    expect(commandOf(press("ArrowUp"), map)).toEqual({ do: "cursor", way: "n" });
    expect(commandOf(press("ArrowRight", { ctrl: true }), map)).toEqual({ do: "step", by: "turn", way: 1 });
    expect(commandOf(press("Escape"), map)).toEqual({ do: "leave" });
    expect(commandOf(press("Escape"), page)).toBeNull();
  });
});

describe("notes", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    globalThis.localStorage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    } as Storage;
  });
  it("stay with their table", () => {
    const notes = new Notes("one");
    notes.put(30, "  later ");
    notes.put(4, "");
    notes.put(30, "better");
    expect(new Notes("one").list.value).toEqual([
      { n: 4, text: "" },
      { n: 30, text: "better" },
    ]);
    expect(new Notes("two").list.value).toEqual([]);
    notes.remove(4);
    expect(new Notes("one").at(4)).toBeUndefined();
  });
  it("survive what others wrote there", () => {
    for (const junk of [
      "{",
      "null",
      '"x"',
      "[1, null, {}]",
      '[{"n": -1, "text": ""}, {"n": 1.5, "text": ""}, {"n": 1}]',
    ])
      expect(readNotes(junk)).toEqual([]);
    expect(readNotes('[{"n": 9, "text": "b"}, {"n": 2, "text": "a", "more": 1}]')).toEqual([
      { n: 2, text: "a" },
      { n: 9, text: "b" },
    ]);
  });
});
