// Units of the menu that are not on the map: reinforcements, or an army to be set up.
import { t } from "../i18n";
import { Counter } from "./Counter";
import { offMap } from "./choose";
import { useDesk } from "./context";

const MOST_OFFERED = 150; // the others appear as these are placed

function TrayUnit({ unit, swap }: { unit: string; swap: boolean }) {
  const { model, control, adviser } = useDesk();
  const info = model.roster.value.get(unit);
  const name = info ? `${info.name}, ${info.kind_text}` : unit;
  const isSelected = model.menu.value?.held === unit;
  const take = (): void => void (swap ? control.swap(unit) : control.pressUnit(unit));
  const hinted = control.actsOf(unit).some(({ verb }) => adviser.points(verb.verb, unit));
  const label = swap ? t("table-swap-for", { unit: name }) : t("table-take", { unit: name });
  return (
    <li class={model.isInHand(unit) ? "is-hand" : ""}>
      <button
        type="button"
        class={hinted ? "traybtn hinted" : "traybtn"}
        aria-label={isSelected ? name : label}
        title={name}
        data-unit={unit}
        aria-pressed={isSelected || undefined}
        aria-disabled={control.busy.value || undefined}
        onClick={isSelected ? undefined : take}
      >
        <Counter id={unit} size={40} />
      </button>
    </li>
  );
}

/**
 * While one of them is selected the others stay in place: a click on another one exchanges them. Those of a
 * hand lie at the foot of the map already; where it has no room for them they lie here.
 */
export function Tray() {
  const { model, control, muster } = useDesk();
  const onMap = (unit: string): boolean => model.where(unit) !== null;
  const choices = offMap(model.menu.value, onMap);
  const spare = choices.length > 0 ? null : control.selection.spare(model.menu.value, onMap);
  const list = muster.here(spare ?? [...new Set(choices.map(({ noun }) => noun!))]);
  if (list.length === 0) return null;
  const more = list.length - MOST_OFFERED;
  return (
    <ul class="tray" aria-label={t("table-tray")}>
      {list.slice(0, MOST_OFFERED).map((unit) => (
        <TrayUnit key={unit} unit={unit} swap={spare !== null} />
      ))}
      {more > 0 && <li class="more">+{more}</li>}
    </ul>
  );
}
