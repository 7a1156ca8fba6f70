// A flag with words on an act; and the two ways on from it: a game of one's own, a link for others.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, IconButton } from "../ui";
import { LONGEST } from "./notes";
import { Sign } from "./parts";
import { useStudy } from "./study";

function Writing() {
  const study = useStudy();
  const n = study.player.n.value;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const done = (e: Event): void => {
    e.preventDefault();
    study.notes.put(n, field.current?.value ?? "");
    study.writing.value = null;
  };
  const keys = (e: KeyboardEvent): void => {
    if (e.key === "Escape") study.writing.value = null;
    else if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) done(e);
    else return;
    e.stopPropagation();
  };
  return (
    <form class="field writing" onSubmit={done}>
      <textarea ref={field} rows={3} maxLength={LONGEST} aria-label={t("replay-note-label", { n })} placeholder={t("replay-note-hint")} defaultValue={study.notes.at(n)?.text ?? ""} onKeyDown={keys} />
      <div class="what"><Button type="submit" kind="legal">{t("replay-note-keep")}</Button><Button onClick={() => (study.writing.value = null)}>{t("cancel")}</Button></div>
    </form>
  );
}

function Written() {
  const study = useStudy();
  const n = study.player.n.value;
  const note = study.notes.at(n);
  if (!note) return <Button class="addnote" onClick={() => study.write()}><Sign name="flag" />{t("replay-note-add")}</Button>;
  return (
    <div class="written">
      <blockquote>{note.text || t("replay-note-empty")}</blockquote>
      <IconButton icon="pencil" label={t("replay-note-edit")} onClick={() => study.write()} />
      <IconButton icon="x" label={t("replay-note-remove")} onClick={() => study.notes.remove(n)} />
    </div>
  );
}

export function NoteBox() {
  const study = useStudy();
  const n = study.player.n.value;
  const barred = study.noBranch !== "";
  return (
    <section class="sec notesec">
      <header><h2>{t("replay-note")}</h2><span class="r meta">{t("replay-note-where", { n })}</span></header>
      {study.writing.value === n ? <Writing key={n} /> : <Written />}
      <div class="what">
        <Button kind={barred ? "off" : "legal"} busy={study.busy.value} onClick={() => void study.branch()}><Sign name="branch" />{t("replay-branch")}</Button>
        <Button onClick={() => (study.dialog.value = "share")}><Sign name="share" />{t("replay-share")}</Button>
      </div>
    </section>
  );
}
