// A notice of the browser when it becomes one's turn and the page is not looked at; and the same in the page's title.
import { effect } from "@preact/signals";
import { t } from "../i18n";
import type { Model } from "./model";
import { toast } from "../ui";
import { keep, kept } from "../kept";
import { set, settings } from "./settings";

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Ask once; false when the browser or the person says no. */
export async function wantNotices(on: boolean): Promise<boolean> {
  if (!on || !canNotify()) {
    set({ notify: false });
    return !on;
  }
  const allowed = Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
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
    const place = now.turn > 0 ? t("table-title-turn", { game: board.title, turn: now.turn, phase: now.phase_text }) : `${board.title} · ${now.phase_text}`;
    const others = now.seats.some((seat) => !seat.you);
    document.title = yours && others ? t("table-title-yours", { place }) : place;
    if (yours && was === false && document.hidden && settings.peek().notify && canNotify() && Notification.permission === "granted") {
      new Notification(t("table-notice", { game: board.title }), { body: now.menu.prompt, tag: `table-${model.table.peek()?.id}` });
    }
    was = yours;
  });
  return () => {
    stop();
    document.title = "Grognard";
  };
}

const FRESH = 60; // seconds: older words were said before one came

/** What another says while the talk is out of sight; and how far one has read, kept for the next visit. */
export function watchTalk(model: Model, table: string): () => void {
  const place = `read.${table}`;
  let told = Number(kept(place) ?? -1);
  model.readTo.value = told;
  const stops = [
    effect(() => {
      const mine = new Set(model.seats.peek().filter((seat) => seat.you).map((seat) => seat.n));
      const news = model.chat.value.filter((line) => line.n > told && Date.now() / 1000 - line.at < FRESH && (line.seat === null || !mine.has(line.seat)));
      told = Math.max(told, model.chat.value.at(-1)?.n ?? -1);
      if (!model.talking.peek()) for (const line of news.slice(-2)) toast(t("table-chat-said", { name: line.name, text: line.text }));
    }),
    effect(() => {
      if (model.readTo.value >= 0) keep(place, String(model.readTo.value));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
