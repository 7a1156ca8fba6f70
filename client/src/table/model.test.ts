import { expect, test } from "vitest";
import type { Board, LogEntry, Update } from "../protocol";
import { Model, mergeLog, patchLog, patchUnits, timeLeft, turnOf, unseenEntries } from "./model";

const entry = (n: number): LogEntry => ({
  n,
  side: "red",
  turn: 1,
  phase: "p",
  lines: [],
  barrier: false,
  by: "",
  reason: "",
  mods: [],
});
const numbers = (log: readonly LogEntry[]): number[] => log.map((e) => e.n);

function update(more: Partial<Update>): Update {
  return {
    t: "update",
    seq: 1,
    full: false,
    stale: false,
    side: "red",
    turn: 1,
    date: "",
    first: 1,
    turns: 9,
    phase: "p",
    phase_text: "P",
    units: [],
    hidden: [],
    markers: [],
    sorties: [],
    menu: { who: "red", yours: true, prompt: "", cite: "", verbs: [], held: null, left: null, ending: null },
    odds: null,
    draw: null,
    steps: [],
    tracks: [],
    weather: [],
    standing: null,
    undo: { undo: false, redo: false, since: 0, whole: 0, presses: 0 },
    log: [],
    cut: 0,
    events: [],
    result: null,
    clock: null,
    offer: null,
    dice: { mode: "live", commit: "", seed: "", thrown: 0 },
    seats: [],
    terms: {
      training: false,
      rated: false,
      hints: { on: false, seats: [] },
      steward: { on: false, seats: [] },
      replay: { on: false, seats: [] },
    },
    status: "playing",
    held: "",
    ...more,
  };
}

test("units are patched, or replaced when all are sent", () => {
  const one = patchUnits(new Map(), {
    full: true,
    units: [
      { id: "a", at: "0101", steps: 1, marks: [] },
      { id: "b", at: "pool", steps: 1, marks: [] },
    ],
  });
  const two = patchUnits(one, { full: false, units: [{ id: "a", at: "0102", steps: 1, marks: ["moved"] }] });
  expect(two.get("a")?.at).toBe("0102");
  expect(two.get("b")?.at).toBe("pool");
  expect(one.get("a")?.at).toBe("0101");
  expect([...patchUnits(two, { full: true, units: [] }).keys()]).toEqual([]);
});

test("entries taken back leave the log before new ones come", () => {
  const log = patchLog([1, 2, 3, 4].map(entry), { full: false, cut: 2, log: [entry(3)] });
  expect(numbers(log)).toEqual([1, 2, 3]);
  expect(numbers(patchLog(log, { full: true, cut: 9, log: [entry(8), entry(9)] }))).toEqual([8, 9]);
  expect(numbers(mergeLog([entry(5), entry(6)], [entry(3), entry(4), entry(5)]))).toEqual([3, 4, 5, 6]);
});

test("a running clock runs, the other stands, and neither goes below nothing", () => {
  const clock = { clock: { left: [100, 50], running: 0, paused: false, policy: "none" }, at: 1000 };
  expect(timeLeft(clock, 0, 11_000)).toBe(90);
  expect(timeLeft(clock, 1, 11_000)).toBe(50);
  expect(timeLeft(clock, 0, 1_000_000)).toBe(0);
  expect(timeLeft({ ...clock, clock: { ...clock.clock, paused: true } }, 0, 11_000)).toBe(100);
});

test("stacks follow the units and leave out what stands beside the map", () => {
  const model = new Model();
  const info = (id: string) => ({ id, name: id.toUpperCase(), steps: 1, strengths: [2] });
  model.board.value = {
    units: [info("a"), info("b"), info("c")],
    sides: [],
    hexes: { labels: ["0101", "0102"], texts: ["clear", "rough"], words: [0, 1], x: [], y: [] },
  } as unknown as Board;
  model.take(
    update({
      full: true,
      units: ["a", "b", "c"].map((id, i) => ({ id, at: i < 2 ? "0101" : "dead", steps: 1, marks: [] })),
    }),
  );
  expect(model.unitsAt("0101")).toEqual(["b", "a"]);
  model.take(update({ seq: 2, units: [{ id: "a", at: "0102", steps: 1, marks: [] }] }));
  expect(model.unitsAt("0101")).toEqual(["b"]);
  expect(model.where("a")).toBe("0102");
  expect(model.where("c")).toBeNull();
  expect(model.words.value.get("0102")).toBe("rough");
});

test("chat lines come in order, each once", () => {
  const model = new Model();
  const line = (n: number) => ({ n, name: "x", seat: 0, text: String(n), at: 0 });
  model.take({ t: "chat", lines: [line(1), line(2)] });
  model.take({ t: "chat", lines: [line(2), line(3)] });
  expect(model.chat.value.map((l) => l.n)).toEqual([1, 2, 3]);
});

test("what was seen before is what the first welcome said", () => {
  const model = new Model();
  const table = { seats: [] } as never;
  model.take({ t: "welcome", table, spectator: false, seen: 4 });
  model.take({ t: "welcome", table, spectator: false, seen: 9 });
  expect(model.seen.value).toBe(4);
});

test("what was missed is what others did after the last entry seen", () => {
  const log = [{ ...entry(0), side: "" }, entry(1), { ...entry(2), side: "white" }, entry(3)];
  expect(numbers(unseenEntries(log, 1, new Set(["white"])))).toEqual([3]);
  expect(numbers(unseenEntries(log, 0, new Set(["white"])))).toEqual([1, 3]);
});

test("the act that ends a turn is told under the next", () => {
  const line = (kind: string) => ({ text: "", cite: "", kind, face: 0, side: "", phase: "" });
  expect(turnOf({ ...entry(4), lines: [line("moved")] })).toBe(1);
  expect(turnOf({ ...entry(4), lines: [line("phase"), line("turn")] })).toBe(2);
});

test("one's own words are not unread, nor those read before", () => {
  const model = new Model();
  const words = (n: number, seat: number | null) => ({ n, seat, name: "", text: "", at: 0 });
  model.seats.value = [{ n: 0, side: "red", kind: "person", name: "", you: true, online: true }];
  model.take({ t: "chat", lines: [words(1, 1), words(2, 0), words(3, 1), words(4, null)] });
  expect(model.unread.value).toBe(3);
  model.readTo.value = 3;
  expect(model.unread.value).toBe(1);
});
