import type { AddressInfo } from "node:net";
// The browser's WebSocket is not in this Node; Playwright carries a real client and a real server.
// @ts-expect-error no types are published for it
import bundle from "playwright-core/lib/utilsBundle";
import { afterEach, expect, test } from "vitest";
import type { ToClient } from "../protocol";
import { backOff, NoAnswer, type SocketOptions, TableSocket } from "./socket";

const { ws: Client, wsServer: Server } = bundle;
type Peer = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  on(what: string, fn: (data: unknown) => void): void;
};

let server: {
  close(): void;
  clients: Set<Peer & { terminate(): void }>;
  address(): AddressInfo;
  on(what: string, fn: (peer: Peer) => void): void;
};
let socket: TableSocket;

function serve(greet: (peer: Peer, n: number) => void, port = 0): Promise<number> {
  let n = 0;
  server = new Server({ port, host: "127.0.0.1" });
  server.on("connection", (peer) => greet(peer, ++n));
  return new Promise((done) => server.on("listening", () => done(server.address().port)));
}

function stop(): void {
  for (const peer of server.clients) peer.terminate();
  server.close();
}

function until(what: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = (): void => void (what() ? done() : setTimeout(look, 5));
    look();
  });
}

afterEach(() => {
  socket.close();
  stop();
});

const quick = { socket: Client, backOff: () => 10 };

function connectTo(port: number, options: SocketOptions): TableSocket {
  return new TableSocket(
    () => `ws://127.0.0.1:${port}/`,
    () => {},
    options,
  );
}

test("what the server says is heard", async () => {
  const port = await serve((peer) => peer.send(JSON.stringify({ t: "chat", lines: [] })));
  const messages: ToClient[] = [];
  socket = new TableSocket(
    () => `ws://127.0.0.1:${port}/`,
    (m) => messages.push(m),
    quick,
  );
  await until(() => messages.length === 1);
  expect(socket.link.value).toBe("open");
  expect(messages[0]).toEqual({ t: "chat", lines: [] });
});

test("answers find their question, in whatever order", async () => {
  const port = await serve((peer) => {
    const questions: { id: number; hex: string }[] = [];
    peer.on("message", (data) => {
      questions.push(JSON.parse(String(data)));
      if (questions.length === 2)
        for (const q of questions.reverse())
          peer.send(JSON.stringify({ t: "hex", id: q.id, hex: q.hex, text: `${q.hex}!`, cites: [] }));
    });
  });
  const messages: ToClient[] = [];
  socket = new TableSocket(
    () => `ws://127.0.0.1:${port}/`,
    (m) => messages.push(m),
    quick,
  );
  await until(() => socket.link.value === "open");
  const [a, b] = await Promise.all([
    socket.ask<"hex">({ t: "hex", hex: "0101" }),
    socket.ask<"hex">({ t: "hex", hex: "0202" }),
  ]);
  expect([a.text, b.text]).toEqual(["0101!", "0202!"]);
  expect(messages).toEqual([]);
});

test("a problem with an id fails its question in the server's words", async () => {
  const port = await serve((peer) =>
    peer.on("message", (data) =>
      peer.send(JSON.stringify({ t: "problem", message: "no such hex", id: JSON.parse(String(data)).id })),
    ),
  );
  socket = connectTo(port, quick);
  await until(() => socket.link.value === "open");
  await expect(socket.ask<"hex">({ t: "hex", hex: "9999" })).rejects.toThrow("no such hex");
});

test("an unanswered question gives up, and a lost connection fails all questions", async () => {
  const port = await serve((peer, n) => n === 2 && peer.on("message", () => peer.close(1011)));
  socket = connectTo(port, { ...quick, patience: 20 });
  await until(() => socket.link.value === "open");
  await expect(socket.ask<"hex">({ t: "hex", hex: "0101" })).rejects.toBeInstanceOf(NoAnswer);
  socket.close();
  socket = connectTo(port, { ...quick, patience: 60_000 });
  await until(() => socket.link.value === "open");
  await expect(socket.ask<"hex">({ t: "hex", hex: "0101" })).rejects.toBeInstanceOf(NoAnswer);
});

test("it comes back by itself and sends nothing again", async () => {
  const got: string[] = [];
  const greet = (peer: Peer): void => peer.on("message", (data) => got.push(String(data)));
  const port = await serve(greet);
  socket = connectTo(port, quick);
  await until(() => socket.link.value === "open");
  expect(socket.send({ t: "act", seq: 1, verb: "to", noun: "0101" })).toBe(true);
  await until(() => got.length === 1);
  stop();
  await until(() => socket.link.value === "waiting");
  expect(socket.send({ t: "act", seq: 2, verb: "to", noun: "0202" })).toBe(false);
  await serve(greet, port);
  await until(() => socket.link.value === "open");
  expect(socket.send({ t: "say", text: "back" })).toBe(true);
  await until(() => got.length === 2);
  expect(got.map((line) => JSON.parse(line).t)).toEqual(["act", "say"]);
});

test("a door shut for good is not knocked at again", async () => {
  let knocks = 0;
  const port = await serve((peer) => {
    knocks += 1;
    peer.close(4404, "no such table");
  });
  socket = connectTo(port, quick);
  await until(() => socket.link.value === "shut");
  expect(socket.reason.value).toBe("no such table");
  await new Promise((done) => setTimeout(done, 60));
  expect(knocks).toBe(1);
});

test("waiting grows with failures up to a limit", () => {
  const at = (n: number): number => Math.max(...Array.from({ length: 50 }, () => backOff(n)));
  expect(at(1)).toBeLessThan(700);
  expect(Math.min(...Array.from({ length: 50 }, () => backOff(4)))).toBeGreaterThan(at(1));
  expect(at(40)).toBeLessThanOrEqual(18_000);
});
