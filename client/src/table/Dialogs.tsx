// The dialogs of the table.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, Chip, Dialog } from "../ui";
import { useTitleOf } from "../ui/rules";
import { useDesk } from "./context";
import { focusMap } from "./focus";
import { NamedDialog } from "./NamedDialog";
import { OrdersDialog } from "./OrdersDialog";
import { Die } from "./Parts";
import { ReportDialog } from "./ReportDialog";
import { TableMenu } from "./TableMenu";

/** Manual dice: click or type the number rolled. */
function DieDialog() {
  const { model, control } = useDesk();
  const die = control.die.value;
  const about = useTitleOf(die?.cite ?? "");
  const menu = model.menu.value;
  const other =
    // also the dice of a computer player
    menu && !menu.yours && menu.who ? t("table-die-for", { side: model.sideWords(menu.who) }) : "";
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [die]);
  const sides = die?.sides ?? 6;
  const key = (e: KeyboardEvent): void => {
    const face = Number(e.key);
    if (sides <= 9 && Number.isInteger(face) && face >= 1 && face <= sides) {
      e.preventDefault();
      control.rollDie(face);
    }
  };
  return (
    <Dialog
      open={die !== null && !control.dieAside.value}
      title={other || t("table-die-title")}
      onClose={() => control.putDieAside()}
    >
      {die && (
        <div class="dieask" role="group" aria-label={t("table-die-title")} onKeyDown={key}>
          {about && (
            <p>
              <b>{about}</b> <Chip cite={die.cite} />
            </p>
          )}
          <p>
            {die.text} {!about && <Chip cite={die.cite} />}
          </p>
          {die.faces.length > 0 && (
            <p class="thrown">
              {t("table-die-before")}{" "}
              {die.faces.map((face, i) => (
                <Die key={i} face={face} />
              ))}
            </p>
          )}
          <div class="faces">
            {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
              <button
                key={face}
                ref={face === 1 ? first : undefined}
                autofocus={face === 1}
                type="button"
                class="facebtn"
                aria-label={t("table-die-face", { face })}
                onClick={() => control.rollDie(face)}
              >
                <Die face={face} plain />
                <b>{face}</b>
              </button>
            ))}
          </div>
          <p class="note">{t("table-die-hint", { sides })}</p>
        </div>
      )}
    </Dialog>
  );
}

