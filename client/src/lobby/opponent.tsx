import { useId } from "preact/hooks";
import { t } from "../i18n";
import type { BotInfo, GameInfo, Games } from "../protocol";
import { Segmented } from "../ui/controls";
import { Icon } from "../ui/icon";
import { LocalWarning } from "../ui/reachable";
import { sentence } from "../ui/sentence";
import { SideBadge } from "../ui/side";
import { botOf, choices, choose, LOT, levels, type Pace, type Timeout } from "./choices";
import { Check, Opt } from "./opt";
import { label } from "./parts";

function Sides({ game }: { game: GameInfo }) {
  const c = choices.value;
  if (c.opponent === "same") return <p class="note both">{t("sides-both")}</p>;
  const side = (n: number, inside: preact.ComponentChildren) => (
    <label key={n} class={c.side === n ? "side on" : "side"}>
      <input
        type="radio"
        name="side"
        class="sr"
        checked={c.side === n}
        onChange={() => choose({ side: n })}
      />
      {inside}
    </label>
  );
  return (
    <fieldset class="sides">
      <legend class="sr">{t("sides-label")}</legend>
      {game.sides.map((s, n) =>
        side(
          n,
          <>
            <SideBadge art={s.art} />
            <span>{label(s.text)}</span>
          </>,
        ),
      )}
      {side(
        LOT,
        <>
          <Icon name="die" />
          <span>{t("sides-lot")}</span>
        </>,
      )}
    </fieldset>
  );
}

