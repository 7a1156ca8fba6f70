import { expect, test } from "vitest";
import type { AskPlan, DangerAnswer, PlanAnswer } from "../protocol";
import { Plans } from "./plans";

type Question = Omit<AskPlan, "t" | "id">;

function drawing() {
  const sent: Question[] = [];
  const plans = new Plans({
    plan: async (question) => {
      sent.push(question);
      return {
        t: "plan",
        id: 1,
        arrows: [],
        marks: [{ hex: "0303", sign: "hold" }],
        notes: [],
      } as PlanAnswer;
    },
    danger: async () =>
      ({ hexes: { "0101": 3 }, text: "", cut: [], cut_text: "", risks: [] }) as unknown as DangerAnswer,
    unitAt: (hex) => (hex === "0101" ? "W-1" : ""),
  });
  return { plans, sent };
}

test("two hexes make an arrow, a corner between them where it is asked for", () => {
  const { plans, sent } = drawing();
  plans.click("0101");
  expect(plans.draft.value).toEqual(["0101"]);
  plans.click("0102", true);
  plans.click("0203");
  expect(plans.draft.value).toEqual([]);
  expect(sent.at(-1)?.plan?.arrows).toEqual([{ kind: "attack", way: ["0101", "0102", "0203"], unit: "" }]);
  plans.use("move");
  plans.click("0101");
  plans.click("0102");
  expect(plans.drawn.value.arrows.at(-1)).toEqual({ kind: "move", way: ["0101", "0102"], unit: "W-1" });
  plans.click("0101");
  plans.click("0101");
  expect(plans.drawn.value.arrows).toHaveLength(2);
});

test("a mark a second time goes away; another takes its place", () => {
  const { plans } = drawing();
  plans.use("hold");
  plans.click("0101");
  plans.use("target");
  plans.click("0101");
  expect(plans.drawn.value.marks).toEqual([{ hex: "0101", sign: "target" }]);
  plans.click("0101");
  expect(plans.isEmpty.value).toBe(true);
});

test("a note is written, changed and taken away", () => {
  const { plans, sent } = drawing();
  plans.use("note");
  plans.click("0101");
  plans.write("  wait  ");
  plans.click("0101");
  expect(plans.noteAt("0101")).toBe("wait");
  plans.write("");
  expect(sent.at(-1)?.plan?.notes).toEqual([]);
});

test("the eraser takes what begins, ends or stands in a hex", () => {
  const { plans } = drawing();
  plans.click("0101");
  plans.click("0102");
  plans.use("hold");
  plans.click("0102");
  plans.use("erase");
  plans.click("0102");
  expect(plans.isEmpty.value).toBe(true);
});

test("what the server keeps is shown; danger only while one draws", async () => {
  const { plans } = drawing();
  await plans.refresh();
  expect(plans.drawn.value.marks).toHaveLength(1);
  plans.toggle();
  await plans.warn();
  expect(plans.danger.value?.hexes).toEqual({ "0101": 3 });
  plans.click("0101");
  expect(plans.stop()).toBe(true);
  plans.toggle();
  expect(plans.danger.value).toBeNull();
});
