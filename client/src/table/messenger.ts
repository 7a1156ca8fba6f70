// What the table sends besides actions: offers, chat, what was seen; and what it tells the player of it.
import { signal } from "@preact/signals";
import { t } from "../i18n";
import type { TableSocket } from "../net/socket";
import type { Reason, ToServer, Update } from "../protocol";
import type { Refusal } from "./acts";
import type { Model } from "./model";
import { happened } from "./spoken";

export class Messenger {
  readonly refusal = signal<Refusal | null>(null);
  /** The log entry of a take-back that waits for confirmation. */
  readonly backTo = signal<number | null>(null);
  readonly announcement = signal("");
  private withdrawn = false; // the player withdrew their own offer

  constructor(
    readonly model: Model,
    readonly socket: TableSocket,
  ) {}

  say(text: string): void {
    // a hair space makes screen readers repeat the same text
    this.announcement.value = this.announcement.value === text ? `${text}\u200a` : text;
  }

  /** Read out what an update brought. */
  protected sayWhatHappened(before: Update, now: Update): void {
    const said = happened(before, now, t);
    if (said) this.say(said);
  }

  /** What became of an offer, unless the player withdrew it. */
  protected sayOffer(outcome: string | null, notify: (news: string, good: boolean) => void): void {
    if (outcome && !this.withdrawn) notify(t(`table-offer-${outcome}`), outcome === "accepted");
    if (outcome) this.withdrawn = false;
  }

  protected send(message: ToServer): boolean {
    if (this.socket.send(message)) return true;
    this.refuse(t("table-not-sent"));
    return false;
  }

  protected refuse(message: string, reasons: Reason[] = []): void {
    this.refusal.value = { message, reasons };
  }

  considerTakeBack(to: number): void {
    this.backTo.value = to;
  }

  /** Ask the opponent to agree to a take-back. */
  takeBack(): void {
    if (this.backTo.value !== null) this.send({ t: "offer", what: "takeback", to: this.backTo.value });
    this.backTo.value = null;
  }

  offer(what: "draw" | "pause" | "resume"): void {
    this.send({ t: "offer", what });
  }

  answer(yes: boolean): void {
    this.withdrawn = this.model.now.value?.offer?.yours ?? false;
    this.send({ t: "answer", yes });
  }

  resign(): void {
    this.send({ t: "resign" });
  }

  chat(text: string): boolean {
    return this.send({ t: "say", text });
  }

  markSeen(n: number): void {
    this.socket.send({ t: "seen", n });
  }
}
