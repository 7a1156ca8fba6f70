import { expect, test } from "vitest";
import { sentence } from "./sentence";

test("a few words become a sentence; a sentence stays one", () => {
  expect(sentence("la partie est en pause")).toBe("La partie est en pause.");
  expect(sentence("École fermée…")).toBe("École fermée…");
  expect(sentence("élan")).toBe("Élan.");
  expect(sentence("")).toBe("");
});
