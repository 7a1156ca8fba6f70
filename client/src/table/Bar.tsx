// The action bar: the current question and its answers. Gold buttons can be undone, dark ones cannot, dashed
// ones say why not.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { MenuVerb } from "../protocol";
import { Button, Chip, Icon, SquareButton } from "../ui";
import { sentence } from "../ui/sentence";
import { Counter } from "./Counter";
import { type Choice, fewUnits, inRows } from "./choose";
import { useDesk } from "./context";
import { EndButton, EndWarning } from "./EndCard";
import { finalityOf, isFinal, isFinalityKnown, wasteOf } from "./finality";
import { GroupAct, TakeStack } from "./GroupBar";
import { MusterActs } from "./MusterLists";
import { OddsLine } from "./OddsLine";
import { OrdersChip } from "./OrdersDialog";
import { Tray } from "./Tray";
import { Wasted } from "./Wasted";

function UndoRedo() {
  const { model, control } = useDesk();
  const { undo, redo, since, presses } = model.undo.value;
  const acts = presses;
  const dots = Math.min(acts, 12);
  const barrier = since > 1;
  if (model.spectator.value) return null;
  return (
    <span class="undo" role="group" aria-label={t("table-undo-group")}>
      <SquareButton
        label={t("table-undo")}
        title={`${t("table-undo")} (U)`}
        off={!undo || control.busy.value}
        onClick={() => control.undo()}
      >
        <Icon name="undo" />
      </SquareButton>
      <span class="ribbon" role="img" aria-label={t("table-undo-count", { n: undo ? acts : 0 })}>
        {barrier && <i class="seal" title={t("table-log-barrier")} />}
        {undo && acts > dots && <span class="more">{acts}</span>}
        {undo && Array.from({ length: dots }, (_, i) => <i key={i} />)}
        {redo && <i class="fut" />}
      </span>
      <SquareButton
        label={t("table-redo")}
        title={`${t("table-redo")} (R)`}
        off={!redo || control.busy.value}
        onClick={() => control.redo()}
      >
        <Icon name="redo" />
      </SquareButton>
    </span>
  );
}

export function noteOf(verb: MenuVerb, noun: string | null): string {
  const waste = wasteOf(verb, noun);
  if (waste) return waste.short;
  const entry = noun === null ? undefined : verb.lit[noun];
  const known = isFinal(verb, noun) ? "final" : isFinalityKnown(verb) ? "undoable" : "unknown";
  if (entry) return t("table-note", { cost: entry.cost, stop: entry.stop ? "yes" : "no", known });
  return known === "unknown" ? "" : t(`table-${known}`);
}

/** The text of a choice: the verb and its object. */
export function useChoiceText(): (choice: Choice) => string {
  const { model } = useDesk();
  return ({ verb, noun }) => {
    if (verb.kind === "button" || noun === null) return verb.label;
    if (verb.kind === "option" || verb.kind === "box") return verb.names[noun] ?? noun;
    const name = verb.kind === "unit" ? model.name(noun) : noun;
    return verb.act ? verb.act.replace("{}", name) : t("table-act-on", { label: verb.label, noun: name });
  };
}

/** The text of an action for several units at once. */
export function manyText(verb: MenuVerb, units: string): string {
  return verb.act ? verb.act.replace("{}", units) : t("table-act-on", { label: verb.label, noun: units });
}

const LISTS = "#region-right, #region-left, #region-bar, .places, .hands, .slot";

function Choices() {
  const { control } = useDesk();
  const words = useChoiceText();
  const list = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const choices = control.choices.value;
  const preview = control.preview.value;
  useEffect(() => {
    // on the map the same key again confirms; asked for in a list, it is confirmed here
    if (preview && document.activeElement?.closest(LISTS)) main.current?.focus();
  }, [preview]);
  useEffect(() => {
    if (choices.length > 0 && control.wantsFocus()) list.current?.querySelector("button")?.focus();
  }, [choices]);
  if (preview) {
    return (
      <Button
        kind={preview.verb.final ? "final" : "legal"}
        icon={preview.verb.final ? "seal" : "pencil"}
        class="main"
        buttonRef={main}
        note={noteOf(preview.verb, preview.noun) || undefined}
        busy={control.busy.value}
        onClick={() => control.confirm()}
      >
        {words(preview)}
      </Button>
    );
  }
  if (choices.length === 0) return null;
  return (
    <div class="chosen" ref={list} role="group" aria-label={t("table-choose")}>
      {choices.map((choice) => (
        <Button
          key={`${choice.verb.verb} ${choice.noun}`}
          kind={choice.verb.final ? "final" : "legal"}
          busy={control.busy.value}
          note={
            choice.verb.final || choice.verb.lit[choice.noun ?? ""] || wasteOf(choice.verb, choice.noun)
              ? noteOf(choice.verb, choice.noun)
              : undefined
          }
          onClick={() => control.play(choice)}
        >
          {words(choice)}
        </Button>
      ))}
      {control.selected.value !== null && <TakeStack hex={control.selected.value} />}
      <Button kind="quiet" icon="x" label={t("cancel")} onClick={() => control.clear()} />
    </div>
  );
}

