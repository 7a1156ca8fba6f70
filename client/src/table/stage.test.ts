import { expect, test } from "vitest";
import type { Event, Update } from "../protocol";
import { eventOf } from "../testing/fixtures";
import { type Player, Stage, trailsAfter } from "./stage";

const sideOf = (unit: string): string => (unit.startsWith("r") ? "red" : "white");
const moved = (unit: string, ...path: string[]) => eventOf("moved", { unit, path });
const updateOf = (events: Event[], side = "white", more: Partial<Update> = {}) => ({
  events,
  side,
  full: false,
  cut: 0,
  log: [{}] as Update["log"],
  ...more,
});

test("all moves of the other side leave a trail, of one's own only the last", () => {
  let trails = trailsAfter([], updateOf([moved("r1", "a", "b")]), sideOf);
  trails = trailsAfter(trails, updateOf([moved("r2", "c", "d")]), sideOf);
  expect(trails.map((t) => t.unit)).toEqual(["r1", "r2"]);
  trails = trailsAfter(trails, updateOf([moved("w1", "e", "f")]), sideOf);
  expect(trails.map((t) => t.unit)).toEqual(["w1"]);
  trails = trailsAfter(trails, updateOf([moved("w2", "g", "h")]), sideOf);
  expect(trails.map((t) => t.unit)).toEqual(["w2"]);
});

test("an undo takes the trails away, a phase does not", () => {
  const trails = [{ unit: "r1", path: ["a", "b"] }];
  expect(trailsAfter(trails, updateOf([], "white", { log: [] }), sideOf)).toEqual([]);
  expect(trailsAfter(trails, updateOf([{ ...moved("", ""), kind: "phase", unit: null }]), sideOf)).toEqual(
    trails,
  );
});

function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    t: "update",
    seq,
    full: false,
    units: [{ id: `u${seq}`, at: "a", steps: 1, marks: [] }],
    hidden: [],
    events: [moved("r1", "a", "b")],
    log: [],
    cut: 0,
    side: "white",
    menu: { yours: true },
    odds: null,
    ...more,
  } as unknown as Update;
}

/** A board that writes down what it is updateOf, and plays until it is let go. */
function board(): { player: Player; calls: string[]; letGo(): void } {
  const calls: string[] = [];
  const done: (() => void)[] = [];
  const player: Player = {
    setPosition: (units) => calls.push(`whole ${units.length}`),
    patch: (units) => calls.push(`patch ${units.map((unit) => unit.id).join()}`),
    play: () =>
      new Promise((resolve) => {
        calls.push("play");
        done.push(resolve);
      }),
    setMenu: (menu) => calls.push(menu ? "menu" : "no menu"),
    setOdds: () => undefined,
    setTrails: () => undefined,
  };
  const letGo = (): void => {
    for (const resolve of done.splice(0)) resolve();
  };
  return { player, calls, letGo };
}

const whole = { units: () => [], sideOf };
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

test("an update is played, then drawn", async () => {
  const { player, calls, letGo } = board();
  const stage = new Stage(
    player,
    whole,
    () => false,
    () => calls.push("drawn"),
  );
  stage.show(update(1));
  expect(calls).toEqual(["no menu", "play"]);
  letGo();
  await soon();
  expect(calls.slice(2)).toEqual(["patch u1", "menu", "drawn"]);
});

test("updates that come meanwhile are drawn at once, together", async () => {
  const { player, calls, letGo } = board();
  const stage = new Stage(
    player,
    whole,
    () => false,
    () => undefined,
  );
  for (const seq of [1, 2, 3]) stage.show(update(seq));
  letGo();
  await soon();
  expect(calls.filter((word) => word === "play")).toHaveLength(1);
  expect(calls).toContain("patch u2,u3");
});

test("nothing is animated for nobody, nor for a whole position", async () => {
  const { player, calls } = board();
  new Stage(
    player,
    whole,
    () => true,
    () => undefined,
  ).show(update(1));
  new Stage(
    player,
    whole,
    () => false,
    () => undefined,
  ).show(update(2, { full: true }));
  await soon();
  expect(calls).not.toContain("play");
  expect(calls).toContain("whole 0");
});

test("while the board is lent nothing is drawn; given back, it shows what stands", async () => {
  const { player, calls } = board();
  const stage = new Stage(
    player,
    whole,
    () => true,
    () => undefined,
  );
  stage.hold();
  stage.show(update(1));
  await soon();
  expect(calls).toEqual([]);
  stage.release(update(2));
  expect(calls).toEqual(["whole 0", "menu"]);
});
