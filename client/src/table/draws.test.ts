import { expect, test } from "vitest";
import type { Draw, Update } from "../protocol";
import { Draws } from "./draws";
import { Model } from "./model";

const DRAW: Draw = {
  n: 7,
  side: "red",
  yours: true,
  counters: false,
  mark: "1",
  name: "First",
  text: "",
  cite: "X 1",
  hqs: [],
  units: ["a"],
  hexes: ["0101", "0102"],
  out: [],
  nth: 1,
  of: 3,
};

function table(first: Partial<Update>) {
  const model = new Model();
  const frames: (readonly string[])[] = [];
  const send = (update: Partial<Update>): void => {
    model.now.value = {
      cut: -1,
      full: false,
      draw: null,
      menu: null,
      log: [],
      ...update,
    } as unknown as Update;
  };
  const draws = new Draws(model, { frame: (hexes) => frames.push(hexes) });
  model.seats.value = [{ n: 0, side: "red", kind: "person", name: "", you: true, online: true }];
  send({ full: true, ...first });
  draws.watch();
  return { draws, frames, send };
}

test("a chit drawn opens a card and is framed", () => {
  const { draws, frames, send } = table({});
  send({ draw: DRAW });
  expect(draws.card.value?.name).toBe("First");
  expect(frames).toEqual([DRAW.hexes]);
  send({});
  expect(draws.card.value?.name).toBe("First");
  draws.close();
  expect(draws.card.value).toBeNull();
});

test("one that was drawn before the player came is not announced", () => {
  const { draws, frames, send } = table({ draw: DRAW });
  expect(draws.card.value).toBeNull();
  send({ draw: { ...DRAW, n: 9 } });
  expect(draws.card.value?.n).toBe(9);
  expect(frames).toHaveLength(1);
});

test("the player's next act puts the card away, another's does not", () => {
  const { draws, send } = table({});
  send({ draw: DRAW });
  send({ log: [{ n: 8, side: "blue" }] as unknown as Update["log"] });
  expect(draws.card.value).not.toBeNull();
  send({ log: [{ n: 9, side: "red" }] as unknown as Update["log"] });
  expect(draws.card.value).toBeNull();
});

test("a draw taken back is taken away", () => {
  const { draws, send } = table({});
  send({ draw: DRAW });
  send({ cut: 6 });
  expect(draws.card.value).toBeNull();
});
