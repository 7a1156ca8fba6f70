// The last line of the set-up: the whole choice as a sentence, and the button.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { hasIdentity, me, usualName } from "../me";
import type { GameInfo, Games } from "../protocol";
import { Button } from "../ui/button";
import { uncapitalise } from "../ui/sentence";
import {
  botOf,
  changedOptions,
  choices,
  choose,
  LOT,
  parseFaces,
  scenarioOf,
  tableIn,
  turnsOf,
} from "./choices";
import { lengthText } from "./facts";
import { useOpening } from "./opening";

function opponentText(found: Games): string {
  const c = choices.value;
  if (c.opponent === "same") return t("sum-same");
  if (c.opponent === "friend")
    return t("sum-friend", { pace: c.pace, hours: c.hours, minutes: c.minutes, increment: c.increment });
  const bot = botOf(found.bots, c);
  const style = bot?.styles && c.style ? (found.styles.find((s) => s.id === c.style)?.text ?? "") : "";
  return t("sum-bot", {
    level: [uncapitalise(bot?.text ?? ""), uncapitalise(style)].filter(Boolean).join(", "),
  });
}

function summary(game: GameInfo, found: Games): string {
  const c = choices.value;
  const scenario = scenarioOf(game, c);
  const turns = turnsOf(game, c);
  const side =
    c.opponent === "same"
      ? t("sum-both")
      : c.side === LOT
        ? t("sum-lot")
        : t("sum-side", { side: uncapitalise(game.sides[c.side]?.text ?? "") });
  const length = scenario ? lengthText(scenario.minutes) : "";
  const changed = changedOptions(game, c).filter((o) => o.name !== "length").length;
  return [
    side,
    opponentText(found),
    turns === null ? "" : t("sum-turns", { turns, length, timed: length ? "yes" : "no" }),
    c.opponent === "bot" && c.training ? t("sum-training") : "",
    changed > 0 ? t("sum-changed", { count: changed }) : "",
    c.dice === "manual" ? t("sum-manual") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function NameField({ onInput, value }: { onInput: (name: string) => void; value: string }) {
  return (
    <div class="field name">
      <label for="lobby-name">{t("ask-name-label")}</label>
      <input
        id="lobby-name"
        class="text"
        maxLength={40}
        autocomplete="nickname"
        placeholder={usualName()}
        value={value}
        onInput={(e) => onInput(e.currentTarget.value)}
      />
    </div>
  );
}

export function StartRow({ game, found }: { game: GameInfo; found: Games }) {
  const c = choices.value;
  const { busy, wrong, open } = useOpening();
  const name = useSignal("");
  const faces = useSignal("");
  const alert = useRef<HTMLDivElement>(null);
  const fault = wrong.value;
  const diceFirst = c.dice === "manual" && fault?.status === 400 && ["", "faces"].includes(fault.field);
  useEffect(() => {
    if (fault) alert.current?.scrollIntoView({ block: "center" }); // on a phone it is far from the button
  }, [fault]);
  const go = () => void open(tableIn(game, found.bots, { ...c, faces: parseFaces(faces.value) }), name.value);
  const scenario = scenarioOf(game, c);
  const guided = scenario?.guided && c.opponent === "bot";
  const tour = () => void open(tableIn(game, found.bots, { ...c, training: true }), name.value, "?tour=1");
  return (
    <div class="start">
      <div>
        <p class="sum">{summary(game, found)}</p>
        {c.opponent === "friend" && me.value && !hasIdentity.value && (
          <NameField value={name.value} onInput={(n) => (name.value = n)} />
        )}
        {diceFirst && (
          <div class="field name">
            <label for="lobby-faces">{t("dice-faces")}</label>
            <input
              id="lobby-faces"
              class="text"
              inputMode="numeric"
              value={faces.value}
              onInput={(e) => (faces.value = e.currentTarget.value)}
            />
          </div>
        )}
        <div role="alert" class="wrong" ref={alert}>
          {fault && <p>{fault.message}</p>}
          {fault?.reasons.map((r) => (
            <p key={r.cite}>
              <span class="chip">{r.cite}</span> {r.summary}
            </p>
          ))}
        </div>
      </div>
      <div class="go">
        <button
          type="button"
          class="link"
          onClick={() => choose({ options: {}, style: "", seconds: 0, dice: "live", pace: "none" })}
        >
          {t("lobby-reset")}
        </button>
        {guided && (
          <Button icon="book" busy={busy.value} onClick={tour}>
            {t("lobby-learn")}
          </Button>
        )}
        <Button kind="legal" big class="open" iconAfter="next" busy={busy.value} onClick={go}>
          {t(c.opponent === "friend" ? "lobby-open-friend" : "lobby-open")}
        </Button>
      </div>
    </div>
  );
}
