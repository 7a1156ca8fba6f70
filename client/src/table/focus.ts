// Keeps the keyboard focus in place after an action, when the button that had it disappears.
import { effect } from "@preact/signals";
import type { Desk } from "./context";

export function focusMap(): void {
  document.querySelector<HTMLElement>(".table .mapwrap [tabindex='0']")?.focus();
}

const SOON = 60; // milliseconds until the page has been updated

export function keepFocus({ model }: Desk): () => void {
  let keyboard = false;
  let fromTray = false; // units are being selected from the tray one after the other
  const key = (e: KeyboardEvent): void => {
    keyboard = true;
    if (e.key === "Escape") setTimeout(place, SOON); // it may have closed the element that had the focus
  };
  const pointer = (): void => {
    keyboard = false;
    fromTray = false;
  };
  const click = (e: MouseEvent): void => {
    if (!keyboard || !(e.target instanceof Element)) return;
    if (e.target.closest(".act button")) fromTray = e.target.closest(".tray") !== null;
    setTimeout(place, SOON); // closing a card removes its button
  };
  const place = (): void => {
    if (!keyboard || document.querySelector("dialog[open], .curtain")) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    const menu = model.menu.peek();
    const tray =
      fromTray && menu?.yours && menu.held === null
        ? document.querySelector<HTMLElement>(".tray .traybtn")
        : null;
    if (tray && (lost || active.closest("#region-map"))) tray.focus();
    else if (lost) focusMap();
  };
  const stop = effect(() => {
    if (model.now.value) setTimeout(place); // once the page shows the new menu
  });
  document.addEventListener("keydown", key, true);
  document.addEventListener("pointerdown", pointer, true);
  document.addEventListener("click", click, true);
  return () => {
    stop();
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("pointerdown", pointer, true);
    document.removeEventListener("click", click, true);
  };
}