function GoTo() {
  const { model, view, control, dialog } = useDesk();
  const text = useSignal("");
  const wrong = useSignal(false);
  const close = (): void => {
    dialog.value = "";
    text.value = "";
    wrong.value = false;
  };
  const go = (e: Event): void => {
    e.preventDefault();
    const query = text.value.trim().toLowerCase();
    const words = [...model.words.value];
    const found =
      words.find(([hex]) => hex.toLowerCase() === query) ??
      (query.length > 2 ? words.find(([, terrain]) => terrain.toLowerCase().includes(query)) : undefined);
    if (!found) {
      wrong.value = true;
      return;
    }
    close();
    view.goTo(found[0]);
    control.select(found[0]);
    focusMap();
  };
  return (
    <Dialog open={dialog.value === "goto"} title={t("table-goto")} onClose={close}>
      <form class="field" onSubmit={go}>
        <label for="goto-hex">{t("table-goto-label")}</label>
        <input
          id="goto-hex"
          autocomplete="off"
          value={text.value}
          autofocus
          aria-invalid={wrong.value}
          onInput={(e) => (text.value = e.currentTarget.value)}
        />
        {wrong.value && (
          <p class="wrong" role="alert">
            {t("table-goto-none", { what: text.value })}
          </p>
        )}
        <div class="acts">
          <Button type="submit" kind="legal">
            {t("table-goto-go")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const KEYS: [string, string][] = [
  ["↑ ↓ ← →", "arrows"],
  ["⇧ ← →", "arrows-shift"],
  ["7 8 9 1 2 3", "numpad"],
  ["↵", "enter"],
  ["⇥", "tab"],
  ["F6 / Esc ⇥", "leave"],
  ["␣", "space"],
  ["Esc", "esc"],
  ["U / R", "undo"],
  ["?", "why"],
  ["K", "key"],
  ["F", "front"],
  ["0", "whole"],
  ["M", "minimap"],
  ["H", "hide"],
  ["I", "hint"],
  ["X", "plan"],
  ["+ −", "zoom"],
  ["G", "goto"],
  ["F1", "help"],
];

function Help() {
  const { model } = useDesk();
  const overlays = model.board.value?.overlays ?? [];
  return (
    <NamedDialog name="help" title={t("table-keys")} wide>
      <dl class="keys">
        {KEYS.map(([key, id]) => (
          <div key={id}>
            <dt>{key.split(" ").map((part) => (part === "/" ? " / " : <kbd key={part}>{part}</kbd>))}</dt>
            <dd>{t(`table-key-${id}`)}</dd>
          </div>
        ))}
        {overlays.map((overlay) => (
          <div key={overlay.name}>
            <dt>
              <kbd>{overlay.key}</kbd>
            </dt>
            <dd>{t("table-key-overlay", { overlay: overlay.text })}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{t("table-keys-touch")}</p>
    </NamedDialog>
  );
}

function DiceDialog() {
  const { id, model } = useDesk();
  const dice = model.now.value?.dice;
  return (
    <NamedDialog name="dice" title={t("table-dice")}>
      {dice && (
        <div class="dicetell">
          <p>{t(`table-dice-how-${dice.mode}`)}</p>
          {dice.commit && (
            <p>
              <b>{t("table-dice-commit")}</b>
              <code>{dice.commit}</code>
            </p>
          )}
          {dice.seed ? (
            <p>
              <b>{t("table-dice-seed")}</b>
              <code>{dice.seed}</code>
            </p>
          ) : (
            dice.commit && <p>{t("table-dice-later")}</p>
          )}
          <p>{t("table-dice-thrown", { n: dice.thrown })}</p>
          {dice.seed && (
            <p>
              <Button icon="file" href={`/api/tables/${id}/journal`} download={`${id}.jsonl`}>
                {t("table-journal")}
              </Button>
            </p>
          )}
          {dice.seed && (
            <p>
              {t("table-dice-verify")}
              <code>grognard replay {id}.jsonl --verify</code>
            </p>
          )}
        </div>
      )}
    </NamedDialog>
  );
}

function ResignDialog() {
  const { control, dialog } = useDesk();
  return (
    <NamedDialog name="resign" title={t("table-resign")}>
      <p>{t("table-resign-sure")}</p>
      <div class="acts">
        <Button onClick={() => (dialog.value = "")}>{t("cancel")}</Button>
        <Button
          kind="final"
          icon="seal"
          note={t("table-final")}
          onClick={() => {
            dialog.value = "";
            control.resign();
          }}
        >
          {t("table-resign")}
        </Button>
      </div>
    </NamedDialog>
  );
}

/** Taking back past a die roll needs a confirmation. */
function TakeBackDialog() {
  const { model, control } = useDesk();
  const to = control.backTo.value;
  const needsConsent = model.seats.value.some((seat) => !seat.you && seat.kind === "person");
  const close = (): void => {
    control.backTo.value = null;
  };
  return (
    <Dialog open={to !== null} title={t("table-takeback")} onClose={close}>
      {to !== null && (
        <p>
          {t("table-takeback-sure", { n: model.lastEntry.value - to, asked: needsConsent ? "yes" : "no" })}
        </p>
      )}
      <div class="acts">
        <Button onClick={close}>{t("cancel")}</Button>
        <Button kind="final" icon="undo" onClick={() => control.takeBack()}>
          {needsConsent ? t("table-takeback-ask") : t("table-takeback-do")}
        </Button>
      </div>
    </Dialog>
  );
}

export function Dialogs() {
  return (
    <>
      <TakeBackDialog />
      <DieDialog />
      <GoTo />
      <Help />
      <DiceDialog />
      <ResignDialog />
      <OrdersDialog />
      <ReportDialog />
      <TableMenu />
    </>
  );
}
