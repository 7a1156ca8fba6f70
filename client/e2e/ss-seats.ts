// Two people, each at his own screen, at a table that begins from a position.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { tableAt } from "./helpers.ts";
import { Player } from "./player.ts";
import { ROOT, type Server, signIn } from "./table.ts";

/** Gives the second seat of a table to the last person who came. */
const HAND_OVER = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    db.execute('UPDATE seats SET user_id = ?, name = ? WHERE table_id = ? AND n = 1', sys.argv[2:5])
    assert db.execute('SELECT count(*) FROM seats WHERE user_id = ?', sys.argv[2:3]).fetchone() == (1,)
`;

async function someone(browser: Browser, home: string): Promise<Player> {
  const context = await browser.newContext({
    baseURL: home,
    locale: "fr-FR",
    reducedMotion: "reduce",
    viewport: { width: 1600, height: 1000 },
  });
  return new Player(await context.newPage());
}

/** Who plays the first side and who plays the second; the table is seated while the server is down. */
export async function twoScreens(
  position: string,
  browser: Browser,
  server: Server,
): Promise<{ first: Player; second: Player; table: string }> {
  const [first, second] = [await someone(browser, server.address), await someone(browser, server.address)];
  const table = await tableAt(position, first.page.request, server);
  await signIn(second.page.request, server.address, "Karl");
  const me = (await (await second.page.request.get("/api/me")).json()) as { id: string };
  await server.kill();
  const words = ["-c", HAND_OVER, join(server.folder, "tables.db"), me.id, "Karl", table];
  execFileSync(join(ROOT, ".venv/bin/python"), words);
  await server.start();
  await first.sit(table);
  await second.sit(table);
  return { first, second, table };
}
