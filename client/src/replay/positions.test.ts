import { describe, expect, it } from "vitest";
import type { ReplayPosition } from "../protocol";
import { position } from "../testing/game";
import { Positions } from "./positions";

/** A source that answers when it is told to. */
function source() {
  const waiting = new Map<number, { yes: (p: ReplayPosition) => void; no: (e: Error) => void }>();
  const requests: number[] = [];
  const load = (n: number): Promise<ReplayPosition> => {
    requests.push(n);
    return new Promise((yes, no) => waiting.set(n, { yes, no }));
  };
  const settle = () => new Promise((done) => setTimeout(done, 0));
  const answer = async (n: number): Promise<void> => {
    waiting.get(n)!.yes(position(n));
    waiting.delete(n);
    await settle();
  };
  const refuse = async (n: number): Promise<void> => {
    waiting.get(n)!.no(new Error("no"));
    await settle();
  };
  return { load, asked: requests, answer, refuse };
}

describe("positions", () => {
  it("are fetched once, however often they are asked for", async () => {
    const { load, asked: requests, answer } = source();
    const arrived: number[] = [];
    const all = new Positions(load, (n) => arrived.push(n));
    const both = Promise.all([all.fetch(3), all.fetch(3)]);
    await answer(3);
    expect((await both).map((p) => p.n)).toEqual([3, 3]);
    expect((await all.fetch(3)).n).toBe(3);
    expect([requests, arrived]).toEqual([[3], [3]]);
  });

  it("offer the nearest that is there", async () => {
    const { load, answer } = source();
    const all = new Positions(load);
    expect(all.nearest(5)).toBeUndefined();
    for (const n of [2, 9]) {
      void all.fetch(n);
      await answer(n);
    }
    expect([all.nearest(4)!.n, all.nearest(7)!.n]).toEqual([2, 9]);
  });

  it("come a few at a time, the last wish first to be forgotten", async () => {
    const { load, asked: requests, answer } = source();
    const all = new Positions(load);
    all.prefetch([1, 2, 3, 4, 5]);
    expect(requests).toEqual([1, 2, 3]);
    all.prefetch([2, 7]);
    await answer(1);
    expect(requests).toEqual([1, 2, 3, 7]);
    await answer(2);
    expect(requests).toEqual([1, 2, 3, 7]);
  });

  it("go on after a refusal, which only whoever asks is told", async () => {
    const { load, asked: requests, refuse, answer } = source();
    const all = new Positions(load);
    all.prefetch([1]);
    await refuse(1);
    const again = all.fetch(1);
    await answer(1);
    expect([(await again).n, requests]).toEqual([1, [1, 1]]);
    const wrong = all.fetch(2);
    const errors = wrong.catch((e: Error) => e.message);
    await refuse(2);
    expect(await errors).toBe("no");
  });

  it("of another language that come late are not kept", async () => {
    const { load, answer } = source();
    const all = new Positions(load);
    const late = all.fetch(1);
    all.clear();
    await answer(1);
    expect((await late).n).toBe(1);
    expect(all.get(1)).toBeUndefined();
  });

  it("are forgotten when there are too many, those looked at last", async () => {
    const { load, answer } = source();
    const all = new Positions(load, undefined, 2);
    for (const n of [1, 2]) {
      void all.fetch(n);
      await answer(n);
    }
    all.get(1);
    void all.fetch(3);
    await answer(3);
    expect([1, 2, 3].map((n) => all.get(n)?.n)).toEqual([1, undefined, 3]);
  });
});
