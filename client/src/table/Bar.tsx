// One question, and what may be answered: brass can be undone, ink cannot, dashed says why not.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, Chip, Icon } from "../ui";
import type { MenuVerb } from "../protocol";
import { fewUnits, inRows, type Choice } from "./choose";
import { useDesk } from "./context";
import { Counter } from "./Counter";
import { sentence } from "../ui/sentence";
import { Tray } from "./Tray";

function UndoRedo() {
  const { model, control } = useDesk();
  const { undo, redo, since } = model.undo.value;
  const acts = model.log.value.filter((entry) => entry.n >= since && entry.n > 0).length;
  const dots = Math.min(acts, 12);
  const barrier = since > 1;
  const off = (can: boolean) => (can && !control.busy.value ? undefined : true);
  if (model.spectator.value) return null;
  return (
    <span class="undo" role="group" aria-label={t("table-undo-group")}>
      <button type="button" class="btn sq" aria-label={t("table-undo")} title={`${t("table-undo")} (U)`} aria-disabled={off(undo)} onClick={() => control.undo()}><Icon name="undo" /></button>
      <span class="ribbon" role="img" aria-label={t("table-undo-count", { n: undo ? acts : 0 })}>
        {barrier && <i class="seal" title={t("table-log-barrier")} />}
        {undo && acts > dots && <span class="more">{acts}</span>}
        {undo && Array.from({ length: dots }, (_, i) => <i key={i} />)}
        {redo && <i class="fut" />}
      </span>
      <button type="button" class="btn sq" aria-label={t("table-redo")} title={`${t("table-redo")} (R)`} aria-disabled={off(redo)} onClick={() => control.redo()}><Icon name="redo" /></button>
    </span>
  );
}

export function noteOf(verb: MenuVerb, noun: string | null): string {
  const lit = noun === null ? undefined : verb.lit[noun];
  const end = verb.final ? t("table-final") : t("table-undoable");
  if (!lit) return end;
  return t("table-note", { cost: lit.cost, stop: lit.stop ? "yes" : "no", end });
}

/** What a choice would do, in words: the verb, and what it is done to. */
export function useChoiceText(): (choice: Choice) => string {
  const { model } = useDesk();
  return ({ verb, noun }) => {
    if (verb.kind === "button" || noun === null) return verb.label;
    if (verb.kind === "option") return verb.names[noun] ?? noun;
    const named = verb.kind === "unit" ? model.name(noun) : noun;
    return verb.act ? verb.act.replace("{}", named) : t("table-act-on", { label: verb.label, noun: named });
  };
}

/** The act done to several at once. */
export function manyText(verb: MenuVerb, units: string): string {
  return verb.act ? verb.act.replace("{}", units) : t("table-act-on", { label: verb.label, noun: units });
}

function Chosen() {
  const { control } = useDesk();
  const words = useChoiceText();
  const list = useRef<HTMLDivElement>(null);
  const choices = control.choices.value;
  const preview = control.preview.value;
  useEffect(() => {
    if (choices.length > 0 && control.wantsFocus()) list.current?.querySelector("button")?.focus();
  }, [choices]);
  if (preview) {
    return <Button kind={preview.verb.final ? "final" : "legal"} icon={preview.verb.final ? "seal" : "pencil"} class="main" note={noteOf(preview.verb, preview.noun)} busy={control.busy.value} onClick={() => control.confirm()}>{words(preview)}</Button>;
  }
  if (choices.length === 0) return null;
  return (
    <div class="chosen" ref={list} role="group" aria-label={t("table-choose")}>
      {choices.map((choice) => (
        <Button key={`${choice.verb.verb} ${choice.noun}`} kind={choice.verb.final ? "final" : "legal"} busy={control.busy.value} note={choice.verb.final || choice.verb.lit[choice.noun ?? ""] ? noteOf(choice.verb, choice.noun) : undefined} onClick={() => control.play(choice)}>{words(choice)}</Button>
      ))}
      <Button kind="quiet" icon="x" label={t("cancel")} onClick={() => control.clear()} />
    </div>
  );
}

/** In rows, options stand under what is done with them. */
function VerbButton({ verb, row = false }: { verb: MenuVerb; row?: boolean }) {
  const { control, adviser } = useDesk();
  const lit = (noun: string | null) => (adviser.points(verb.verb, noun) ? " hinted" : "");
  if (verb.nouns.length === 0) {
    return <Button kind="off" title={t("table-refused-verb", { label: verb.label })} onClick={() => void control.askWhyVerb(verb.verb)} label={t("table-refused-verb", { label: verb.label })}>{verb.label}</Button>;
  }
  if (verb.kind === "option") {
    return (
      <span class={row ? "options row" : "options"} role="group" aria-label={verb.label}>
        {row && <b aria-hidden="true">{verb.label} <small>{verb.final ? t("table-final") : t("table-undoable")}</small></b>}
        {verb.nouns.map((noun) => <Button key={noun} class={lit(noun)} kind={verb.final ? "final" : "legal"} busy={control.busy.value} onClick={() => control.press(verb.verb, noun)}>{verb.names[noun] ?? noun}</Button>)}
        {!row && <small>{verb.final ? t("table-final") : t("table-undoable")}</small>}
      </span>
    );
  }
  return <Button kind={verb.final ? "final" : "plain"} icon={verb.final ? "seal" : undefined} class={(verb.final ? "ends" : "") + lit(null)} note={verb.final ? t("table-final") : undefined} busy={control.busy.value} onClick={() => control.press(verb.verb)}>{verb.label}</Button>;
}

