import { expect, test } from "vitest";
import type { Board, DangerAnswer, Update } from "../protocol";
import { Alarm } from "./alarm";
import { Model } from "./model";

const RISK = { hex: "0202", units: ["W-1", "W-2"], text: "If 0202 falls" };

function alarmed(found: Partial<DangerAnswer>, overlays: string[] = ["supply"]) {
  const model = new Model();
  let asked = 0;
  const answer: DangerAnswer = {
    t: "danger",
    id: 1,
    hexes: {},
    text: "",
    cut: [],
    cut_text: "",
    risks: [],
    ...found,
  };
  const alarm = new Alarm(model, async () => {
    asked += 1;
    return answer;
  });
  model.board.value = {
    phases: [{ id: "move", setup: false, opening: false }],
    overlays: overlays.map((name) => ({ name })),
  } as unknown as Board;
  const turn = async (n: number, yours = true): Promise<void> => {
    model.now.value = {
      turn: n,
      side: "white",
      phase: "move",
      menu: { yours },
      result: null,
    } as unknown as Update;
    await Promise.resolve();
    await Promise.resolve();
  };
  alarm.watch();
  return { alarm, turn, count: () => asked };
}

test("a line at risk is told once a turn, when the player decides", async () => {
  const { alarm, turn, count } = alarmed({ risks: [RISK] });
  await turn(1, false);
  expect(count(), "the other side is at it").toBe(0);
  await turn(1);
  expect(alarm.card.value?.risks).toEqual([RISK]);
  await turn(1);
  expect(count()).toBe(1);
});

test("what was put away is not told again while it is the same", async () => {
  const { alarm, turn, count } = alarmed({ risks: [RISK] });
  await turn(1);
  alarm.close();
  await turn(2);
  expect(count()).toBe(2);
  expect(alarm.card.value).toBeNull();
});

test("nothing is told where no line is traced, or none is at risk", async () => {
  const none = alarmed({});
  await none.turn(1);
  expect(none.alarm.card.value).toBeNull();
  const game = alarmed({ risks: [RISK] }, ["zoc"]);
  await game.turn(1);
  expect(game.count()).toBe(0);
});
