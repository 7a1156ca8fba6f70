// A table's socket: reconnects, never sends anything twice, and matches questions with answers.
import { type Signal, signal } from "@preact/signals";
import type {
  AirAnswer,
  AskAir,
  AskDanger,
  AskLists,
  AskOrders,
  AskPlan,
  Because,
  BecauseAnswer,
  DangerAnswer,
  Group,
  GroupAnswer,
  HexAnswer,
  Hint,
  HintAnswer,
  ListsAnswer,
  LookAt,
  OrdersAnswer,
  Overlay,
  OverlayAnswer,
  Past,
  PastAnswer,
  Peek,
  PeekAnswer,
  PlanAnswer,
  ToClient,
  ToServer,
  Why,
  WhyAnswer,
} from "../protocol";

export type LinkState = "connecting" | "open" | "waiting" | "shut";

interface Answers {
  why: [Omit<Why, "id">, WhyAnswer];
  overlay: [Omit<Overlay, "id">, OverlayAnswer];
  hex: [Omit<LookAt, "id">, HexAnswer];
  group: [Omit<Group, "id">, GroupAnswer];
  peek: [Omit<Peek, "id">, PeekAnswer];
  orders: [Omit<AskOrders, "id">, OrdersAnswer];
  plan: [Omit<AskPlan, "id">, PlanAnswer];
  danger: [Omit<AskDanger, "id">, DangerAnswer];
  lists: [Omit<AskLists, "id">, ListsAnswer];
  air: [Omit<AskAir, "id">, AirAnswer];
  past: [Omit<Past, "id">, PastAnswer];
  hint: [Omit<Hint, "id">, HintAnswer];
  because: [Omit<Because, "id">, BecauseAnswer];
}

/** A question failed: the server's message, or empty if it did not answer. */
export class NoAnswer extends Error {}

interface Waiting {
  done(answer: ToClient): void;
  fail(error: NoAnswer): void;
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

/** Whether a close code of the server makes a new attempt useless: not allowed, or no such table. */
function refusedForGood(code: number): boolean {
  return code === 1008 || (code >= 4400 && code < 4500 && code !== 4408 && code !== 4429);
}

export class TableSocket {
  readonly link: Signal<LinkState> = signal("connecting");
  /** Why the server closed the socket for good. */
  readonly reason: Signal<string> = signal("");
  private ws: WebSocket | null = null;
  private complaint = ""; // the server's last error message
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly soon = (): void => this.tryNow();

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: ToClient) => void,
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
      if (this.ws === ws) this.onClose(event.code, event.reason);
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
      const pending = this.waiting.get(message.id);
      if (pending) {
        this.waiting.delete(message.id);
        clearTimeout(pending.timer);
        if (message.t === "problem") pending.fail(new NoAnswer(message.message));
        else pending.done(message);
        return;
      }
    }
    this.onMessage(message);
  }

  private onClose(code: number, reason: string): void {
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
    for (const pending of this.waiting.values()) {
      clearTimeout(pending.timer);
      pending.fail(new NoAnswer(""));
    }
    this.waiting.clear();
  }

  /** Reconnect now instead of waiting. */
  tryNow(): void {
    if (this.link.value === "waiting" && (typeof document === "undefined" || !document.hidden))
      this.connect();
  }

  /** False if there is no connection; nothing is queued. */
  send(message: ToServer): boolean {
    if (this.ws === null || this.link.value !== "open") return false;
    this.ws.send(JSON.stringify(message));
    return true;
  }

  ask<K extends keyof Answers>(
    question: Answers[K][0] & { t: K },
    patience = this.options.patience ?? 10_000,
  ): Promise<Answers[K][1]> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new NoAnswer(""));
      }, patience);
      this.waiting.set(id, { done: (answer) => resolve(answer as Answers[K][1]), fail: reject, timer });
      if (!this.send({ ...question, id } as unknown as ToServer)) {
        this.waiting.delete(id);
        clearTimeout(timer);
        reject(new NoAnswer(""));
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
