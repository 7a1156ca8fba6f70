import { expect, test } from "vitest";
import type { HintAnswer, Menu, Update } from "../protocol";
import type { Control } from "./control";
import { Adviser } from "./hint";
import { Model } from "./model";

const menu: Menu = {
  who: "red", yours: true, prompt: "", cite: "", held: null,
  verbs: [
    { verb: "unit", label: "", kind: "unit", cite: "", final: false, nouns: ["a", "b"], names: {}, act: "", lit: {} },
    { verb: "to", label: "", kind: "hex", cite: "", final: false, nouns: ["0101"], names: {}, act: "", lit: {} },
    { verb: "end", label: "", kind: "button", cite: "", final: true, nouns: [""], names: {}, act: "", lit: {} },
  ],
};

function seated(answer: Partial<HintAnswer>, on = true) {
  const model = new Model();
  model.board.value = { units: [{ id: "a" }, { id: "b" }], hexes: { labels: ["0101", "0102"], texts: [""], words: [0, 0] } } as unknown as NonNullable<typeof model.board.value>;
  const show = (seq: number, more: Partial<Update> = {}): void => model.take({ t: "update", seq, full: seq === 1, units: [{ id: "a", at: "0102", steps: 1, marks: [] }, { id: "b", at: "pool", steps: 1, marks: [] }], hidden: [], log: [], cut: 0, seats: [], clock: null, menu, status: "playing", terms: { training: false, rated: false, hints: { on, seats: [] }, steward: { on: false, seats: [] } }, ...more } as unknown as Update);
  show(1);
  const asked: unknown[] = [];
  const socket = { ask: (question: unknown) => (asked.push(question), Promise.resolve({ t: "hint", id: 1, seq: 1, verb: "end", noun: null, text: "", reason: "", ...answer })) };
  const control = { socket, say: () => undefined, refused: { value: null as { message: string } | null } };
  return { adviser: new Adviser(model, control as unknown as Control, (id) => id), control, asked, show };
}

test("a hint points to the hex, to where the unit stands, or to a button", async () => {
  for (const [verb, noun, hex] of [["to", "0101", "0101"], ["unit", "a", "0102"], ["unit", "b", null], ["end", null, null]] as const) {
    const { adviser } = seated({ verb, noun });
    await adviser.ask();
    expect(adviser.hex.value).toBe(hex);
    expect(adviser.points(verb, noun)).toBe(true);
    expect(adviser.points("other", noun)).toBe(false);
  }
});

test("it is gone with the position it was about", async () => {
  const { adviser, show } = seated({});
  await adviser.ask();
  expect(adviser.hint.value).not.toBeNull();
  show(2);
  expect(adviser.hint.value).toBeNull();
  expect(adviser.close()).toBe(false);
});

test("nobody is asked where hints are off, on another's turn or after the end", async () => {
  const off = seated({}, false);
  await off.adviser.ask();
  const { adviser, asked, show } = seated({});
  show(2, { menu: { ...menu, yours: false } });
  await adviser.ask();
  show(3, { status: "over" });
  await adviser.ask();
  expect([...off.asked, ...asked]).toEqual([]);
});

test("a refusal is told, unless the game has gone on", async () => {
  const { adviser, control, show } = seated({});
  control.socket.ask = () => Promise.reject(new Error("too fast"));
  await adviser.ask();
  expect(control.refused.value?.message).toBe("too fast");
  control.refused.value = null;
  const late = adviser.ask();
  show(2);
  await late;
  expect(control.refused.value).toBeNull();
  expect(adviser.thinking.value).toBe(false);
});
