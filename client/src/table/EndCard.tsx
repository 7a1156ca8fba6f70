// Before a phase ends: what may or must still be done, each a click away, and who plays next.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { Undone } from "../protocol";
import { Button, Chip, Icon } from "../ui";
import { Card } from "./Card";
import { Counter } from "./Counter";
import { useDesk } from "./context";
import { Badge } from "./Parts";

function Item({ one }: { one: Undone }) {
  const { end } = useDesk();
  const reachable = one.hexes.length > 0 || one.units.length > 0;
  return (
    <li data-kind={one.kind}>
      {one.units[0] ? <Counter id={one.units[0]} size={34} /> : <Icon name="warn" />}
      <span>
        <b>{one.text}</b> {one.cite && <Chip cite={one.cite} />}
        {one.note && <small>{one.note}</small>}
      </span>
      {reachable && (
        <Button class="sm" label={t("table-frame-of", { what: one.text })} onClick={() => end.frame(one)}>
          {t("table-frame")}
        </Button>
      )}
    </li>
  );
}

export function EndCard() {
  const { end, model, control } = useDesk();
  const sure = useRef<HTMLButtonElement>(null);
  const ending = end.ending.value;
  const verb = model.menu.value?.verbs.find((one) => one.verb === ending?.verb);
  useEffect(() => {
    if (document.activeElement?.closest("#region-bar")) sure.current?.focus();
  }, []);
  if (!ending || !verb) return null;
  return (
    <Card
      look={ending.undone.length > 0 ? "warn" : "brass"}
      icon={ending.undone.length > 0 ? "warn" : "seal"}
      title={t("table-end-sure", { label: verb.label })}
      class="endcard"
      onClose={() => end.close()}
    >
      {ending.undone.length > 0 && (
        <ul class="undone">
          {ending.undone.map((one, i) => (
            <Item key={i} one={one} />
          ))}
        </ul>
      )}
      <p class="nextup">
        {ending.side && <Badge side={ending.side} label />}
        <span>
          {ending.next}
          {ending.skips && <small>{ending.skips}</small>}
        </span>
      </p>
      <div class="foot">
        <Button
          kind={verb.final ? "final" : "legal"}
          icon={verb.final ? "seal" : "check"}
          class="sure"
          note={t(verb.final ? "table-final" : "table-undoable")}
          buttonRef={sure}
          busy={control.busy.value}
          onClick={() => end.confirm()}
        >
          {t("table-end-do")}
        </Button>
        <Button onClick={() => end.close()}>{t("table-end-go-on")}</Button>
      </div>
    </Card>
  );
}

/**
 * What is left undone, beside undo: a click on the worst goes to the next hex of all of it, a click on another one
 * frames it.
 */
export function EndWarning() {
  const { end } = useDesk();
  return (
    <>
      {end.undone.value.map((one, i) => (
        <button
          key={one.short}
          type="button"
          class="undonechip"
          data-kind={one.kind}
          title={[one.text, one.note, i === 0 ? t("table-undone-next") : ""].filter(Boolean).join("\n")}
          onClick={() => (i === 0 ? end.next() : end.frame(one))}
        >
          <Icon name="warn" />
          <span>{one.short}</span>
        </button>
      ))}
    </>
  );
}

/** The button that ends a phase: two lines, what follows and how much is left undone. */
export function EndButton() {
  const { end, model, control, adviser } = useDesk();
  const ending = end.ending.value;
  const verb = model.menu.value?.verbs.find((one) => one.verb === ending?.verb);
  if (!ending || !verb) return null;
  const hinted = adviser.points(verb.verb, null) ? " hinted" : "";
  const worst = end.worst.value;
  return (
    <Button
      kind={verb.final ? "final" : "plain"}
      icon={verb.final ? "seal" : undefined}
      class={`ends${hinted}`}
      note={[ending.next, worst?.short ?? ""].filter(Boolean).join(t("table-end-and"))}
      title={t(verb.final ? "table-final" : "table-undoable")}
      busy={control.busy.value}
      onClick={() => (control.why.mode.value ? control.press(verb.verb) : end.press())}
    >
      {verb.label}
    </Button>
  );
}
