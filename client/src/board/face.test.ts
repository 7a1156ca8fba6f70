import { describe, expect, it } from "vitest";
import { boardOf } from "../testing/fixtures";
import { art, lineColour, luminance, tints } from "./colour";
import { allowance, designation, face, hiddenFace, numbers, values } from "./face";
import { band, glyph, sign } from "./glyphs";
import { mark } from "./marks";
import icons from "./nato/icons.json?raw";
import { natoIcon } from "./nato/index";
import { drawn, make as makeIcons } from "./nato/make.mjs";
import { Printer } from "./printer";
import glyphs from "./type/glyphs.json?raw";
import { canSet, lettering, width } from "./type/index";
import { make as makeGlyphs } from "./type/make.mjs";

const board = boardOf(2, 2, [{ steps: 3 }, { formation: "38" }, { formation: "38" }, {}]);
const look = art(board.sides[0], "light");
const printed = (steps = 1, more = {}) => ({
  unit: { ...board.units[0]!, ...more },
  steps,
  tint: undefined,
  flipped: false,
});

/** What stands left of the symbol, right of it and above it. */
function parts(name: string, formation = ""): string[] {
  const { left, right, above } = designation({ name, formation });
  return [left, right, above];
}

describe("a counter's face", () => {
  it("has formation left and number right of the symbol", () => {
    expect(parts("37/1", "37")).toEqual(["37", "1", ""]);
    expect(parts("3KC/2", "3KC")).toEqual(["3KC", "2", ""]);
    expect(parts("37 art. 1", "37")).toEqual(["37", "1", ""]);
    expect(parts("38 art.", "38")).toEqual(["38", "", ""]);
    expect(parts("Milice 10")).toEqual(["", "10", ""]);
    expect(parts("Commissaire")).toEqual(["", "", "Commissaire"]);
    expect(parts("357")).toEqual(["357", "", ""]);
  });

  it("has both parts of a name that ends with its formation", () => {
    expect(parts("505/291", "291")).toEqual(["505", "291", ""]);
    expect(parts("10/8 Pz", "8Pz")).toEqual(["10", "8Pz", ""]);
    expect(parts("Krad 8/8 Pz", "8Pz")).toEqual(["Krad", "8Pz", ""]);
    expect(parts("1/1.SS", "1SS")).toEqual(["1", "1SS", ""]);
    expect(parts("1/6 Luft", "6L")).toEqual(["1", "6L", ""]);
    expect(parts("S 343", "S343")).toEqual(["S343", "", ""]);
  });

  it("has the nation's letter left and the rest of the name right", () => {
    expect(parts("It PADA")).toEqual(["It", "PADA", ""]);
    expect(parts("R 1Mot")).toEqual(["R", "1Mot", ""]);
    expect(parts("F-Pico")).toEqual(["F", "Pico", ""]);
    expect(parts("Hollidt")).toEqual(["", "", "Hollidt"]);
    expect(parts("Armoured cars")).toEqual(["", "", "Armoured cars"]);
  });

  it("is in the colours of its nation where its side has several", () => {
    const blue = { ...look, face: "#123456" };
    const mixed = {
      ...boardOf(2, 2, [{ nation: "blue" }, {}]),
      nations: [{ id: "blue", text: "Bleus", light: blue, dark: blue }],
    };
    const printer = new Printer(mixed, "light");
    const [ally, own] = mixed.units.map((unit) =>
      printer.markup({ id: unit.id, side: unit.side, unit, steps: 1, marks: [] }, "full"),
    );
    expect(ally).toContain("#123456");
    expect(own).not.toContain("#123456");
  });

  it("sets values with a dash", () => expect(values("3-∗")).toBe("3–*"));

  it("prints what the steps left are worth", () => {
    const division = { steps: 3, faces: ["7-C", "5-C", "2-C"] };
    expect([3, 2, 1].map((steps) => numbers(division, steps))).toEqual(["7–C", "5–C", "2–C"]);
    expect(numbers({ steps: 1, faces: ["3-∗"] }, 1)).toBe("3–*");
    expect([2, 1].map((steps) => allowance({ steps: 2, move: 3, moves: [3, 2] }, steps))).toEqual(["3", "2"]);
    expect(allowance({ steps: 1, move: 99, moves: [] }, 1)).toBe("*");
    expect(face(printed(2, division), look)).toContain(
      lettering("5–C", 30, 54.2, { size: 22, tracking: 0.01, most: 55 }),
    );
    expect(canSet("5–B·")).toBe(true);
  });

  it("shows steps only where there are several, full and lost", () => {
    const three = face(printed(2), look);
    expect(three.match(/M[\d.]+ 9\.6h3\.9v3\.9h-3\.9z/g)).toHaveLength(3);
    expect(three).toMatch(/fill="none" stroke="#fff3e2" stroke-width="\.9" d="M14\.8 9\.6/);
    expect(face(printed(1, { steps: 1 }), look)).not.toContain("9.6h3.9");
    expect(face(printed(5, { steps: 5 }), look)).not.toContain("9.6h3.9");
  });

  it("takes NATO's symbol where there is one, else our own, else a letter", () => {
    expect(face(printed(1, { sidc: "10031000001211000000" }), look)).toContain(
      natoIcon("10031000001211000000"),
    );
    expect(face(printed(1, { kind: "militia" }), look)).toContain("M22 33V19");
    expect(glyph("zeppelin")).toContain(lettering("Z", 30, 31.4, { size: 15 }));
  });

  it("carries no style attribute, which the page's policy would drop", () => {
    for (const svg of [
      face(printed(), look),
      face(printed(), look, "plain"),
      hiddenFace(look),
      mark(board.marks[1], "oos"),
    ])
      expect(svg).not.toMatch(/style=|<text/);
  });

  it("tells each side without colour", () => {
    const bands = ["plain", "chevrons", "bias", "bars", "dots", "rules", "line"].map((name) =>
      band({ ...look, band: name }),
    );
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
    const shapes = ["moved", "fought", "panic", "supply", "letter"].map((shape) =>
      mark({ id: "x", text: "", shape, letter: "R" }, "x"),
    );
    expect(new Set(shapes).size).toBe(5);
    expect(mark({ id: "x", text: "", shape: "supply", letter: "R" }, "x")).toContain(
      lettering("R", 0, 3.8, { size: 10.5 }),
    );
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

  it("has nothing for what is not a land unit", () =>
    expect([natoIcon(""), natoIcon("10033000001201000000"), natoIcon("SFSPCL----")]).toEqual(["", "", ""]));

  it("sets short texts, squeezed where they must be", () => {
    expect(canSet("3–3*")).toBe(true);
    expect(canSet("Ж")).toBe(false);
    expect(width("33", 10)).toBeCloseTo(2 * width("3", 10));
    const starts = (d: string): number[] => [...d.matchAll(/M([-\d.]+) /g)].map((m) => Number(m[1]));
    const [a, b] = starts(lettering("33", 0, 0, { size: 10 }));
    expect(b! - a!).toBeCloseTo(width("3", 10), 1);
    const narrow = starts(lettering("33", 0, 0, { size: 10, most: 4 }));
    expect(narrow[1]! - narrow[0]!).toBeCloseTo(2, 1);
  });
});
