// The stack in a hex: each unit's values, its actions, and why it cannot act.
import { useEffect, useState } from "preact/hooks";
import { allowance, numbers } from "../board/face";
import { lang, t } from "../i18n";
import type { HexAnswer, MenuVerb, UnitInfo } from "../protocol";
import { Button, Chip } from "../ui";
import { awaitWhileMounted } from "../ui/effects";
import { AirBoard } from "./AirBoard";
import { manyText, useChoiceText } from "./Bar";
import { Counter, Mark } from "./Counter";
import { foretoldChoices } from "./choose";
import { useDesk } from "./context";
import { TakeStack } from "./GroupBar";
import { MusterPane } from "./MusterLists";
import type { Model } from "./model";
import { PaneSection } from "./PaneSection";
import { Badge } from "./Parts";

function useHexWords(hex: string | null): HexAnswer | null {
  const { model, control } = useDesk();
  const [answer, setAnswer] = useState<HexAnswer | null>(null);
  const seq = model.now.value?.seq;
  useEffect(() => {
    if (hex === null) {
      setAnswer(null);
      return;
    }
    return awaitWhileMounted(control.socket.ask<"hex">({ t: "hex", hex }), setAnswer, () => setAnswer(null));
  }, [hex, seq, lang.value]);
  return answer?.hex === hex ? answer : null;
}

function Values({ unit, steps }: { unit: UnitInfo; steps: number }) {
  const move = allowance(unit, steps);
  const text = numbers(unit, steps);
  const alike = unit.attack === unit.defence;
  const usual = text === [unit.attack, ...(alike ? [] : [unit.defence]), move].join("\u2013");
  const strength = alike
    ? [["table-strength", unit.attack] as const]
    : [["table-attack", unit.attack] as const, ["table-defence", unit.defence] as const];
  // a counter with other values is shown as printed
  const values = usual ? strength : [["table-value", text] as const];
  if (unit.card || unit.shape)
    return text ? (
      <div class="vals">
        <span>
          {t("table-value")} <b>{text}</b>
        </span>
      </div>
    ) : null;
  return (
    <div class="vals">
      {values.map(([id, value]) => (
        <span key={id}>
          {t(id)} <b>{value}</b>
        </span>
      ))}
      <span>
        {t("table-move")} <b>{move.replace("*", "∗")}</b>
      </span>
      <span>
        {t("table-steps")} <b>{unit.steps > 1 ? `${steps}/${unit.steps}` : steps}</b>
      </span>
    </div>
  );
}

/** What else the selected unit could do: it is deselected for that. */
function Besides() {
  const { control, model } = useDesk();
  const words = useChoiceText();
  const choices = control.selection.besides(model.menu.value, model.undo.value.undo);
  if (choices.length === 0) return null;
  return (
    <div class="unitacts">
      {choices.map((choice) => (
        <Button
          key={choice.verb.verb}
          kind={choice.verb.final ? "final" : "legal"}
          class="sm"
          busy={control.busy.value}
          onClick={() => control.instead(choice)}
        >
          {words(choice)}
        </Button>
      ))}
    </div>
  );
}

