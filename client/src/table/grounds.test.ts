import { expect, test } from "vitest";
import { grounds } from "./grounds";

const map = (texts: Record<string, string>): Map<string, string> => new Map(Object.entries(texts));

test("each shared kind once, shown by the plainest hex, the commonest first", () => {
  const found = grounds(
    map({
      "0101": "clear, railway",
      "0102": "clear",
      "0103": "clear",
      "0104": "rough, railway",
      "0105": "rough",
    }),
  );
  expect(found).toEqual([
    { words: "clear", hex: "0102", count: 3 },
    { words: "railway", hex: "0101", count: 2 },
    { words: "rough", hex: "0105", count: 2 },
  ]);
});

test("names and directions are no kinds of ground", () => {
  const found = grounds(
    map({
      "0100": "clear",
      "0101": "Gumrak, clear, town",
      "0102": "Yelchi, clear, town",
      "0103": "clear, river (Elshanka) to the north",
      "0104": "clear, river (Tsaritsa) to the south",
    }),
  );
  expect(found.map((ground) => ground.words)).toEqual(["clear", "town", "river"]);
});
