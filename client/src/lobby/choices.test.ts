import { describe, expect, it } from "vitest";
import type { BotInfo, GameInfo, OptionInfo } from "../protocol";
import {
  botOf,
  type Choices,
  changedOptions,
  drawSeat,
  guidedIn,
  LOT,
  openOptions,
  parseFaces,
  START,
  tableIn,
  turnsOf,
} from "./choices";
import { groupOptions, label, shapeOf, sliderOf } from "./parts";

const option = (name: string, ...values: string[]): OptionInfo => ({
  name,
  text: name,
  cite: "",
  about: "",
  default: values[0]!,
  values: values.map((v) => ({ value: v, text: v })),
});
const art = { face: "", ink: "", edge: "", box: "", symbol: "", band: "", sign: "" };
const bots: BotInfo[] = ["easy", "fair", "hard", "odd"].map((id) => ({
  id,
  text: id,
  hint: "",
  styles: id !== "odd",
  seconds: id === "hard" ? 10 : 0,
  experiment: id === "odd",
}));
const game: GameInfo = {
  id: "x",
  title: "",
  subtitle: "",
  playable: true,
  scale: "",
  unit_scale: "",
  length: "",
  complexity: 1,
  hexes: 1,
  units: 1,
  reconstructed: 0,
  rules: "",
  atlas: true,
  edition: "",
  special: "",
  scenarios: [
    { id: "whole", title: "", settles: [], turns: 0, guided: true, about: "", minutes: [100, 180], level: 2 },
    {
      id: "school",
      title: "",
      settles: ["length", "setup"],
      turns: 3,
      guided: true,
      about: "",
      minutes: [10, 15],
      level: 1,
    },
  ],
  sides: [
    { id: "a", text: "", art },
    { id: "b", text: "", art },
  ],
  options: [
    option("length", "12", "7", "8", "9", "bid"),
    option("setup", "free", "ready_made"),
    option("fog", "no", "yes"),
    option("exit", "early", "late"),
  ],
};
const of = (change: Partial<Choices>) => tableIn(game, bots, { ...START, ...change }, () => 1);

