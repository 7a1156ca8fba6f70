// Lists that lead, in the left panel: what has moved, what waits, who is isolated or threatened. A click frames it.
import { t } from "../i18n";
import type { FormationNow, WatchRow } from "../protocol";
import { Counter } from "./Counter";
import { useDesk } from "./context";

function useFrame(): (units: readonly string[]) => void {
  const { model, control, view } = useDesk();
  return (units) => {
    const hexes = [...new Set(units.map((unit) => model.where(unit)).filter((hex) => hex !== null))];
    if (hexes.length === 0) return;
    if (hexes.length === 1) {
      view.centre(hexes[0]!);
      view.cursor = hexes[0]!;
      control.select(hexes[0]!);
    } else view.fit(hexes);
    control.sheet.value = "";
  };
}

function Formation({ of }: { of: FormationNow }) {
  const frame = useFrame();
  const n = of.units.length;
  const done = of.able === 0 && of.moved > 0;
  return (
    <li>
      <button
        type="button"
        aria-label={t("lists-formation", { name: of.name, moved: of.moved, n, able: of.able })}
        onClick={() => frame(of.units)}
      >
        <span class="cd">{of.code || "∗"}</span>
        <span class="nm">{of.name}</span>
        <span class="bar" aria-hidden="true">
          <i style={{ width: `${(100 * of.moved) / Math.max(1, n)}%` }} />
        </span>
        <b>{done && of.moved === n ? "✓" : `${of.moved}/${n}`}</b>
      </button>
    </li>
  );
}

function text(row: WatchRow): string {
  const { attack, defence, hex } = row;
  if (row.kind === "threatened") return t("lists-threatened", { hex: hex ?? "", attack, defence });
  if (row.kind === "isolated") return t("lists-isolated", { hex: hex ?? "", n: row.units.length });
  return t("lists-waiting", { n: row.units.length });
}

function Watch({ row }: { row: WatchRow }) {
  const { control, model } = useDesk();
  const frame = useFrame();
  const show = (): void => {
    if (row.hex !== null) frame(row.units);
    // units beside the map stand in the tray of the bar
    else document.querySelector<HTMLElement>(".table .tray button")?.focus();
  };
  return (
    <li class={row.kind}>
      <button type="button" onClick={show}>
        <Counter id={row.units[0]!} size={26} label={model.name(row.units[0]!)} />
        <span>{text(row)}</span>
      </button>
      {row.hex !== null && control.selected.value === row.hex && <i class="spot" aria-hidden="true" />}
    </li>
  );
}

export function LeadLists() {
  const { lists, model } = useDesk();
  const now = lists.now.value;
  if (!now || model.spectator.value || model.setup.value) return null;
  return (
    <>
      {now.watch.length > 0 && (
        <section class="sec leadsec">
          <header>
            <h2>{t("lists-watch")}</h2>
            <span class="r meta key">{t("lists-tab")}</span>
          </header>
          <ul class="watch">
            {now.watch.map((row) => (
              <Watch key={`${row.kind} ${row.hex}`} row={row} />
            ))}
          </ul>
        </section>
      )}
      {now.formations.length > 0 && (
        <section class="sec leadsec">
          <header>
            <h2>{t("lists-formations")}</h2>
            <span class="r meta">{t("lists-moved")}</span>
          </header>
          <ul class="formations">
            {now.formations.map((one) => (
              <Formation key={one.code} of={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