function UnitRow({ id }: { id: string }) {
  const { model, control, overlays } = useDesk();
  const words = useChoiceText();
  const unit = model.roster.value.get(id);
  const now = model.units.value.get(id);
  const menu = model.menu.value;
  if (!unit || !now) return null;
  const acts = control.actsOf(id);
  const isSelected = menu?.held === id;
  const marks = (model.board.value?.marks ?? []).filter((mark) => now.marks.includes(mark.id));
  const mine = menu?.yours && unit.side === menu.who;
  return (
    <li class={isSelected ? "unit held" : acts.length > 0 ? "unit can" : "unit"}>
      {overlays.ofOne && menu?.held == null ? (
        <button
          type="button"
          class="traybtn"
          aria-pressed={overlays.about.value === id}
          aria-label={t("table-overlay-of", { unit: unit.name })}
          title={t("table-overlay-of", { unit: unit.name })}
          onClick={() => (overlays.about.value = id)}
        >
          <Counter id={id} size={50} />
        </button>
      ) : (
        <Counter id={id} size={50} />
      )}
      <div class="about">
        <h3>
          {unit.name}{" "}
          <span>
            {unit.kind_text}
            {unit.size && unit.size.toLowerCase() !== unit.kind && `, ${unit.size}`}
          </span>
        </h3>
        <Values unit={unit} steps={now.steps} />
        {unit.about && <p class="does">{unit.about}</p>}
        {marks.length > 0 && (
          <p class="marks">
            {marks.map((mark) => (
              <Mark key={mark.id} info={mark} />
            ))}
          </p>
        )}
        {isSelected && <p class="inhand">{t("table-in-hand")}</p>}
        {isSelected && <Besides />}
        {control.group.members.value.includes(id) ? (
          <div class="unitacts">
            <Button
              class="sm"
              pressed={control.group.chosen.value.has(id)}
              onClick={() => control.group.toggle(id)}
            >
              {t("group-in")}
            </Button>
          </div>
        ) : (
          (acts.length > 0 || mine) && (
            <div class="unitacts">
              {acts.map((choice) => (
                <Button
                  key={choice.verb.verb}
                  kind={choice.verb.final ? "final" : "legal"}
                  class="sm"
                  busy={control.busy.value}
                  onClick={() => control.press(choice.verb.verb, id)}
                >
                  {words(choice)}
                </Button>
              ))}
              {acts.length === 0 && control.swappable(id) && (
                <Button kind="legal" class="sm" busy={control.busy.value} onClick={() => control.swap(id)}>
                  {t("table-swap")}
                </Button>
              )}
              {acts.length === 0 && !isSelected && mine && !control.swappable(id) && (
                <button type="button" class="why-link" onClick={() => void control.why.askUnit(id)}>
                  {t("table-why")}
                </button>
              )}
            </div>
          )
        )}
      </div>
    </li>
  );
}

function All({ units }: { units: readonly string[] }) {
  const { control } = useDesk();
  const verbs = new Map<string, { of: MenuVerb; nouns: string[] }>();
  for (const unit of units)
    for (const { verb } of control.actsOf(unit)) {
      if (verb.final || !control.repeats.value.has(verb.verb)) continue;
      const group = verbs.get(verb.verb) ?? { of: verb, nouns: [] };
      group.nouns.push(unit);
      verbs.set(verb.verb, group);
    }
  return (
    <>
      {[...verbs]
        .filter(([, { nouns }]) => nouns.length > 1)
        .map(([verb, { of, nouns }]) => (
          <Button
            key={verb}
            kind="legal"
            class="sm all"
            busy={control.busy.value}
            onClick={() => control.playAll(verb, nouns)}
          >
            {manyText(of, t("table-all-of", { n: nouns.length }))}
          </Button>
        ))}
    </>
  );
}

/** Shown when no hex is selected: the units that can act. */
function Ready() {
  const { model, control, view } = useDesk();
  const menu = model.menu.value;
  const units = new Set(
    menu?.yours ? menu.verbs.filter((verb) => verb.kind === "unit").flatMap((verb) => verb.nouns) : [],
  );
  const able = [...units].filter((unit) => model.where(unit) !== null);
  const ready = able.slice(0, MOST_READY);
  const show = (unit: string): void => {
    const hex = model.where(unit)!;
    view.centre(hex);
    view.cursor = hex;
    control.select(hex);
  };
  if (ready.length === 0) return <p class="note">{t("table-stack-none")}</p>;
  return (
    <>
      <p class="ground">{t("table-ready", { n: able.length })}</p>
      <ul class="pile">
        {ready.map((unit) => (
          <li key={unit}>
            <button
              type="button"
              class="traybtn"
              aria-label={t("table-ready-see", { unit: model.name(unit), hex: model.where(unit)! })}
              title={`${model.name(unit)}, ${model.where(unit)}`}
              onClick={() => show(unit)}
            >
              <Counter id={unit} size={34} />
            </button>
          </li>
        ))}
        {able.length > ready.length && <li class="more">+{able.length - ready.length}</li>}
      </ul>
    </>
  );
}

