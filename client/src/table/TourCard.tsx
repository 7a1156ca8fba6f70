// A step of the guided first turn; the part of the page it speaks of is outlined.
import { useLayoutEffect } from "preact/hooks";
import { t } from "../i18n";
import type { TourStep } from "../protocol";
import { Button } from "../ui";
import { Card } from "./Card";
import { useDesk } from "./context";
import type { Sheet } from "./control";
import { small } from "./small";

const SHEETS: Partial<Record<TourStep["spot"], Sheet>> = {
  stack: "stack",
  log: "log",
  combat: "fight",
  sequence: "turn",
};

export function TourCard() {
  const { tour, control } = useDesk();
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
    return () => {
      for (const part of parts) part.classList.remove("spotlit");
    };
  }, [step]);
  if (!step || !at) return null;
  const last = at.index === tour.steps.length - 1;
  return (
    <Card
      look="ink"
      icon="book"
      title={t("table-tour")}
      meta={t("table-tour-step", { n: at.index + 1, of: tour.steps.length })}
      class="tourcard"
      onClose={() => tour.end()}
    >
      <p>{step.text}</p>
      <div class="foot acts">
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
    </Card>
  );
}