describe("the table asked for", () => {
  it("seats the computer opposite, at the level picked", () => {
    expect(of({ bot: "hard" }).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "hard" }]);
    expect(of({ side: 1 }).seats).toEqual([{ kind: "bot", bot: "fair" }, { kind: "me" }]);
  });

  it("names the computer with its style, and with its seconds where it takes any and they differ", () => {
    const bot = (change: Partial<Choices>) => of(change).seats[1]!.bot;
    expect(bot({ bot: "hard", style: "rash", seconds: 5 })).toBe("hard-rash:5");
    expect(bot({ bot: "hard", seconds: 10 })).toBe("hard");
    expect(bot({ bot: "easy", style: "rash", seconds: 5 })).toBe("easy-rash");
    expect(bot({ bot: "odd", style: "rash", seconds: 5 })).toBe("odd");
  });

  it("trains only against the computer, and asks a friend for what needs both", () => {
    expect(of({ training: true })).toMatchObject({ training: true });
    expect(of({ training: true, opponent: "friend", steward: true })).toMatchObject({
      steward: true,
      hints: false,
    });
    expect(of({ training: true, opponent: "friend" })).not.toHaveProperty("training");
    expect(of({ steward: true, hints: true })).not.toHaveProperty("steward");
  });

  it("leaves the friend's seat open and gives one person both on the same screen", () => {
    expect(of({ opponent: "friend" }).seats[1]).toEqual({ kind: "open" });
    expect(of({ opponent: "same" }).seats).toEqual([{ kind: "me" }, { kind: "me" }]);
  });

  it("draws the side by lot", () => expect(of({ side: LOT }).seats[1]).toEqual({ kind: "me" }));

  it("has a clock only between people, with what that clock needs", () => {
    expect(of({ pace: "live", timeout: "forfeit" })).not.toHaveProperty("pace");
    expect(of({ opponent: "friend" })).not.toHaveProperty("timeout");
    expect(of({ opponent: "friend", pace: "live", timeout: "forfeit" })).toMatchObject({
      pace: "live",
      minutes: 60,
      increment: 30,
      timeout: "forfeit",
    });
    expect(of({ opponent: "friend", pace: "daily" })).toMatchObject({ pace: "daily", hours: 72 });
    expect(of({ opponent: "friend", pace: "daily" })).not.toHaveProperty("minutes");
  });

  it("names the scenario and the options that differ; the units are set up unless that was refused", () => {
    expect(of({ options: { fog: "yes" } })).toMatchObject({
      game: "x",
      scenario: "whole",
      options: { fog: "yes", setup: "ready_made" },
    });
    expect(of({ options: { setup: "free" } }).options).toEqual({});
    expect(changedOptions(game, START)).toEqual([]);
    const chosen = { ...START, options: { setup: "free", fog: "yes" } };
    expect(changedOptions(game, chosen).map((o) => o.name)).toEqual(["setup", "fog"]);
  });

  it("asks nothing that the scenario settles, and sends nothing of it", () => {
    const chosen = { ...START, options: { length: "7", fog: "yes" } };
    expect(openOptions(game, chosen).map((o) => o.name)).toEqual(["length", "setup", "fog", "exit"]);
    expect(turnsOf(game, chosen)).toBe(7);
    const school = { ...chosen, scenario: "school" };
    expect(openOptions(game, school).map((o) => o.name)).toEqual(["fog", "exit"]);
    expect(of(school)).toMatchObject({ scenario: "school", options: { fog: "yes" } });
    expect(of(school).options).not.toHaveProperty("length");
    expect(turnsOf(game, school)).toBe(3);
    expect(turnsOf(game, { ...START, options: { length: "bid" } })).toBeNull();
  });

  it("carries dice thrown by hand, and only those", () => {
    expect(of({ dice: "manual", faces: parseFaces(" 2, 5") })).toMatchObject({
      dice: "manual",
      faces: [2, 5],
    });
    expect(of({ dice: "manual" })).not.toHaveProperty("faces");
    expect(of({ faces: [3] })).not.toHaveProperty("faces");
  });

  it("starts a guided game all set up against the gentlest", () => {
    expect(guidedIn(game, bots)).toMatchObject({
      training: true,
      options: { setup: "ready_made" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }],
    });
    expect(guidedIn({ ...game, options: [] }, bots).options).toEqual({});
    expect(guidedIn(game, bots, "school")).toMatchObject({ scenario: "school", options: {}, training: true });
  });
});

describe("the computer's level", () => {
  it("is the middle one until another is picked", () => {
    expect(botOf(bots, START)?.id).toBe("fair");
    expect(botOf(bots.slice(0, 2), START)?.id).toBe("fair");
    expect(botOf(bots, { ...START, bot: "odd" })?.id).toBe("odd");
    expect(botOf(bots.slice(3), START)?.id).toBe("odd");
    expect(botOf(bots, { ...START, bot: "easy" })?.id).toBe("easy");
    expect(botOf([], START)).toBeUndefined();
  });
});

describe("drawing a seat", () => {
  it("finds every seat and no other", () => {
    const seen = new Set(Array.from({ length: 200 }, () => drawSeat(3)));
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });
});

describe("the controls of options", () => {
  it("are told from the values", () =>
    expect(game.options.map(shapeOf)).toEqual(["slide", "select", "check", "select"]));

  it("slide over the numbers in order and keep the rest apart", () => {
    expect(sliderOf(game.options[0]!)).toEqual({
      numbers: [7, 8, 9, 12],
      others: [{ value: "bid", text: "bid" }],
    });
  });

  it("are grouped by where they stand", () => {
    const { before, variants, readings } = groupOptions(game.options);
    expect([before, variants, readings].map((g) => g.map((o) => o.name))).toEqual([
      ["length", "setup"],
      ["fog"],
      ["exit"],
    ]);
  });

  it("do not say twice that a variant is one", () => {
    expect(label("variante\u00a0: pas de milice")).toBe("Pas de milice");
    expect(label("variant: no militia")).toBe("No militia");
    expect(label("option: late army")).toBe("Late army");
    expect(label("set-up")).toBe("Set-up");
  });
});
