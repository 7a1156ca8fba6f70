import { expect, test } from "vitest";
import type { Menu, MenuVerb, Update, WhyAnswer } from "../protocol";
import { boardOf, menuOf, now, verbOf } from "../testing/fixtures";
import { Model } from "./model";
import { type Asker, mergeParts, unitFirst, type WhyPart, whyHex, whyVerb } from "./why";

const verb = verbOf;
const menu = (verbs: MenuVerb[], held: string | null = null, yours = true) =>
  menuOf(verbs, { held, yours, prompt: "Whom?" });

function at(questions: Menu): Model {
  const model = new Model();
  model.board.value = boardOf(4, 4, [{}, {}, { side: "white" }]);
  model.units.value = new Map(
    [now("u0", "0101"), now("u1", "0101"), now("u2", "0303")].map((unit) => [unit.id, unit]),
  );
  model.now.value = { menu: questions } as Update;
  return model;
}

/** Answers like a server that forbids everything by one paragraph. */
function asker(questions: string[], cite = "X 4"): Asker {
  return {
    ask: ({ verb: name, noun }) => {
      questions.push(noun ?? name ?? "");
      return Promise.resolve({
        t: "why",
        id: 1,
        legal: false,
        about: noun ?? name ?? "",
        reasons: [{ cite, title: "", summary: "" }],
      } as WhyAnswer);
    },
    say: (id, args) => [id, ...Object.values(args ?? {})].join(" "),
  };
}

test("a unit comes first when no hex can be named and nothing is in hand", () => {
  expect(unitFirst(menu([verb("take", "unit", ["u0"]), verb("to", "hex", [])]))).toBe(true);
  expect(unitFirst(menu([verb("take", "unit", ["u0"]), verb("target", "hex", ["0303"])]))).toBe(false);
  expect(unitFirst(menu([verb("to", "hex", [])], "u0"))).toBe(false);
  expect(unitFirst(menu([verb("take", "unit", ["u0"])], null, false))).toBe(false);
});

test("with nothing in hand the place is not asked about, and an empty one says so", async () => {
  const questions: string[] = [];
  const model = at(menu([verb("take", "unit", ["u0"]), verb("to", "hex", [])]));
  const found = await whyHex("0202", model, asker(questions));
  expect(questions).toEqual([]);
  expect(found.parts).toEqual([
    { about: "", note: "table-why-take-first", legal: false, reasons: [], ways: [] },
  ]);
});

test("units barred by the same paragraphs are told together; those of the other side are named as such", async () => {
  const questions: string[] = [];
  const model = at(menu([verb("take", "unit", ["u9"]), verb("to", "hex", [])]));
  expect((await whyHex("0101", model, asker(questions))).parts.map((part) => part.about)).toEqual(["u1, u0"]);
  expect((await whyHex("0303", model, asker(questions))).parts.map((part) => part.note)).toEqual([
    "table-why-foe blancs",
  ]);
});

test("with a unit in hand the question is about the place alone", async () => {
  const questions: string[] = [];
  await whyHex("0101", at(menu([verb("to", "hex", ["0102"])], "u0")), asker(questions));
  expect(questions).toEqual(["0101"]);
});

test("of a button the question that stands says the half", async () => {
  const found = await whyVerb("end", null, at(menu([verb("end", "button", [])])), asker([]));
  expect(found.parts[0]).toMatchObject({ note: "Whom?", legal: false });
});

test("different causes stay apart", () => {
  const part = (about: string, cite: string): WhyPart => ({
    about,
    note: "",
    legal: false,
    reasons: [{ cite, title: "", summary: "", text: "", bill: null }],
    ways: [],
  });
  expect(
    mergeParts([part("a", "X 1"), part("b", "X 2"), part("c", "X 1"), part("c", "X 1")]).map(
      (one) => one.about,
    ),
  ).toEqual(["a, c", "b"]);
});

test("the same paragraph with other words is another part", () => {
  const part = (about: string, text: string): WhyPart => ({
    about,
    note: "",
    legal: false,
    reasons: [{ cite: "X 4", title: "", summary: "", text, bill: null }],
    ways: [],
  });
  const parts = [part("u0", "It has moved."), part("u1", "It has moved."), part("u2", "It is eliminated.")];
  expect(mergeParts(parts).map((found) => found.about)).toEqual(["u0, u1", "u2"]);
});
