// A table's socket: comes back by itself, never sends anything twice, and pairs questions with answers.
import { signal, type Signal } from "@preact/signals";
import type { Because, BecauseAnswer, HexAnswer, Hint, HintAnswer, LookAt, Overlay, OverlayAnswer, Past, PastAnswer, ToClient, ToServer, Why, WhyAnswer } from "../protocol";

export type LinkState = "connecting" | "open" | "waiting" | "shut";

interface Answers {
  why: [Omit<Why, "id">, WhyAnswer];
  overlay: [Omit<Overlay, "id">, OverlayAnswer];
  hex: [Omit<LookAt, "id">, HexAnswer];
  past: [Omit<Past, "id">, PastAnswer];
  hint: [Omit<Hint, "id">, HintAnswer];
  because: [Omit<Because, "id">, BecauseAnswer];
}

/** What a question fails with: the server's own words, or none when it never answered. */
export class Unanswered extends Error {}

interface Waiting {
  done(answer: ToClient): void;
  fail(error: Unanswered): void;
  timer: ReturnType<typeof setTimeout>;
}

export interface SocketOptions {
  /** How long to wait before trying again, by the number of failures so far (milliseconds). */
  backOff?: (failures: number) => number;
  /** How long a question may stay without an answer (milliseconds). */
  patience?: number;
  socket?: new (url: string) => WebSocket;
}

export function backOff(failures: number): number {
  return Math.min(500 * 2 ** (failures - 1), 15_000) * (0.8 + 0.4 * Math.random());
}

/** Codes of the server's own with which it closes a socket that would be closed again at once: not allowed, no such table. */
function refusedForGood(code: number): boolean {
  return code === 1008 || (code >= 4400 && code < 4500 && code !== 4408 && code !== 4429);
}

export class TableSocket {
  readonly link: Signal<LinkState> = signal("connecting");
  /** Why the server shut the door, when it did. */
  readonly reason: Signal<string> = signal("");
  private ws: WebSocket | null = null;
  private complaint = ""; // the last thing the server said was wrong
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly soon = (): void => this.tryNow();

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: ToClient) => void,
    private readonly options: SocketOptions = {},
  ) {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.soon);
      document.addEventListener("visibilitychange", this.soon);
    }
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const ws = new (this.options.socket ?? WebSocket)(this.address());
    this.ws = ws;
    ws.onopen = () => {
      if (this.ws === ws) this.link.value = "open";
    };
    ws.onmessage = (event: MessageEvent) => {
      if (this.ws === ws) this.receive(String(event.data));
    };
    ws.onclose = (event: CloseEvent) => {
      if (this.ws === ws) this.lost(event.code, event.reason);
    };
  }

  private receive(data: string): void {
    let message: ToClient;
    try {
      message = JSON.parse(data) as ToClient;
    } catch {
      return;
    }
    this.failures = 0;
    if (message.t === "problem") this.complaint = message.message;
    if ("id" in message && message.id !== null) {
      const asked = this.waiting.get(message.id);
      if (asked) {
        this.waiting.delete(message.id);
        clearTimeout(asked.timer);
        if (message.t === "problem") asked.fail(new Unanswered(message.message));
        else asked.done(message);
        return;
      }
    }
    this.hear(message);
  }

  private lost(code: number, reason: string): void {
    this.ws = null;
    this.dropQuestions();
    if (refusedForGood(code)) {
      this.reason.value = reason || this.complaint;
      this.link.value = "shut";
      return;
    }
    this.failures += 1;
    this.link.value = "waiting";
    this.retry = setTimeout(() => this.connect(), (this.options.backOff ?? backOff)(this.failures));
  }

  private dropQuestions(): void {
    for (const asked of this.waiting.values()) {
      clearTimeout(asked.timer);
      asked.fail(new Unanswered(""));
    }
    this.waiting.clear();
  }

  /** Try again at once, when it was only waiting to. */
  tryNow(): void {
    if (this.link.value === "waiting" && (typeof document === "undefined" || !document.hidden)) this.connect();
  }

  /** False when nothing was sent: there is no connection, and nothing is kept for later. */
  send(message: ToServer): boolean {
    if (this.ws === null || this.link.value !== "open") return false;
    this.ws.send(JSON.stringify(message));
    return true;
  }

  ask<K extends keyof Answers>(question: Answers[K][0] & { t: K }, patience = this.options.patience ?? 10_000): Promise<Answers[K][1]> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Unanswered(""));
      }, patience);
      this.waiting.set(id, { done: (answer) => resolve(answer as Answers[K][1]), fail: reject, timer });
      if (!this.send({ ...question, id } as unknown as ToServer)) {
        this.waiting.delete(id);
        clearTimeout(timer);
        reject(new Unanswered(""));
      }
    });
  }

  close(): void {
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.soon);
      document.removeEventListener("visibilitychange", this.soon);
    }
    clearTimeout(this.retry);
    this.dropQuestions();
    const ws = this.ws;
    this.ws = null;
    this.link.value = "shut";
    ws?.close();
  }
}
