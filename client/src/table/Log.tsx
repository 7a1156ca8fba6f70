// The log, newest first, and the chat. Entries after the last die can be undone; earlier ones need the
// opponent's agreement.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { LogEntry } from "../protocol";
import { Button, Chip, Icon, Segmented } from "../ui";
import { hour } from "../ui/format";
import { sentence } from "../ui/sentence";
import { useDesk } from "./context";
import { mergeLog, turnOf } from "./model";
import { PaneSection } from "./PaneSection";
import { Badge, Die } from "./Parts";

/** Why the computer did it: always shown in a training game, on request once a game is over. */
function Motive({ entry }: { entry: LogEntry }) {
  const { model, control } = useDesk();
  const answer = useSignal("");
  const over = model.now.value?.result != null;
  const ask = (): void => {
    control.socket.ask<"because">({ t: "because", n: entry.n }).then(
      (because) => {
        answer.value = because.text;
      },
      (error: unknown) => {
        answer.value = (error instanceof Error && error.message) || t("table-no-answer");
      },
    );
  };
  const text = entry.reason || answer.value;
  return (
    <>
      {entry.by === "steward" && <p class="line note">{t("table-by-steward")}</p>}
      <p class="line because" aria-live="polite">
        {text && (
          <>
            <Icon name="hint" />
            <span class="sr">{t("table-because")}</span>
            {sentence(text)}
          </>
        )}
      </p>
      {!text && over && entry.by === "bot" && (
        <button
          type="button"
          class="link whybot"
          aria-label={t("table-because-of", { act: entry.lines[0]?.text ?? "" })}
          onClick={ask}
        >
          {t("table-because-ask")}
        </button>
      )}
    </>
  );
}

function Entry({ entry, last }: { entry: LogEntry; last: number }) {
  const { model, control } = useDesk();
  const { undo, since } = model.undo.value;
  const free = undo && entry.n >= since - 1 && entry.n < last;
  const playing = model.now.value?.status === "playing" && !model.spectator.value;
  const byAgreement = !free && playing && entry.n < last && entry.n > 0;
  const label = free ? t("table-undo-to", { n: last - entry.n }) : t("table-takeback-to");
  return (
    <li class={entry.n >= since ? "fresh" : ""}>
      {entry.side ? <Badge side={entry.side} label /> : <span />}
      <div>
        {entry.lines.map((line, i) => (
          <p key={i} class={`line k-${line.kind}`}>
            {line.text} {line.face > 0 && <Die face={line.face} side={entry.side} />}{" "}
            <Chip cite={line.cite} />
          </p>
        ))}
        {entry.mods.length > 0 && (
          <p class="mods0">
            {entry.mods.map((item, i) => (
              <span key={i}>
                {item.value} {item.text} <Chip cite={item.cite} />
              </span>
            ))}
          </p>
        )}
        {entry.by !== "" && <Motive entry={entry} />}
      </div>
      {(free || byAgreement) && (
        <button
          type="button"
          class="iconbtn tohere"
          aria-label={label}
          title={label}
          onClick={() => (free ? control.undo(entry.n) : control.considerTakeBack(entry.n))}
        >
          <Icon name={free ? "undo" : "seal"} />
        </button>
      )}
    </li>
  );
}

