// An army chosen from afar: its strength and all its counters.
import type { Army } from "../board/armies";
import { t } from "../i18n";
import "../styles/army.css";
import { Button } from "../ui";
import { Counter } from "./Counter";
import { useDesk } from "./context";
import { PaneSection } from "./PaneSection";

const MOST_SHOWN = 80;

function Sums({ army }: { army: Army }) {
  const { model, view } = useDesk();
  const menu = model.menu.value;
  const nouns = new Set(menu?.verbs.filter((verb) => verb.kind === "unit").flatMap((verb) => verb.nouns));
  const ready = army.units.filter(({ id }) => nouns.has(id)).length;
  const rows: [string, number][] = [
    ["table-army-units", army.units.length],
    ["table-army-attack", army.attack],
    ["table-army-stacks", army.hexes.length],
    ["table-army-ready", ready],
  ];
  return (
    <div class="armysum">
      <svg
        viewBox="-5 -5 70 84"
        width="58"
        height="70"
        aria-hidden="true"
        // the drawing of the map's own counters
        dangerouslySetInnerHTML={{ __html: view.armies.face(army) }}
      />
      <dl>
        {rows.map(([id, n]) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function ArmyPane() {
  const { model, control, view, army: chosen } = useDesk();
  void [model.units.value, model.board.value]; // again when they change
  const army = view.armies.find(chosen.value);
  if (!army) return null;
  const show = (unit: string): void => {
    const hex = model.where(unit);
    if (hex === null) return;
    control.select(hex);
    view.fit([hex]);
    view.cursor = hex;
  };
  return (
    <PaneSection pane="stack" spot="stack" label={t("table-tab-army")} class="sec stk armypane">
      <header>
        <h2>{view.armies.name(army)}</h2>
        <span class="r">
          <Button class="sm" icon="front" onClick={() => view.armies.frame(army.key)}>
            {t("table-army-frame")}
          </Button>
        </span>
      </header>
      <Sums army={army} />
      <ul class="pile">
        {army.units.slice(0, MOST_SHOWN).map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              class="traybtn"
              aria-label={t("table-ready-see", { unit: model.name(id), hex: model.where(id) ?? "" })}
              title={`${model.name(id)}, ${model.where(id)}`}
              onClick={() => show(id)}
            >
              <Counter id={id} size={40} />
            </button>
          </li>
        ))}
        {army.units.length > MOST_SHOWN && <li class="more">+{army.units.length - MOST_SHOWN}</li>}
      </ul>
    </PaneSection>
  );
}
