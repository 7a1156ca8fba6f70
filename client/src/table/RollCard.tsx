// The last die roll and its result. It disappears when the game goes on.
import { t } from "../i18n";
import type { Line } from "../protocol";
import { Chip } from "../ui";
import { Card } from "./Card";
import { useDesk } from "./context";
import { rollResults } from "./lastRoll";
import { badgeOf } from "./logbook";
import { Die } from "./Parts";

export function RollCard() {
  const { rolls, model } = useDesk();
  const entry = rolls.entry.value;
  if (!entry) return null;
  const side = badgeOf(entry.lines, entry.side);
  return (
    <Card
      look="ink"
      icon="die"
      title={t("table-roll-title", { side: model.sideWords(side) })}
      class="castcard"
      onClose={() => rolls.putAway()}
    >
      <div key={entry.n}>
        {rollResults(entry).map(({ face, lines }, i) => (
          <p key={i} class={face > 0 ? "fell" : "before"}>
            {face > 0 && <Die face={face} side={lines[0]?.side} plain />}
            <span>
              {lines.map((line, k) => (
                <span key={k}>{line.face > 0 ? <b>{line.text}</b> : line.text} </span>
              ))}
              {face > 0 && cites(lines).map((cite) => <Chip key={cite} cite={cite} />)}
            </span>
          </p>
        ))}
      </div>
    </Card>
  );
}

const cites = (lines: readonly Line[]): string[] => [...new Set(lines.map((line) => line.cite))];
