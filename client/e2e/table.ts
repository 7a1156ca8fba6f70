// A real server for the tests of one worker, and what several tests do on its pages.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, test as base, type Page } from "@playwright/test";
import type { Me, TableMade } from "../src/protocol.ts";

export const ROOT = join(import.meta.dirname, "../..");
export const GROGNARD = join(ROOT, ".venv/bin/grognard");
export const SHOTS = join(import.meta.dirname, "../../out/shots");
mkdirSync(SHOTS, { recursive: true });

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "grognard-"));
  port = 0;
  private child: ChildProcess | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The program and its arguments. */
  protected command(): [string, string[]] {
    return [GROGNARD, ["serve", "--port", String(this.port), "--db", this.database]];
  }

  protected readonly games: string = "toy";

  /** Settings besides the usual ones. */
  protected get more(): Record<string, string> {
    return {};
  }

  protected get database(): string {
    return `sqlite:///${join(this.folder, "tables.db")}`;
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const [program, words] = this.command();
    const ours = { GROGNARD_RATE: "0", GROGNARD_BOT_DELAY: "0", GROGNARD_GAMES: this.games };
    this.child = spawn(program, words, {
      cwd: ROOT,
      env: { ...process.env, ...ours, ...this.more, GROGNARD_DB: this.database },
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (let tries = 0; tries < 300; tries++) {
      try {
        if ((await fetch(`${this.address}/api/health`)).ok) return;
      } catch {
        // not yet
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("the server does not answer");
  }

  /** As a power cut would: no farewell. */
  async kill(): Promise<void> {
    const child = this.child;
    if (child === null) return;
    const exit = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await exit;
    this.child = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

export const test = base.extend<{ home: string }, { server: Server }>({
  server: [
    // biome-ignore lint: playwright wants the braces
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  home: async ({ server }, use) => use(server.address),
});

/** A guest in the browser context whose cookies `request` shares, and what his requests carry. */
export async function signIn(
  request: APIRequestContext,
  home: string,
  name = "Claire",
): Promise<Record<string, string>> {
  const headers = { origin: home, "accept-language": "fr" };
  const known = (await (await request.get(`${home}/api/me`)).json()) as Me;
  if (known.id !== null) return { ...headers, "x-csrf-token": known.csrf };
  const me = (await (await request.post(`${home}/api/guest`, { data: { name }, headers })).json()) as Me;
  return { ...headers, "x-csrf-token": me.csrf };
}

/** A guest with a table, by the API, in the browser context whose cookies `request` shares. */
export async function openTable(
  request: APIRequestContext,
  home: string,
  table: object,
  name = "Claire",
): Promise<TableMade> {
  const headers = await signIn(request, home, name);
  const answer = await request.post(`${home}/api/tables?lang=fr`, {
    data: { game: "ts", ...table },
    headers,
  });
  if (answer.status() !== 201) throw new Error(`${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as TableMade;
}

/** A recorded game, or its first acts, brought along by whoever the context knows. */
export async function broughtTable(
  request: APIRequestContext,
  home: string,
  recorded: string,
  acts = Infinity,
): Promise<string> {
  const lines = readFileSync(join(ROOT, "tests/golden", `${recorded}.jsonl`), "utf8").split("\n");
  const headers = await signIn(request, home);
  const answer = await request.post(`${home}/api/tables/import?lang=fr`, {
    data: {
      journal: `${lines
        .slice(0, acts + 1)
        .join("\n")
        .trimEnd()}\n`,
    },
    headers,
  });
  if (answer.status() !== 201) throw new Error(`${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as TableMade).table.id;
}

export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
