// The weather of each zone, at the edge of the map.
import { t } from "../i18n";
import type { WeatherNow } from "../protocol";
import { Icon } from "../ui";
import { useDesk } from "./context";

function Zone({ now }: { now: WeatherNow }) {
  const { zone, sign, text, until, cite } = now;
  const words = [
    zone ? t("table-weather-zone", { zone, weather: text }) : text,
    until && t("table-weather-until", { date: until }),
    cite,
  ];
  return (
    <li data-sign={sign} title={words.filter(Boolean).join(" · ")}>
      {zone && <b aria-hidden="true">{zone}</b>}
      <Icon name={sign} />
      <span class={zone ? "sr" : ""}>{words[0]}</span>
      {until && (
        <small>
          <span class="sr">{words[1]}</span>
          <span aria-hidden="true">{until}</span>
        </small>
      )}
    </li>
  );
}

export function Weather() {
  const { model } = useDesk();
  const zones = model.now.value?.weather ?? [];
  if (zones.length === 0) return null;
  return (
    <ul class="weather" aria-label={t("table-weather")}>
      {zones.map((now) => (
        <Zone key={now.zone + now.text} now={now} />
      ))}
    </ul>
  );
}
