// The actions of the current phase, with their dice, rules and luck.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { ReplayMove } from "../protocol";
import { badgeOf } from "../table/logbook";
import { Chip, Icon } from "../ui";
import { percent, withSign } from "../ui/format";
import { sentence } from "../ui/sentence";
import { outcome } from "./events";
import { Badge, Die, Sign } from "./parts";
import { useReplay } from "./replayModel";
import { placeText } from "./words";

/** The chances before the die roll, with the actual result marked. */
function Chances({ n }: { n: number }) {
  const now = useReplay().now.value;
  if (now?.n !== n || !now.odds) return null;
  const came = outcome(now.odds, now.events);
  return (
    <ul class="chances" aria-label={t("replay-chances", { column: now.odds.column })}>
      {now.odds.results.map((result) => (
        <li key={result.code} class={result === came ? "came" : ""} title={result.text}>
          <b>{result.code}</b> {percent(result.chance, 0)}
          {result === came && <span class="sr"> {t("replay-came")}</span>}
        </li>
      ))}
    </ul>
  );
}

function Luck({ move }: { move: ReplayMove }) {
  const model = useReplay();
  const first = model.board.value?.sides[0];
  if (!first || (!move.luck && !move.spread)) return null;
  return (
    <span class="exp">
      <Badge side={first.id} /> {t("replay-luck-of", { side: first.text, luck: withSign(move.luck, 2) })}
    </span>
  );
}

/** Why the computer did it, if the server says so. */
function Motive({ move }: { move: ReplayMove }) {
  return (
    <>
      {move.by === "steward" && <p class="line note">{t("replay-by-steward")}</p>}
      {move.reason && (
        <p class="line because">
          <Icon name="hint" />
          <b>{t("replay-because")}</b>
          {sentence(move.reason)}
        </p>
      )}
    </>
  );
}

function Act({ move, on }: { move: ReplayMove; on: boolean }) {
  const model = useReplay();
  const note = model.notes.at(move.n);
  const side = badgeOf(move.lines, move.side);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same
    <li
      class={on ? "on" : ""}
      aria-current={on ? "step" : undefined}
      onClick={(e) => !(e.target as Element).closest("button, a") && model.player.go(move.n)}
    >
      <button
        type="button"
        class="n"
        tabIndex={on ? 0 : -1}
        aria-label={t("replay-go-act", { n: move.n })}
        onClick={() => model.player.go(move.n)}
      >
        {move.n}
      </button>
      {side ? <Badge side={side} label /> : <span />}
      <div>
        {move.lines.map((line, i) => (
          <p key={i} class={`line ${line.kind}`}>
            {line.text} {line.face > 0 && <Die face={line.face} side={line.side} />} <Chip cite={line.cite} />
          </p>
        ))}
        {on && <Motive move={move} />}
        {on && <Chances n={move.n} />}
        <Luck move={move} />
        {note && (
          <span class="flagged">
            <Sign name="flag" />
            <span class="sr">{t("replay-note")}</span>
            {note.text}
          </span>
        )}
      </div>
    </li>
  );
}

export function Acts() {
  const model = useReplay();
  const reel = model.reel.value;
  const n = model.player.n.value;
  const span = reel.phaseAt(n);
  const moves = reel.movesWithLines(span);
  const here = moves.filter((move) => move.n <= n).at(-1)?.n ?? moves[0]?.n;
  const list = useRef<HTMLOListElement>(null);
  const cite = n > 0 ? model.board.value?.phases.find((phase) => phase.id === span.phase)?.cite : undefined;
  useEffect(() => {
    const [all, on] = [list.current, list.current?.querySelector<HTMLElement>("li.on")];
    if (!all || !on) return;
    const [top, bottom] = [on.offsetTop - all.offsetTop, on.offsetTop - all.offsetTop + on.offsetHeight];
    if (top < all.scrollTop + 30) all.scrollTop = top - 30;
    else if (bottom > all.scrollTop + all.clientHeight - 30)
      all.scrollTop = Math.min(top - 4, bottom - all.clientHeight + 60);
  }, [here, moves.length]);
  return (
    <section class="sec actsec">
      <header>
        <h2>{placeText(model, n)}</h2>
        {cite && <Chip class="r" cite={cite} />}
      </header>
      <ol class="acts2" ref={list} tabIndex={0} aria-label={t("replay-acts")}>
        {moves.map((move) => (
          <Act key={move.n} move={move} on={move.n === here} />
        ))}
        {moves.length === 0 && (
          <li class="none">
            <span />
            <span />
            <p class="note">{t("replay-nothing")}</p>
          </li>
        )}
      </ol>
    </section>
  );
}
