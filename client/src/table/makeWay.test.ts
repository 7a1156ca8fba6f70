import { expect, test } from "vitest";
import { wayFor } from "./makeWay";

const WINDOW = { left: 0, top: 50, right: 800, bottom: 600 };
const CARD = { left: 480, top: 400, right: 800, bottom: 600 };

test("nothing is moved where nothing is covered", () => {
  expect(wayFor([{ x: 200, y: 300, r: 40 }], WINDOW, CARD)).toEqual([0, 0]);
  expect(wayFor([{ x: 700, y: 500, r: 40 }], WINDOW, null)).toEqual([0, 0]);
  expect(wayFor([], WINDOW, CARD)).toEqual([0, 0]);
});

test("a covered hex is moved the shorter way", () => {
  expect(wayFor([{ x: 500, y: 550, r: 40 }], WINDOW, CARD)).toEqual([-60, 0]);
  expect(wayFor([{ x: 750, y: 420, r: 40 }], WINDOW, CARD)).toEqual([0, -60]);
});

test("a hex under the bar comes back into the window, and then from under the card", () => {
  expect(wayFor([{ x: 300, y: 700, r: 40 }], WINDOW, null)).toEqual([0, -140]);
  const [dx, dy] = wayFor([{ x: 500, y: 700, r: 40 }], WINDOW, CARD);
  expect(500 + dx + 40).toBeLessThanOrEqual(480);
  expect(700 + dy + 40).toBeLessThanOrEqual(600);
});

test("where not all have room the first is seen", () => {
  const [dx] = wayFor(
    [
      { x: 500, y: 550, r: 40 },
      { x: 50, y: 90, r: 40 },
    ],
    WINDOW,
    CARD,
  );
  expect(500 + dx + 40).toBeLessThanOrEqual(480);
});

test("the others come into the window as far as the first stays in it", () => {
  const first = { x: 200, y: 300, r: 40 };
  expect(wayFor([first, { x: 300, y: 640, r: 40 }], WINDOW, null)).toEqual([0, -80]);
  expect(wayFor([first, { x: 300, y: 900, r: 40 }], WINDOW, null)).toEqual([0, 0]); // too far
});
