// A browser notification, and a mark in the page title, when it becomes the player's turn while the page is
// hidden.
import { effect } from "@preact/signals";
import { t } from "../i18n";
import { recall, remember } from "../storage";
import { toast } from "../ui";
import { callAll } from "../ui/effects";
import type { Model } from "./model";
import { set, settings } from "./settings";

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Ask for permission; false if it is denied. */
export async function wantNotices(on: boolean): Promise<boolean> {
  if (!on || !canNotify()) {
    set({ notify: false });
    return !on;
  }
  const allowed =
    Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
  set({ notify: allowed });
  return allowed;
}

export function watchTurns(model: Model): () => void {
  let was: boolean | null = null;
  const stop = effect(() => {
    const now = model.now.value;
    const board = model.board.value;
    if (!now || !board) return;
    const yours = now.menu.yours && now.status === "playing";
    const place =
      now.turn > 0
        ? t("table-title-turn", { game: board.title, turn: now.turn, phase: now.phase_text })
        : `${board.title} · ${now.phase_text}`;
    const others = now.seats.some((seat) => !seat.you);
    document.title = yours && others ? t("table-title-yours", { place }) : place;
    if (
      yours &&
      was === false &&
      document.hidden &&
      settings.peek().notify &&
      canNotify() &&
      Notification.permission === "granted"
    ) {
      new Notification(t("table-notice", { game: board.title }), {
        body: now.menu.prompt,
        tag: `table-${model.table.peek()?.id}`,
      });
    }
    was = yours;
  });
  return () => {
    stop();
    document.title = "Grognard";
  };
}

const FRESH = 60; // seconds: older messages were written before the player came

/** Show new messages while the chat is hidden, and remember how far the player has read. */
export function watchTalk(model: Model, table: string): () => void {
  const place = `read.${table}`;
  let lastNotified = Number(recall(place) ?? -1);
  model.readTo.value = lastNotified;
  const stops = [
    effect(() => {
      const mine = new Set(
        model.seats
          .peek()
          .filter((seat) => seat.you)
          .map((seat) => seat.n),
      );
      const news = model.chat.value.filter(
        (line) =>
          line.n > lastNotified &&
          Date.now() / 1000 - line.at < FRESH &&
          (line.seat === null || !mine.has(line.seat)),
      );
      lastNotified = Math.max(lastNotified, model.chat.value.at(-1)?.n ?? -1);
      if (!model.talking.peek())
        for (const line of news.slice(-2)) toast(t("table-chat-said", { name: line.name, text: line.text }));
    }),
    effect(() => {
      if (model.readTo.value >= 0) remember(place, String(model.readTo.value));
    }),
  ];
  return () => callAll(stops);
}
