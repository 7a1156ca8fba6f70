import { useId } from "preact/hooks";
import { t } from "../i18n";
import type { GameInfo, OptionInfo } from "../protocol";
import { Chip } from "../ui/chip";
import { Segmented } from "../ui/controls";
import {
  changedOptions,
  choices,
  choose,
  chooseOption,
  openOptions,
  optionValue,
  scenarioOf,
  usualValue,
} from "./choices";
import { lengthText } from "./facts";
import { Opt } from "./opt";
import { groupOptions, label, shapeOf, sliderOf } from "./parts";
import { Meter } from "./shelf";

function Changed({ of }: { of: OptionInfo }) {
  return choices.value.options[of.name] === undefined ? null : (
    <span class="changed">{t("option-changed")}</span>
  );
}

/** A variant: a plain sentence, and its paragraph. */
function CheckOption({ of }: { of: OptionInfo }) {
  const id = useId();
  const on = optionValue(of, choices.value) === "yes";
  return (
    <div class="sw">
      <input
        type="checkbox"
        id={id}
        checked={on}
        aria-describedby={of.about ? `${id}-about` : undefined}
        onChange={(e) => chooseOption(of, e.currentTarget.checked ? "yes" : "no")}
      />
      <span>
        <label for={id}>{label(of.text)}</label>
        <Changed of={of} />
      </span>
      <Chip cite={of.cite} />
      {of.about && <p id={`${id}-about`}>{of.about}</p>}
    </div>
  );
}

function Select({ of }: { of: OptionInfo }) {
  const id = useId();
  return (
    <div class="pick">
      <span>
        <label for={id}>{label(of.text)}</label> <Changed of={of} />
      </span>
      <Chip cite={of.cite} />
      {of.about && <p>{of.about}</p>}
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
      <h2>
        <label for={id}>{label(of.text)}</label> <Chip cite={of.cite} />
      </h2>
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
      {of.about && <p class="note">{of.about}</p>}
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

/** How the units are set up: the two or three ways side by side. */
function SetUp({ of }: { of: OptionInfo }) {
  return (
    <div class="prep">
      <h2>
        {label(of.text)} <Chip cite={of.cite} />
      </h2>
      <Segmented
        class="w"
        label={label(of.text)}
        value={optionValue(of, choices.value)}
        choices={[...of.values]
          .sort((a, b) => Number(b.value === usualValue(of)) - Number(a.value === usualValue(of)))
          .map((v) => ({ value: v.value, text: v.text }))}
        onChange={(value) => chooseOption(of, value)}
      />
      {of.about && <p class="note">{of.about}</p>}
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

/** The options the scenario leaves open, grouped among all so that the fixed ones do not move the others. */
function openGroups(game: GameInfo) {
  const questions = openOptions(game, choices.value);
  const all = groupOptions(game.options);
  const open = (group: OptionInfo[]): OptionInfo[] => group.filter((o) => questions.includes(o));
  return { before: open(all.before), variants: open(all.variants), readings: open(all.readings) };
}

const isSetUp = (o: OptionInfo): boolean => o.name === "setup";

function Dice() {
  const { dice } = choices.value;
  return (
    <div class="prep">
      <h2>{t("lobby-dice")}</h2>
      <Segmented
        class="w"
        label={t("lobby-dice")}
        value={dice}
        choices={(["live", "manual"] as const).map((d) => ({ value: d, text: t(`dice-${d}`) }))}
        onChange={(to) => choose({ dice: to })}
      />
      <p class="note">{t(`dice-${dice}-hint`)}</p>
    </div>
  );
}

/** What is played: the scenario, its length, its set-up, its dice. */
export function ScenarioColumn({ game }: { game: GameInfo }) {
  const { before } = openGroups(game);
  const scenario = scenarioOf(game, choices.value);
  const setUp = before.find(isSetUp);
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
            aside={lengthText(s.minutes)}
            hint={s === scenario ? s.about : undefined}
          >
            <p class="lv">{s.level > 0 && <Meter of={s.level} />}</p>
          </Opt>
        ))}
      </div>
      <List options={before.filter((o) => shapeOf(o) === "slide")} />
      {setUp && <SetUp of={setUp} />}
      <Dice />
    </section>
  );
}

/** What differs from the rulebook as printed: nothing, unless one looks for it. */
export function OptionsColumn({ game }: { game: GameInfo }) {
  const { before, variants, readings } = openGroups(game);
  const others = before.filter((o) => shapeOf(o) === "select" && !isSetUp(o));
  const fixed = game.options.length - openOptions(game, choices.value).length;
  const changed = changedOptions(game, choices.value).filter((o) => readings.includes(o));
  return (
    <section class="col" aria-labelledby="lobby-options">
      <header>
        <h2 id="lobby-options">{t("lobby-options")}</h2>
        {variants.length > 0 && <span class="r">{t("lobby-options-note")}</span>}
      </header>
      {fixed > 0 && <p class="note">{t("lobby-settled", { count: fixed })}</p>}
      <List options={variants} />
      <List options={others} />
      {readings.length > 0 && (
        <details class="readings" open={changed.length > 0}>
          <summary>
            <b>{t("lobby-readings", { count: readings.length })}</b>{" "}
            <span class="note">{t("lobby-readings-note")}</span>
          </summary>
          <List options={readings} />
        </details>
      )}
    </section>
  );
}
