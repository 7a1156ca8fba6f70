// Notices by the browser itself, while a page of ours is open somewhere.
import { signal } from "@preact/signals";
import { keep, kept } from "./kept";

export type NotifyState = "on" | "off" | "denied" | "missing";

const state = (): NotifyState => {
  if (typeof Notification === "undefined") return "missing";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && kept("notify") === "on" ? "on" : "off";
};

export const notifyState = signal<NotifyState>(state());

export async function setNotify(on: boolean): Promise<void> {
  if (on && typeof Notification !== "undefined") await Notification.requestPermission();
  keep("notify", on ? "on" : "off");
  notifyState.value = state();
}

/** Says it when wanted, and only to somebody who is looking elsewhere. */
export function notify(title: string, body: string, onClick?: () => void): void {
  if (notifyState.value !== "on" || !document.hidden) return;
  const note = new Notification(title, { body, icon: "/favicon.svg", tag: "grognard" });
  note.onclick = () => {
    window.focus();
    onClick?.();
    note.close();
  };
}
