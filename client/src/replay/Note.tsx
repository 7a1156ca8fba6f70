// The note on an action, and buttons to play on from here or to share a link.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, IconButton } from "../ui";
import { LONGEST } from "./notes";
import { Sign } from "./parts";
import { useReplay } from "./replayModel";

function NoteForm() {
  const model = useReplay();
  const n = model.player.n.value;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const done = (e: Event): void => {
    e.preventDefault();
    model.notes.put(n, field.current?.value ?? "");
    model.writing.value = null;
  };
  const keys = (e: KeyboardEvent): void => {
    if (e.key === "Escape") model.writing.value = null;
    else if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) done(e);
    else return;
    e.stopPropagation();
  };
  return (
    <form class="field writing" onSubmit={done}>
      <textarea
        ref={field}
        rows={3}
        maxLength={LONGEST}
        aria-label={t("replay-note-label", { n })}
        placeholder={t("replay-note-hint")}
        defaultValue={model.notes.at(n)?.text ?? ""}
        onKeyDown={keys}
      />
      <div class="what">
        <Button type="submit" kind="legal">
          {t("replay-note-keep")}
        </Button>
        <Button onClick={() => (model.writing.value = null)}>{t("cancel")}</Button>
      </div>
    </form>
  );
}

function NoteText() {
  const model = useReplay();
  const n = model.player.n.value;
  const note = model.notes.at(n);
  if (!note)
    return (
      <Button class="addnote" onClick={() => model.write()}>
        <Sign name="flag" />
        {t("replay-note-add")}
      </Button>
    );
  return (
    <div class="written">
      <blockquote>{note.text || t("replay-note-empty")}</blockquote>
      <IconButton icon="pencil" label={t("replay-note-edit")} onClick={() => model.write()} />
      <IconButton icon="x" label={t("replay-note-remove")} onClick={() => model.notes.remove(n)} />
    </div>
  );
}

export function NoteBox() {
  const model = useReplay();
  const n = model.player.n.value;
  const disabled = model.noBranch !== "";
  return (
    <section class="sec notesec">
      <header>
        <h2>{t("replay-note")}</h2>
        <span class="r meta">{t("replay-note-where", { n })}</span>
      </header>
      {model.writing.value === n ? <NoteForm key={n} /> : <NoteText />}
      <div class="what">
        <Button kind={disabled ? "off" : "legal"} busy={model.busy.value} onClick={() => void model.branch()}>
          <Sign name="branch" />
          {t("replay-branch")}
        </Button>
        <Button onClick={() => (model.dialog.value = "share")}>
          <Sign name="share" />
          {t("replay-share")}
        </Button>
      </div>
    </section>
  );
}
