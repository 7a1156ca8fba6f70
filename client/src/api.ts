// The server's REST side: JSON both ways, every refusal an ApiError that says why in the reader's language.
import type { Fault, Me, Reason } from "./protocol";
import { lang, t } from "./i18n";
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
let asking: (() => Promise<boolean>) | null = null;
let asked: (() => Promise<unknown>) | null = null;

/** Every Me that comes by renews the token that unsafe calls must carry. */
export const heard = (me: Me): void => void (csrf = me.csrf);

/** Who to ask for a guest's name when a call needs somebody; true when there now is one. */
export const whenNobody = (ask: () => Promise<boolean>): void => void (asking = ask);

/** How to learn the token anew: another tab may have logged in or out. */
export const whenStale = (ask: () => Promise<unknown>): void => void (asked = ask);

/** Was the call refused only because the token was an old one? Then there is a new one now. */
async function renewed(method: Method, response: Response): Promise<boolean> {
  if (response.status !== 403 || method === "GET" || !asked) return false;
  const before = csrf;
  await asked().catch(() => undefined);
  return csrf !== before;
}

function send(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": lang.value };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return fetch(path, { method, headers, body: text, credentials: "same-origin", signal }).catch((e: unknown) => {
    if (e instanceof DOMException && e.name === "AbortError") throw e;
    throw new ApiError(0, t("fault-no-server"));
  });
}

async function failed(response: Response): Promise<ApiError> {
  const fault = (await response.json().catch(() => null)) as Partial<Fault> | null;
  const message = sentence(fault?.error ?? "") || t("fault-status", { status: String(response.status) });
  return new ApiError(response.status, message, fault?.field ?? "", fault?.reasons ?? []);
}

/** The server's lines begin small, to be put after a colon; here they stand alone. */
const sentence = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1);

async function patience(response: Response): Promise<void> {
  const asked = Number(response.headers.get("Retry-After"));
  const seconds = Number.isFinite(asked) && asked > 0 ? Math.min(asked, MOST_PATIENCE) : 1;
  toast(t("fault-busy"), "plain");
  await new Promise((done) => setTimeout(done, seconds * 1000));
}

async function call<T>(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  let response = await send(method, path, body, options.signal);
  if (response.status === 429 || response.status === 503) {
    await patience(response);
    response = await send(method, path, body, options.signal);
  }
  if (await renewed(method, response)) response = await send(method, path, body, options.signal);
  if (response.status === 401 && !options.quiet && asking && (await asking())) {
    response = await send(method, path, body, options.signal);
  }
  if (!response.ok) throw await failed(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>("GET", path, undefined, options),
  post: <T>(path: string, body: unknown = {}, options?: CallOptions) => call<T>("POST", path, body, options),
  patch: <T>(path: string, body: unknown, options?: CallOptions) => call<T>("PATCH", path, body, options),
  /** Have the browser fetch something that will be asked for next; whether it comes is nobody's concern. */
  warm: (path: string): void => void send("GET", path, undefined).then((r) => r.arrayBuffer()).catch(() => undefined),
  del: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>("DELETE", path, body, options),
};

/** What to tell the reader about anything that was thrown. */
export const saying = (e: unknown): string => (e instanceof ApiError ? e.message : e instanceof Error ? t("fault-here", { what: e.message }) : String(e));

/** Runs, and shows what goes wrong; the answer is undefined then. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (e) {
    if (e instanceof DOMException && e.name === "AbortError") return undefined;
    toast(saying(e), "error", e instanceof ApiError ? e.reasons : []);
    return undefined;
  }
}
