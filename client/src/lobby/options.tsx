import { useId } from "preact/hooks";
import { t } from "../i18n";
import type { GameInfo, OptionInfo } from "../protocol";
import { Chip } from "../ui/chip";
import { choices, choose, chooseOption, openOptions, optionValue, scenarioOf } from "./choices";
import { Check, Opt } from "./opt";
import { groupOptions, label, shapeOf, sliderOf } from "./parts";

function CheckOption({ of }: { of: OptionInfo }) {
  const on = optionValue(of, choices.value) === "yes";
  return (
    <Check text={label(of.text)} on={on} onChange={(to) => chooseOption(of, to ? "yes" : "no")}>
      <Chip cite={of.cite} />
    </Check>
  );
}

function Select({ of }: { of: OptionInfo }) {
  const id = useId();
  return (
    <div class="sel">
      <label for={id}>{label(of.text)}</label>
      <select
        id={id}
        value={optionValue(of, choices.value)}
        onChange={(e) => chooseOption(of, e.currentTarget.value)}
      >
        {of.values.map((v) => (
          <option key={v.value} value={v.value}>
            {v.text}
          </option>
        ))}
      </select>
      <Chip cite={of.cite} />
    </div>
  );
}

function Slide({ of }: { of: OptionInfo }) {
  const id = useId();
  const { numbers, others } = sliderOf(of);
  const value = optionValue(of, choices.value);
  const at = numbers.indexOf(Number(value));
  const usual = /^\d+$/.test(of.default) ? of.default : String(numbers[0]);
  const text = at >= 0 ? t("option-turns", { turns: Number(value) }) : "–";
  return (
    <div class="slide">
      <label for={id}>{label(of.text)}</label>
      <input
        type="range"
        id={id}
        min={0}
        max={numbers.length - 1}
        value={at >= 0 ? at : numbers.indexOf(Number(usual))}
        disabled={at < 0}
        aria-valuetext={text}
        onInput={(e) => chooseOption(of, String(numbers[Number(e.currentTarget.value)]))}
      />
      <output for={id}>{text}</output>
      <Chip cite={of.cite} />
      {others.map((o) => (
        <label key={o.value} class="other">
          <input
            type="checkbox"
            checked={value === o.value}
            onChange={(e) => chooseOption(of, e.currentTarget.checked ? o.value : usual)}
          />
          <span>{label(o.text)}</span>
        </label>
      ))}
    </div>
  );
}

const SHAPES = { check: CheckOption, select: Select, slide: Slide };

function List({ options }: { options: OptionInfo[] }) {
  return (
    <>
      {options.map((o) => {
        const Shape = SHAPES[shapeOf(o)];
        return <Shape key={o.name} of={o} />;
      })}
    </>
  );
}

/** The options of the set-up, besides the scenario's length. */
export function Preparation({ game }: { game: GameInfo }) {
  const options = groupOptions(game.options).before.filter(
    (o) => shapeOf(o) === "select" && openOptions(game, choices.value).includes(o),
  );
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend class="cap">{t("lobby-preparation")}</legend>
      <List options={options} />
    </fieldset>
  );
}

export function Scenario({ game }: { game: GameInfo }) {
  const questions = openOptions(game, choices.value);
  // grouped among all options, so that options fixed by a scenario do not move the others
  const all = groupOptions(game.options);
  const open = (group: OptionInfo[]): OptionInfo[] => group.filter((o) => questions.includes(o));
  const [before, variants, readings] = [open(all.before), open(all.variants), open(all.readings)];
  const scenario = scenarioOf(game, choices.value);
  const fixedCount = game.options.length - questions.length;
  const hasChanges = readings.some((o) => optionValue(o, choices.value) !== o.default);
  return (
    <section class="col" aria-labelledby="lobby-scenario">
      <h2 id="lobby-scenario">{t("lobby-scenario")}</h2>
      <div role="radiogroup" class="opts" aria-labelledby="lobby-scenario">
        {game.scenarios.map((s) => (
          <Opt
            key={s.id}
            name="scenario"
            on={s === scenario}
            onPick={() => choose({ scenario: s.id })}
            title={s.title}
            hint={game.scenarios.length === 1 ? t("lobby-only-scenario") : undefined}
          />
        ))}
      </div>
      {fixedCount > 0 && <p class="note">{t("lobby-settled", { count: fixedCount })}</p>}
      <List options={before.filter((o) => shapeOf(o) === "slide")} />
      {variants.length > 0 && (
        <fieldset>
          <legend class="cap">{t("lobby-variants")}</legend>
          <List options={variants} />
        </fieldset>
      )}
      {readings.length > 0 && (
        <details class="readings" open={hasChanges}>
          <summary>
            <span class="cap">{t("lobby-readings", { count: readings.length })}</span>
          </summary>
          <List options={readings} />
        </details>
      )}
    </section>
  );
}
