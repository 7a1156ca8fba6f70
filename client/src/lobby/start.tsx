import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ApiError, api, errorText } from "../api";
import { t } from "../i18n";
import { ensureMe, hasIdentity, me, usualName } from "../me";
import type { GameInfo, Games, TableIn, TableMade } from "../protocol";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { uncapitalise } from "../ui/sentence";
import {
  botOf,
  choices,
  choose,
  guidedIn,
  LOT,
  nonDefaultOptions,
  parseFaces,
  small,
  tableIn,
  turnsOf,
} from "./choices";
import { newTable } from "./invite";
import { Opt } from "./opt";

function summary(game: GameInfo, { bots, styles }: Games): string {
  const c = choices.value;
  const turns = turnsOf(game, c);
  const side =
    c.opponent === "same"
      ? t("sum-both")
      : c.side === LOT
        ? t("sum-lot")
        : t("sum-side", { side: uncapitalise(game.sides[c.side]?.text ?? "") });
  const against =
    c.opponent === "bot"
      ? t("sum-bot", { level: uncapitalise(botOf(bots, c)?.text ?? "") })
      : t(c.opponent === "friend" ? "sum-friend" : "sum-same");
  const style =
    c.opponent === "bot" && botOf(bots, c)?.styles && c.style
      ? t("sum-style", { style: uncapitalise(styles.find((s) => s.id === c.style)?.text ?? "") })
      : "";
  const other = Object.keys(nonDefaultOptions(game, c)).filter((o) => o !== "length").length;
  return [
    turns === null ? "" : t("sum-turns", { turns }),
    side,
    against,
    style,
    c.opponent === "bot" && c.training ? t("sum-training") : "",
    c.opponent !== "friend" || c.pace === "none"
      ? ""
      : c.pace === "live"
        ? t("sum-live", { minutes: c.minutes, increment: c.increment })
        : t("sum-daily", { hours: c.hours }),
    other > 0 ? t("sum-changed", { count: other }) : "",
    t(c.dice === "live" ? "sum-undo" : "sum-manual"),
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

export function StartColumn({ game, found }: { game: GameInfo; found: Games }) {
  const { bots } = found;
  const c = choices.value;
  const busy = useSignal(false);
  const wrong = useSignal<ApiError | null>(null);
  const name = useSignal("");
  const faces = useSignal("");
  const alert = useRef<HTMLDivElement>(null);
  const lesson = small(game);
  const diceFirst =
    c.dice === "manual" && wrong.value?.status === 400 && ["", "faces"].includes(wrong.value.field);

  async function open(order: TableIn, after: string): Promise<void> {
    busy.value = true;
    wrong.value = null;
    try {
      await ensureMe(name.value);
      const table = await api.post<TableMade>("/api/tables", order);
      if (table.invitations.some((i) => i.seat !== null)) newTable.value = table;
      else navigate(`/table/${table.table.id}${after}`);
    } catch (e) {
      wrong.value = e instanceof ApiError ? e : new ApiError(0, errorText(e));
      // on a phone it is far from the button
      requestAnimationFrame(() => alert.current?.scrollIntoView({ block: "center" }));
    } finally {
      busy.value = false;
    }
  }

  return (
    <section class="col" aria-labelledby="lobby-dice">
      <h2 id="lobby-dice">{t("lobby-dice")}</h2>
      <div role="radiogroup" class="opts" aria-labelledby="lobby-dice">
        {(["live", "manual"] as const).map((dice) => (
          <Opt
            key={dice}
            name="dice"
            on={c.dice === dice}
            onPick={() => choose({ dice })}
            title={t(`dice-${dice}`)}
            hint={t(`dice-${dice}-hint`)}
          />
        ))}
      </div>
      <div class="start">
        <div>
          <h3>{game.title}</h3>
          <p class="sum">{summary(game, found)}</p>
        </div>
        {me.value && !hasIdentity.value && <NameField value={name.value} onInput={(n) => (name.value = n)} />}
        <div role="alert" class="wrong" ref={alert}>
          {wrong.value && <p>{wrong.value.message}</p>}
          {wrong.value?.reasons.map((r) => (
            <p key={r.cite}>
              <span class="chip">{r.cite}</span> {r.summary}
            </p>
          ))}
        </div>
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
        <Button
          kind="legal"
          big
          class="open"
          iconAfter="next"
          busy={busy.value}
          onClick={() => void open(tableIn(game, bots, { ...c, faces: parseFaces(faces.value) }), "")}
        >
          {t("lobby-open")}
        </Button>
        {game.scenarios[0]?.guided && (
          <Button busy={busy.value} onClick={() => void open(guidedIn(game, bots), "?tour=1")}>
            {t("lobby-learn")}
          </Button>
        )}
        {lesson && (
          <Button busy={busy.value} onClick={() => void open(guidedIn(game, bots, lesson.id), "?tour=1")}>
            {t("lobby-learn-small", { turns: lesson.turns })}
          </Button>
        )}
      </div>
    </section>
  );
}
