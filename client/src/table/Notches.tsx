// The named distances at which the map can be seen.
import { useEffect, useState } from "preact/hooks";
import { ZOOM_SIZE, type ZoomName, zoomName, zoomNames } from "../board/zooms";
import { t } from "../i18n";
import "../styles/notches.css";
import { useDesk } from "./context";

const RANGE: Record<ZoomName, string> = { armies: "< 20 px", units: "20–60 px", detail: "> 60 px" };

export function Notches() {
  const { view } = useDesk();
  const [{ hex, least }, setSize] = useState({ hex: view.hexSize, least: view.leastHexSize });
  useEffect(() => view.on("view", (now) => setSize({ hex: now.hex, least: now.least })), [view]);
  const here = zoomName(hex);
  return (
    <div class="notches" role="group" aria-label={t("table-distance")}>
      {zoomNames(least).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === here}
          onClick={() => view.zoomBy(Math.max(least, ZOOM_SIZE[name]) / view.hexSize)}
        >
          {t(`table-distance-${name}`)}
          <small>{t("table-distance-hex", { range: RANGE[name] })}</small>
        </button>
      ))}
    </div>
  );
}
