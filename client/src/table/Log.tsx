// The log and the chat.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, Segmented } from "../ui";
import { hour } from "../ui/format";
import { useDesk } from "./context";
import { Entries } from "./LogEntries";
import { PaneSection } from "./PaneSection";
import { Badge } from "./Parts";
import { ReportMessage } from "./ReportDialog";

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
                  {!model.spectator.value && !seat?.you && (
                    <ReportMessage name={line.name} text={line.text} />
                  )}
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
