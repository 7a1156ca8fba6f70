import { expect, test } from "vitest";
import { batchOf, commandOf, reportOf } from "./commands";

test("a batch is played with the scenario and the options of the game", () => {
  expect(batchOf({ game: "ts", scenario: "standard", options: { setup: "ready_made" } })).toBe(
    "grognard sim ts --players officer,officer --games 100 --swap --scenario standard --option setup=ready_made --out ts-batch",
  );
});

test("what a shell would read is quoted", () => {
  expect(commandOf("a b", "it's")).toBe("'a b' 'it'\\''s'");
  expect(reportOf({ game: "ts", id: "0a" })).toBe("grognard report ts-0a.jsonl -o report.html");
});
