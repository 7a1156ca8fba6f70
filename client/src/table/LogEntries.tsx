// The log, newest first, by turn and phase; what was set up is folded away. Entries after the last die can be
// undone; earlier ones need the opponent's agreement.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { LogEntry } from "../protocol";
import { Chip, Icon } from "../ui";
import { sentence } from "../ui/sentence";
import { useDesk } from "./context";
import { actionCount, badgeOf, type LogItem, type LogPage, pagesOf } from "./logbook";
import { mergeLog } from "./model";
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

/** What bore on the odds, told when it is asked for. */
function Modifiers({ entry }: { entry: LogEntry }) {
  const shown = useSignal(false);
  const n = entry.mods.length;
  if (n === 0) return null;
  return (
    <div class="mods0">
      <button
        type="button"
        class="link"
        aria-expanded={shown.value}
        onClick={() => (shown.value = !shown.value)}
      >
        {t("table-log-mods", { n })}
      </button>
      {shown.value &&
        entry.mods.map((item, i) => (
          <span key={i} class={item.applies ? "" : "void"}>
            <b>{item.value}</b> {item.text} <Chip cite={item.cite} />
          </span>
        ))}
    </div>
  );
}

function Undoing({ entry, last }: { entry: LogEntry; last: number }) {
  const { model, control } = useDesk();
  const { undo, since } = model.undo.value;
  const free = undo && entry.n >= since - 1 && entry.n < last;
  const playing = model.now.value?.status === "playing" && !model.spectator.value;
  const byAgreement = !free && playing && entry.n < last && entry.n > 0;
  if (!free && !byAgreement) return null;
  const label = free ? t("table-undo-to", { n: last - entry.n }) : t("table-takeback-to");
  return (
    <button
      type="button"
      class="iconbtn tohere"
      aria-label={label}
      title={label}
      onClick={() => (free ? control.undo(entry.n) : control.considerTakeBack(entry.n))}
    >
      <Icon name={free ? "undo" : "seal"} />
    </button>
  );
}

const LONG = 12; // lines of one action, such as all reinforcements of a turn: of more the first are shown
const SHOWN = 6;

function Item({ item, last }: { item: LogItem; last: number }) {
  const { model } = useDesk();
  const whole = useSignal(false);
  const { entry, lines, head } = item;
  const some = whole.value || lines.length <= LONG ? lines : lines.slice(0, SHOWN);
  const side = badgeOf(lines, head ? entry.side : "");
  return (
    <li class={entry.n >= model.undo.value.since ? "fresh" : ""}>
      {side ? <Badge side={side} label /> : <span />}
      <div>
        {some.map((line, i) => (
          <p key={i} class={`line k-${line.kind}`}>
            {line.text} {line.face > 0 && <Die face={line.face} side={line.side} />} <Chip cite={line.cite} />
          </p>
        ))}
        {some.length < lines.length && (
          <button type="button" class="link" onClick={() => (whole.value = true)}>
            {t("table-log-more", { n: lines.length - some.length })}
          </button>
        )}
        {head && <Modifiers entry={entry} />}
        {head && entry.by !== "" && <Motive entry={entry} />}
      </div>
      {head && <Undoing entry={entry} last={last} />}
    </li>
  );
}

function Barrier() {
  return (
    <li class="bar0">
      <Icon name="seal" />
      {t("table-log-barrier")}
    </li>
  );
}

function PageHead({ page, folded, toggle }: { page: LogPage; folded: boolean; toggle?: () => void }) {
  const n = actionCount(page);
  const text = page.text || t("table-setup");
  const count = n > 0 && <span class="r">{t("table-log-actions", { n })}</span>;
  return (
    <li class="phase0">
      {page.side && <Badge side={page.side} />}
      {toggle ? (
        <button type="button" class="link" aria-expanded={!folded} onClick={toggle}>
          {text}
          <span class="sr">, {t(folded ? "table-log-unfold" : "table-log-fold")}</span>
        </button>
      ) : (
        <b>{text}</b>
      )}
      <Chip cite={page.cite} />
      {count}
    </li>
  );
}

/** Older entries are fetched when the end of the list comes into view. */
function Older({ first }: { first: number }) {
  const { model, control } = useDesk();
  const end = useRef<HTMLLIElement>(null);
  const loading = useRef(false);
  const whole = useSignal(false);
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
  if (first <= 0 || whole.value) return null;
  return (
    <li ref={end} class="older">
      {t("table-log-older")}
    </li>
  );
}

export function Entries() {
  const { model } = useDesk();
  const open = useSignal<ReadonlySet<string>>(new Set()); // phases of the set-up that are unfolded
  const log = model.log.value;
  const last = log.at(-1)?.n ?? 0;
  const since = model.undo.value.since;
  const pages = pagesOf(log, model.board.value?.phases ?? []);
  const setup = model.setup.value;
  let barred = last < since; // the line that parts what can be undone from what cannot has been drawn
  let fresh = false;
  const toggle = (phase: string): void => {
    const now = new Set(open.value);
    if (!now.delete(phase)) now.add(phase);
    open.value = now;
  };
  const told = (page: LogPage) =>
    page.items.flatMap((item) => {
      const bar = !barred && fresh && item.entry.n < since;
      barred ||= bar;
      fresh ||= item.entry.n >= since;
      return [...(bar ? [<Barrier key="bar" />] : []), <Item key={item.key} item={item} last={last} />];
    });
  return (
    <ol class="lines" aria-label={t("table-log-order")} tabIndex={0}>
      {pages.flatMap((page, i) => {
        const folds = page.setup && !setup;
        const folded = folds && !open.value.has(page.phase);
        const turn = page.turn !== pages[i - 1]?.turn && page.turn > 0;
        return [
          turn && (
            <li key={`t${page.turn}`} class="turn0">
              {t("table-log-turn", { turn: page.turn })}
            </li>
          ),
          <PageHead
            key={page.key}
            page={page}
            folded={folded}
            toggle={folds ? () => toggle(page.phase) : undefined}
          />,
          ...(folded ? [] : told(page)),
        ];
      })}
      <Older first={log[0]?.n ?? 0} />
    </ol>
  );
}