/** The units a question is about, where they are few: nobody need look for them on the map. */
function Few({ choices }: { choices: Choice[] }) {
  const { control, adviser } = useDesk();
  const words = useChoiceText();
  return (
    <>
      {choices.map((choice) => (
        <Button key={`${choice.verb.verb} ${choice.noun}`} class={adviser.points(choice.verb.verb, choice.noun) ? "hinted" : ""} kind={choice.verb.final ? "final" : "legal"} icon={choice.verb.final ? "seal" : undefined} note={choice.verb.final ? t("table-final") : undefined} busy={control.busy.value} onClick={() => control.press(choice.verb.verb, choice.noun)}>{words(choice)}</Button>
      ))}
    </>
  );
}

/** What was just done to one unit, for all the others it can still be done to. */
function Others() {
  const { control } = useDesk();
  const again = control.again();
  if (!again) return null;
  return <Button kind="legal" busy={control.busy.value} onClick={() => control.playAll(again.verb.verb, again.nouns)}>{manyText(again.verb, t("table-others", { n: again.nouns.length }))}</Button>;
}

function Acts() {
  const { id, model, control, adviser } = useDesk();
  const menu = model.menu.value;
  const verbs = menu?.yours ? menu.verbs.filter((verb) => verb.kind === "button" || verb.kind === "option" || verb.nouns.length === 0) : [];
  const ready = (verb: MenuVerb) => verb.nouns.length > 0;
  const soft = verbs.filter((verb) => ready(verb) && (!verb.final || verb.kind === "option"));
  const hard = verbs.filter((verb) => ready(verb) && verb.final && verb.kind !== "option");
  const over = model.now.value?.result != null;
  const few = fewUnits(menu, (unit) => model.where(unit) !== null);
  const shown = few.length + Number(control.again() !== null) + soft.filter((verb) => verb.kind !== "option").length + hard.length + Number(adviser.offered.value) + 1; // with the question why not, or the way to the replay
  const asking = control.preview.value !== null || control.choices.value.length > 0; // one question at a time
  const refused = asking ? [] : verbs.filter((verb) => !ready(verb));
  const rows = inRows(soft);
  return (
    <div class={["acts", rows ? "rows" : "", shown > 4 ? "many" : "", shown % 2 ? "odd" : ""].filter(Boolean).join(" ")}>
      <Chosen />
      {!asking && <Others />}
      {!asking && <Few choices={few} />}
      {control.die.value && control.dieAside.value && <Button kind="legal" icon="die" onClick={() => (control.dieAside.value = false)}>{t("table-die-title")}</Button>}
      {soft.map((verb) => <VerbButton key={verb.verb} verb={verb} row={rows} />)}
      {refused.map((verb) => <VerbButton key={verb.verb} verb={verb} />)}
      {over && <Button kind="legal" icon="play" href={`/replay/${id}`}>{t("table-replay")}</Button>}
      <span class="grow" />
      {adviser.offered.value && <Button kind="why" icon="hint" class="hintbtn" title={`${t("table-hint")} (I)`} busy={adviser.thinking.value} onClick={() => void adviser.ask()}>{adviser.thinking.value ? t("table-hint-thinking") : t("table-hint")}</Button>}
      {!over && <Button kind="why" icon="why" class="whybtn" pressed={control.whyMode.value} onClick={() => control.setWhyMode(!control.whyMode.value)}>{t("table-why")}</Button>}
      {hard.map((verb) => <VerbButton key={verb.verb} verb={verb} />)}
    </div>
  );
}

function Refused() {
  const { control } = useDesk();
  const refused = control.refused.value;
  return (
    <div role="alert" class={refused ? "refusal" : ""}>
      {refused && (
        <>
          <p>{sentence(refused.message)} {refused.reasons.map((reason) => <Chip key={reason.cite} cite={reason.cite} />)}</p>
          <button type="button" class="iconbtn" aria-label={t("close")} onClick={() => (control.refused.value = null)}><Icon name="x" /></button>
        </>
      )}
    </div>
  );
}

export function Bar() {
  const { model, control, framing } = useDesk();
  const menu = model.menu.value;
  const held = menu?.held ? model.roster.value.get(menu.held) : undefined;
  return (
    <footer class="act" id="region-bar" tabIndex={-1} data-spot="bar" aria-label={t("table-bar")}>
      <div class="ask">
        {held && <Counter id={held.id} size={40} />}
        <div id="prompt" aria-live="polite" aria-busy={control.busy.value || framing.value}>
          <h2>{menu?.prompt ?? ""}</h2>
          {menu && <p><span>{control.whyMode.value ? t("table-why-pick") : menu.yours ? model.now.value?.phase_text : ""}</span> <Chip cite={menu.cite} /></p>}
        </div>
      </div>
      <UndoRedo />
      <Refused />
      <Tray />
      <Acts />
    </footer>
  );
}
