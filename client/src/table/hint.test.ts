import { expect, test } from "vitest";
import type { HintAnswer, Update } from "../protocol";
import { menuOf, verbOf } from "../testing/fixtures";
import type { Control } from "./control";
import { Adviser } from "./hint";
import { Model } from "./model";

const menu = menuOf([
  verbOf("unit", "unit", ["a", "b"]),
  verbOf("to", "hex", ["0101"]),
  verbOf("end", "button", [""], { final: true }),
]);

function seated(answer: Partial<HintAnswer>, on = true) {
  const model = new Model();
  model.board.value = {
    units: [{ id: "a" }, { id: "b" }],
    hexes: { labels: ["0101", "0102"], texts: [""], words: [0, 0] },
  } as unknown as NonNullable<typeof model.board.value>;
  const show = (seq: number, more: Partial<Update> = {}): void =>
    model.take({
      t: "update",
      seq,
      full: seq === 1,
      units: [
        { id: "a", at: "0102", steps: 1, marks: [] },
        { id: "b", at: "pool", steps: 1, marks: [] },
      ],
      hidden: [],
      log: [],
      cut: 0,
      seats: [],
      clock: null,
      menu,
      status: "playing",
      terms: { training: false, rated: false, hints: { on, seats: [] }, steward: { on: false, seats: [] } },
      ...more,
    } as unknown as Update);
  show(1);
  const questions: unknown[] = [];
  const socket = {
    ask: (question: unknown) => {
      questions.push(question);
      return Promise.resolve({
        t: "hint",
        id: 1,
        seq: 1,
        verb: "end",
        noun: null,
        text: "",
        reason: "",
        ...answer,
      });
    },
  };
  const control = { socket, say: () => undefined, refusal: { value: null as { message: string } | null } };
  return {
    adviser: new Adviser(model, control as unknown as Control, (id) => id),
    control,
    asked: questions,
    show,
  };
}

test("a hint points to the hex, to where the unit stands, or to a button", async () => {
  for (const [verb, noun, hex] of [
    ["to", "0101", "0101"],
    ["unit", "a", "0102"],
    ["unit", "b", null],
    ["end", null, null],
  ] as const) {
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
  const { adviser, asked: questions, show } = seated({});
  show(2, { menu: { ...menu, yours: false } });
  await adviser.ask();
  show(3, { status: "over" });
  await adviser.ask();
  expect([...off.asked, ...questions]).toEqual([]);
});

test("a refusal is told, unless the game has gone on", async () => {
  const { adviser, control, show } = seated({});
  control.socket.ask = () => Promise.reject(new Error("too fast"));
  await adviser.ask();
  expect(control.refusal.value?.message).toBe("too fast");
  control.refusal.value = null;
  const late = adviser.ask();
  show(2);
  await late;
  expect(control.refusal.value).toBeNull();
  expect(adviser.thinking.value).toBe(false);
});
