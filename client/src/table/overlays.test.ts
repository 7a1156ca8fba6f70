import { expect, test } from "vitest";
import type { Board, OverlayAnswer, OverlayInfo } from "../protocol";
import { Overlays, rounds } from "./overlays";

const info = (name: string, per: OverlayInfo["per"], style: OverlayInfo["style"]): OverlayInfo => ({
  name,
  text: name,
  key: name[0]!,
  per,
  style,
});
const infos = [
  info("reach", "unit", "reach"),
  info("zoc", "side", "zone"),
  info("control", "all", "control"),
  info("goals", "all", "objective"),
  info("line", "all", "line"),
];
const table = { overlays: infos, sides: [{ id: "white" }, { id: "red" }] } as unknown as Board;

function overlaysFor(unit: string | null = null) {
  const requests: string[] = [];
  const pictures = new Map<string, string | null>();
  const overlays = new Overlays(() => table, {
    ask: ({ name, side, unit: of }) => {
      requests.push([name, side ?? of ?? ""].join(" ").trim());
      return Promise.resolve({ name, text: `${name}!` } as OverlayAnswer);
    },
    draw: (name, _, answer, side) => void (answer ? pictures.set(name, side ?? "") : pictures.delete(name)),
    own: () => "white",
    unit: () => unit,
  });
  return { overlays, asked: requests, drawn: pictures };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

test("zones begin with the enemy's, what one holds with one's own", () => {
  expect(rounds(infos[1]!, ["white", "red"], "white")).toEqual(["red", "white"]);
  expect(rounds(info("supply", "side", "line"), ["white", "red"], "white")).toEqual(["white", "red"]);
  expect(rounds(infos[2]!, ["white", "red"], "white")).toEqual([null]);
});

test("one key goes round: the other side, one's own, off", async () => {
  const { overlays, asked: requests, drawn: pictures } = overlaysFor();
  overlays.toggle("zoc");
  await soon();
  expect(pictures.get("zoc")).toBe("red");
  overlays.toggle("zoc");
  await soon();
  expect(pictures.get("zoc")).toBe("white");
  overlays.toggle("zoc");
  await soon();
  expect(pictures.has("zoc")).toBe(false);
  expect(overlays.on.value).toEqual([]);
  expect(requests).toEqual(["zoc red", "zoc white"]);
});

test("at most two areas at once; a line is no area", async () => {
  const { overlays, drawn: pictures } = overlaysFor();
  for (const name of ["line", "zoc", "control", "goals"]) overlays.toggle(name);
  await soon();
  expect([...pictures.keys()].sort()).toEqual(["control", "goals", "line"]);
});

test("an overlay of one unit is not asked for nobody", async () => {
  const nobody = overlaysFor();
  nobody.overlays.toggle("reach");
  await soon();
  expect(nobody.asked).toEqual([]);
  expect(nobody.overlays.on.value).toHaveLength(1);
  const one = overlaysFor("w1");
  one.overlays.toggle("reach");
  await soon();
  expect(one.asked).toEqual(["reach w1"]);
});

test("those that are on are asked for again", async () => {
  const { overlays, asked: requests } = overlaysFor();
  overlays.toggle("control");
  await soon();
  await overlays.refresh();
  expect(requests).toEqual(["control", "control"]);
});

test("only an overlay of one unit asks which of a stack is meant", () => {
  const { overlays } = overlaysFor("w1");
  overlays.toggle("zoc");
  expect(overlays.ofOne).toBe(false);
  overlays.toggle("reach");
  expect(overlays.ofOne).toBe(true);
});
