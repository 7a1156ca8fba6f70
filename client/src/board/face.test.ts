import { describe, expect, it } from "vitest";
import { boardOf } from "./board.fixture";
import { art, lineColour, luminance, tints } from "./colour";
import { designation, face, hiddenFace, numbers, values } from "./face";
import { band, glyph, sign } from "./glyphs";
import { mark } from "./marks";
import { natoIcon } from "./nato/index";
import { Printer } from "./printer";
import { drawn, make as makeIcons } from "./nato/make.mjs";
import icons from "./nato/icons.json?raw";
import { make as makeGlyphs } from "./type/make.mjs";
import glyphs from "./type/glyphs.json?raw";
import { lettering, settable, width } from "./type/index";

const board = boardOf(2, 2, [{ steps: 3 }, { formation: "38" }, { formation: "38" }, {}]);
const look = art(board.sides[0], "light");
const printed = (steps = 1, more = {}) => ({ unit: { ...board.units[0]!, ...more }, steps, tint: undefined, flipped: false });

describe("a counter's face", () => {
  it("has formation left and number right of the symbol", () => {
    expect(designation({ name: "37/1", formation: "37" })).toEqual({ left: "37", right: "1", above: "" });
    expect(designation({ name: "3KC/2", formation: "3KC" })).toEqual({ left: "3KC", right: "2", above: "" });
    expect(designation({ name: "37 art. 1", formation: "37" })).toEqual({ left: "37", right: "1", above: "" });
    expect(designation({ name: "38 art.", formation: "38" })).toEqual({ left: "38", right: "", above: "" });
    expect(designation({ name: "Milice 10", formation: "" })).toEqual({ left: "", right: "10", above: "" });
    expect(designation({ name: "Commissaire", formation: "" })).toEqual({ left: "", right: "", above: "Commissaire" });
    expect(designation({ name: "357", formation: "" })).toEqual({ left: "357", right: "", above: "" });
  });

  it("has both parts of a name that ends with its formation", () => {
    expect(designation({ name: "505/291", formation: "291" })).toEqual({ left: "505", right: "291", above: "" });
    expect(designation({ name: "10/8 Pz", formation: "8Pz" })).toEqual({ left: "10", right: "8Pz", above: "" });
    expect(designation({ name: "Krad 8/8 Pz", formation: "8Pz" })).toEqual({ left: "Krad", right: "8Pz", above: "" });
    expect(designation({ name: "1/1.SS", formation: "1SS" })).toEqual({ left: "1", right: "1SS", above: "" });
    expect(designation({ name: "1/6 Luft", formation: "6L" })).toEqual({ left: "1", right: "6L", above: "" });
    expect(designation({ name: "S 343", formation: "S343" })).toEqual({ left: "S343", right: "", above: "" });
  });

  it("has the nation's letter left and the rest of the name right", () => {
    expect(designation({ name: "It PADA", formation: "" })).toEqual({ left: "It", right: "PADA", above: "" });
    expect(designation({ name: "R 1Mot", formation: "" })).toEqual({ left: "R", right: "1Mot", above: "" });
    expect(designation({ name: "F-Pico", formation: "" })).toEqual({ left: "F", right: "Pico", above: "" });
    expect(designation({ name: "Hollidt", formation: "" })).toEqual({ left: "", right: "", above: "Hollidt" });
    expect(designation({ name: "Armoured cars", formation: "" })).toEqual({ left: "", right: "", above: "Armoured cars" });
  });

  it("is in the colours of its nation where its side has several", () => {
    const blue = { ...look, face: "#123456" };
    const mixed = { ...boardOf(2, 2, [{ nation: "blue" }, {}]), nations: [{ id: "blue", text: "Bleus", light: blue, dark: blue }] };
    const printer = new Printer(mixed, "light");
    const [ally, own] = mixed.units.map((unit) => printer.markup({ id: unit.id, side: unit.side, unit, steps: 1, marks: [] }, "full"));
    expect(ally).toContain("#123456");
    expect(own).not.toContain("#123456");
  });

  it("sets values with a dash", () => expect(values("3-∗")).toBe("3–*"));

  it("prints what the steps left are worth", () => {
    const division = { steps: 3, faces: ["7-C", "5-C", "2-C"] };
    expect([3, 2, 1].map((steps) => numbers(division, steps))).toEqual(["7–C", "5–C", "2–C"]);
    expect(numbers({ steps: 1, faces: ["3-∗"] }, 1)).toBe("3–*");
    expect(face(printed(2, division), look)).toContain(lettering("5–C", 30, 54.2, { size: 22, tracking: 0.01, most: 55 }));
    expect(settable("5–B·")).toBe(true);
  });

  it("shows steps only where there are several, full and lost", () => {
    const three = face(printed(2), look);
    expect(three.match(/M[\d.]+ 9\.6h3\.9v3\.9h-3\.9z/g)).toHaveLength(3);
    expect(three).toMatch(/fill="none" stroke="#fff3e2" stroke-width="\.9" d="M14\.8 9\.6/);
    expect(face(printed(1, { steps: 1 }), look)).not.toContain("9.6h3.9");
    expect(face(printed(5, { steps: 5 }), look)).not.toContain("9.6h3.9");
  });

  it("takes NATO's symbol where there is one, else our own, else a letter", () => {
    expect(face(printed(1, { sidc: "10031000001211000000" }), look)).toContain(natoIcon("10031000001211000000"));
    expect(face(printed(1, { kind: "militia" }), look)).toContain("M22 33V19");
    expect(glyph("zeppelin")).toContain(lettering("Z", 30, 31.4, { size: 15 }));
  });

  it("carries no style attribute, which the page's policy would drop", () => {
    for (const svg of [face(printed(), look), face(printed(), look, "plain"), hiddenFace(look), mark(board.marks[1], "oos")]) expect(svg).not.toMatch(/style=|<text/);
  });

  it("tells each side without colour", () => {
    const bands = ["plain", "chevrons", "bias", "bars", "dots", "rules", "line"].map((name) => band({ ...look, band: name }));
    expect(new Set(bands).size).toBe(7);
    const signs = ["star", "chevron", "cross", "RO", "HU"].map((name) => sign({ ...look, sign: name }));
    expect(new Set(signs).size).toBe(5);
  });

  it("tints the box by formation, when there are several counters of it", () => {
    const found = tints(board);
    expect([...found.keys()]).toEqual(["red 37", "red 38"]);
    expect(new Set(found.values()).size).toBe(2);
  });
});

describe("the colour of a side's lines", () => {
  it("is dark on paper and bright under the lamp", () => {
    for (const side of board.sides) {
      expect(luminance(lineColour(side.light, "light"))).toBeLessThan(0.2);
      expect(luminance(lineColour(side.dark, "dark"))).toBeGreaterThan(0.3);
    }
  });
});

describe("marks", () => {
  it("have a shape each, and a letter where the game gives one", () => {
    const shapes = ["moved", "fought", "panic", "supply", "letter"].map((shape) => mark({ id: "x", text: "", shape, letter: "R" }, "x"));
    expect(new Set(shapes).size).toBe(5);
    expect(mark({ id: "x", text: "", shape: "supply", letter: "R" }, "x")).toContain(lettering("R", 0, 3.8, { size: 10.5 }));
    expect(mark(undefined, "odd")).toContain(lettering("O", 0, 3.8, { size: 10.5 }));
  });
});

describe("what is made from others' work", () => {
  it("NATO icons are as milsymbol draws them today", () => expect(makeIcons()).toBe(icons));
  it("outlines are those of the font", () => expect(makeGlyphs()).toBe(glyphs));

  it("reads codes of digits and of letters alike", () => {
    expect(natoIcon("10031000001205000000")).toBe(drawn("10031000001205000000"));
    expect(natoIcon("SFGPUCI----")).toBe(natoIcon("10031000001211000000"));
    expect(natoIcon("10031000001211020000")).toContain(natoIcon("10031000001211000000"));
    expect(natoIcon("10031000001211020000")).not.toBe(natoIcon("10031000001211000000"));
  });

  it("has nothing for what is not a land unit", () => expect([natoIcon(""), natoIcon("10033000001201000000"), natoIcon("SFSPCL----")]).toEqual(["", "", ""]));

  it("sets short texts, squeezed where they must be", () => {
    expect(settable("3–3*")).toBe(true);
    expect(settable("Ж")).toBe(false);
    expect(width("33", 10)).toBeCloseTo(2 * width("3", 10));
    const starts = (d: string): number[] => [...d.matchAll(/M([-\d.]+) /g)].map((m) => Number(m[1]));
    const [a, b] = starts(lettering("33", 0, 0, { size: 10 }));
    expect(b! - a!).toBeCloseTo(width("3", 10), 1);
    const narrow = starts(lettering("33", 0, 0, { size: 10, most: 4 }));
    expect(narrow[1]! - narrow[0]!).toBeCloseTo(2, 1);
  });
});
