import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PeekAnswer } from "../protocol";
import { Peek } from "./peek";
import { placeTip } from "./placing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table() {
  const asked: string[] = [];
  const peek = new Peek({
    ask: ({ hex }) => {
      asked.push(hex);
      const way = { unit: "a", path: ["0101", hex], cost: "1", left: "3", stop: false, parts: [] };
      const answer: PeekAnswer = { t: "peek", id: 1, hex, text: "", way, stack: null, threat: null };
      return Promise.resolve(answer);
    },
    units: () => [],
  });
  return { peek, asked };
}

test("only a pointer that rests asks, and the same hex once for a position", async () => {
  const { peek, asked } = table();
  peek.point("0102");
  peek.point("0103");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["0103"]);
  expect(peek.tip.value?.answer.hex).toBe("0103");
  expect(peek.way.value).toEqual(["0101", "0103"]);
  peek.point(null);
  expect(peek.tip.value).toBeNull();
  expect(peek.way.value).toEqual([]);
  peek.point("0103");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["0103"]);
  peek.forget();
  peek.point("0103");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["0103", "0103"]);
});

test("two tips are pinned at most, and closed one by one", async () => {
  const { peek } = table();
  for (const hex of ["0101", "0102", "0103"]) {
    peek.point(hex);
    await vi.advanceTimersByTimeAsync(200);
    expect(peek.pin()).toBe(true);
  }
  expect(peek.pins.value.map(({ hex }) => hex)).toEqual(["0102", "0103"]);
  expect(peek.close()).toBe(true);
  expect(peek.close()).toBe(true);
  expect(peek.close()).toBe(false);
});

test("a tip covers neither its hex nor the way, and stays in the window", () => {
  const room = { width: 800, height: 600, top: 54, bottom: 0 };
  for (const at of [
    { x: 20, y: 70 },
    { x: 780, y: 590 },
    { x: 400, y: 300 },
  ]) {
    const { x, y } = placeTip(at, 60, [260, 150], [{ x: at.x - 60, y: at.y }], room);
    expect(x).toBeGreaterThanOrEqual(8);
    expect(y).toBeGreaterThanOrEqual(54);
    expect(x + 260).toBeLessThanOrEqual(792);
    expect(y + 150).toBeLessThanOrEqual(592);
    const inside = at.x > x && at.x < x + 260 && at.y > y && at.y < y + 150;
    expect(inside).toBe(false);
  }
});

test("an answer about an earlier position is not kept", async () => {
  let tell = (_: PeekAnswer): void => undefined;
  const peek = new Peek({ ask: () => new Promise((done) => (tell = done)), units: () => [] });
  peek.point("0102");
  await vi.advanceTimersByTimeAsync(200);
  peek.forget();
  peek.point("0102");
  tell({ t: "peek", id: 1, hex: "0102", text: "", way: null, stack: null, threat: null });
  await vi.advanceTimersByTimeAsync(20);
  expect(peek.tip.value).toBeNull();
});
