// A small game: the beginning, two turns of two phases, three rolls.
import type { Event, Line, Odds, ReplayMove, ReplayPosition, UnitNow } from "../protocol";

export const line = (text: string, face = 0, kind = face ? "roll" : "told"): Line => ({
  text,
  cite: "X 1",
  kind,
  face,
  side: "",
  phase: "",
});

export const move = (
  n: number,
  turn: number,
  phase: string,
  side: string,
  lines: Line[],
  luck = 0,
  spread = 0,
): ReplayMove => ({ n, turn, phase, side, lines, luck, spread, by: "", reason: "" });

export const GAME: ReplayMove[] = [
  move(0, 0, "a-move", "", [line("set up", 0, "placed")]),
  move(1, 1, "a-move", "a", []),
  move(2, 1, "a-move", "a", [line("goes", 0, "moved")]),
  move(3, 1, "a-fight", "a", [line("attack"), line("die: 4.", 4), line("DE: gone.")], 3, 3),
  move(4, 1, "a-fight", "a", []),
  move(5, 1, "b-fight", "b", [line("die: 1.", 1), line("holds (B-1).")], -1, 2),
  move(6, 2, "a-move", "a", []),
  move(7, 2, "a-move", "a", [line("goes", 0, "moved")]),
  move(8, 2, "a-fight", "a", [line("die: 6.", 6), line("die: 2.", 2)], -4, 6),
  move(9, 2, "a-fight", "a", []),
];

export const unit = (id: string, at: string, steps = 1): UnitNow => ({ id, at, steps, marks: [] });

export function position(
  n: number,
  units: UnitNow[] = [],
  events: Event[] = [],
  more: Partial<ReplayPosition> = {},
): ReplayPosition {
  return {
    n,
    turn: 1,
    phase: "",
    phase_text: "",
    units,
    hidden: [],
    markers: [],
    sorties: [],
    tracks: [],
    events,
    odds: null,
    result: null,
    ...more,
  };
}

export function odds(more: Partial<Odds> = {}): Odds {
  const result = (code: string, faces: number[]): Odds["results"][number] => ({
    code,
    text: "",
    faces,
    chance: faces.length / 6,
    tone: "",
    outcome: [],
  });
  const results = [result("DE", [1, 2]), result("AR", [3, 4, 5, 6])];
  return {
    hex: "0202",
    attack: 4,
    defence: 1,
    attackers: [],
    defenders: [],
    items: [],
    columns: ["4-1"],
    before: "4-1",
    column: "4-1",
    results,
    reroll: null,
    forecast: null,
    policy: "",
    without: {},
    later: [],
    ...more,
  };
}
