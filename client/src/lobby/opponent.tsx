import { useId } from "preact/hooks";
import { t } from "../i18n";
import type { BotInfo, GameInfo, Games } from "../protocol";
import { Segmented } from "../ui/controls";
import { Icon } from "../ui/icon";
import { SideBadge } from "../ui/side";
import { botOf, choices, choose, LOT, levels, type Pace, type Timeout } from "./choices";
import { Check, Opt } from "./opt";
import { Preparation } from "./options";
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
      {c.pace === "none" && <p class="note">{t("pace-none-hint")}</p>}
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

/** The computer's level, style, thinking time and explanations. */
function Computer({
  bots,
  styles,
  seconds,
  bot,
}: {
  bots: BotInfo[];
  styles: Games["styles"];
  seconds: Games["seconds"];
  bot: BotInfo | undefined;
}) {
  const id = useId();
  const c = choices.value;
  const usual = levels(bots);
  const rest = bots.filter((b) => !usual.includes(b));
  const option = (b: { id: string; text: string }) => (
    <option key={b.id} value={b.id}>
      {b.text}
    </option>
  );
  return (
    <div class="computer">
      <select
        aria-label={t("opponent-level")}
        aria-describedby={`${id}-about`}
        value={bot?.id ?? ""}
        onChange={(e) => choose({ bot: e.currentTarget.value, opponent: "bot" })}
      >
        {usual.map(option)}
        {rest.length > 0 && <optgroup label={t("opponent-experiments")}>{rest.map(option)}</optgroup>}
      </select>
      {bot?.styles && (
        <select
          aria-label={t("opponent-style")}
          value={c.style}
          onChange={(e) => choose({ style: e.currentTarget.value, opponent: "bot" })}
        >
          {styles.map(option)}
        </select>
      )}
      {bot !== undefined && bot.seconds > 0 && (
        <Amount
          text={t("opponent-seconds")}
          unit={t("unit-seconds")}
          value={c.seconds || bot.seconds}
          min={seconds[0]}
          max={seconds[1]}
          onChange={(n) => choose({ seconds: n, opponent: "bot" })}
        />
      )}
      <p class="note" id={`${id}-about`}>
        {[bot?.hint, bot?.styles && c.style ? styles.find((s) => s.id === c.style)?.hint : ""]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {c.opponent === "bot" && (
        <Check text={t("opponent-training")} on={c.training} onChange={(training) => choose({ training })} />
      )}
    </div>
  );
}

/** Agreements: the opponent is asked when they join. */
function Together() {
  const c = choices.value;
  return (
    <fieldset class="together">
      <legend class="cap">{t("together-label")}</legend>
      <Check text={t("together-steward")} on={c.steward} onChange={(steward) => choose({ steward })} />
      <Check text={t("together-hints")} on={c.hints} onChange={(hints) => choose({ hints })} />
    </fieldset>
  );
}

export function OpponentColumn({ game, found }: { game: GameInfo; found: Games }) {
  const c = choices.value;
  const { bots } = found;
  const bot = botOf(bots, c);
  return (
    <section class="col" aria-labelledby="lobby-sides">
      <h2 id="lobby-sides">{t("lobby-sides")}</h2>
      <Sides game={game} />
      <div role="radiogroup" class="opts" aria-label={t("opponent-label")}>
        <Opt
          name="opponent"
          on={c.opponent === "bot"}
          onPick={() => choose({ opponent: "bot" })}
          title={t("opponent-bot")}
        >
          <Computer bots={bots} styles={found.styles} seconds={found.seconds} bot={bot} />
        </Opt>
        {(["friend", "same"] as const).map((opponent) => (
          <Opt
            key={opponent}
            name="opponent"
            on={c.opponent === opponent}
            onPick={() => choose({ opponent })}
            title={t(`opponent-${opponent}`)}
            hint={t(`opponent-${opponent}-hint`)}
          />
        ))}
      </div>
      {c.opponent === "friend" && (
        <>
          <Clock />
          <Together />
        </>
      )}
      <Preparation game={game} />
    </section>
  );
}
