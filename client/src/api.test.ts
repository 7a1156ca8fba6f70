// Against a real server on loopback; only the page around it is missing.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { language: "fr-FR" });
const { api, ApiError, rememberToken, whenNobody, whenStale } = await import("./api");
const { lang } = await import("./i18n");

interface Call {
  method: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

let server: Server;
let calls: Call[] = [];
let answers: Answer[] = [];
let url = "";

const me = (csrf: string) => ({
  id: null,
  name: "",
  guest: true,
  csrf,
  lang: null,
  email: "",
  webhook: "",
  notify_email: false,
  verified: false,
  notify_webhook: false,
  webhook_key: "",
});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      calls.push({ method: request.method ?? "", headers: request.headers, body });
      const [status, answer, headers] = answers.shift() ?? [500, {}];
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(status === 204 ? undefined : JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`;
});

afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  calls = [];
  answers = [];
  lang.value = "fr";
  rememberToken(me("first"));
  whenNobody(async () => false);
  whenStale(async () => undefined);
});

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (e: unknown) => e as InstanceType<typeof ApiError>,
  );

describe("a call", () => {
  it("sends JSON, the language and, when it changes something, the token", async () => {
    answers = [
      [200, { ok: true }],
      [200, [1]],
    ];
    expect(await api.post(url, { a: "é" })).toEqual({ ok: true });
    expect(await api.get(url)).toEqual([1]);
    expect(calls[0]).toMatchObject({
      method: "POST",
      body: '{"a":"é"}',
      headers: { "x-csrf-token": "first", "accept-language": "fr", "content-type": "application/json" },
    });
    expect(calls[1]!.headers).not.toHaveProperty("x-csrf-token");
  });

  it("throws what the server says, with its field and its paragraphs", async () => {
    answers = [
      [400, { error: "ce nom est pris", field: "name", reasons: [{ cite: "X 1", title: "", summary: "" }] }],
    ];
    const e = await refusal(api.post(url, {}));
    expect(e).toBeInstanceOf(ApiError);
    expect(e).toMatchObject({
      status: 400,
      message: "Ce nom est pris",
      field: "name",
      reasons: [{ cite: "X 1" }],
    });
  });

  it("says something of its own when the answer is no fault, or there is none", async () => {
    answers = [[502, "<html>"]];
    expect((await refusal(api.get(url)))?.message).toContain("502");
    expect(await refusal(api.get("http://127.0.0.1:1/"))).toMatchObject({
      status: 0,
      message: expect.stringContaining("serveur"),
    });
  });

  it("tries a busy server once more, and only once", async () => {
    answers = [
      [503, {}, { "Retry-After": "0.01" }],
      [200, { n: 2 }],
    ];
    expect(await api.get(url)).toEqual({ n: 2 });
    answers = [
      [429, {}, { "Retry-After": "0.01" }],
      [429, { error: "trop" }],
    ];
    expect(await refusal(api.get(url))).toMatchObject({ status: 429, message: "Trop" });
    expect(calls).toHaveLength(4);
  });

  it("asks who is there, then goes on", async () => {
    whenNobody(async () => {
      rememberToken(me("second"));
      return true;
    });
    answers = [
      [401, {}],
      [200, { ok: true }],
    ];
    expect(await api.post(url, {})).toEqual({ ok: true });
    expect(calls[1]!.headers["x-csrf-token"]).toBe("second");
  });

  it("does not ask when it should be quiet, nor insist when nobody answers", async () => {
    const ask = vi.fn(async () => false);
    whenNobody(ask);
    answers = [
      [401, {}],
      [401, {}],
    ];
    expect(await refusal(api.get(url, { quiet: true }))).toMatchObject({ status: 401 });
    expect(ask).not.toHaveBeenCalled();
    expect(await refusal(api.get(url))).toMatchObject({ status: 401 });
    expect(ask).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(2);
  });

  it("sends again with a token that came while the request was under way", async () => {
    answers = [
      [403, {}],
      [200, { ok: 1 }],
    ];
    whenStale(async () => undefined);
    const answer = api.post(url, {});
    rememberToken(me("second"));
    expect(await answer).toEqual({ ok: 1 });
    expect(calls.map((s) => s.headers["x-csrf-token"])).toEqual(["first", "second"]);
  });

  it("learns a new token when another tab has changed it, and leaves a true refusal alone", async () => {
    whenStale(async () => rememberToken(me("second")));
    answers = [
      [403, {}],
      [200, { ok: true }],
      [403, { error: "non" }],
    ];
    expect(await api.post(url, {})).toEqual({ ok: true });
    expect(await refusal(api.post(url, {}))).toMatchObject({ status: 403, message: "Non" });
    expect(calls.map((s) => s.headers["x-csrf-token"])).toEqual(["first", "second", "second"]);
  });
});
