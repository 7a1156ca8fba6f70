import { expect, test } from "vitest";
import { readSettings } from "./settings";

test("what was kept is read; nonsense is not", () => {
  expect(readSettings('{"counters":1.1,"names":false}')).toMatchObject({
    counters: 1.1,
    names: false,
    numbers: true,
  });
  expect(readSettings('{"counters":99,"names":"no"}')).toMatchObject({ counters: 1, names: true });
  for (const text of ["", "null", "[", "7", null])
    expect(readSettings(text)).toMatchObject({ counters: 1, letters: true });
});

test("nobody comes back to a map without counters", () => {
  expect(readSettings('{"hidden":true}').hidden).toBe(false);
});
