import { describe, expect, it } from "vitest";
import { boardOf } from "../testing/fixtures";
import { cardFace, cardName, drawing } from "./cardFace";
import { art } from "./colour";
import { face } from "./face";
import { markerFace } from "./markers";
import { lettering } from "./type/index";

const board = boardOf(2, 2, [{ card: true, name: "Artillerie [1]/+3", strokes: "M0 0H9", solid: "M1 1H2Z" }]);
const look = art(board.sides[0], "light");
const unit = board.units[0]!;

describe("a card", () => {
  it("is named in one line or two, without what is in brackets", () => {
    expect(cardName("Artillerie [1]/+3")).toEqual(["Artillerie"]);
    expect(cardName("Attaque surprise")).toEqual(["Attaque", "surprise"]);
    expect(cardName("TO Nord")).toEqual(["TO Nord"]);
    expect(cardName("Capitulation d'un allié de l'Axe")).toEqual(["Capitulation d'un", "allié de l'Axe"]);
  });

  it("has its drawing, its figure and its name, and the colour of its side in the band alone", () => {
    const svg = cardFace(unit, look, "+3", "full");
    expect(svg).toContain('d="M0 0H9"');
    expect(svg).toContain('d="M1 1H2Z"');
    expect(svg).toContain(lettering("+3", 50, 31, { size: 17, most: 19 }));
    expect(svg).toContain(lettering("Artillerie", 30, 53, { size: 8.6, most: 54 }));
    expect(svg.match(new RegExp(look.face, "g"))).toHaveLength(1);
    expect(svg).not.toContain("style=");
  });

  it("keeps its drawing and its figure from farther off", () => {
    const svg = cardFace(unit, look, "+3", "plain");
    expect(svg).toContain('d="M0 0H9"');
    expect(svg).not.toContain(lettering("Artillerie", 30, 53, { size: 8.6, most: 54 }));
  });

  it("is what a counter that is no unit is drawn as", () => {
    const one = { unit, steps: 1, tint: undefined, flipped: false };
    expect(face(one, look)).toBe(cardFace(unit, look, "3–3", "full"));
  });

  it("lets nothing but path data through", () => {
    expect(drawing({ strokes: '"/><script>' })).not.toContain("<script>");
    expect(drawing({})).toBe("");
  });
});

describe("a drawing of a game's own", () => {
  it("is used for units that NATO has no sign for", () => {
    const own = { ...unit, card: false, sidc: "" };
    expect(face({ unit: own, steps: 1, tint: undefined, flipped: false }, look)).toContain('d="M0 0H9"');
  });
});

describe("a marker's plate", () => {
  it("shows its points, or its first letter", () => {
    expect(markerFace({ kind: "works", n: 3, text: "Works" }, look)).toContain(
      lettering("3", 9, 9.4, { size: 11, most: 15 }),
    );
  });
});
