// The map in words, for those who cannot see it or would rather not walk it hex by hex: what can be done on it, and
// who stands where, as buttons with names. Nothing is worked out while it is shut.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { useChoiceText } from "./Bar";
import { useDesk } from "./context";
import { doable, occupied } from "./places";

const MOST = 300; // the others come up as these are used

function More({ n }: { n: number }) {
  return n > 0 ? <li class="note">{t("places-more", { n })}</li> : null;
}

function Doable() {
  const { model, control, view } = useDesk();
  const words = useChoiceText();
  const choices = doable(model.menu.value, (unit) => model.where(unit));
  if (choices.length === 0) return <p class="note">{t("places-none")}</p>;
  return (
    <ul aria-label={t("places-doable")}>
      {choices.slice(0, MOST).map(({ verb, noun, hex }) => (
        <li key={`${verb.verb} ${noun}`}>
          <button
            type="button"
            aria-disabled={control.busy.value || undefined}
            onClick={() => control.press(verb.verb, noun)}
          >
            <b>{words({ verb, noun })}</b> <span>{view.describe(hex)}</span>
          </button>
        </li>
      ))}
      <More n={choices.length - MOST} />
    </ul>
  );
}

function Occupied() {
  const { model, control, view } = useDesk();
  const hexes = occupied(model.stacks.value, model.hidden.value, (place) => model.words.value.has(place));
  const show = (hex: string): void => {
    view.centre(hex);
    view.cursor = hex;
    control.select(hex);
    control.pane.value = "stack";
  };
  return (
    <ul aria-label={t("places-occupied")}>
      {hexes.slice(0, MOST).map((hex) => (
        <li key={hex}>
          <button type="button" aria-pressed={control.selected.value === hex} onClick={() => show(hex)}>
            {view.describe(hex)}
          </button>
        </li>
      ))}
      <More n={hexes.length - MOST} />
    </ul>
  );
}

function List() {
  const { model } = useDesk();
  const host = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const now = model.now.value;
  // what was pressed may be gone: the next act of the list takes the focus
  useLayoutEffect(() => {
    if (within.current && (document.activeElement === document.body || document.activeElement === null))
      host.current?.querySelector<HTMLElement>("button")?.focus();
  }, [now]);
  return (
    <div
      class="list"
      ref={host}
      onFocusIn={() => (within.current = true)}
      onFocusOut={(e) => {
        if (e.relatedTarget !== null) within.current = false;
      }}
    >
      <h3>{t("places-doable")}</h3>
      <Doable />
      <h3>{t("places-occupied")}</h3>
      <Occupied />
    </div>
  );
}

export function Places() {
  const open = useSignal(false);
  return (
    <section
      class={open.value ? "places open" : "places"}
      id="region-places"
      tabIndex={-1}
      aria-label={t("places-title")}
    >
      <button
        type="button"
        class="head"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {t("places-title")}
      </button>
      {open.value && <List />}
    </section>
  );
}
