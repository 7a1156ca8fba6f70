// The odds in a line, shown where their pane is not: the attack is never out of sight.
import { t } from "../i18n";
import { percent } from "../ui/format";
import { useDesk } from "./context";
import { small } from "./small";

export function OddsLine() {
  const { model, control } = useDesk();
  const odds = model.odds.value;
  if (!odds) return null;
  return (
    <button
      type="button"
      class="oddsline"
      onClick={() => {
        control.pane.value = "fight";
        if (small()) control.sheet.value = "fight";
      }}
    >
      <b>{odds.column}</b>
      <span>{t("table-odds-title", { hex: odds.hex })}</span>
      {odds.forecast && (
        <span>
          {t("table-odds-taken")} <span class="pc">{percent(odds.forecast.taken, 1)}</span>
        </span>
      )}
    </button>
  );
}