function Amount({
  text,
  unit,
  value,
  min,
  max,
  onChange,
}: {
  text: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (n: number) => void;
}) {
  const id = useId();
  const change = (e: Event) => {
    const n = Math.round((e.currentTarget as HTMLInputElement).valueAsNumber);
    if (Number.isFinite(n)) onChange(Math.max(min, Math.min(max, n)));
  };
  return (
    <div class="amount">
      <label for={id}>{text}</label>
      <input
        id={id}
        class="text"
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={change}
        aria-describedby={`${id}-unit`}
      />
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
      <Segmented
        label={t("pace-label")}
        value={c.pace}
        choices={PACES.map((p) => ({ value: p, text: t(`pace-${p}`) }))}
        onChange={(pace) => choose({ pace })}
      />
      <p class="note">{t("pace-hint", { pace: c.pace })}</p>
      {c.pace === "live" && (
        <div class="amounts">
          <Amount
            text={t("pace-minutes")}
            unit={t("unit-minutes")}
            value={c.minutes}
            min={1}
            max={1000}
            onChange={(minutes) => choose({ minutes })}
          />
          <Amount
            text={t("pace-increment")}
            unit={t("unit-seconds")}
            value={c.increment}
            min={0}
            max={600}
            onChange={(increment) => choose({ increment })}
          />
        </div>
      )}
      {c.pace === "daily" && (
        <Amount
          text={t("pace-hours")}
          unit={t("unit-hours")}
          value={c.hours}
          min={1}
          max={720}
          onChange={(hours) => choose({ hours })}
        />
      )}
      {c.pace !== "none" && (
        <div class="sel">
          <label for={id}>{t("timeout-label")}</label>
          <select
            id={id}
            value={c.timeout}
            onChange={(e) => choose({ timeout: e.currentTarget.value as Timeout })}
          >
            {TIMEOUTS.map((p) => (
              <option key={p} value={p}>
                {t(`timeout-${p}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}

/** What few ask for: the computer's style, its thinking time, the players for experiments. */
function MoreComputer({ found, bot }: { found: Games; bot: BotInfo | undefined }) {
  const c = choices.value;
  const rest = found.bots.filter((b) => !levels(found.bots).includes(b));
  const style = found.styles.find((s) => s.id === c.style);
  const isOpen = c.style !== "" || c.seconds > 0 || (bot?.experiment ?? false);
  return (
    <details class="morebot" open={isOpen}>
      <summary class="link">{t("opponent-more")}</summary>
      {bot?.styles && (
        <label>
          {t("opponent-style")}
          <select value={c.style} onChange={(e) => choose({ style: e.currentTarget.value, opponent: "bot" })}>
            {found.styles.map((s) => (
              <option key={s.id} value={s.id}>
                {s.text}
              </option>
            ))}
          </select>
        </label>
      )}
      {bot?.styles && c.style && <p class="note">{style?.hint}</p>}
      {bot !== undefined && bot.seconds > 0 && (
        <Amount
          text={t("opponent-seconds")}
          unit={t("unit-seconds")}
          value={c.seconds || bot.seconds}
          min={found.seconds[0]}
          max={found.seconds[1]}
          onChange={(n) => choose({ seconds: n, opponent: "bot" })}
        />
      )}
      {rest.length > 0 && (
        <label>
          {t("opponent-experiments")}
          <select
            value={bot?.experiment ? bot.id : ""}
            onChange={(e) => choose({ bot: e.currentTarget.value, opponent: "bot" })}
          >
            <option value="">–</option>
            {rest.map((b) => (
              <option key={b.id} value={b.id}>
                {b.text}
              </option>
            ))}
          </select>
        </label>
      )}
    </details>
  );
}

/** The computer's level, from the weakest to the strongest, and explanations. */
function Computer({ found, bot }: { found: Games; bot: BotInfo | undefined }) {
  const c = choices.value;
  return (
    <div class="computer">
      <Segmented
        class="w"
        label={t("opponent-level")}
        value={bot?.id ?? ""}
        choices={levels(found.bots).map((b) => ({ value: b.id, text: b.text }))}
        onChange={(id) => choose({ bot: id, opponent: "bot" })}
      />
      <p class="note">{sentence(bot?.hint ?? "")}</p>
      <Check text={t("opponent-training")} on={c.training} onChange={(training) => choose({ training })} />
      <MoreComputer found={found} bot={bot} />
    </div>
  );
}

/** Agreements: the opponent is asked when they join. */
function Together() {
  const c = choices.value;
  return (
    <fieldset>
      <legend class="cap">{t("together-label")}</legend>
      <Check text={t("together-steward")} on={c.steward} onChange={(steward) => choose({ steward })} />
      <Check text={t("together-hints")} on={c.hints} onChange={(hints) => choose({ hints })} />
    </fieldset>
  );
}

/** What the friend reads besides the facts, and whether anybody may be that friend. */
function Inviting() {
  const c = choices.value;
  const id = useId();
  return (
    <fieldset>
      <legend class="cap">{t("inviting-label")}</legend>
      <div class="field">
        <label for={id}>{t("inviting-message")}</label>
        <input
          id={id}
          class="text"
          maxLength={200}
          value={c.message}
          onInput={(e) => choose({ message: e.currentTarget.value })}
        />
      </div>
      <Check text={t("inviting-listed")} on={c.listed} onChange={(listed) => choose({ listed })} />
    </fieldset>
  );
}

export function OpponentColumn({ game, found }: { game: GameInfo; found: Games }) {
  const c = choices.value;
  const bot = botOf(found.bots, c);
  return (
    <section class="col" aria-labelledby="lobby-sides">
      <h2 id="lobby-sides">{t("lobby-sides")}</h2>
      <Sides game={game} />
      <h2 id="lobby-opponent">{t("lobby-opponent")}</h2>
      <div role="radiogroup" class="opts" aria-labelledby="lobby-opponent">
        <Opt
          name="opponent"
          on={c.opponent === "bot"}
          onPick={() => choose({ opponent: "bot" })}
          title={t("opponent-bot")}
          hint={c.opponent === "bot" ? undefined : t("opponent-bot-hint")}
        >
          {c.opponent === "bot" && <Computer found={found} bot={bot} />}
        </Opt>
        <Opt
          name="opponent"
          on={c.opponent === "friend"}
          onPick={() => choose({ opponent: "friend" })}
          title={t("opponent-friend")}
          hint={t("opponent-friend-hint")}
        >
          {c.opponent === "friend" && (
            <div class="together">
              <Clock />
              <Together />
              <Inviting />
              <LocalWarning />
            </div>
          )}
        </Opt>
        <Opt
          name="opponent"
          on={c.opponent === "same"}
          onPick={() => choose({ opponent: "same" })}
          title={t("opponent-same")}
          hint={t("opponent-same-hint")}
        />
      </div>
    </section>
  );
}
