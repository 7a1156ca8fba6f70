import { describe, expect, it } from "vitest";
import type { Event, ReplayPosition } from "../protocol";
import { eventOf } from "../testing/fixtures";
import { GAME, position, unit } from "../testing/game";
import { Positions } from "./positions";
import { Reel } from "./reel";
import { Show } from "./show";

const WHERE = ["0101", "0101", "0102", "0102", "0102", "0102", "0102", "0103", "0103", "0103"];
const MOVES: Record<number, string[]> = { 2: ["0101", "0102"], 7: ["0102", "0103"] };
const game: ReplayPosition[] = WHERE.map((at, n) =>
  position(n, [unit("A1", at)], MOVES[n] ? [eventOf("moved", { unit: "A1", path: MOVES[n] })] : []),
);

/** A board that writes down what is asked of it. */
function stage(load: (n: number) => Promise<ReplayPosition> = async (n) => game[n]!) {
  const drawn: string[] = [];
  const calls: number[] = [];
  const wrong: unknown[] = [];
  const screen = {
    setPosition: (units: readonly { at: string }[]) => void drawn.push(`at ${units[0]!.at}`),
    play: async (events: readonly Event[]) =>
      void drawn.push(`play ${events.map((e) => e.path.join("-")).join()}`),
    setTrails: (moves: readonly { path: readonly string[] }[]) =>
      void (moves.length && drawn.push(`trail ${moves.map((m) => m.path.join("-")).join()}`)),
    place: () => null,
    centre: () => undefined,
  };
  const host = {
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 100, bottom: 100, width: 100, height: 100 }),
  } as unknown as HTMLElement;
  const positions = new Positions(load);
  const show = new Show(
    screen,
    { draw: () => undefined, clear: () => undefined },
    host,
    positions,
    () => new Reel(GAME),
    (now) => calls.push(now.n),
    (e) => wrong.push(e),
  );
  return { show, told: drawn, seen: calls, wrong, positions };
}

describe("the show", () => {
  it("plays the act one steps to, over acts that tell nothing", async () => {
    const { show, told: drawn, seen: calls } = stage();
    await show.go(0);
    await show.go(2);
    expect(drawn).toEqual(["at 0101", "play 0101-0102", "at 0102", "trail 0101-0102"]);
    expect(calls).toEqual([0, 2]);
  });

  it("plays it backwards when one steps back", async () => {
    const { show, told: drawn, positions } = stage();
    await positions.fetch(1);
    await show.go(2);
    drawn.length = 0;
    await show.go(0);
    expect(drawn).toEqual(["play 0102-0101", "at 0101"]);
  });

  it("jumps without playing, and so does a hand that drags", async () => {
    const { show, told: drawn } = stage();
    await show.go(0);
    await show.go(7);
    await show.go(0);
    await show.go(2, true);
    expect(drawn.filter((what) => what.startsWith("play"))).toEqual([]);
  });

  it("shows what was wanted last, and the nearest known until it is there", async () => {
    const late = new Map<number, (p: ReplayPosition) => void>();
    const {
      show,
      told: drawn,
      seen: calls,
      positions,
    } = stage((n) => (n === 0 ? Promise.resolve(game[0]!) : new Promise((yes) => late.set(n, yes))));
    await show.go(0);
    const whole = show.go(8, true);
    void show.go(9, true);
    expect(drawn.at(-1)).toBe("at 0101");
    late.get(8)!(game[8]!);
    await new Promise((done) => setTimeout(done, 0));
    expect(calls).toEqual([0]);
    late.get(9)!(game[9]!);
    await whole;
    expect(calls).toEqual([0, 9]);
    expect(positions.get(8)!.n).toBe(8);
  });

  it("goes on to what is wanted now when what was wanted before cannot be had", async () => {
    const {
      show,
      seen: calls,
      wrong,
    } = stage((n) => (n === 8 ? Promise.reject(new Error("gone")) : Promise.resolve(game[n]!)));
    void show.go(8);
    await show.go(9);
    expect([calls, wrong]).toEqual([[9], []]);
  });

  it("stays where it is when an act cannot be had, and says so", async () => {
    const {
      show,
      seen: calls,
      wrong,
    } = stage((n) => (n < 5 ? Promise.resolve(game[n]!) : Promise.reject(new Error("gone"))));
    await show.go(3);
    await show.go(8);
    expect([calls, wrong.length]).toEqual([[3], 1]);
    await show.go(4);
    expect(calls).toEqual([3, 4]);
  });
});
