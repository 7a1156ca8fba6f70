import { describe, expect, it } from "vitest";
import { parse } from "./router";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://example.org");
  return parse({ pathname, search, hash });
};

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(at("/").route).toEqual({ page: "lobby" });
    expect(at("/table/aB3-_x").route).toEqual({ page: "table", id: "aB3-_x" });
    expect(at("/replay/aB3/").route).toEqual({ page: "replay", id: "aB3" });
    expect(at("/rules/ts").route).toEqual({ page: "rules", game: "ts" });
    expect(at("/rules").route).toEqual({ page: "rules", game: "" });
    expect(at("/maps/ss#2A:3317")).toMatchObject({ route: { page: "atlas", game: "ss" }, hash: "2A:3317" });
    expect(at("/account").route).toEqual({ page: "account" });
  });

  it("say so when they lead nowhere", () => {
    for (const address of ["/table/", "/table/a/b", "/nowhere", "/rules/ts/x", "/maps", "/maps/"])
      expect(at(address).route, address).toEqual({ page: "lost" });
  });

  it("take a link's table and token from after the #, and nowhere else", () => {
    expect(at("/join#t9.to.k-en").route).toEqual({
      page: "join",
      watch: false,
      table: "t9",
      token: "to.k-en",
    });
    expect(at("/watch#t9.token").route).toEqual({ page: "join", watch: true, table: "t9", token: "token" });
    expect(at("/join?token=t9.token").route).toMatchObject({ table: "", token: "" });
    expect(at("/join#t9").route).toMatchObject({ table: "", token: "" });
  });

  it("keep the query and the place in the page", () => {
    expect(at("/table/x?tour=1").query.get("tour")).toBe("1");
    expect(at("/rules/ts#TS%20V.4").hash).toBe("TS V.4");
    expect(at("/rules/ts#%E0%A4%A").hash).toBe("%E0%A4%A");
  });
});
