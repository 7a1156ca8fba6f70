// The top bar of the table: game, players, clocks, dice, menu.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { SeatNow } from "../protocol";
import { Icon, IconButton, TopBar } from "../ui";
import { duration } from "../ui/format";
import { useDesk } from "./context";
import { timeLeft } from "./model";
import { Badge } from "./Parts";

function Time({ seat }: { seat: number }) {
  const { model } = useDesk();
  const clock = model.clock.value;
  const [, tick] = useState(0);
  const runs = clock !== null && clock.clock.running === seat && !clock.clock.paused;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock || clock.clock.left[seat] === undefined) return null;
  const left = timeLeft(clock, seat, Date.now());
  return (
    <time
      class={`clock${runs ? " runs" : ""}${left < 60 ? " short" : ""}`}
      title={clock.clock.paused ? t("table-paused") : t("table-time-left")}
    >
      {duration(left)}
    </time>
  );
}

function Seat({ seat }: { seat: SeatNow }) {
  const { model } = useDesk();
  const side = seat.side ? model.sideText(seat.side) : "";
  const toAct = seat.side !== null && model.menu.value?.who === seat.side;
  const state = seat.kind === "bot" ? "bot" : seat.kind === "open" ? "open" : seat.online ? "on" : "off";
  const name =
    seat.kind === "open" ? t("table-seat-open") : seat.you ? t("table-you", { name: seat.name }) : seat.name;
  return (
    <span class={toAct ? "who toact" : "who"} title={toAct ? t("table-to-act") : undefined}>
      {seat.side ? <Badge side={seat.side} /> : <span class="nobadge">?</span>}
      <span class="names">
        <b>{name}</b>
        {side && <i>{side}</i>}
      </span>
      <span
        class={`dot ${state}`}
        role="img"
        aria-label={t(`table-seat-${state}`)}
        title={t(`table-seat-${state}`)}
      />
      <Time seat={seat.n} />
    </span>
  );
}

function DiceChip() {
  const { model, dialog } = useDesk();
  const dice = model.now.value?.dice;
  if (!dice) return null;
  const short = (code: string) => (code.length > 9 ? `${code.slice(0, 4)}…${code.slice(-2)}` : code);
  const text =
    dice.mode === "manual"
      ? t("table-dice-manual")
      : dice.seed
        ? t("table-dice-open", { seed: short(dice.seed) })
        : dice.commit
          ? t("table-dice-sealed", { commit: short(dice.commit) })
          : t("table-dice");
  return (
    <button type="button" class="chip plain dicechip" onClick={() => (dialog.value = "dice")}>
      <Icon name="die" />
      {text}
    </button>
  );
}

/** Players, spectators and dice: in the top bar, or on a phone in the turn sheet. */
export function Seats() {
  const { model } = useDesk();
  const watching = model.watching.value;
  return (
    <>
      {model.seats.value.map((seat) => (
        <Seat key={seat.n} seat={seat} />
      ))}
      {watching > 0 && (
        <span class="watching" title={t("table-watching", { n: watching })}>
          <Icon name="eye" />
          {watching}
          <span class="sr">{t("table-watching", { n: watching })}</span>
        </span>
      )}
      <DiceChip />
    </>
  );
}

export function Top() {
  const { model, dialog } = useDesk();
  const table = model.table.value;
  const board = model.board.value;
  const now = model.now.value;
  const place = now
    ? now.turn > 0
      ? t("table-phone-place", { turn: now.turn, phase: now.phase_text })
      : now.phase_text
    : "";
  const running = model.clock.value?.clock.running ?? undefined;
  const middle = (
    <>
      <span class="sep wide" />
      <h1 class="game">
        <span>{board?.title ?? table?.title}</span> <i class="wide">{board?.subtitle}</i>
      </h1>
      <span class="phonephase">{place}</span>
      {running !== undefined && (
        <span class="narrow phoneclock">
          <Time seat={running} />
        </span>
      )}
    </>
  );
  const right = (
    <span class="seats wide">
      <Seats />
    </span>
  );
  const end = (
    <>
      <IconButton class="wide" icon="book" label={t("table-rulebook")} href={`/rules/${table?.game ?? ""}`} />
      <IconButton icon="menu" label={t("table-menu")} onClick={() => (dialog.value = "menu")} />
    </>
  );
  return <TopBar middle={middle} right={right} end={end} skip="#region-bar" />;
}
