// The acts of the phase one looks at: what each did, with its dice, its paragraphs and its luck.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Chip, Icon } from "../ui";
import type { ReplayMove } from "../protocol";
import { sentence } from "../ui/sentence";
import { outcome } from "./events";
import { share, signed } from "./format";
import { Badge, Die, Sign } from "./parts";
import { useStudy } from "./study";
import { placeText } from "./words";

/** What the table of results held before the die fell, the result that came marked. */
function Chances({ n }: { n: number }) {
  const now = useStudy().now.value;
  if (now?.n !== n || !now.odds) return null;
  const came = outcome(now.odds, now.events);
  return (
    <ul class="chances" aria-label={t("replay-chances", { column: now.odds.column })}>
      {now.odds.results.map((result) => (
        <li key={result.code} class={result === came ? "came" : ""} title={result.text}>
          <b>{result.code}</b> {share(result.chance)}{result === came && <span class="sr"> {t("replay-came")}</span>}
        </li>
      ))}
    </ul>
  );
}

function Luck({ move }: { move: ReplayMove }) {
  const study = useStudy();
  const first = study.board.value?.sides[0];
  if (!first || (!move.luck && !move.spread)) return null;
  return <span class="exp"><Badge side={first.id} /> {t("replay-luck-of", { side: first.text, luck: signed(move.luck, 2) })}</span>;
}

/** Why a computer did it: of the act one looks at, if the server tells. */
function Motive({ move }: { move: ReplayMove }) {
  return (
    <>
      {move.by === "steward" && <p class="line note">{t("replay-by-steward")}</p>}
      {move.reason && <p class="line because"><Icon name="hint" /><b>{t("replay-because")}</b>{sentence(move.reason)}</p>}
    </>
  );
}

function Act({ move, on }: { move: ReplayMove; on: boolean }) {
  const study = useStudy();
  const flagged = study.notes.at(move.n);
  return (
    <li class={on ? "on" : ""} aria-current={on ? "step" : undefined} onClick={(e) => !(e.target as Element).closest("button, a") && study.player.go(move.n)}>
      <button type="button" class="n" tabIndex={on ? 0 : -1} aria-label={t("replay-go-act", { n: move.n })} onClick={() => study.player.go(move.n)}>{move.n}</button>
      {move.side ? <Badge side={move.side} label /> : <span />}
      <div>
        {move.lines.map((line, i) => (
          <p key={i} class={`line ${line.kind}`}>{line.text} {line.face > 0 && <Die face={line.face} side={move.side} />} <Chip cite={line.cite} /></p>
        ))}
        {on && <Motive move={move} />}
        {on && <Chances n={move.n} />}
        <Luck move={move} />
        {flagged && <span class="flagged"><Sign name="flag" /><span class="sr">{t("replay-note")}</span>{flagged.text}</span>}
      </div>
    </li>
  );
}

export function Acts() {
  const study = useStudy();
  const reel = study.reel.value;
  const n = study.player.n.value;
  const span = reel.phaseAt(n);
  const told = reel.told(span);
  const here = told.filter((move) => move.n <= n).at(-1)?.n ?? told[0]?.n;
  const list = useRef<HTMLOListElement>(null);
  const cite = n > 0 ? study.board.value?.phases.find((phase) => phase.id === span.phase)?.cite : undefined;
  useEffect(() => {
    const [all, on] = [list.current, list.current?.querySelector<HTMLElement>("li.on")];
    if (!all || !on) return;
    const [top, bottom] = [on.offsetTop - all.offsetTop, on.offsetTop - all.offsetTop + on.offsetHeight];
    if (top < all.scrollTop + 30) all.scrollTop = top - 30;
    else if (bottom > all.scrollTop + all.clientHeight - 30) all.scrollTop = Math.min(top - 4, bottom - all.clientHeight + 60);
  }, [here, told.length]);
  return (
    <section class="sec actsec">
      <header><h2>{placeText(study, n)}</h2>{cite && <Chip class="r" cite={cite} />}</header>
      <ol class="acts2" ref={list} tabIndex={0} aria-label={t("replay-acts")}>
        {told.map((move) => <Act key={move.n} move={move} on={move.n === here} />)}
        {told.length === 0 && <li class="none"><span /><span /><p class="note">{t("replay-nothing")}</p></li>}
      </ol>
    </section>
  );
}
