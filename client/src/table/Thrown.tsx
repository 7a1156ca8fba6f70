import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { Chip, IconButton } from "../ui";
import type { Line } from "../protocol";
import { useDesk } from "./context";
import { Badge, Die } from "./Parts";
import { falls, lastThrow } from "./thrown";

/** The last die, large, with what came of it. It goes by itself when the game has gone on. */
export function Thrown() {
  const { model, control, catchUp } = useDesk();
  const seen = useSignal(model.lastEntry.peek()); // what fell before one sat down is in the log
  const now = model.now.value;
  const mine = new Set(model.seats.value.filter((seat) => seat.you && seat.side).map((seat) => seat.side!));
  const entry = now && lastThrow(model.log.value, now, mine, seen.value);
  if (!entry || control.why.value || control.sheet.value !== "" || control.curtain.value !== null || catchUp.running.value || now.result) return <div role="status" />;
  return (
    <div role="status">
      <div class="castcard" key={entry.n}>
        <Badge side={entry.side} label />
        <div>
          {falls(entry).map(({ face, lines }, i) => (
            <p key={i} class={face > 0 ? "fell" : "before"}>
              {face > 0 && <Die face={face} side={entry.side} plain />}
              <span>
                {lines.map((line, k) => <span key={k}>{line.face > 0 ? <b>{line.text}</b> : line.text} </span>)}
                {face > 0 && cites(lines).map((cite) => <Chip key={cite} cite={cite} />)}
              </span>
            </p>
          ))}
        </div>
        <IconButton icon="x" label={t("close")} onClick={() => (seen.value = entry.n)} />
      </div>
    </div>
  );
}

const cites = (lines: readonly Line[]): string[] => [...new Set(lines.map((line) => line.cite))];