/** In rows, the verb is the heading of its options. */
function VerbButton({ verb, row = false }: { verb: MenuVerb; row?: boolean }) {
  const { control, adviser, end } = useDesk();
  const lacks = end.ending.value?.verb === verb.verb ? end.ending.value.lacks : "";
  const entry = (noun: string | null) => (adviser.points(verb.verb, noun) ? " hinted" : "");
  if (verb.nouns.length === 0) {
    return (
      <Button
        kind="off"
        class={lacks ? "ends" : ""}
        note={lacks}
        title={t("table-refused-verb", { label: verb.label })}
        onClick={() => void control.why.askVerb(verb.verb)}
        label={[t("table-refused-verb", { label: verb.label }), lacks].filter(Boolean).join(" ")}
      >
        {verb.label}
      </Button>
    );
  }
  if (verb.kind === "option" || verb.kind === "box") {
    const finality = finalityOf(verb);
    const note = finality === "all" ? t("table-final") : finality === "none" ? t("table-undoable") : "";
    return (
      <span class={row ? "options row" : "options"} role="group" aria-label={verb.label}>
        {row && (
          <b aria-hidden="true">
            {verb.label} <small>{note}</small>
          </b>
        )}
        {verb.nouns.map((noun) => (
          <Button
            key={noun}
            class={entry(noun)}
            kind={isFinal(verb, noun) ? "final" : "legal"}
            note={
              wasteOf(verb, noun)?.short ??
              verb.foretold[noun] ??
              (finality === "some" && isFinal(verb, noun) ? t("table-final") : undefined)
            }
            busy={control.busy.value}
            onClick={() => control.press(verb.verb, noun)}
          >
            {verb.names[noun] ?? noun}
          </Button>
        ))}
        {!row && note && <small>{note}</small>}
      </span>
    );
  }
  return (
    <Button
      kind={verb.final ? "final" : "plain"}
      icon={verb.final ? "seal" : undefined}
      class={(verb.final ? "ends" : "") + entry(null)}
      note={verb.final ? t("table-final") : undefined}
      busy={control.busy.value}
      onClick={() => control.press(verb.verb)}
    >
      {verb.label}
    </Button>
  );
}

/** Buttons for the units a question is about, if they are few. */
function Few({ choices }: { choices: Choice[] }) {
  const { control, adviser } = useDesk();
  const words = useChoiceText();
  return (
    <>
      {choices.map((choice) => (
        <Button
          key={`${choice.verb.verb} ${choice.noun}`}
          class={adviser.points(choice.verb.verb, choice.noun) ? "hinted" : ""}
          kind={choice.verb.final ? "final" : "legal"}
          icon={choice.verb.final ? "seal" : undefined}
          note={
            wasteOf(choice.verb, choice.noun)?.short ?? (choice.verb.final ? t("table-final") : undefined)
          }
          busy={control.busy.value}
          onClick={() => control.press(choice.verb.verb, choice.noun)}
        >
          {words(choice)}
        </Button>
      ))}
    </>
  );
}

/** Repeats the last action for all other units it is possible for, or lets all join that can. */
function Others() {
  const { control } = useDesk();
  const again = control.again();
  const verb = again ?? control.joinAll();
  if (!verb) return null;
  return (
    <Button kind="legal" busy={control.busy.value} onClick={() => control.playAll(verb.verb, verb.nouns)}>
      {manyText(verb, t(again ? "table-others" : "table-all-able", { n: verb.nouns.length }))}
    </Button>
  );
}

/** What would the computer do, and why not? */
function Asking({ over }: { over: boolean }) {
  const { control, adviser } = useDesk();
  return (
    <>
      {adviser.available.value && (
        <Button
          kind="why"
          icon="hint"
          class="hintbtn"
          title={`${t("table-hint")} (I)`}
          busy={adviser.thinking.value}
          onClick={() => void adviser.ask()}
        >
          {adviser.thinking.value ? t("table-hint-thinking") : t("table-hint")}
        </Button>
      )}
      {!over && (
        <Button
          kind="why"
          icon="why"
          class="whybtn"
          title={t("table-why")}
          pressed={control.why.mode.value}
          onClick={() => control.why.setMode(!control.why.mode.value)}
        >
          {t("table-why")}
        </Button>
      )}
    </>
  );
}

