import { beforeEach, expect, test, vi } from "vitest";
import type { Ending, Update } from "../protocol";
import { PhaseEnd } from "./ending";
import { Model } from "./model";

const phone = vi.hoisted(() => ({ is: false }));
vi.mock("./small", () => ({ small: () => phone.is }));

const ENDING: Ending = {
  verb: "end_phase",
  next: "Then: combat",
  side: "white",
  skips: "",
  lacks: "",
  undone: [],
};

function end(ending: Partial<Ending>) {
  const model = new Model();
  const acts: string[] = [];
  const frames: (readonly string[])[] = [];
  const set = (changed: Partial<Ending>, more: Partial<Update> = {}): void => {
    model.now.value = {
      ...more,
      menu: { yours: true, ending: { ...ENDING, ...changed } },
    } as unknown as Update;
  };
  set(ending);
  const phase = new PhaseEnd(model, {
    act: (verb) => acts.push(verb),
    frame: (hexes) => frames.push(hexes),
  });
  return { phase, acts, frames, model, set };
}

const LEFT = {
  kind: "may" as const,
  text: "",
  short: "",
  note: "",
  cite: "",
  units: [],
  hexes: ["0101", "0202"],
};
const MUST = { ...LEFT, kind: "must" as const, hexes: ["0303"] };

beforeEach(() => {
  phone.is = false;
});

test("with nothing left undone one press ends the phase", () => {
  const { phase, acts } = end({});
  phase.press();
  expect(acts).toEqual(["end_phase"]);
});

test("what may still be done costs no press more", () => {
  const { phase, acts } = end({ undone: [LEFT] });
  phase.press();
  expect(acts).toEqual(["end_phase"]);
});

test("what must still be done is asked back, and a second press ends the phase", () => {
  const { phase, acts } = end({ undone: [LEFT, MUST] });
  phase.press();
  expect(acts).toEqual([]);
  expect(phase.asked.value).toBe(true);
  phase.press();
  expect(acts).toEqual(["end_phase"]);
});

test("what was read once is not asked back again while nothing more is done", () => {
  const { phase, acts, model, set } = end({ undone: [LEFT, MUST] });
  phase.press();
  phase.close();
  expect(acts).toEqual([]);
  phase.press();
  expect(acts).toEqual(["end_phase"]);

  set({ undone: [MUST] }, { phase: "movement" });
  phase.press();
  expect(acts, "something else is left undone").toHaveLength(1);
  phase.close();
  set({ undone: [MUST] }, { phase: "combat" });
  phase.press();
  expect(acts, "another phase").toHaveLength(1);
  expect(model.now.value?.phase).toBe("combat");
});

test("on a phone what was read is asked back all the same", () => {
  phone.is = true;
  const { phase, acts } = end({ undone: [LEFT] });
  phase.press();
  phase.close();
  phase.press();
  expect(acts).toEqual([]);
});

test("on a phone it is always asked back", () => {
  phone.is = true;
  const { phase, acts } = end({});
  phase.press();
  expect(acts).toEqual([]);
  phase.confirm();
  expect(acts).toEqual(["end_phase"]);
});

test("what must be done comes first, and the round goes hex by hex", () => {
  const { phase, frames } = end({ undone: [LEFT, MUST] });
  expect(phase.worst.value).toBe(MUST);
  for (let i = 0; i < 4; i++) phase.next();
  expect(frames).toEqual([["0303"], ["0101"], ["0202"], ["0303"]]);
});