/** What each choice would come to, where the menu says so: hexes, and buttons with the units beside them. */
function Foretold() {
  const { model, control } = useDesk();
  const words = useChoiceText();
  const menu = model.menu.value;
  const offered = foretoldChoices(menu?.yours ? menu.verbs : []);
  if (offered.length === 0) return null;
  return (
    <ul class="foretold">
      {offered.map(({ verb, noun }) => (
        <li key={`${verb.verb} ${noun}`}>
          <span>
            {verb.kind === "hex" && (
              <>
                <b>{(model.words.value.get(noun ?? "") ?? "").split(",")[0]}</b> {noun}
              </>
            )}
            <small>{verb.foretold[noun ?? ""]}</small>
          </span>
          <Button
            kind={verb.final ? "final" : "legal"}
            class="sm"
            busy={control.busy.value}
            onClick={() => control.press(verb.verb, noun)}
          >
            {words({ verb, noun })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const MOST_READY = 60;

function anyReady(model: Model): boolean {
  const menu = model.menu.value;
  return (
    menu?.yours === true &&
    menu.verbs.some((verb) => verb.kind === "unit" && verb.nouns.some((unit) => model.where(unit) !== null))
  );
}

export function Stack() {
  const { model, control, air, muster } = useDesk();
  const hex = control.selected.value;
  const flying = hex === null && (air.now.value !== null || muster.chosen.value !== null);
  const taken = model.menu.value?.held ?? null;
  const held = taken !== null && model.where(taken) === null ? taken : null; // from beside the map
  const answer = useHexWords(hex);
  const units = hex === null ? [] : model.unitsAt(hex);
  const hidden = hex === null ? [] : model.hidden.value.filter((unit) => unit.at === hex);
  const markers = (model.now.value?.markers ?? []).filter((marker) => marker.at === hex);
  const words = answer?.text ?? (hex === null ? "" : (model.words.value.get(hex) ?? ""));
  return (
    <PaneSection pane="stack" spot="stack" label={t("table-tab-stack")} class="sec stk">
      <header class={flying && held === null ? "sr" : ""}>
        <h2>
          {hex === null
            ? held !== null
              ? t("table-in-hand")
              : t(anyReady(model) ? "table-your-units" : "table-tab-stack")
            : units.length + hidden.length > 0
              ? t("table-stack-of", { hex })
              : t("table-hex-of", { hex })}
        </h2>
        {units.length + hidden.length > 1 && (
          <span class="r meta">{t("table-units", { n: units.length + hidden.length })}</span>
        )}
      </header>
      {words && (
        <p class="ground">
          {words}
          {answer?.cites.map((reason) => (
            <Chip key={reason.cite} cite={reason.cite} />
          ))}
        </p>
      )}
      {markers.length > 0 && <p class="markers">{markers.map((marker) => marker.text).join(" · ")}</p>}
      {hex === null && held === null && !flying && <Ready />}
      <ul class="units">
        {held !== null && <UnitRow id={held} />}
        {units.map((id) => (
          <UnitRow key={id} id={id} />
        ))}
        {hidden.map((unit, i) => (
          <li key={`h${i}`} class="unit">
            <span class="facedown">
              <Badge side={unit.side} />
            </span>
            <div class="about">
              <h3>{t("table-hidden-unit")}</h3>
              <p class="vals">{model.sideText(unit.side)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Foretold />
      {hex !== null && <TakeStack hex={hex} />}
      <All units={units} />
      <AirBoard />
      <MusterPane />
    </PaneSection>
  );
}
