// An air combat as a sky in lanes: who meets whom.
import { t } from "../i18n";
import "../styles/air.css";
import { Counter } from "./Counter";
import { useDesk } from "./context";

export function Lanes() {
  const { air, model } = useDesk();
  const lanes = air.now.value?.lanes ?? [];
  if (lanes.length === 0) return null;
  return (
    <dl class="lanes" aria-label={t("air-lanes")}>
      {lanes.map((lane) => (
        <div key={lane.text}>
          <dt>{lane.text}</dt>
          <dd>
            {lane.units.map((id) => (
              <span key={id} class={lane.out.includes(id) ? "is-out" : ""} title={model.name(id)}>
                <Counter id={id} size={46} label={model.name(id)} />
                {lane.out.includes(id) && <small>{t("air-out")}</small>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
