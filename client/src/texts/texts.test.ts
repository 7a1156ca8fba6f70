import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { declaredIds, messages, usedIds } from "./catalogue";
import { typeset } from "./typeset";

const SRC = join(import.meta.dirname, "..");
const LANGS = ["fr", "en"] as const;

function sources(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true }).flatMap((e) => {
    const path = join(parent, e.name);
    if (e.isDirectory()) return sources(path);
    return /\.tsx?$/.test(e.name) && !/\.test\.ts$/.test(e.name) && e.name !== "catalogue.ts" ? [path] : [];
  });
}

const read = (path: string) => readFileSync(path, "utf8");
const folder = (lang: string) => join(SRC, "texts", lang);
const areas = (lang: string) => readdirSync(folder(lang)).sort();

function catalogue(lang: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const area of areas(lang)) {
    for (const [id, vars] of messages(read(join(folder(lang), area)))) {
      expect(all.has(id), `${id} stands twice in ${lang}`).toBe(false);
      all.set(id, vars);
    }
  }
  return all;
}

const fr = catalogue("fr");
const en = catalogue("en");

describe("the catalogues", () => {
  it("have the same files", () => expect(areas("fr")).toEqual(areas("en")));

  it("parse whole", () => {
    for (const lang of LANGS) {
      for (const area of areas(lang)) {
        const text = read(join(folder(lang), area));
        expect([...messages(text).keys()], `${lang}/${area}`).toEqual(declaredIds(text));
      }
    }
  });

  it("have the same ids", () => expect([...fr.keys()].sort()).toEqual([...en.keys()].sort()));

  it("take the same variables", () => {
    for (const [id, vars] of fr) expect(en.get(id), id).toEqual(vars);
  });

  it("leave a space where French wants one", () => {
    for (const area of areas("fr")) {
      const lines = read(join(folder("fr"), area))
        .split("\n")
        .filter((l) => !l.startsWith("#"));
      for (const line of lines)
        expect(line.replace(/\{[^}]*\}/g, "x"), area).not.toMatch(/[^\s][;?!%:»](?=\s|$)|«\S/);
    }
  });

  it("never break a line before a sign", () => {
    expect(typeset("Prêt ? « Oui » : 33 % ; non !")).toBe(
      "Prêt\u202f? «\u00a0Oui\u00a0»\u00a0: 33\u202f%\u202f; non\u202f!",
    );
  });
});

describe("the sources", () => {
  const all = sources(SRC).map((path) => ({ path, text: read(path) }));

  it("ask only for texts that exist", () => {
    for (const { path, text } of all) {
      const { ids, shapes } = usedIds(text);
      for (const id of ids) expect(fr.has(id), `${path}: ${id}`).toBe(true);
      for (const shape of shapes)
        expect(
          [...fr.keys()].some((id) => shape.test(id)),
          `${path}: ${shape}`,
        ).toBe(true);
    }
  });

  it("leave no text unused", () => {
    const shapes = all.flatMap((s) => usedIds(s.text).shapes);
    const whole = all.map((s) => s.text).join("\n");
    const idle = [...fr.keys()].filter((id) => !whole.includes(`"${id}"`) && !shapes.some((s) => s.test(id)));
    expect(idle).toEqual([]);
  });
});
