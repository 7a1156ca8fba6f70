import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { TourStep } from "../protocol";
import { Button } from "../ui";
import { useDesk } from "./context";
import type { Sheet } from "./control";
import { small } from "./small";

const SHEETS: Partial<Record<TourStep["spot"], Sheet>> = {
  stack: "stack",
  log: "log",
  combat: "fight",
  sequence: "turn",
};

/** How many stacks a card would cover. */
function countCovered(left: number, top: number, { width, height }: DOMRect): number {
  const stacks = [...document.querySelectorAll(".table .bd-stack")].map((stack) =>
    stack.getBoundingClientRect(),
  );
  return stacks.filter(
    (stack) =>
      stack.right > left && stack.left < left + width && stack.bottom > top && stack.top < top + height,
  ).length;
}

/** Over the map: on its right, or on its left where that hides fewer stacks. */
function overMap(part: DOMRect, box: DOMRect): [number, number] {
  const [left, right, top] = [part.left + 20, part.right - box.width - 20, part.top + 64];
  return [countCovered(left, top, box) < countCovered(right, top, box) ? left : right, top];
}

/** Place the card beside the part it is about, inside the window, and not over what must be clicked. */
function place(card: HTMLElement, spot: string): void {
  const box = card.getBoundingClientRect();
  const edge = 12;
  const part = document.querySelector(`.table [data-spot="${spot}"]`)?.getBoundingClientRect();
  const phone = small();
  if (!part || phone || part.width === 0) {
    card.style.left = `${Math.max(edge, (innerWidth - box.width) / 2)}px`;
    card.style.top = `${phone && spot !== "overlays" ? 56 : 112}px`;
    return;
  }
  let left = part.left + part.width / 2 - box.width / 2;
  let top = part.top - box.height - edge;
  if (spot === "map") [left, top] = overMap(part, box);
  else if (part.left > innerWidth / 2) [left, top] = [part.left - box.width - edge, part.top + 8];
  else if (part.right < innerWidth / 3) [left, top] = [part.right + edge, part.top + 8];
  else if (spot === "overlays") [left, top] = [part.left, part.bottom + edge];
  card.style.left = `${Math.max(edge, Math.min(left, innerWidth - box.width - edge))}px`;
  card.style.top = `${Math.max(edge, Math.min(top, innerHeight - box.height - edge))}px`;
}

export function TourCard() {
  const { tour, control } = useDesk();
  const card = useRef<HTMLDivElement>(null);
  const step = tour.step.value;
  const at = tour.place.value;
  useLayoutEffect(() => {
    if (!step) return;
    const parts = [...document.querySelectorAll(`.table [data-spot="${step.spot}"]`)];
    for (const part of parts) part.classList.add("spotlit");
    if (small()) control.sheet.value = SHEETS[step.spot] ?? "";
    if (step.spot === "stack") control.pane.value = "stack";
    if (step.spot === "log") control.pane.value = "log";
    if (step.spot === "combat") control.pane.value = "fight";
    const put = (): void => void (card.current && place(card.current, step.spot));
    put();
    // the pane it points at may open only now
    const later = requestAnimationFrame(() => requestAnimationFrame(put));
    addEventListener("resize", put);
    return () => {
      for (const part of parts) part.classList.remove("spotlit");
      cancelAnimationFrame(later);
      removeEventListener("resize", put);
    };
  }, [step]);
  if (!step || !at) return null;
  const last = at.index === tour.steps.length - 1;
  return (
    <div class="tourcard" ref={card} role="dialog" aria-label={t("table-tour")} aria-live="polite">
      <p class="cap">{t("table-tour-step", { n: at.index + 1, of: tour.steps.length })}</p>
      <p>{step.text}</p>
      <div class="acts">
        {!last && (
          <Button kind="quiet" onClick={() => tour.end()}>
            {t("table-tour-end")}
          </Button>
        )}
        <span class="grow" />
        <Button kind={step.verb === "" ? "legal" : "plain"} onClick={() => tour.next()}>
          {t(last ? "table-tour-done" : step.verb === "" ? "table-tour-next" : "table-tour-skip")}
        </Button>
      </div>
    </div>
  );
}
