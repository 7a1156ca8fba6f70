// A notice of the browser when it becomes one's turn and the page is not looked at; and the same in the page's title.
import { effect } from "@preact/signals";
import { t } from "../i18n";
import type { Model } from "./model";
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
