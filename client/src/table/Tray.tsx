// Units of the menu that are on no hex: reinforcements, or an army still to be set up.
import { t } from "../i18n";
import { useDesk } from "./context";
import { offMap } from "./choose";
import { Counter } from "./Counter";

const MOST_OFFERED = 150; // the others come up as these are placed

function Offered({ unit, act, swap }: { unit: string; act: string; swap: boolean }) {
  const { model, control, adviser } = useDesk();
  const info = model.roster.value.get(unit);
  const named = info ? `${info.name}, ${info.kind_text}` : unit;
  const held = model.menu.value?.held === unit;
  const take = (): void => void (swap ? control.swap(unit) : control.press(act, unit));
  const label = swap ? t("table-swap-for", { unit: named }) : t("table-take", { unit: named });
  return (
    <li>
      <button type="button" class={adviser.points(act, unit) ? "traybtn hinted" : "traybtn"} aria-label={held ? named : label} title={named} aria-pressed={held || undefined} aria-disabled={control.busy.value || undefined} onClick={held ? undefined : take}>
        <Counter id={unit} size={40} />
      </button>
    </li>
  );
}

/** While one of them is in hand the others stay where they lie: one click exchanges it, and nothing moves. */
export function Tray() {
  const { model, control } = useDesk();
  const onMap = (unit: string): boolean => model.where(unit) !== null;
  const offered = offMap(model.menu.value, onMap);
  const spare = offered.length > 0 ? null : control.hand.spare(model.menu.value, onMap);
  const list = spare ? spare.map((unit) => ({ unit, act: "" })) : offered.map(({ verb, noun }) => ({ unit: noun!, act: verb.verb }));
  if (list.length === 0) return null;
  const more = list.length - MOST_OFFERED;
  return (
    <ul class="tray" aria-label={t("table-tray")}>
      {list.slice(0, MOST_OFFERED).map(({ unit, act }) => <Offered key={`${act} ${unit}`} unit={unit} act={act} swap={spare !== null} />)}
      {more > 0 && <li class="more">+{more}</li>}
    </ul>
  );
}
