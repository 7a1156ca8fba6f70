import { describe, expect, it } from "vitest";
import type { MapName } from "../protocol";
import { boardOf, now } from "../testing/fixtures";
import { type Army, armiesOf, fullStrength, PLATE, roomySize, spread } from "./armies";
import type { Rect } from "./boxes";
import { frontLines } from "./frontLine";
import { Lattice } from "./lattice";
import { placeNames } from "./namePlaces";
import { pocketsOf } from "./pockets";
import { Position } from "./position";
import { zoomName, zoomNames } from "./zooms";

const name = (text: string, x: number, y: number, more: Partial<MapName> = {}): MapName => ({
  text,
  kind: "place",
  tier: 3,
  x,
  y,
  victory: false,
  wide: 0,
  line: [],
  ...more,
});
const overlap = (a: Rect, b: Rect): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const texts = (names: readonly MapName[], k: number, hex: number, counters: Rect[] = []): string[] =>
  placeNames(names, k, hex, counters).map((place) => place.name.text);

describe("names", () => {
  it("come by tier as the map comes nearer, those of victory always", () => {
    const all = [1, 2, 3, 4, 5].map((tier) => name(`t${tier}`, tier * 400, 100, { tier }));
    const goal = name("goal", 3000, 100, { tier: 5, victory: true });
    const shown = [4, 8, 19, 30, 60].map((hex) => texts([goal, ...all], 1, hex).length);
    expect(shown).toEqual([2, 3, 4, 5, 6]);
    expect(texts([goal], 0.01, 1)).toEqual(["goal"]);
  });

  it("keep off each other, the more important one taking the better place", () => {
    const some = Array.from({ length: 12 }, (_, i) => name(`Name ${i}`, 100 + (i % 4) * 30, 100 + i * 6));
    const places = placeNames(some, 1, 40, []);
    expect(places.length).toBeGreaterThan(5);
    expect(places[0]!.name.text).toBe("Name 0");
    expect(places[0]!.dx).toBe(0);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(false);
  });

  it("keep off counters, and a lesser one without room is left out; a great one never is", () => {
    const around: Rect[] = [[-200, -200, 400, 400]];
    expect(texts([name("town", 100, 100)], 1, 40, around)).toEqual([]);
    expect(texts([name("city", 100, 100, { tier: 2 })], 1, 40, around)).toEqual(["city"]);
    const below: Rect = [60, 105, 140, 160];
    const [place] = placeNames([name("town", 100, 100)], 1, 40, [below]);
    expect(overlap(place!.box, below)).toBe(false);
  });

  it("do not change their size with the map, nor their place with the window", () => {
    const [near, far] = [1.4, 0.7].map((k) => placeNames([name("town", 500, 500)], k, 60 * k, [])[0]!);
    const wide = ({ box }: { box: Rect }): number => Math.round(box[2] - box[0]);
    expect(wide(near!)).toBe(wide(far!));
    expect(far!.x).toBe(350);
  });

  it("of rivers follow a stretch that is long enough", () => {
    const river = name("Don", 100, 50, {
      kind: "river",
      tier: 4,
      line: [
        [0, 50],
        [100, 50],
        [200, 50],
      ],
    });
    expect(texts([river], 1, 40)).toEqual(["Don"]);
    expect(texts([river], 0.05, 40)).toEqual([]);
  });
});

const info = { side: "red", code: "1", text: "1re armée", kind: "infantry", sidc: "" };

function field() {
  const units = [
    { id: "a", army: "1", attack: 4, attacks: [4, 2], steps: 2 },
    { id: "b", army: "1", attack: 3 },
    { id: "c", army: "", attack: 5 },
    { id: "w", side: "white", army: "9", attack: 6 },
    { id: "v", side: "white", army: "9", attack: 6 },
  ];
  const board = {
    ...boardOf(20, 10, units),
    armies: [
      { ...info, id: "1" },
      { ...info, id: "9", side: "white" },
    ],
  };
  const lattice = new Lattice(board);
  const position = new Position(board, lattice);
  position.replace(
    [now("a", "0202", { steps: 1 }), now("b", "0402"), now("c", "1808"), now("w", "1202"), now("v", "dead")],
    [{ side: "white", at: "1209" }],
  );
  return { board, lattice, position };
}

