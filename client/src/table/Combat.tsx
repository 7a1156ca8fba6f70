// What an attack is worth, before the die: who counts for what, which column, every result in sixths.
import { t } from "../i18n";
import { Chip } from "../ui";
import type { Odds, OddsItem, OddsResult } from "../protocol";
import { useDesk } from "./context";
import { decimal, percent } from "./format";
import { Badge, Die } from "./Parts";

function Sum({ total, items, side }: { total: number; items: OddsItem[]; side: string | undefined }) {
  return (
    <div class="sum">
      <Badge side={side ?? null} label />
      <div><b>{total}</b><span>{items.map((item) => `${item.text} ${item.value}`.replaceAll(" ", "\u00a0")).join(" + ") || t("table-odds-nobody")}</span></div>
    </div>
  );
}

/** The whole table may be long: the columns around the one that counts. */
function Columns({ odds }: { odds: Odds }) {
  const at = odds.columns.indexOf(odds.column);
  const most = 9;
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), odds.columns.length - most));
  const shown = odds.columns.length > most ? odds.columns.slice(from, from + most) : odds.columns;
  const others = new Set(Object.values(odds.without));
  return (
    <ol class="cols" aria-label={t("table-odds-column", { column: odds.column })}>
      {shown.map((column) => {
        const now = column === odds.column;
        const name = now ? "now" : column === odds.before ? "base" : others.has(column) ? "was" : "";
        return <li key={column} class={name} aria-current={now || undefined}>{column}</li>;
      })}
    </ol>
  );
}

function Modifier({ item }: { item: OddsItem }) {
  return (
    <li class={item.applies ? "" : "nil"}>
      <b>{item.applies ? item.value : <s>{item.value}</s>}</b>
      <span>{item.text}{!item.applies && <span class="sr">{t("table-odds-not")}</span>}</span>
      <Chip cite={item.cite} />
    </li>
  );
}

const MANY_NIL = 4; // more that do not apply are folded away: the results should be in sight

function Items({ odds }: { odds: Odds }) {
  const nil = odds.items.filter((item) => !item.applies);
  const folded = nil.length > MANY_NIL;
  return (
    <ul class="mods">
      <li><b>{`${odds.attack}\u00a0:\u00a0${odds.defence}`}</b><span>{t("table-odds-before", { column: odds.before })}</span></li>
      {odds.items.map((item, i) => (item.applies || !folded) && <Modifier key={i} item={item} />)}
      {odds.reroll && <li><b>↻</b><span>{t("table-odds-reroll")}</span><Chip cite={odds.reroll} /></li>}
      {folded && (
        <li class="folded">
          <details>
            <summary>{t("table-odds-nil", { n: nil.length })}</summary>
            <ul class="mods">{nil.map((item, i) => <Modifier key={i} item={item} />)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}

const TONES = ["t1", "t2", "t3", "t4"]; // told apart by pattern alone, where the game does not say whom a result suits

function Row({ result, tone }: { result: OddsResult; tone: string }) {
  const faces = result.faces;
  return (
    <div class="row" role="img" aria-label={t("table-odds-row", { code: result.code, text: result.text, chance: percent(result.chance) })}>
      <span class="dice">{faces.map((face) => <Die key={face} face={face} plain />)}</span>
      <b>{result.code}</b>
      <span class="t">{result.text}</span>
      <span class="pc">{faces.length > 0 && <small>{faces.length}/6</small>}{percent(result.chance)}</span>
      <span class={`bar ${tone}`}><i style={{ width: `${result.chance * 100}%` }} /></span>
    </div>
  );
}

function Worth({ odds }: { odds: Odds }) {
  const { model } = useDesk();
  const without = Object.entries(odds.without);
  if (!odds.forecast && without.length === 0) return null;
  return (
    <dl class="take">
      {odds.forecast && <div><dt>{t("table-odds-taken")}</dt><dd>{percent(odds.forecast.taken)}</dd></div>}
      {odds.forecast && Object.entries(odds.forecast.losses).map(([side, n]) => <div key={side}><dt>{t("table-odds-losses", { side: model.sideWords(side) })}</dt><dd>{decimal(n)}</dd></div>)}
      {without.map(([unit, column]) => <div key={unit} class="alt"><dt>{t("table-odds-without", { unit: model.name(unit) })}</dt><dd>{column}</dd></div>)}
    </dl>
  );
}

export function Combat() {
  const { model } = useDesk();
  const odds = model.odds.value;
  return (
    <section class={odds ? "sec fight" : "sec fight empty"} data-pane="fight" data-spot="combat" id="pane-fight" tabIndex={-1} role="group" aria-label={t("table-tab-combat")}>
      <header><h2>{odds ? t("table-odds-title", { hex: odds.hex }) : t("table-tab-combat")}</h2></header>
      {!odds && <p class="note">{t("table-odds-none")}</p>}
      {odds && (
        <>
          <div class="sums">
            <Sum total={odds.attack} items={odds.attackers} side={odds.attackers[0]?.side ?? model.menu.value?.who ?? undefined} />
            <div class="vs">{t("table-odds-against")}</div>
            <Sum total={odds.defence} items={odds.defenders} side={odds.defenders[0]?.side} />
          </div>
          <Columns odds={odds} />
          <Items odds={odds} />
          <div class="dist">{odds.results.map((result, i) => <Row key={result.code} result={result} tone={result.tone || TONES[i % TONES.length]!} />)}</div>
          <Worth odds={odds} />
          {odds.forecast && odds.policy && <p class="policy">{odds.policy}</p>}
        </>
      )}
    </section>
  );
}
