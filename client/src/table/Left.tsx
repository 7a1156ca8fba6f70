// The left panel: turn, sequence of play, victory tracks, losses, reinforcements, overview map.
import { useEffect, useRef, useState } from "preact/hooks";
import { artOf } from "../board/sides";
import { t } from "../i18n";
import type { BoxInfo, StandingRow, UnitInfo } from "../protocol";
import { shade } from "../theme";
import { Chip } from "../ui";
import { boxPiles } from "./boxes";
import { Counter } from "./Counter";
import { useDesk } from "./context";
import { Backs, BoxUnit } from "./Hand";
import { LeadLists } from "./LeadLists";
import { MusterList } from "./MusterLists";
import { Badge } from "./Parts";
import { around, stretch } from "./sequence";
import { settings } from "./settings";
import { Seats } from "./Top";
import { Tracks } from "./Tracks";

function Turns() {
  const { model } = useDesk();
  const now = model.now.value;
  if (!now) return null;
  const { turn, turns, first, date } = now;
  const on = !model.setup.value;
  return (
    <section class="sec turnsec">
      <header>
        <h2>{on ? date || t("table-turn-of", { turn, turns }) : t("table-setup")}</h2>
        {turn > 0 && date && <span class="r meta">{t("table-turn-of", { turn, turns })}</span>}
      </header>
      <ol class="turns" aria-label={t("table-turns")} style={{ "--turns": Math.min(turns - first + 1, 14) }}>
        {Array.from({ length: turns - first + 1 }, (_, i) => first + i).map((n) => (
          <li
            key={n}
            class={n < turn ? "over" : n === turn ? "now" : ""}
            aria-current={n === turn || undefined}
          >
            {n}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sequence() {
  const { model } = useDesk();
  const [whole, setWhole] = useState(false);
  const now = model.now.value;
  const all = model.board.value?.phases ?? [];
  if (!now) return null;
  const phases = stretch(all, now.phase);
  const here = phases.findIndex((phase) => phase.id === now.phase);
  const near = whole ? { from: 0, to: phases.length } : around(here, phases.length);
  const rest = (n: number) => (
    <li class="rest">
      <button type="button" onClick={() => setWhole(true)}>
        {t("table-sequence-more", { n })}
      </button>
    </li>
  );
  return (
    <section class="sec seqsec" data-spot="sequence">
      <header>
        <h2>{t("table-sequence")}</h2>
      </header>
      <ol class="seq">
        {near.from > 0 && rest(near.from)}
        {phases.map((phase, i) => {
          if (i < near.from || i >= near.to) return null;
          const done = i < here && !(phase.again && phases[here]!.again);
          const art = artOf(model.board.value, phase.side, shade.value);
          const colours = art ? { "--fc": art.face, "--in": art.ink, "--ed": art.edge } : undefined;
          return (
            <li
              key={phase.id}
              class={i === here ? "here" : done ? "done" : ""}
              aria-current={i === here ? "step" : undefined}
              style={colours}
            >
              <b aria-hidden="true" class={art?.sign === "star" ? "square" : ""}>
                {i + 1}
              </b>
              <span>{phase.text}</span>
              {i === here ? (
                <em>{t("table-here")}</em>
              ) : done ? (
                <span class="sr">{t("table-phase-done")}</span>
              ) : null}
              {i === here && phase.cite && (
                <p>
                  <Chip cite={phase.cite} />
                </p>
              )}
            </li>
          );
        })}
        {near.to < phases.length && rest(phases.length - near.to)}
      </ol>
    </section>
  );
}

/** The player's own information besides the board. */
function Standing() {
  const { model } = useDesk();
  const standing = model.now.value?.standing;
  if (!standing || standing.rows.length === 0) return null;
  const weather = (model.now.value?.weather.length ?? 0) > 0;
  // beside the tools of the map; on a phone there is no room for it there
  const isOnMap = (row: StandingRow): boolean => weather && /-(weather|sky)$/.test(row.id);
  return (
    <section class={standing.rows.every(isOnMap) ? "sec standingsec narrow" : "sec standingsec"}>
      <header>
        <h2>{standing.title}</h2>
      </header>
      <dl class="standing">
        {standing.rows.map((row) => (
          <div key={row.id} data-row={row.id} class={isOnMap(row) ? "narrow" : ""}>
            <dt>{row.label}</dt>
            <dd>
              <ul>
                {row.items.map((item, i) => (
                  <li key={i}>{item}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** When a unit arrives: its turn if that is a number and not yet over, otherwise as the rules say. */
function whenText(arrives: string, now: number): string {
  if (!/^\d+$/.test(arrives)) return t("table-coming-otherwise");
  return Number(arrives) < now ? t("table-coming-waits") : t("table-coming-turn", { turn: Number(arrives) });
}

function whens(units: UnitInfo[]): string[] {
  const turn = (arrives: string): number => (/^\d+$/.test(arrives) ? Number(arrives) : Infinity);
  return [...new Set(units.map((unit) => unit.arrives))].sort((a, b) => turn(a) - turn(b));
}

const MOST_SHOWN = 40;

function Pile({ units }: { units: UnitInfo[] }) {
  const { control } = useDesk();
  const more = units.length - MOST_SHOWN;
  return (
    <ul class="pile">
      {units.slice(0, MOST_SHOWN).map((unit) => (
        <li key={unit.id} title={unit.name}>
          {control.why.mode.value ? (
            <button
              type="button"
              class="traybtn whyunit"
              aria-label={t("table-why-of", { what: unit.name })}
              onClick={() => void control.why.askUnit(unit.id)}
            >
              <Counter id={unit.id} size={31} />
            </button>
          ) : (
            <Counter id={unit.id} size={31} label={unit.name} />
          )}
        </li>
      ))}
      {more > 0 && <li class="more">+{more}</li>}
    </ul>
  );
}

/** Units in the boxes of the board: reinforcements by turn of arrival, boxes of this game, eliminated and exited. */
function Beside() {
  const { model, control } = useDesk();
  const now = model.now.value;
  const board = model.board.value;
  if (!now || !board) return null;
  const piles = boxPiles(board, model.units.value, model.hidden.value);
  const unitsIn = (kind: BoxInfo["kind"], side: string) =>
    piles.filter((pile) => pile.box.kind === kind && pile.side === side).flatMap((pile) => pile.units);
  const losses = board.sides
    .map((side) => ({ side, dead: unitsIn("eliminated", side.id), gone: unitsIn("left", side.id) }))
    .filter(({ dead, gone }) => dead.length + gone.length > 0);
  const coming = model.setup.value
    ? []
    : board.sides
        .map((side) => ({ side, pool: unitsIn("waiting", side.id) }))
        .filter(({ pool }) => pool.length > 0);
  const boxes = piles.filter((pile) => pile.box.kind === "own");
  return (
    <>
      {coming.length > 0 && (
        <section class="sec coming">
          <header>
            <h2>{t("table-coming")}</h2>
          </header>
          {coming.map(({ side, pool }) =>
            whens(pool).map((when) => (
              <div class="group" key={side.id + when}>
                <h3>
                  <Badge side={side.id} label />
                  {whenText(when, now.turn)}
                </h3>
                <Pile units={pool.filter((unit) => unit.arrives === when)} />
              </div>
            )),
          )}
        </section>
      )}
      {boxes.length > 0 && (
        <section class="sec boxes">
          <header>
            <h2>{t("table-boxes")}</h2>
          </header>
          {boxes.map(({ box, side, units, unknown }) => (
            <div class={box.hand ? "group is-hand" : "group"} key={box.id + side} data-box={box.id}>
              <h3>
                <Badge side={side} label />
                {control.why.mode.value && (
                  <button
                    type="button"
                    class="why-link"
                    onClick={() => void control.why.askBox(box.id, box.text)}
                  >
                    {t("table-why-of", { what: box.text })}
                  </button>
                )}
                <span>
                  {box.text}
                  {unknown > 0 && ` · ${t("table-unknown-count", { n: unknown })}`}
                </span>
              </h3>
              {unknown > 0 && <Backs side={side} n={unknown} size={31} />}
              <ul class="pile">
                {units.slice(0, MOST_SHOWN).map((unit) => (
                  <li key={unit.id}>
                    <BoxUnit id={unit.id} size={31} />
                  </li>
                ))}
                {units.length > MOST_SHOWN && <li class="more">+{units.length - MOST_SHOWN}</li>}
              </ul>
            </div>
          ))}
        </section>
      )}
      <section class="sec dead">
        <header>
          <h2>{t("table-losses")}</h2>
          {losses.length === 0 && <span class="r meta">{t("table-no-losses")}</span>}
        </header>
        {losses.map(({ side, dead, gone }) => (
          <div class="group" key={side.id}>
            <h3>
              <Badge side={side.id} />
              <span>
                {t("table-lost-count", { side: side.text, n: dead.length })}
                {gone.length > 0 && ` · ${t("table-gone-count", { n: gone.length })}`}
              </span>
            </h3>
            <Pile units={[...dead, ...gone]} />
          </div>
        ))}
      </section>
    </>
  );
}

function MiniMap() {
  const { view } = useDesk();
  const host = useRef<HTMLDivElement>(null);
  const visible = settings.value.minimap;
  useEffect(() => {
    const into = host.current;
    if (!visible || !into) return;
    view.minimap(into);
  }, [visible, view]);
  if (!visible) return null;
  return (
    <section class="sec minisec">
      <header>
        <h2>{t("table-minimap")}</h2>
        <span class="r cap" aria-hidden="true">
          M
        </span>
      </header>
      <div class="minihost" ref={host} />
    </section>
  );
}

export function Left() {
  return (
    <aside class="panel left" id="region-left" tabIndex={-1} aria-label={t("table-left")}>
      <div class="where" tabIndex={0}>
        <Turns />
        <section class="sec seats players narrow">
          <Seats />
        </section>
        <Sequence />
        <MusterList />
        <Tracks />
        <Standing />
        <LeadLists />
        <Beside />
      </div>
      <MiniMap />
    </aside>
  );
}
