import { expect, test } from "vitest";
import type { AirAnswer, Step } from "../protocol";
import { Air } from "./air";

const raid = (at: string, sent: string[]) => ({ at, name: at, units: [], escorts: [], foes: [], sent });

function answer(more: Partial<AirAnswer> = {}): AirAnswer {
  return {
    t: "air",
    id: 1,
    open: true,
    met: true,
    asked: true,
    side: "axis",
    ready: 0,
    idle: 0,
    missions: [],
    raids: [],
    bases: [],
    foes: [],
    rings: [],
    lanes: [],
    acts: [],
    ...more,
  };
}

function table(answers: AirAnswer[]) {
  const asked: Record<string, number>[] = [];
  const played: (readonly Step[])[] = [];
  const air = new Air({
    ask: ({ meet }) => {
      asked.push({ ...meet });
      return Promise.resolve(answers[asked.length - 1] ?? answers.at(-1)!);
    },
    play: (acts) => void played.push(acts),
  });
  return { air, asked, played };
}

const settled = () => new Promise((done) => setTimeout(done));

test("outside a phase of the air it is asked once, inside after every act", async () => {
  const { air, asked } = table([answer({ open: false }), answer(), answer()]);
  air.stale("move");
  await settled();
  air.stale("move");
  await settled();
  expect(asked).toHaveLength(1);
  expect(air.now.value).toBeNull();
  air.stale("air");
  await settled();
  air.stale("air");
  await settled();
  expect(asked).toHaveLength(3);
});

test("no more are sent than can rise, and all rise by the server's acts", async () => {
  const acts = [{ verb: "to", noun: "0101" }];
  const { air, asked, played } = table([answer(), answer({ raids: [raid("0101", ["f"])], acts })]);
  air.stale("air");
  await settled();
  await air.send("0101", 3);
  expect(asked.at(-1)).toEqual({ "0101": 3 });
  expect(air.meet.value).toEqual({ "0101": 1 });
  air.rise();
  expect(played).toEqual([acts]);
});

test("a question put aside comes back in the next phase", async () => {
  const { air } = table([answer()]);
  air.stale("air");
  await settled();
  expect(air.asked.value).toBe(true);
  air.putAside();
  expect(air.asked.value).toBe(false);
  air.stale("next");
  await settled();
  expect(air.asked.value).toBe(true);
});