function Entries() {
  const { model, control } = useDesk();
  const end = useRef<HTMLLIElement>(null);
  const loading = useRef(false);
  const whole = useSignal(false); // all entries are loaded
  const log = model.log.value;
  const last = log.at(-1)?.n ?? 0;
  const first = log[0]?.n ?? 0;
  const since = model.undo.value.since;
  const newest = log.filter((entry) => entry.lines.length > 0).reverse();
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting) || loading.current) return;
      loading.current = true;
      control.socket.ask<"past">({ t: "past", before: first, most: 100 }).then(
        (answer) => {
          model.log.value = mergeLog(answer.log, model.log.value);
          if (answer.log.length === 0) whole.value = true;
          loading.current = false;
        },
        () => {
          loading.current = false;
        },
      );
    });
    seen.observe(mark);
    return () => seen.disconnect();
  }, [first, whole.value]);
  return (
    <ol class="lines" aria-label={t("table-tab-log")} tabIndex={0}>
      {newest.map((entry, i) => (
        <>
          {entry.n < since && (newest[i - 1]?.n ?? Infinity) >= since && (
            <li key="bar" class="bar0">
              <Icon name="seal" />
              {t("table-log-barrier")}
            </li>
          )}
          {i > 0 && turnOf(entry) !== turnOf(newest[i - 1]!) && (
            <li key={`t${turnOf(entry)}`} class="turn0">
              {turnOf(entry) > 0 ? t("table-log-turn", { turn: turnOf(entry) }) : t("table-setup")}
            </li>
          )}
          <Entry key={entry.n} entry={entry} last={last} />
        </>
      ))}
      {first > 0 && !whole.value && (
        <li ref={end} class="older">
          {t("table-log-older")}
        </li>
      )}
    </ol>
  );
}

function Talk() {
  const { model, control } = useDesk();
  const text = useSignal("");
  const list = useRef<HTMLDivElement>(null);
  const lines = model.chat.value;
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);
  const send = (e: Event): void => {
    e.preventDefault();
    const words = text.value.trim();
    if (words && control.chat(words.slice(0, 500))) text.value = "";
  };
  return (
    <div class="talk">
      <div class="said" ref={list} role="log" aria-label={t("table-tab-chat")} tabIndex={0}>
        <ol>
          {lines.length === 0 && <li class="note">{t("table-chat-none")}</li>}
          {lines.map((line) => {
            const seat = model.seats.value.find((candidate) => candidate.n === line.seat);
            return (
              <li key={line.n}>
                {seat?.side ? <Badge side={seat.side} /> : <span class="nobadge" />}
                <p>
                  <b>{line.name}</b> <time>{hour(line.at)}</time>
                  <span>{line.text}</span>
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      {!model.spectator.value && (
        <form onSubmit={send}>
          <input
            class="text"
            value={text.value}
            maxLength={500}
            aria-label={t("table-chat-label")}
            placeholder={t("table-chat-label")}
            onInput={(e) => (text.value = e.currentTarget.value)}
          />
          <Button type="submit">{t("table-chat-send")}</Button>
        </form>
      )}
    </div>
  );
}

export function Log() {
  const { model, control } = useDesk();
  const talk = useSignal(false);
  const host = useRef<HTMLElement>(null);
  useEffect(() => {
    // messages count as read only while the pane is visible
    const seen = talk.value && (host.current?.getClientRects().length ?? 0) > 0;
    model.talking.value = seen;
    if (seen) model.readTo.value = Math.max(model.readTo.value, model.chat.value.at(-1)?.n ?? -1);
  }, [talk.value, model.chat.value, control.pane.value, control.sheet.value]);
  const chat = (
    <>
      {t("table-tab-chat")}
      <Unread />
    </>
  );
  return (
    <PaneSection sectionRef={host} pane="log" spot="log" label={t("table-tab-log")} class="sec log">
      <header>
        <h2>{talk.value ? t("table-tab-chat") : t("table-tab-log")}</h2>
        <Segmented
          class="r"
          label={t("table-log-or-chat")}
          value={talk.value ? "chat" : "log"}
          choices={[
            { value: "log" as const, text: t("table-tab-log") },
            { value: "chat" as const, text: chat },
          ]}
          onChange={(to) => (talk.value = to === "chat")}
        />
      </header>
      {talk.value ? <Talk /> : <Entries />}
    </PaneSection>
  );
}

/** The number of unread messages. */
export function Unread() {
  const { model } = useDesk();
  const n = model.unread.value;
  return n > 0 ? (
    <b class="count" role="img" aria-label={t("table-chat-unread", { n })}>
      {n}
    </b>
  ) : null;
}
