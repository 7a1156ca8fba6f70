// The steps of a combat: done, lit, to come.
import { t } from "../i18n";
import { Icon } from "../ui";
import { useDesk } from "./context";

const MOST_IN_LINE = 5; // more are a column

export function Steps() {
  const { model } = useDesk();
  const steps = model.now.value?.steps ?? [];
  const who = model.menu.value?.who ?? null;
  if (steps.length === 0) return null;
  return (
    <ol class={steps.length > MOST_IN_LINE ? "steps column" : "steps"} aria-label={t("table-steps-of")}>
      {steps.map((step, i) => (
        <li key={i} class={step.state} aria-current={step.state === "now" ? "step" : undefined}>
          <i aria-hidden="true">{step.state === "done" ? <Icon name="check" /> : i + 1}</i>
          <span>
            {step.text}
            {step.state === "done" && <span class="sr">{t("table-phase-done")}</span>}
            {step.state === "now" && who && <em>{t("table-decides", { side: model.sideWords(who) })}</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
