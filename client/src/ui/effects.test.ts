import { expect, test } from "vitest";
import { awaitWhileMounted } from "./effects";

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a result or an error arrives as long as the effect is mounted", async () => {
  const seen: unknown[] = [];
  awaitWhileMounted(Promise.resolve(1), (n) => seen.push(n));
  awaitWhileMounted(
    Promise.reject(new Error("no")),
    () => seen.push("result"),
    (error) => seen.push((error as Error).message),
  );
  await settled();
  expect(seen).toEqual([1, "no"]);
});

test("after the cleanup neither does", async () => {
  const seen: unknown[] = [];
  const note = (what: unknown): void => void seen.push(what);
  awaitWhileMounted(Promise.resolve(1), note)();
  awaitWhileMounted(Promise.reject(new Error("no")), note, note)();
  await settled();
  expect(seen).toEqual([]);
});
