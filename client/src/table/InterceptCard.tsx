// One question for all raids: how many fighters rise to meet each of them.
import { t } from "../i18n";
import type { RaidNow } from "../protocol";
import { Button, IconButton } from "../ui";
import { Card } from "./Card";
import { Counter } from "./Counter";
import { useDesk } from "./context";

const SHOWN = 4; // counters of a raid

function Raid({ raid }: { raid: RaidNow }) {
  const { air, view, model } = useDesk();
  const n = raid.sent.length;
  const flyers = [...raid.units, ...raid.escorts];
  const risen = (model.now.value?.sorties ?? [])
    .filter(({ to, manner, over }) => to === raid.at && manner === "interception" && !over)
    .flatMap(({ units }) => units);
  const set = (to: number): void => void air.send(raid.at, to);
  return (
    <li data-raid={raid.at}>
      <button type="button" class="airhead" onClick={() => view.fit([raid.at])}>
        <b>{raid.name}</b>
        {raid.name !== raid.at && <span class="meta">{raid.at}</span>}
      </button>
      <span class="howmany" role="group" aria-label={t("air-send-to", { name: raid.name })}>
        <IconButton icon="minus" label={t("air-fewer", { name: raid.name })} onClick={() => set(n - 1)} />
        <b aria-live="polite">{n}</b>
        <IconButton icon="plus" label={t("air-more", { name: raid.name })} onClick={() => set(n + 1)} />
      </span>
      <ul class="planes">
        {flyers.slice(0, SHOWN).map((id) => (
          <li key={id} title={model.name(id)}>
            <Counter id={id} size={34} label={model.name(id)} />
          </li>
        ))}
        {flyers.length > SHOWN && <li class="more">+{flyers.length - SHOWN}</li>}
      </ul>
      <p>
        {t("air-raid", { units: raid.units.length, escorts: raid.escorts.length })}{" "}
        {raid.foes.length > 0 ? t("air-in-reach", { n: raid.foes.length }) : t("air-out-of-reach")}
      </p>
      {risen.length + n > 0 && (
        <ul class="planes sent" aria-label={t("air-sent")}>
          {[...risen, ...raid.sent].map((id) => (
            <li key={id} title={model.name(id)}>
              <Counter id={id} size={28} label={model.name(id)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function InterceptCard() {
  const { air, control, dialog } = useDesk();
  const now = air.now.value;
  if (!now?.asked) return null;
  const n = now.raids.filter(({ sent }) => sent.length > 0).length;
  return (
    <Card
      look="brass"
      icon="plane"
      title={t("air-question", { n: now.raids.length })}
      class="aircard"
      onClose={() => air.putAside()}
    >
      <ul class="raids">
        {now.raids.map((raid) => (
          <Raid key={raid.at} raid={raid} />
        ))}
      </ul>
      <div class="foot">
        <Button kind="final" icon="seal" busy={control.busy.value} onClick={() => air.rise()}>
          {t(n > 0 ? "air-intercept" : "air-let-pass", { n })}
        </Button>
        <Button onClick={() => (dialog.value = "orders")}>{t("air-orders")}</Button>
      </div>
    </Card>
  );
}
