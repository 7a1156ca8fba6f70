// The server's REST side: JSON both ways, every refusal an ApiError that says why in the reader's language.

import { lang, t } from "./i18n";
import type { Fault, Me, Reason } from "./protocol";
import { capitalise } from "./ui/sentence";
import { toast } from "./ui/toast";

export class ApiError extends Error {
  readonly status: number;
  readonly field: string;
  readonly reasons: Reason[];

  constructor(status: number, message: string, field = "", reasons: Reason[] = []) {
    super(message);
    this.status = status;
    this.field = field;
    this.reasons = reasons;
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface CallOptions {
  /** Do not ask for a name when the server knows nobody: throw the 401. */
  quiet?: boolean;
  signal?: AbortSignal;
}

const MOST_PATIENCE = 8; // seconds to wait before trying a second time

let csrf = "";
let askForName: (() => Promise<boolean>) | null = null;
let fetchToken: (() => Promise<unknown>) | null = null;

/** Every Me from the server carries a new CSRF token. */
export function rememberToken(me: Me): void {
  csrf = me.csrf;
}

/** Set how to ask for a guest name when a call needs a user; it resolves to true if there is one now. */
export function whenNobody(ask: () => Promise<boolean>): void {
  askForName = ask;
}

/** Set how to fetch a new token: another tab may have logged in or out. */
export function whenStale(ask: () => Promise<unknown>): void {
  fetchToken = ask;
}

/** After a 403, fetch a new token unless one has come since; true if the one that was sent is out of date. */
async function renewToken(method: Method, sent: string, response: Response): Promise<boolean> {
  if (response.status !== 403 || method === "GET" || !fetchToken) return false;
  if (csrf === sent) await fetchToken().catch(() => undefined);
  return csrf !== sent;
}

function send(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": lang.value };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return fetch(path, { method, headers, body: text, credentials: "same-origin", signal }).catch(
    (e: unknown) => {
      if (e instanceof DOMException && e.name === "AbortError") throw e;
      throw new ApiError(0, t("fault-no-server"));
    },
  );
}

async function errorFrom(response: Response): Promise<ApiError> {
  const fault = (await response.json().catch(() => null)) as Partial<Fault> | null;
  const message = capitalise(fault?.error ?? "") || t("fault-status", { status: String(response.status) });
  return new ApiError(response.status, message, fault?.field ?? "", fault?.reasons ?? []);
}

async function waitToRetry(response: Response): Promise<void> {
  const delay = Number(response.headers.get("Retry-After"));
  const seconds = Number.isFinite(delay) && delay > 0 ? Math.min(delay, MOST_PATIENCE) : 1;
  toast(t("fault-busy"), "plain");
  await new Promise((done) => setTimeout(done, seconds * 1000));
}

async function call<T>(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  const sent = csrf;
  let response = await send(method, path, body, options.signal);
  if (response.status === 429 || response.status === 503) {
    await waitToRetry(response);
    response = await send(method, path, body, options.signal);
  }
  if (await renewToken(method, sent, response)) response = await send(method, path, body, options.signal);
  if (response.status === 401 && !options.quiet && askForName && (await askForName())) {
    response = await send(method, path, body, options.signal);
  }
  if (!response.ok) throw await errorFrom(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>("GET", path, undefined, options),
  post: <T>(path: string, body: unknown = {}, options?: CallOptions) => call<T>("POST", path, body, options),
  patch: <T>(path: string, body: unknown, options?: CallOptions) => call<T>("PATCH", path, body, options),
  /** Preload something that will probably be needed next, ignoring errors. */
  warm: (path: string): void =>
    void send("GET", path, undefined)
      .then((r) => r.arrayBuffer())
      .catch(() => undefined),
  del: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>("DELETE", path, body, options),
};

/** The text of an error for the reader. */
export const errorText = (e: unknown): string =>
  e instanceof ApiError ? e.message : e instanceof Error ? t("fault-here", { what: e.message }) : String(e);

/** Run, and show any error as a toast; the result is then undefined. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (e) {
    if (e instanceof DOMException && e.name === "AbortError") return undefined;
    toast(errorText(e), "error", e instanceof ApiError ? e.reasons : []);
    return undefined;
  }
}
