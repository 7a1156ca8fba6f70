// A server with the synthetic great game and the toy of the giants' kind, for the tests of one worker.
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { ROOT, Server } from "./table.ts";

class GiantServer extends Server {
  protected override readonly games = "big,giant";

  protected override command(): [string, string[]] {
    const words = ["-m", "uvicorn", "bench.asgi:app", "--port", String(this.port), "--no-access-log"];
    return [
      join(ROOT, ".venv/bin/python"),
      [...words, "--ws", "websockets-sansio", "--log-level", "warning"],
    ];
  }
}

export const test = base.extend<{ home: string }, { giants: Server }>({
  giants: [
    // biome-ignore lint: playwright wants the braces
    async ({}, use) => {
      const server = new GiantServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ giants }, use) => use(giants.address),
  home: async ({ giants }, use) => use(giants.address),
});
