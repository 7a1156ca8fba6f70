// Whether strangers may see the replay: it takes the word of everybody who played.
import { t } from "../i18n";
import type { TableNow } from "../protocol";
import { Switch } from "../ui";

export function Permission({ table, onChange }: { table: TableNow; onChange: (on: boolean) => void }) {
  const { on, seats } = table.terms.replay;
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.n);
  if (mine.length === 0) return <p class="hint">{t(on ? "study-share-on" : "study-share-off")}</p>;
  const wish = mine.every((n) => seats.includes(n));
  const others = table.seats.some((seat) => !seat.you && seat.kind !== "bot");
  const state = on ? (table.status === "over" ? "on" : "later") : wish && others ? "waits" : "off";
  return (
    <div class="permission">
      <Switch on={wish} onChange={onChange}>
        {t("study-share")}
      </Switch>
      <p class="hint" aria-live="polite">
        {t(`study-share-${state}`)}
      </p>
    </div>
  );
}
