// What several tests do.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { TableMade } from "../src/protocol.ts";
import { Player } from "./player.ts";
import { playOn } from "./sensible.ts";
import { GROGNARD, openTable, type Server, signIn } from "./table.ts";

/** Tsaritsyn, set up, both sides on one screen. */
export const READY = { options: { setup: "ready_made" }, seats: [{ kind: "me" }, { kind: "me" }] };

/** A guest at a new table, opened by the API and shown on the page. */
export async function sitDown(
  page: Page,
  request: APIRequestContext,
  home: string,
  table: object,
): Promise<Player> {
  const { table: opened } = await openTable(request, home, table);
  const player = new Player(page);
  await player.sit(opened.id);
  return player;
}

/** Click sensible acts until something holds; says how many. */
export function clickUntil(player: Player, done: () => boolean): Promise<number> {
  return playOn(player, (act) => player.click(act), done);
}

/** A guest at a table that begins from a position file, with dice by hand. */
export async function sitDownAt(
  position: string,
  page: Page,
  request: APIRequestContext,
  server: Server,
): Promise<Player> {
  const player = new Player(page);
  await player.sit(await tableAt(position, request, server));
  return player;
}

/** A guest's table that begins from a position file, with dice by hand. */
export async function tableAt(position: string, request: APIRequestContext, server: Server): Promise<string> {
  const game = /^game = "(\w+)"$/m.exec(position)![1]!;
  const name = join(server.folder, `position-${Date.now()}`);
  writeFileSync(`${name}.toml`, position);
  const words = ["new", game, "--position", `${name}.toml`, "--dice", "manual", "--output", `${name}.jsonl`];
  execFileSync(GROGNARD, words);
  const headers = await signIn(request, server.address);
  const answer = await request.post(`${server.address}/api/tables/import?lang=fr`, {
    data: { journal: readFileSync(`${name}.jsonl`, "utf8") },
    headers,
  });
  return ((await answer.json()) as TableMade).table.id;
}

/** No serious fault that axe can find. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const faults = grave.map(
    ({ id, nodes }) => `${name}: ${id} ${nodes.map((n) => n.target.join(" ")).join("; ")}`,
  );
  expect(faults).toEqual([]);
}

/** How many images of a selector have come, and how many are still to come. */
export function imageCounts(page: Page, selector: string): Promise<{ loaded: number; missing: number }> {
  return page.locator(selector).evaluateAll((images) => {
    const loaded = (images as HTMLImageElement[]).filter((i) => i.complete && i.naturalWidth > 0).length;
    return { loaded, missing: images.length - loaded };
  });
}
