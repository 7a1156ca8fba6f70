// A game that today's rules do not play again: its acts and dice, as they were written.
import { t } from "../i18n";
import { Chip } from "../ui";
import { useTitle } from "../ui/title";
import { Badge, Die } from "./parts";
import { useReplay } from "./replayModel";
import { Top } from "./Top";

export function Written() {
  const { table, moves } = useReplay().replay.value!;
  useTitle(t("replay-page", { title: table.title }));
  return (
    <div class="replay as-written">
      <Top />
      <main id="replay-acts" tabIndex={-1}>
        <p class="note">{table.status === "over" ? t("replay-unplayable") : t("replay-unplayable-held")}</p>
        <ol class="acts2" aria-label={t("replay-written")}>
          {moves
            .filter((move) => move.n > 0)
            .map((move) => (
              <li key={move.n}>
                <span class="n">{move.n}</span>
                <Badge side={move.side} label />
                <div>
                  {move.lines.map((line, i) => (
                    <p key={i} class={`line ${line.kind}`}>
                      {line.text} {line.face > 0 && <Die face={line.face} side={move.side} />}{" "}
                      {line.cite && <Chip cite={line.cite} />}
                    </p>
                  ))}
                </div>
              </li>
            ))}
        </ol>
      </main>
    </div>
  );
}
