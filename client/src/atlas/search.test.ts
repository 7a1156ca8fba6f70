import { describe, expect, it } from "vitest";
import { Finder, plain, splitSource } from "./search";

const place = (name: string, other: string, hex: string, kind = "ville") => ({ name, other, hex, kind });
const finder = new Finder({
  board: { hexes: { labels: ["1B:3317", "2A:3317", "2A:3318", "2A:0832"] } },
  labels: { "5B:0101": "2A:3318" },
  places: [
    place("Velikié Louki", "Velikiye Luki", "1B:3317"),
    place("Moscou", "Moscow", "2A:3317"),
    place("Moscou", "Moscow", "2A:3317"),
    place("Nouveau Moscou", "New Moscow", "2A:0832"),
    place("Kronstadt", "Kronshtadt", "2A:0832", "forteresse"),
    place("Dniepr", "Dnieper", "2A:3318", "rivière"),
  ],
});
const hexes = (query: string) => finder.find(query).map((hit) => hit.hex);

describe("looking for a place", () => {
  it("takes its name in either language, with or without accents", () => {
    expect(finder.find("Moscou")[0]).toEqual({ hex: "2A:3317", name: "Moscou", kind: "ville" });
    expect(finder.find("moscow")[0]).toEqual({ hex: "2A:3317", name: "Moscou", kind: "ville" });
    expect(hexes("VELIKIE LOUKI")).toEqual(["1B:3317"]);
    expect(hexes("velikiyé-luki")).toEqual(["1B:3317"]);
  });

  it("puts what begins so before what only holds it, and nothing twice", () => {
    expect(hexes("mosc")).toEqual(["2A:3317", "2A:0832"]);
    expect(hexes("stadt")).toEqual(["2A:0832"]);
  });

  it("finds nothing for nothing", () => {
    for (const query of ["", "  ", "…", "Paris"]) expect(finder.find(query), query).toEqual([]);
  });

  it("gives no more than wanted", () => expect(finder.find("e", 2)).toHaveLength(2));
});

describe("looking for a hex", () => {
  it("takes its label, however it is typed", () => {
    for (const query of ["2A:3317", "2a3317", " 2a 3317 "]) expect(hexes(query), query).toEqual(["2A:3317"]);
  });

  it("offers the number on each sheet when none is named", () =>
    expect(hexes("3317")).toEqual(["1B:3317", "2A:3317"]));

  it("knows the other label of a hex where sheets overlap", () => {
    expect(finder.find("5B:0101")).toEqual([{ hex: "2A:3318", name: "", kind: "5B:0101" }]);
  });

  it("does not guess from half a number", () => expect(hexes("331")).toEqual([]));
});

describe("lines with a source", () => {
  it("are split from it", () => {
    expect(splitSource("lieu : Moscou, ville (rulebook SS 4A (map))")).toEqual({
      text: "lieu : Moscou, ville",
      source: "rulebook SS 4A (map)",
    });
    expect(splitSource("N (2A:3316) : rivière, Moskva (reconstructed geodata)")).toEqual({
      text: "N (2A:3316) : rivière, Moskva",
      source: "reconstructed geodata",
    });
    expect(splitSource("pays : URSS")).toEqual({ text: "pays : URSS", source: "" });
  });
});

describe("plain words", () => {
  it("have no accents, capitals or signs", () =>
    expect(plain("  Zlatoúst–Oust-Katav ! ")).toBe("zlatoust oust katav"));
});
