import { describe, expect, it } from "vitest";
import { GAME } from "../testing/game";
import { Player } from "./player";
import { Reel } from "./reel";

const reel = new Reel(GAME);

function player() {
  const shows: number[] = [];
  const waits: number[] = [];
  const one = new Player(
    () => reel,
    async (ms) => void waits.push(ms),
  );
  one.show = async (n) => void shows.push(n);
  return { one, seen: shows, waits };
}

describe("the player", () => {
  it("steps by what is chosen, and no further than the ends", () => {
    const { one, seen: shows } = player();
    one.move(-1);
    one.move(1);
    one.step.value = "turn";
    one.move(1);
    one.move(1, "act");
    one.go(400);
    one.move(1);
    expect(shows).toEqual([2, 5, 7, 9]);
  });

  it("plays every act to the end, then stops; and begins again where something happens", async () => {
    const { one, seen: shows, waits } = player();
    await one.play();
    expect(shows).toEqual([2, 3, 5, 7, 8, 9]);
    expect(new Set(waits)).toEqual(new Set([600]));
    expect(one.playing.value).toBe(false);
    one.step.value = "turn";
    one.speed.value = 4;
    await one.play();
    expect(shows.slice(6)).toEqual([2, 5, 9]);
    expect(waits.at(-1)).toBe(300);
  });

  it("stops where a shared extract ends", async () => {
    const { one, seen: shows } = player();
    one.until.value = 5;
    await one.play();
    expect(shows).toEqual([2, 3, 5]);
    one.step.value = "turn";
    one.n.value = 3;
    one.until.value = 4;
    await one.play();
    expect(shows.at(-1)).toBe(4);
  });

  it("lets a hand on the timeline stop it", async () => {
    const { one, seen: shows } = player();
    const show = one.show;
    one.show = async (n, dragged) => {
      await show(n, dragged);
      if (n === 3) one.go(8, true);
    };
    await one.play();
    expect(shows).toEqual([2, 3, 8]);
    expect(one.playing.value).toBe(false);
  });
});
