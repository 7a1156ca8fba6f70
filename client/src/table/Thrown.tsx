import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { Chip, IconButton } from "../ui";
import { useDesk } from "./context";
import { Badge, Die } from "./Parts";
import { lastThrow, told } from "./thrown";

/** The last die, large, with what came of it. It goes by itself when the game has gone on. */
export function Thrown() {
  const { model, control, catchUp } = useDesk();
  const seen = useSignal(model.lastEntry.peek()); // what fell before one sat down is in the log
  const now = model.now.value;
  const mine = new Set(model.seats.value.filter((seat) => seat.you && seat.side).map((seat) => seat.side!));
  const entry = now && lastThrow(model.log.value, now, mine, seen.value);
  if (!entry || control.why.value || control.curtain.value !== null || catchUp.running.value || now.result) return <div class="thrown0" role="status" />;
  const lines = told(entry);
  const first = lines.findIndex((line) => line.face > 0); // what led to it is small
  return (
    <div class="thrown0" role="status">
      <div class="castcard" key={entry.n}>
        <Badge side={entry.side} label />
        <div>
          {lines.map((line, i) => (
            <p key={i} class={line.face > 0 ? "fell" : i < first ? "before" : ""}>
              {line.face > 0 && <Die face={line.face} side={entry.side} plain />}
              <span>{line.text} {line.cite !== lines[i + 1]?.cite && <Chip cite={line.cite} />}</span>
            </p>
          ))}
        </div>
        <IconButton icon="x" label={t("close")} onClick={() => (seen.value = entry.n)} />
      </div>
    </div>
  );
}
