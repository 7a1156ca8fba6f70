// The set-up by hand: armies with what is placed, the one at work with its units, and what is missing.
import { t } from "../i18n";
import type { MusterNow } from "../protocol";
import "../styles/muster.css";
import { Button, Chip, Icon } from "../ui";
import { Counter } from "./Counter";
import { frameHexes } from "./cards";
import { useDesk } from "./context";
import { BoxUnit } from "./Hand";

/** Choose an army: its zone comes into the window. */
export function useMuster(): (one: MusterNow | null) => void {
  const { muster, view, control } = useDesk();
  return (one) => {
    if (!one) return;
    muster.choose(one.noun);
    control.select(null);
    if (one.zone.length > 0) view.fit(one.zone);
    control.sheet.value = "";
  };
}

function Army({ one }: { one: MusterNow }) {
  const { muster } = useDesk();
  const choose = useMuster();
  const placed = one.units.length - one.waiting.length;
  const done = one.waiting.length === 0;
  return (
    <li>
      <button
        type="button"
        aria-pressed={muster.chosen.value?.noun === one.noun}
        aria-label={t("muster-army", { name: one.name, placed, n: one.units.length })}
        title={one.name}
        onClick={() => choose(one)}
      >
        <span class="cd">{one.code}</span>
        <span class="nm">{one.name}</span>
        <span class="bar" aria-hidden="true">
          <i style={{ width: `${(100 * placed) / Math.max(1, one.units.length)}%` }} />
        </span>
        <b>{done ? "✓" : `${placed}/${one.units.length}`}</b>
      </button>
    </li>
  );
}

/** In the left panel: every army of the stage. */
export function MusterList() {
  const { muster } = useDesk();
  const all = muster.all.value;
  if (all.length === 0) return null;
  return (
    <section class="sec leadsec musters">
      <header>
        <h2>{t("muster-title")}</h2>
        <span class="r meta">
          {t("muster-placed", {
            placed: muster.total.value - muster.left.value,
            n: muster.total.value,
          })}
        </span>
      </header>
      <ul class="formations">
        {all.map((one) => (
          <Army key={one.noun} one={one} />
        ))}
      </ul>
    </section>
  );
}

/** In the right panel: the army at work, and what the set-up still lacks. */
export function MusterPane() {
  const { muster, lists, model, view, control } = useDesk();
  const one = muster.chosen.value;
  if (!one) return null;
  const placed = one.units.filter((unit) => !one.waiting.includes(unit));
  const lacks = lists.now.value?.lacks ?? [];
  return (
    <div class="musterpane">
      <header>
        <h2>{one.name}</h2>
        <span class="r meta">{one.zone.length > 0 && t("muster-zone", { n: one.zone.length })}</span>
      </header>
      {one.waiting.length > 0 && (
        <ul class="towait">
          {one.waiting.map((id) => (
            <li key={id}>
              <BoxUnit id={id} size={42} />
              <span>
                <b>{model.name(id)}</b>
                <small>{model.roster.value.get(id)?.kind_text}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {placed.length > 0 && (
        <>
          <h3>{t("muster-on-map", { n: placed.length })}</h3>
          <ul class="pile">
            {placed.map((id) => (
              <li key={id} title={`${model.name(id)}, ${model.where(id) ?? ""}`}>
                <Counter id={id} size={31} label={model.name(id)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t("muster-lacks")}</h3>
      <ul class="lacks">
        {muster.left.value > 0 && (
          <li class="is-missing">
            <Icon name="warn" />
            <span>{t("muster-left", { n: muster.left.value })}</span>
          </li>
        )}
        {lacks.map((lack) => (
          <li key={lack.cite} class={lack.missing ? "is-missing" : ""}>
            <Icon name={lack.missing ? "warn" : "check"} />
            <span>{lack.text}</span>
            {lack.cite && <Chip cite={lack.cite} />}
            {lack.missing && lack.hexes.length > 0 && (
              <Button
                class="sm"
                label={t("table-frame-of", { what: lack.text })}
                onClick={() => frameHexes(view, control, lack.hexes)}
              >
                {t("table-frame")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In the bar, instead of a button for each army: fill up the one at work, or go to the next. */
export function MusterActs() {
  const { muster, control } = useDesk();
  const choose = useMuster();
  const one = muster.chosen.value;
  if (!one) return null;
  const n = one.waiting.length;
  return (
    <>
      {n > 0 && (
        <Button
          kind="legal"
          icon="check"
          note={t("table-undoable")}
          busy={control.busy.value}
          onClick={() => control.press(one.verb, one.noun)}
        >
          {t("muster-fill", { n, name: one.name })}
        </Button>
      )}
      {muster.left.value > n && (
        <Button icon="end" onClick={() => choose(muster.next())}>
          {t("muster-next")}
        </Button>
      )}
    </>
  );
}
