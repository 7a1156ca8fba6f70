// A warning: whose supply line is cut, and whose hangs on one hex.
import { t } from "../i18n";
import { Button } from "../ui";
import { Card } from "./Card";
import { frameHexes } from "./cards";
import { useDesk } from "./context";

export function AlarmCard() {
  const { alarm, view, control, model } = useDesk();
  const found = alarm.card.value;
  if (!found) return null;
  const frame = (hexes: (string | null)[]): void =>
    frameHexes(view, control, [...new Set(hexes.filter((hex) => hex !== null))]);
  const where = (units: readonly string[]) => units.map((unit) => model.where(unit));
  return (
    <Card look="warn" icon="warn" title={t("plan-alarm")} class="alarmcard" onClose={() => alarm.close()}>
      <ul>
        {found.risks.map((risk) => (
          <li key={risk.hex}>
            <span>{risk.text}</span>
            <Button
              class="sm"
              label={t("table-frame-of", { what: risk.text })}
              onClick={() => frame([risk.hex, ...where(risk.units)])}
            >
              {t("table-frame")}
            </Button>
          </li>
        ))}
        {found.cut.length > 0 && (
          <li>
            <span>{found.cut_text}</span>
            <Button
              class="sm"
              label={t("table-frame-of", { what: found.cut_text })}
              onClick={() => frame(where(found.cut))}
            >
              {t("table-frame")}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}
