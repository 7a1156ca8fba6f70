// The steps of a combat: done with what came of each, lit, to come.
import { t } from "../i18n";
import type { CombatStep, StepResult } from "../protocol";
import { Chip, Icon } from "../ui";
import { useDesk } from "./context";
import { Die } from "./Parts";

const MOST_IN_LINE = 5; // more are a column

function Came({ came }: { came: StepResult }) {
  return (
    <span class="came">
      {came.faces.map((face, i) => (
        <Die key={i} face={face} />
      ))}
      {came.text}
    </span>
  );
}

function Decides() {
  const { model } = useDesk();
  const who = model.menu.value?.who ?? null;
  return who && <em>{t("table-decides", { side: model.sideWords(who) })}</em>;
}

/** `alone`: the others are numbers. */
function Step({ step, n, alone }: { step: CombatStep; n: number; alone: boolean }) {
  const { state, came } = step;
  const folded = alone && state === "next";
  return (
    <li class={state} aria-current={state === "now" ? "step" : undefined}>
      <i aria-hidden="true" title={folded ? step.text : undefined}>
        {state === "done" ? <Icon name="check" /> : n}
      </i>
      <span class={folded ? "sr" : "what"}>
        <b>{step.text}</b>
        {state === "done" && <span class="sr">{t("table-phase-done")}</span>}
        {came && <Came came={came} />}
        {state === "now" && !alone && <Decides />}
      </span>
      {came?.cite && <Chip cite={came.cite} />}
    </li>
  );
}

export function Steps() {
  const { model } = useDesk();
  const steps = model.now.value?.steps ?? [];
  if (steps.length === 0) return null;
  const begun = steps[0]!.state === "done";
  const column = begun && (steps.length > MOST_IN_LINE || steps.some(({ came }) => came));
  // while an attack is put together its odds want the room: what is to come are numbers
  return (
    <ol class={column ? "steps column" : "steps"} aria-label={t("table-steps-of")}>
      {steps.map((step, i) => (
        <Step key={i} step={step} n={i + 1} alone={!begun} />
      ))}
    </ol>
  );
}
