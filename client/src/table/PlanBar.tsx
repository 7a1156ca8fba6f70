// The tools of the plan layer, at the foot of the map while the player draws.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, IconButton } from "../ui";
import { useDesk } from "./context";
import { TOOLS, type Tool } from "./plans";

const SIGNS: Record<Tool, string> = {
  attack: "M2 11L9 8V11L14 6L9 1V4L2 7Z",
  move: "M2 11h2M6 9h2M10 6l4-3M14 3h-3M14 3v3",
  target: "M1 7h4M11 7h4M8 0v4M8 10v4M12 7a4 4 0 1 0-8 0a4 4 0 1 0 8 0",
  hold: "M2 12V8a6 6 0 0 1 12 0v4M0 12h4M12 12h4",
  watch: "M1 7Q8 0 15 7Q8 14 1 7ZM10 7a2 2 0 1 0-4 0a2 2 0 1 0 4 0",
  note: "M3 12L4 9L11 2L13 4L6 11ZM2 14h12",
  erase: "M2 9L8 3L13 8L9 12H5ZM5 6l5 5",
};

function Sign({ tool }: { tool: Tool }) {
  return (
    <svg viewBox="0 0 16 14" aria-hidden="true">
      <path d={SIGNS[tool]} />
    </svg>
  );
}

/** A few words on a hex. */
function Note() {
  const { plans } = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const hex = plans.writing.value;
  useEffect(() => field.current?.focus(), [hex]);
  if (hex === null) return null;
  const send = (e: Event): void => {
    e.preventDefault();
    plans.write(field.current?.value ?? "");
  };
  return (
    <form class="plannote" onSubmit={send}>
      <label for="plan-note">{t("plan-note-at", { hex })}</label>
      <input
        id="plan-note"
        class="text"
        ref={field}
        key={hex}
        maxLength={120}
        defaultValue={plans.noteAt(hex)}
      />
      <Button type="submit" icon="check">
        {t("plan-note-keep")}
      </Button>
    </form>
  );
}

function help(tool: Tool, begun: boolean): string {
  if (tool === "attack" || tool === "move") return t(begun ? "plan-arrow-to" : "plan-arrow-from");
  return tool === "erase" ? t("plan-erase-help") : t("plan-mark-help");
}

export function PlanBar() {
  const { plans } = useDesk();
  if (!plans.on.value) return null;
  const tool = plans.tool.value;
  const danger = plans.danger.value;
  return (
    <section class="planbar" aria-label={t("plan-title")}>
      <h3>
        {t("plan-title")}
        <small>{t("plan-private")}</small>
      </h3>
      <div class="plantools" role="toolbar" aria-label={t("plan-tools")}>
        {TOOLS.map((name) => (
          <button
            key={name}
            type="button"
            class="tog"
            aria-pressed={tool === name}
            onClick={() => plans.use(name)}
          >
            <Sign tool={name} />
            <span>{t(`plan-${name}`)}</span>
          </button>
        ))}
      </div>
      {plans.writing.value === null ? (
        <p class="planhelp" aria-live="polite">
          {plans.failed.value ? t("plan-failed") : help(tool, plans.draft.value.length > 0)}
          {danger?.text && <small>{danger.text}</small>}
        </p>
      ) : (
        <Note />
      )}
      {!plans.isEmpty.value && (
        <Button class="sm" icon="x" onClick={() => plans.clear()}>
          {t("plan-clear")}
        </Button>
      )}
      <IconButton icon="x" label={t("plan-close")} onClick={() => plans.toggle()} />
    </section>
  );
}
