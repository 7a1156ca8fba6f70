import { expect, test } from "vitest";
import type { Update } from "../protocol";
import { sideBehindCurtain } from "./curtain";

const onMap = (hex: string): boolean => hex !== "pool";
const view = (side: string, hidden: string[] = [], own = 2) => ({
  side,
  hidden: hidden.map((at) => ({ side: "red", at })),
  seats: [{ you: true }, { you: own > 1 }] as Update["seats"],
});

test("the curtain falls when the screen changes hands and hidden units are on the map", () => {
  expect(sideBehindCurtain(view("red"), view("white", ["0101"]), onMap)).toBe("white");
  expect(sideBehindCurtain(view("red", ["0101"]), view("white"), onMap)).toBe("white");
});

test("it stays up for the same side, without secrets, for one player, and at the start", () => {
  expect(sideBehindCurtain(view("white", ["0101"]), view("white", ["0101"]), onMap)).toBeNull();
  expect(sideBehindCurtain(view("red"), view("white", ["pool"]), onMap)).toBeNull();
  expect(sideBehindCurtain(view("red", [], 1), view("white", ["0101"], 1), onMap)).toBeNull();
  expect(sideBehindCurtain(null, view("white", ["0101"]), onMap)).toBeNull();
});
