// On the edges of the map: overlays, terrain key, zoom.
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import type { OverlayKey } from "../protocol";
import { Chip, IconButton } from "../ui";
import { useDesk } from "./context";
import { Legend } from "./Legend";
import { Badge } from "./Parts";
import { set, settings } from "./settings";
import { Weather } from "./Weather";

/** A small hex as the overlay draws it. */
function Swatch({ look }: { look: OverlayKey["look"] }) {
  const d = "M2 8L5.5 2H12.5L16 8L12.5 14H5.5Z";
  return (
    <svg class="swatch" viewBox="0 0 18 16" aria-hidden="true">
      <path class={{ full: "bd-k-full", edge: "bd-k-area", cross: "bd-k-shut" }[look]} d={d} />
      <path class={{ full: "bd-k-solid", edge: "bd-k-edge", cross: "bd-k-dots" }[look]} d={d} />
      {look === "cross" && <path class="bd-k-cross" d="M6 5l6 6M12 5l-6 6" />}
    </svg>
  );
}

const IN_LINE = 5; // the others fold away where the map is narrow

function OverlayTools() {
  const { model, overlays, legend, plans } = useDesk();
  const on = overlays.on.value;
  const overlayInfos = model.board.value?.overlays ?? [];
  const all = useSignal(false);
  return (
    <div class="tools" role="toolbar" aria-label={t("table-overlays")} data-more={all.value || undefined}>
      {overlayInfos.map((overlay, i) => {
        const active = on.find((one) => one.info.name === overlay.name);
        return (
          <button
            key={overlay.name}
            type="button"
            class={i < IN_LINE || active ? "tog" : "tog rest"}
            aria-pressed={active !== undefined}
            title={overlay.per === "side" ? t("table-overlay-sides") : undefined}
            onClick={() => overlays.toggle(overlay.name)}
          >
            <kbd>{overlay.key}</kbd>
            <span>{overlay.text}</span>
            {active?.side && <Badge side={active.side} label />}
          </button>
        );
      })}
      {!model.spectator.value && (
        <button
          type="button"
          class={plans.on.value ? "tog" : "tog rest"}
          aria-pressed={plans.on.value}
          onClick={() => plans.toggle()}
        >
          <kbd>X</kbd>
          <span>{t("plan-title")}</span>
        </button>
      )}
      <span class="tsep rest" />
      <button
        type="button"
        class={legend.value ? "tog" : "tog rest"}
        aria-pressed={legend.value}
        onClick={() => (legend.value = !legend.value)}
      >
        <kbd>K</kbd>
        <span>{t("table-key")}</span>
      </button>
      <label class="sizer rest">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect x="4" y="4" width="8" height="8" rx="1.5" />
        </svg>
        <input
          type="range"
          min="0.7"
          max="1.25"
          step="0.05"
          value={settings.value.counters}
          aria-label={t("table-counter-size")}
          onInput={(e) => set({ counters: Number(e.currentTarget.value) })}
        />
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect x="1.5" y="1.5" width="13" height="13" rx="2" />
        </svg>
      </label>
      <button
        type="button"
        class="tog more"
        aria-expanded={all.value}
        onClick={() => (all.value = !all.value)}
      >
        <span>{t(all.value ? "table-tools-fewer" : "table-tools-more")}</span>
      </button>
    </div>
  );
}

export function OverlayBar() {
  const { overlays, legend } = useDesk();
  const on = overlays.on.value;
  return (
    <div class="toolbox" data-spot="overlays">
      <div class="toolrow">
        <OverlayTools />
        <Weather />
      </div>
      {on.length > 0 && (
        <ul class="overlaid" aria-live="polite">
          {on.map(({ info, side, answer }) => (
            <li key={info.name}>
              {side && <Badge side={side} label />}
              <span>
                {answer
                  ? answer.text || info.text
                  : info.per === "unit"
                    ? t("table-overlay-unit", { overlay: info.text })
                    : info.text}
              </span>
              {answer && <Chip cite={answer.cite} />}
              {answer?.key.map((one) => (
                <span key={one.id} class="meant">
                  <Swatch look={one.look} />
                  {one.text}
                </span>
              ))}
              {answer?.areas.map((one) => (
                <span key={one.text} class="meant">
                  <Swatch look={one.look} />
                  {one.text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {legend.value && <Legend />}
    </div>
  );
}

export function Zoom() {
  const { view } = useDesk();
  const { hidden, minimap } = settings.value;
  return (
    <div class="zoom" role="toolbar" aria-label={t("table-view")}>
      <IconButton icon="plus" label={t("table-zoom-in")} onClick={() => view.zoomBy(1.25)} />
      <IconButton icon="minus" label={t("table-zoom-out")} onClick={() => view.zoomBy(0.8)} />
      <IconButton icon="front" label={t("table-fit-front")} onClick={() => view.fit("front")} />
      <IconButton icon="whole" label={t("table-fit-all")} onClick={() => view.fit("all")} />
      <IconButton
        icon="eye"
        label={t("table-hide-counters")}
        pressed={hidden}
        onClick={() => set({ hidden: !hidden })}
      />
      <IconButton
        class="wide"
        icon="layers"
        label={t("table-minimap")}
        pressed={minimap}
        onClick={() => set({ minimap: !minimap })}
      />
    </div>
  );
}
