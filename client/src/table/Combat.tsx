// The odds of an attack: strengths, CRT column, and the chance of every result.
import { t } from "../i18n";
import type { Odds, OddsItem, OddsResult } from "../protocol";
import { Button, Chip } from "../ui";
import { decimal, oneOf, percent, strength } from "../ui/format";
import { capitalise, uncapitalise } from "../ui/sentence";
import { useChoiceText } from "./Bar";
import { useDesk } from "./context";
import { Lanes } from "./Lanes";
import { PaneSection } from "./PaneSection";
import { Badge, Die } from "./Parts";
import { Steps } from "./Steps";

function Sum({ total, items, side }: { total: number; items: OddsItem[]; side: string | undefined }) {
  return (
    <div class="sum">
      <Badge side={side ?? null} label />
      <div>
        <b>{strength(total)}</b>
        <span>
          {items.map((item) => `${item.text} ${item.value}`.replaceAll(" ", "\u00a0")).join(" + ") ||
            t("table-odds-nobody")}
        </span>
      </div>
    </div>
  );
}

/** The CRT columns around the current one. */
function Columns({ odds }: { odds: Odds }) {
  const at = odds.columns.indexOf(odds.column);
  const most = 9;
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), odds.columns.length - most));
  const columns = odds.columns.length > most ? odds.columns.slice(from, from + most) : odds.columns;
  const others = new Set(Object.values(odds.without).map((one) => one.column));
  return (
    <ol class="cols" aria-label={t("table-odds-column", { column: odds.column })}>
      {columns.map((column) => {
        const now = column === odds.column;
        const name = now ? "now" : column === odds.before ? "base" : others.has(column) ? "was" : "";
        return (
          <li key={column} class={name} aria-current={now || undefined}>
            {column}
          </li>
        );
      })}
    </ol>
  );
}

function Modifier({ item }: { item: OddsItem }) {
  return (
    <li class={item.applies ? "" : "nil"}>
      <b>{item.applies ? item.value : <s>{item.value}</s>}</b>
      <span>
        {item.text}
        {!item.applies && <span class="sr">{t("table-odds-not")}</span>}
      </span>
      <Chip cite={item.cite} />
    </li>
  );
}

const MANY_NIL = 4; // more modifiers that do not apply are folded away, so that the results stay in view

