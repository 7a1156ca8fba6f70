// A step of the guided game: a label that says what to do, what was done and what is left undone.
import { useLayoutEffect } from "preact/hooks";
import { t } from "../i18n";
import type { TourStep, Undone } from "../protocol";
import { Button, Icon, IconButton } from "../ui";
import { useDesk } from "./context";
import type { Sheet } from "./panes";
import { small } from "./small";

const SHEETS: Partial<Record<TourStep["spot"], Sheet>> = {
  stack: "stack",
  log: "log",
  combat: "fight",
  sequence: "turn",
};

/** The part of the page that a step speaks of is outlined, and opened where it is folded away. */
function useSpot(step: TourStep | null): void {
  const { control } = useDesk();
  useLayoutEffect(() => {
    if (!step) return;
    const parts = [...document.querySelectorAll(`.table [data-spot="${step.spot}"]`)];
    if (step.spot !== "map") for (const part of parts) part.classList.add("spotlit");
    if (small()) control.sheet.value = SHEETS[step.spot] ?? "";
    if (step.spot === "stack") control.pane.value = "stack";
    if (step.spot === "log") control.pane.value = "log";
    if (step.spot === "combat") control.pane.value = "fight";
    return () => {
      for (const part of parts) part.classList.remove("spotlit");
    };
  }, [step]);
}

function Dots({ at, of }: { at: number; of: number }) {
  return (
    <span class="dots" role="img" aria-label={t("table-tour-step", { n: at + 1, of })}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < at ? "d" : i === at ? "h" : ""} />
      ))}
    </span>
  );
}

/** What ending the phase now would leave undone: nothing is given away without being said. */
function Left({ undone }: { undone: readonly Undone[] }) {
  const { end } = useDesk();
  if (undone.length === 0) return null;
  return (
    <ul class="left">
      {undone.map((one, i) => (
        <li key={i}>
          <Icon name="warn" />
          <span>
            {one.text}
            {one.note && <small>{one.note}</small>}
          </span>
          {(one.units.length > 0 || one.hexes.length > 0) && (
            <Button class="sm" label={t("table-frame-of", { what: one.text })} onClick={() => end.frame(one)}>
              {t("table-frame")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function TourCard() {
  const { tour } = useDesk();
  const step = tour.step.value;
  const at = tour.place.value?.index;
  useSpot(step);
  if (!step || at === undefined) return null;
  const of = tour.steps.length;
  const last = at === of - 1;
  const undone = tour.undone.value;
  const joining = tour.joining.value;
  return (
    <div class="card tourcard" data-look="ink" role="group" aria-label={t("table-tour")}>
      {tour.done.value && (
        <p class="was">
          <Icon name="check" />
          {tour.done.value}
        </p>
      )}
      <header>
        <span class="n" aria-hidden="true">
          {at + 1}
        </span>
        <h2 class="sr">{t("table-tour-step", { n: at + 1, of })}</h2>
        <p>{step.text}</p>
        <IconButton icon="minus" label={t("table-tour-fold")} onClick={() => tour.fold()} />
      </header>
      <Left undone={undone} />
      {joining > 0 && (
        <ul class="left">
          <li>
            <Icon name="warn" />
            <span>{t("table-tour-join", { n: joining })}</span>
          </li>
        </ul>
      )}
      <div class="foot acts">
        <Dots at={at} of={of} />
        <Button kind="quiet" class="sm" onClick={() => tour.end()}>
          {t("table-tour-end")}
        </Button>
        <Button class="sm" kind={step.verb === "" ? "legal" : "quiet"} onClick={() => tour.next()}>
          {t(last ? "table-tour-done" : step.verb === "" ? "table-tour-next" : "table-tour-skip")}
        </Button>
      </div>
    </div>
  );
}

/** Folded, or waiting for its moment, the tour is a tab on the map. */
export function TourTab() {
  const { tour, model } = useDesk();
  const at = tour.place.value?.index;
  const waiting = tour.waiting.value;
  if (at === undefined || !(waiting || tour.folded.value)) return null;
  const here = waiting && waiting.phase === model.now.value?.phase && model.menu.value?.yours;
  const phase = model.board.value?.phases.find((one) => one.id === waiting?.phase)?.text ?? "";
  return (
    <div class="tourtab" role="status">
      <button
        type="button"
        class="btn sm"
        aria-disabled={waiting !== null || undefined}
        onClick={() => !waiting && tour.fold(false)}
      >
        <Icon name="book" />
        {t("table-tour-tab", { n: at + 1, of: tour.steps.length })}
      </button>
      {waiting && <p>{here ? t("table-tour-waits-here") : t("table-tour-waits", { phase })}</p>}
      {waiting && (
        <button type="button" class="link" onClick={() => tour.end()}>
          {t("table-tour-end")}
        </button>
      )}
    </div>
  );
}
