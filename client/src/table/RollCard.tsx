import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import type { Line } from "../protocol";
import { Chip, IconButton } from "../ui";
import { useDesk } from "./context";
import { lastRoll, rollResults } from "./lastRoll";
import { Badge, Die } from "./Parts";

/** The last die roll and its result. It disappears when the game goes on. */
export function RollCard() {
  const { model, control, catchUp } = useDesk();
  const seen = useSignal(model.lastEntry.peek()); // earlier rolls are in the log
  const now = model.now.value;
  const mine = new Set(model.seats.value.filter((seat) => seat.you && seat.side).map((seat) => seat.side!));
  const entry = now && lastRoll(model.log.value, now, mine, seen.value);
  if (
    !entry ||
    control.why.card.value ||
    control.sheet.value !== "" ||
    control.curtain.value !== null ||
    catchUp.running.value ||
    now.result
  )
    return <div role="status" />;
  return (
    <div role="status">
      <div class="castcard" key={entry.n}>
        <Badge side={entry.side} label />
        <div>
          {rollResults(entry).map(({ face, lines }, i) => (
            <p key={i} class={face > 0 ? "fell" : "before"}>
              {face > 0 && <Die face={face} side={entry.side} plain />}
              <span>
                {lines.map((line, k) => (
                  <span key={k}>{line.face > 0 ? <b>{line.text}</b> : line.text} </span>
                ))}
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
