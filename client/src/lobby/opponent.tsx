import { useId } from "preact/hooks";
import { t } from "../i18n";
import type { BotInfo, GameInfo } from "../protocol";
import { Segmented } from "../ui/controls";
import { Icon } from "../ui/icon";
import { SideBadge } from "../ui/side";
import { botOf, choices, choose, LOT, type Pace, type Timeout } from "./choices";
import { Opt } from "./opt";
import { Preparation } from "./options";
import { label } from "./parts";

function Sides({ game }: { game: GameInfo }) {
  const c = choices.value;
  if (c.opponent === "same") return <p class="note both">{t("sides-both")}</p>;
  const side = (n: number, inside: preact.ComponentChildren) => (
    <label key={n} class={c.side === n ? "side on" : "side"}>
      <input type="radio" name="side" class="sr" checked={c.side === n} onChange={() => choose({ side: n })} />
      {inside}
    </label>
  );
  return (
    <fieldset class="sides">
      <legend class="sr">{t("sides-label")}</legend>
      {game.sides.map((s, n) => side(n, <><SideBadge art={s.art} /><span>{label(s.text)}</span></>))}
      {side(LOT, <><Icon name="die" /><span>{t("sides-lot")}</span></>)}
    </fieldset>
  );
}

function Amount({ text, unit, value, min, max, onChange }: { text: string; unit: string; value: number; min: number; max: number; onChange: (n: number) => void }) {
  const id = useId();
  const change = (e: Event) => {
    const n = Math.round((e.currentTarget as HTMLInputElement).valueAsNumber);
    if (Number.isFinite(n)) onChange(Math.max(min, Math.min(max, n)));
  };
  return (
    <div class="amount">
      <label for={id}>{text}</label>
      <input id={id} class="text" type="number" min={min} max={max} value={value} onChange={change} aria-describedby={`${id}-unit`} />
      <span id={`${id}-unit`}>{unit}</span>
    </div>
  );
}

const PACES: Pace[] = ["none", "live", "daily"];
const TIMEOUTS: Timeout[] = ["none", "forfeit", "steward"];

function Clock() {
  const id = useId();
  const c = choices.value;
  return (
    <fieldset class="clock">
      <legend class="cap">{t("pace-label")}</legend>
      <Segmented label={t("pace-label")} value={c.pace} choices={PACES.map((p) => ({ value: p, text: t(`pace-${p}`) }))} onChange={(pace) => choose({ pace })} />
      {c.pace === "none" && <p class="note">{t("pace-none-hint")}</p>}
      {c.pace === "live" && (
        <div class="amounts">
          <Amount text={t("pace-minutes")} unit={t("unit-minutes")} value={c.minutes} min={1} max={1000} onChange={(minutes) => choose({ minutes })} />
          <Amount text={t("pace-increment")} unit={t("unit-seconds")} value={c.increment} min={0} max={600} onChange={(increment) => choose({ increment })} />
        </div>
      )}
      {c.pace === "daily" && <Amount text={t("pace-hours")} unit={t("unit-hours")} value={c.hours} min={1} max={720} onChange={(hours) => choose({ hours })} />}
      {c.pace !== "none" && (
        <div class="sel">
          <label for={id}>{t("timeout-label")}</label>
          <select id={id} value={c.timeout} onChange={(e) => choose({ timeout: e.currentTarget.value as Timeout })}>
            {TIMEOUTS.map((p) => <option key={p} value={p}>{t(`timeout-${p}`)}</option>)}
          </select>
        </div>
      )}
    </fieldset>
  );
}

export function OpponentColumn({ game, bots }: { game: GameInfo; bots: BotInfo[] }) {
  const c = choices.value;
  const bot = botOf(bots, c);
  return (
    <section class="col" aria-labelledby="lobby-sides">
      <h2 id="lobby-sides">{t("lobby-sides")}</h2>
      <Sides game={game} />
      <div role="radiogroup" class="opts" aria-label={t("opponent-label")}>
        <Opt name="opponent" on={c.opponent === "bot"} onPick={() => choose({ opponent: "bot" })} title={t("opponent-bot")} hint={bot?.hint}>
          {bots.length > 1 && <Segmented class="levels" label={t("opponent-level")} value={bot?.id ?? ""} choices={bots.map((b) => ({ value: b.id, text: b.text }))} onChange={(id) => choose({ bot: id, opponent: "bot" })} />}
        </Opt>
        <Opt name="opponent" on={c.opponent === "friend"} onPick={() => choose({ opponent: "friend" })} title={t("opponent-friend")} hint={t("opponent-friend-hint")} />
        <Opt name="opponent" on={c.opponent === "same"} onPick={() => choose({ opponent: "same" })} title={t("opponent-same")} hint={t("opponent-same-hint")} />
      </div>
      {c.opponent === "friend" && <Clock />}
      <Preparation game={game} />
    </section>
  );
}