function Items({ odds }: { odds: Odds }) {
  const nil = odds.items.filter((item) => !item.applies);
  const folded = nil.length > MANY_NIL;
  return (
    <ul class="mods">
      <li>
        <b>{`${strength(odds.attack)}\u00a0:\u00a0${strength(odds.defence)}`}</b>
        <span>{t("table-odds-before", { column: odds.before })}</span>
      </li>
      {odds.items.map((item, i) => (item.applies || !folded) && <Modifier key={i} item={item} />)}
      {odds.reroll && (
        <li>
          <b>↻</b>
          <span>{t("table-odds-reroll")}</span>
          <Chip cite={odds.reroll} />
        </li>
      )}
      {folded && (
        <li class="folded">
          <details>
            <summary>{t("table-odds-nil", { n: nil.length })}</summary>
            <ul class="mods">
              {nil.map((item, i) => (
                <Modifier key={i} item={item} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

const TONES = ["t1", "t2", "t3", "t4"]; // patterns, where the game does not say which side a result favours

/** The paragraphs behind an outcome, each once. */
function citesOf(result: OddsResult): string[] {
  return [...new Set(result.outcome.map((part) => part.cite).filter(Boolean))];
}

/**
 * An outcome after every rule; under it, small, what the table of results says and the paragraphs that led
 * from there to the outcome.
 */
function Row({ result, tone }: { result: OddsResult; tone: string }) {
  const { faces } = result;
  const [first = result.text, ...rest] = result.outcome.map((part) => part.text).filter(Boolean);
  return (
    <div
      class="row"
      role="group"
      aria-label={t("table-odds-row", {
        code: result.code,
        text: [first, ...rest].join("; "),
        chance: percent(result.chance, 1),
      })}
    >
      <span class="dice">
        {faces.map((face) => (
          <Die key={face} face={face} plain />
        ))}
      </span>
      <span class="t">
        <b>{first}</b>
        {rest.map((text) => `; ${uncapitalise(text)}`)}
      </span>
      <span class="pc">
        {faces.length > 0 && <small>{faces.length}/6</small>}
        {percent(result.chance, 1)}
      </span>
      <span class="raw" title={result.text}>
        {t("table-odds-table", { code: result.code })}{" "}
        {citesOf(result).map((cite) => (
          <Chip key={cite} cite={cite} />
        ))}
      </span>
      <span class={`bar ${tone}`}>
        <i style={{ width: `${result.chance * 100}%` }} />
      </span>
    </div>
  );
}

const MANY_ROWS = 6; // of more, those that hardly ever happen are folded away
const RARE = 0.03;

function Outcomes({ results }: { results: OddsResult[] }) {
  const rows = results.map((result, i) => ({
    result,
    row: <Row key={i} result={result} tone={result.tone || TONES[i % TONES.length]!} />,
  }));
  const rare = results.length > MANY_ROWS ? rows.filter(({ result }) => result.chance < RARE) : [];
  const folded = rare.length > 1 ? rare : [];
  const chance = folded.reduce((sum, { result }) => sum + result.chance, 0);
  return (
    <div class="dist">
      {rows.filter((one) => !folded.includes(one)).map(({ row }) => row)}
      {folded.length > 0 && (
        <details>
          <summary>{t("table-odds-rare", { n: folded.length, chance: percent(chance, 1) })}</summary>
          <div class="dist">{folded.map(({ row }) => row)}</div>
        </details>
      )}
    </div>
  );
}

function Worth({ odds }: { odds: Odds }) {
  const { model } = useDesk();
  const without = Object.entries(odds.without);
  if (!odds.forecast && without.length === 0) return null;
  const alike = new Map<string, string[]>(); // units without which the attack would be worth the same
  for (const [unit, { column, taken }] of without) {
    const worth = taken === null ? column : `${column}, ${percent(taken, 1)}`;
    alike.set(worth, [...(alike.get(worth) ?? []), unit]);
  }
  return (
    <dl class="take">
      {odds.forecast && (
        <div>
          <dt>{t("table-odds-taken")}</dt>
          <dd>{percent(odds.forecast.taken, 1)}</dd>
        </div>
      )}
      {odds.forecast &&
        Object.entries(odds.forecast.losses).map(([side, n]) => (
          <div key={side}>
            <dt>{t("table-odds-losses", { side: model.sideWords(side) })}</dt>
            <dd>{decimal(n, 2)}</dd>
          </div>
        ))}
      {[...alike].map(([worth, units]) => (
        <div key={worth} class="alt">
          <dt>{t("table-odds-without", { unit: oneOf(units.map((unit) => model.name(unit))) })}</dt>
          <dd>{worth}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What may be added now, beside the odds it bears on; or what may be added later, once the attack is announced. */
function Additions({ odds }: { odds: Odds }) {
  const { model, control } = useDesk();
  const words = useChoiceText();
  const menu = model.menu.value;
  const verbs = menu?.yours ? menu.verbs.filter((verb) => verb.kind === "unit") : [];
  const now = verbs.flatMap((verb) =>
    verb.nouns.filter((noun) => verb.foretold[noun]).map((noun) => ({ verb, noun })),
  );
  if (now.length === 0 && odds.later.length === 0) return null;
  return (
    <>
      <h3>{t(now.length > 0 ? "table-odds-support" : "table-odds-support-later")}</h3>
      <ul class="foretold">
        {now.map((choice) => (
          <li key={`${choice.verb.verb} ${choice.noun}`}>
            <span>
              {words(choice)}
              <small>{capitalise(choice.verb.foretold[choice.noun]!)}</small>
            </span>
            <Button
              kind="legal"
              class="sm"
              busy={control.busy.value}
              label={t("table-odds-give-of", { what: words(choice) })}
              onClick={() => control.press(choice.verb.verb, choice.noun)}
            >
              {t("table-odds-give")}
            </Button>
          </li>
        ))}
        {now.length === 0 &&
          odds.later.map((one) => (
            <li key={one.text}>
              <span>{one.text}</span>
              <b>{one.column}</b>
              <Chip cite={one.cite} />
            </li>
          ))}
      </ul>
    </>
  );
}

export function Combat() {
  const { model } = useDesk();
  const odds = model.odds.value;
  const steps = (model.now.value?.steps.length ?? 0) > 0;
  return (
    <PaneSection
      pane="fight"
      spot="combat"
      label={t("table-tab-combat")}
      class={[
        "sec fight",
        odds || steps ? "" : "empty",
        odds && odds.results.length + odds.later.length > MANY_ROWS - 2 ? "long" : "",
      ].join(" ")}
    >
      <header>
        <h2>{odds ? t("table-odds-title", { hex: odds.hex }) : t("table-tab-combat")}</h2>
      </header>
      <Steps />
      <Lanes />
      {!odds && !steps && <p class="note">{t("table-odds-none")}</p>}
      {odds && (
        <>
          <div class="sums">
            <Sum
              total={odds.attack}
              items={odds.attackers}
              side={odds.attackers[0]?.side ?? model.menu.value?.who ?? undefined}
            />
            <div class="vs">{t("table-odds-against")}</div>
            <Sum total={odds.defence} items={odds.defenders} side={odds.defenders[0]?.side} />
          </div>
          <Columns odds={odds} />
          <Items odds={odds} />
          <Additions odds={odds} />
          {odds.results.length > 0 && <h3>{t("table-odds-outcomes")}</h3>}
          <Outcomes results={odds.results} />
          <Worth odds={odds} />
          {odds.forecast && odds.policy && <p class="policy">{odds.policy}</p>}
        </>
      )}
    </PaneSection>
  );
}