function Acts() {
  const { id, model, control, adviser, end, muster } = useDesk();
  const menu = model.menu.value;
  const verbs = menu?.yours
    ? menu.verbs.filter(
        (verb) =>
          (isFinalityKnown(verb) || verb.nouns.length === 0) && verb.verb !== muster.chosen.value?.verb,
      )
    : [];
  const ready = (verb: MenuVerb) => verb.nouns.length > 0;
  const ends = verbs.some((verb) => end.isEnd(verb.verb));
  const others = verbs.filter((verb) => ready(verb) && !end.isEnd(verb.verb));
  const soft = others.filter((verb) => !verb.final || verb.kind === "option");
  const hard = others.filter((verb) => verb.final && verb.kind !== "option");
  const over = model.now.value?.result != null;
  const few = fewUnits(menu, (unit) => model.where(unit) !== null);
  const buttonCount =
    few.length +
    Number((control.again() ?? control.joinAll()) !== null) +
    soft.filter((verb) => verb.kind !== "option").length +
    hard.length +
    Number(ends) +
    Number(adviser.available.value) +
    1; // plus "Why not?", or the link to the replay
  const grouped = control.group.on.value;
  const options = soft.filter((verb) => verb.kind === "option").reduce((n, verb) => n + verb.nouns.length, 0);
  // one question at a time
  const asking = grouped || control.preview.value !== null || control.choices.value.length > 0;
  const unavailable = asking ? [] : verbs.filter((verb) => !ready(verb));
  const rows = inRows(soft);
  return (
    <div
      class={[
        "acts",
        rows ? "rows" : "",
        buttonCount + unavailable.length + options + (grouped ? 2 : 0) > 4 ? "many" : "",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {grouped ? <GroupAct /> : <Choices />}
      {!asking && menu?.held === null && <MusterActs />}
      {!asking && <Others />}
      {!asking && <Few choices={few} />}
      {control.die.value && control.dieAside.value && (
        <Button kind="legal" icon="die" onClick={() => (control.dieAside.value = false)}>
          {t("table-die-title")}
        </Button>
      )}
      {!grouped && soft.map((verb) => <VerbButton key={verb.verb} verb={verb} row={rows} />)}
      {unavailable.map((verb) => (
        <VerbButton key={verb.verb} verb={verb} />
      ))}
      {over && (
        <Button kind="legal" icon="play" href={`/replay/${id}`}>
          {t("table-replay")}
        </Button>
      )}
      <span class="grow" />
      <OrdersChip />
      <Asking over={over} />
      {hard.map((verb) => (
        <VerbButton key={verb.verb} verb={verb} />
      ))}
      {ends && <EndButton />}
    </div>
  );
}

function RefusalBox() {
  const { control } = useDesk();
  const unavailable = control.refusal.value;
  return (
    <div role="alert" class={unavailable ? "refusal" : ""}>
      {unavailable && (
        <>
          <p>
            {sentence(unavailable.message)}{" "}
            {unavailable.reasons.map((reason) => (
              <span key={reason.cite}>
                {reason.text} <Chip cite={reason.cite} />{" "}
              </span>
            ))}
          </p>
          <button
            type="button"
            class="iconbtn"
            aria-label={t("close")}
            onClick={() => (control.refusal.value = null)}
          >
            <Icon name="x" />
          </button>
        </>
      )}
    </div>
  );
}

export function Bar() {
  const { model, control, framing } = useDesk();
  const menu = model.menu.value;
  const unit = menu?.held ? model.roster.value.get(menu.held) : undefined;
  return (
    <section class="act" id="region-bar" tabIndex={-1} data-spot="bar" aria-label={t("table-bar")}>
      <div class="ask">
        {unit && !control.group.on.value && <Counter id={unit.id} size={40} />}
        <div id="prompt" aria-live="polite" aria-busy={control.busy.value || framing.value}>
          <h2>
            {control.group.on.value
              ? t("group-prompt", { n: control.group.chosen.value.size })
              : (menu?.prompt ?? "")}
          </h2>
          {menu && (
            <p>
              <span>
                {control.why.mode.value ? t("table-why-pick") : menu.yours ? model.now.value?.phase_text : ""}
              </span>{" "}
              <Chip cite={menu.cite} />
            </p>
          )}
        </div>
      </div>
      <span class="aside">
        <EndWarning />
        <UndoRedo />
      </span>
      <RefusalBox />
      <Wasted />
      <OddsLine />
      <Tray />
      <Acts />
    </section>
  );
}