describe("armies", () => {
  it("take their units together at their centre, with the strength they have left", () => {
    const { board, lattice, position } = field();
    const [first, second, reserve] = armiesOf(board, lattice, position);
    expect(first).toMatchObject({ key: "red 1", attack: 2 + 3 });
    expect(first!.x).toBeCloseTo((lattice.x[lattice.index("0202")]! + lattice.x[lattice.index("0402")]!) / 2);
    expect(second!.units.map(({ id }) => id)).toEqual(["w"]);
    expect(reserve).toMatchObject({ side: "red", info: null, attack: 5 });
    expect(armiesOf(board, lattice, position)).toHaveLength(3);
    expect(fullStrength(board)).toBe(12);
  });

  it("are no defences that neither attack nor move", () => {
    const { board, lattice } = field();
    const walls = { ...board, units: board.units.map((one) => (one.id === "c" ? { ...one, move: 0 } : one)) };
    for (const [attacks, many] of [
      [[5], 3],
      [[0], 2],
    ] as const) {
      const units = walls.units.map((one) => (one.id === "c" ? { ...one, attacks: [...attacks] } : one));
      const other = new Position({ ...walls, units }, lattice);
      other.replace(
        [now("a", "0202"), now("b", "0402"), now("c", "1808"), now("w", "1202")],
        [{ side: "white", at: "1209" }],
      );
      expect(armiesOf(board, lattice, other)).toHaveLength(many);
    }
  });

  it("are pushed apart on the screen", () => {
    const { board, lattice, position } = field();
    const [army] = armiesOf(board, lattice, position);
    const places = spread([army!, { ...army!, key: "x" }, { ...army!, key: "y", x: army!.x + 3 }], 0.1, 42);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.abs(a.x - b.x) > 40 || Math.abs(a.y - b.y) > 48).toBe(true);
  });

  it("have a line between the sides, and none where there is one side", () => {
    const { lattice } = field();
    const sides = new Map(
      [1, 4, 7, 10].flatMap((row) => {
        const at = (column: string): number => lattice.index(`${column}${String(row).padStart(2, "0")}`);
        return [
          [at("06"), 0],
          [at("12"), 1],
        ] as [number, number][];
      }),
    );
    const [line, ...more] = frontLines(lattice, sides);
    expect(more).toEqual([]);
    const [from, to] = [lattice.x[lattice.index("06" + "01")]!, lattice.x[lattice.index("12" + "01")]!];
    expect(line!.length).toBeGreaterThan(15);
    for (const [x] of line!) expect(x > from && x < to).toBe(true);
    expect(frontLines(lattice, new Map([[3, 0]]))).toEqual([]);
  });
});

describe("distances", () => {
  it("have names", () => {
    expect([8, 19.9, 20, 60, 61].map(zoomName)).toEqual(["armies", "armies", "units", "units", "detail"]);
    expect(zoomNames(40)).toEqual(["units", "detail"]);
  });
});

describe("pockets", () => {
  const board = boardOf(16, 16, [{}, {}, { side: "white" }]);
  const lattice = new Lattice(board);
  const labels = (hexes: Iterable<number>): string[] => [...hexes].map((hex) => lattice.labels[hex]!).sort();
  const cutOff = (units: ReturnType<typeof now>[]) => {
    const position = new Position(board, lattice);
    position.replace(units, []);
    return pocketsOf(lattice, position, ({ marks }) => marks.includes("oos"));
  };

  it("are the ground round those who are cut off, up to two hexes", () => {
    const found = cutOff([now("u0", "0808", { marks: ["oos"] }), now("u2", "0202")]);
    expect([...found.keys()]).toEqual(["red"]);
    expect(found.get("red")!.size).toBe(19);
    expect(labels(found.get("red")!)).toContain("0810");
    expect(labels(found.get("red")!)).not.toContain("0811");
  });

  it("end where somebody else is as near, and where one of the stack is not cut off", () => {
    const found = cutOff([now("u0", "0808", { marks: ["oos"] }), now("u2", "0810")]);
    expect(labels(found.get("red")!)).not.toContain("0809");
    expect(cutOff([now("u0", "0808", { marks: ["oos"] }), now("u1", "0808")]).size).toBe(0);
    expect(cutOff([now("u0", "0808")]).size).toBe(0);
  });
});

describe("the counters of armies", () => {
  const army = (x: number, y: number): Army => ({
    key: `${x} ${y}`,
    side: "red",
    info: null,
    kind: { kind: "infantry", sidc: "" },
    units: [],
    hexes: [],
    attack: 1,
    x,
    y,
  });

  it("are as large as they may where they stand apart, and smaller where they would heap up", () => {
    const rows = Array.from({ length: 36 }, (_, i) => army((i % 6) * 100, Math.floor(i / 6) * 100));
    expect(roomySize(rows, 1, 42)).toBe(42);
    const crowded = roomySize(rows, 0.3, 42);
    expect(crowded).toBeLessThan(42);
    expect(crowded).toBeGreaterThanOrEqual(26);
    expect(roomySize(rows, 0.01, 42), "they would lie over each other: plates").toBe(PLATE);
  });
});
