// Where the front lay at the end of some turns, drawn over the last position.
import { frontLines, nearestSides, smooth } from "../board/frontLine";
import { Lattice, num, type Point } from "../board/lattice";
import { el, label, path } from "../board/svg";
import type { Board, EndTurn, ReplayPosition, TurningPoint } from "../protocol";

/** One line of the key: the turn, and how its line is drawn. */
export interface FrontKey {
  turn: number;
  start: boolean;
  width: number;
  dash: string;
}

const LOOKS = [
  { width: 1.6, dash: "1.5 5" },
  { width: 2, dash: "5 4" },
  { width: 2.5, dash: "11 4" },
  { width: 3.6, dash: "" },
];

/** At most four turns, the first and the last among them; the older, the thinner and the more broken. */
export function shownTurns(turns: readonly EndTurn[]): { turn: EndTurn; key: FrontKey }[] {
  const last = turns.length - 1;
  const picked = [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])].filter(
    (i) => i >= 0,
  );
  return picked.map((i, k) => ({
    turn: turns[i]!,
    key: { turn: turns[i]!.turn, start: i === 0 && last > 0, ...LOOKS[LOOKS.length - picked.length + k]! },
  }));
}

/** The side that stands in each hex; units that nobody sees are left out. */
function standing(lattice: Lattice, board: Board, position: ReplayPosition): Map<number, number> {
  const sides = new Map(board.units.map((unit) => [unit.id, unit]));
  const found = new Map<number, number>();
  for (const { id, at } of position.units) {
    const unit = sides.get(id);
    const hex = lattice.index(at);
    if (unit && !unit.card && hex >= 0)
      found.set(
        hex,
        board.sides.findIndex((side) => side.id === unit.side),
      );
  }
  return found;
}

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;

export class FrontLayer {
  private readonly group = el("g", { class: "end-fronts" });
  private readonly lattice: Lattice;

  constructor(
    host: HTMLElement,
    private readonly board: Board,
  ) {
    this.lattice = new Lattice(board);
    host.querySelector(".board-high")?.append(this.group);
  }

  draw(
    shown: readonly { key: FrontKey; position: ReplayPosition }[],
    winner: number,
    points: readonly TurningPoint[],
  ): void {
    this.group.replaceChildren();
    const owners = shown.map(({ position }) =>
      nearestSides(this.lattice, standing(this.lattice, this.board, position)),
    );
    if (winner >= 0 && owners.length > 1) this.gains(owners[0]!, owners.at(-1)!, winner);
    for (const { key, position } of shown) this.front(key, position);
    for (const [i, point] of points.entries()) this.pin(point, i);
  }

  /** Ground the winner holds at the end and did not at the beginning. */
  private gains(before: Int8Array, after: Int8Array, winner: number): void {
    for (let i = 0; i < this.lattice.count; i++) {
      if (after[i] !== winner || before[i] === winner || before[i]! < 0) continue;
      const corners = [0, 1, 2, 3, 4, 5].map((k) => this.lattice.corner(i, k));
      this.group.append(path("gain", `${line(corners)}Z`));
    }
  }

  private front(key: FrontKey, position: ReplayPosition): void {
    const lines = frontLines(this.lattice, standing(this.lattice, this.board, position));
    const scale = this.board.size / 60;
    for (const points of lines) {
      const d = line(smooth(points));
      const [bed, ink] = [path("fl-b", d), path("fl", d)];
      bed.setAttribute("stroke-width", num((key.width + 3) * scale).toString());
      ink.setAttribute("stroke-width", num(key.width * scale).toString());
      if (key.dash) ink.setAttribute("stroke-dasharray", key.dash);
      this.group.append(bed, ink);
    }
  }

  private pin(point: TurningPoint, i: number): void {
    const hex = this.lattice.index(point.hex);
    if (hex < 0) return;
    const [x, y] = [
      this.lattice.x[hex]! + this.board.size * 0.4,
      this.lattice.y[hex]! - this.board.size * 0.36,
    ];
    const mark = el("g", { class: "pin" });
    mark.append(
      el("circle", { cx: num(x), cy: num(y), r: 9.4 }),
      label("", num(x), num(y + 4), String(i + 1)),
    );
    this.group.append(mark);
  }
}
