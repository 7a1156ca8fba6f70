import { describe, expect, it } from "vitest";
import type { Paragraph } from "../protocol";
import { anchorOf, chapterOf, chapters, matches, pieces, words } from "./book";

const p = (id: string, kind = "movement", title = "", summary = ""): Paragraph => ({
  id,
  kind,
  title,
  summary,
  ruling: "",
});

describe("a rulebook", () => {
  it("falls into chapters, in order", () => {
    const found = chapters([
      p("TS I.1"),
      p("TS IX.train.7", "zoc"),
      p("TS IX.art.1", "zoc"),
      p("TS IX.art.2", "note"),
      p("TS X.0"),
    ]);
    expect(found.map((c) => [c.id, c.kind, c.paragraphs.length])).toEqual([
      ["I", "movement", 1],
      ["IX", "zoc", 3],
      ["X", "movement", 1],
    ]);
  });

  it("knows numbered chapters too", () => expect(chapterOf("AVL 8.3.2")).toBe("8"));
  it("does not take a lettered paragraph for a chapter", () =>
    expect([chapterOf("VL 6b"), chapterOf("VL 6.1a")]).toEqual(["6", "6"]));

  it("gives every paragraph an address without spaces", () => expect(anchorOf("TS V.4")).toBe("TS_V.4"));
});

describe("the search", () => {
  const one = p("TS V.4", "zoc", "Arrêt", "Une unité s'arrête en entrant dans une ZdC ennemie.");

  it("wants every word, whatever its accents", () => {
    expect(matches(one, words("arrete ZDC"), "")).toBe(true);
    expect(matches(one, words("arrete tank"), "")).toBe(false);
    expect(matches(one, words("v.4"), "")).toBe(true);
  });

  it("keeps to a kind", () => expect(matches(one, [], "combat")).toBe(false));

  it("marks what it found and nothing else", () => {
    expect(pieces("L'Été, l'été", words("ete"))).toEqual([
      { text: "L'", found: false },
      { text: "Été", found: true },
      { text: ", l'", found: false },
      { text: "été", found: true },
    ]);
    expect(pieces("abc", [])).toEqual([{ text: "abc", found: false }]);
  });

  it("puts the text together again unchanged", () => {
    const text = "Œuvre ; cœur : naïveté « 33 % »";
    expect(
      pieces(text, words("cœ ai e"))
        .map((x) => x.text)
        .join(""),
    ).toBe(text);
  });
});
