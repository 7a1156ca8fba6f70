import { expect, test } from "vitest";
import { commandOf, type Press, type Where } from "./keys";

const where: Where = {
  typing: false,
  onMap: true,
  tabFree: false,
  letters: true,
  overlays: new Map([
    ["P", "reach"],
    ["Z", "zoc"],
  ]),
};
const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: "",
  shift: false,
  other: false,
  ...more,
});

test("arrows and the number pad go in six directions", () => {
  const dirs = [
    press("ArrowUp"),
    press("ArrowDown"),
    press("ArrowLeft"),
    press("ArrowRight"),
    press("ArrowLeft", { shift: true }),
    press("ArrowRight", { shift: true }),
  ];
  expect(dirs.map((p) => commandOf(p, where))).toEqual(
    ["n", "s", "nw", "ne", "sw", "se"].map((dir) => ({ do: "cursor", dir })),
  );
  const pad = [7, 8, 9, 1, 2, 3].map((n) => commandOf(press(String(n), { code: `Numpad${n}` }), where));
  expect(pad).toEqual(["nw", "n", "ne", "sw", "s", "se"].map((dir) => ({ do: "cursor", dir })));
});

test("arrows belong to the map only while it has the focus", () => {
  expect(commandOf(press("ArrowUp"), { ...where, onMap: false })).toBeNull();
  expect(commandOf(press("Enter"), { ...where, onMap: false })).toBeNull();
});

test("no letter is taken from somebody who types, but Escape is", () => {
  const typing = { ...where, typing: true, onMap: false };
  for (const key of ["u", "r", "?", "p", "0", "+", "g"]) expect(commandOf(press(key), typing)).toBeNull();
  expect(commandOf(press("Escape"), typing)).toEqual({ do: "back" });
});

test("overlay keys come from the game, in either case", () => {
  expect(commandOf(press("z"), where)).toEqual({ do: "overlay", name: "zoc" });
  expect(commandOf(press("Z", { shift: true }), where)).toEqual({ do: "overlay", name: "zoc" });
  expect(commandOf(press("y"), where)).toBeNull();
});

test("Tab goes from unit to unit on the map, and leaves it when it is let go", () => {
  expect(commandOf(press("Tab"), where)).toEqual({ do: "next", step: 1 });
  expect(commandOf(press("Tab", { shift: true }), where)).toEqual({ do: "next", step: -1 });
  expect(commandOf(press("Tab"), { ...where, tabFree: true })).toBeNull();
  expect(commandOf(press("Tab"), { ...where, onMap: false })).toBeNull();
});

test("the browser keeps its own shortcuts", () => {
  expect(commandOf(press("r", { other: true }), where)).toBeNull();
  expect(commandOf(press("0", { other: true }), where)).toBeNull();
});

test("single letters can be switched off", () => {
  const off = { ...where, letters: false };
  expect(commandOf(press("u"), off)).toBeNull();
  expect(commandOf(press("F1"), off)).toEqual({ do: "help" });
  expect(commandOf(press("ArrowUp"), off)).toEqual({ do: "cursor", dir: "n" });
});
