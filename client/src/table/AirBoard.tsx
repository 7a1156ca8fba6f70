// The board of the air forces: missions by kind, each target with who flies there and who may meet him, bases.
import { t } from "../i18n";
import type { AirbaseNow, RaidNow } from "../protocol";
import "../styles/air.css";
import { Button } from "../ui";
import { Counter } from "./Counter";
import { useDesk } from "./context";
import { BoxUnit } from "./Hand";

const MOST_FOES = 8;

function useFrame(): (...hexes: string[]) => void {
  const { view, control } = useDesk();
  return (...hexes) => {
    view.fit(hexes);
    view.cursor = hexes[0]!;
    control.sheet.value = "";
  };
}

function Planes({
  units,
  size = 34,
  away = false,
}: {
  units: readonly string[];
  size?: number;
  away?: boolean;
}) {
  const { model } = useDesk();
  return (
    <>
      {units.map((id) => (
        <li key={id} class={away ? "is-away" : ""} title={model.name(id)}>
          {away ? <Counter id={id} size={size} label={model.name(id)} /> : <BoxUnit id={id} size={size} />}
        </li>
      ))}
    </>
  );
}

/** Who may rise to meet a raid: enemies, or the reader's own. */
function Foes({ raid, mine }: { raid: RaidNow; mine: boolean }) {
  const n = raid.foes.length;
  if (n === 0) return <p class="foes">{t(mine ? "air-nobody-meets" : "air-none-of-yours")}</p>;
  return (
    <div class={mine ? "foes is-foe" : "foes"}>
      <span>{t(mine ? "air-may-meet" : "air-can-meet", { n })}</span>
      <ul class="planes">
        <Planes units={raid.foes.slice(0, MOST_FOES)} size={28} />
        {n > MOST_FOES && <li class="more">+{n - MOST_FOES}</li>}
      </ul>
    </div>
  );
}

function Target({ raid, mine, met }: { raid: RaidNow; mine: boolean; met: boolean }) {
  const { model } = useDesk();
  const frame = useFrame();
  const flights = (model.now.value?.sorties ?? []).filter(({ to }) => to === raid.at);
  const kinds = [...new Set(flights.filter(({ manner }) => manner === "mission").map(({ text }) => text))];
  return (
    <li class="raid">
      <button type="button" class="airhead" onClick={() => frame(raid.at)}>
        <b>{raid.name}</b>
        {raid.name !== raid.at && <span class="meta">{raid.at}</span>}
        <span class="r meta">{kinds.join(", ")}</span>
      </button>
      <ul class="planes">
        <Planes units={raid.units} />
        {raid.escorts.length > 0 && <li class="word">{t("air-escort")}</li>}
        <Planes units={raid.escorts} />
      </ul>
      {met && <Foes raid={raid} mine={mine} />}
    </li>
  );
}

function Base({ base }: { base: AirbaseNow }) {
  const frame = useFrame();
  return (
    <li class={base.used >= base.capacity ? "base is-full" : "base"} data-hex={base.at}>
      <button
        type="button"
        class="airhead"
        aria-label={t("air-base-of", { name: base.name, used: base.used, capacity: base.capacity })}
        onClick={() => frame(base.at)}
      >
        <b>{base.name}</b>
        <span class="num">
          {base.used}/{base.capacity}
        </span>
      </button>
      <ul class="planes">
        <Planes units={base.ready} />
        <Planes units={base.idle} />
        <Planes units={base.away} away />
      </ul>
    </li>
  );
}

export function AirBoard() {
  const { air, model } = useDesk();
  const now = air.now.value;
  if (!now) return null;
  const mine = now.side === model.now.value?.side;
  return (
    <section class="airboard" aria-label={t("air-title")}>
      <header>
        <h2>{t("air-title")}</h2>
        <span class="r meta">{t("air-ready", { ready: now.ready, idle: now.idle })}</span>
      </header>
      {now.missions.length > 0 && (
        <ul class="kinds" aria-label={t("air-missions")}>
          {now.missions.map(({ text, n }) => (
            <li key={text}>
              <b>{n}</b>
              {text}
            </li>
          ))}
        </ul>
      )}
      {now.raids.length > 0 ? (
        <>
          <h3>{t(mine ? "air-targets" : "air-their-targets")}</h3>
          <ul class="raids">
            {now.raids.map((raid) => (
              <Target key={raid.at} raid={raid} mine={mine} met={now.met} />
            ))}
          </ul>
        </>
      ) : (
        <p class="note">{t("air-none")}</p>
      )}
      {now.asked && air.aside.value && (
        <Button kind="legal" class="sm" onClick={() => (air.aside.value = false)}>
          {t("air-ask-again")}
        </Button>
      )}
      <h3>
        {t("air-bases")} <span class="meta">{t("air-takeoffs")}</span>
      </h3>
      <ul class="bases">
        {now.bases.map((base) => (
          <Base key={base.at} base={base} />
        ))}
      </ul>
    </section>
  );
}
