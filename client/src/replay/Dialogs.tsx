// The dialogs of the replay.
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { Permission } from "../study/Permission";
import { Button, Dialog, type DialogProps, Segmented, toast } from "../ui";
import { hashOf } from "./address";
import { Sign } from "./parts";
import { type DialogName, useReplay } from "./replayModel";
import { placeText } from "./words";

/** One of the dialogs of this page. */
function NamedDialog({ name, ...rest }: { name: DialogName } & Omit<DialogProps, "open" | "onClose">) {
  const { dialog } = useReplay();
  const close = (): void => {
    dialog.value = "";
  };
  return <Dialog open={dialog.value === name} onClose={close} {...rest} />;
}

type Range = "act" | "phase" | "turn";

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("replay-copied"), "good");
  } catch {
    // no clipboard: select the link, to be copied by hand
    document.querySelector<HTMLInputElement>("#replay-link")?.select();
  }
}

function Share() {
  const model = useReplay();
  const range = useSignal<Range>("act");
  const n = model.player.n.value;
  const reel = model.reel.value;
  const span = range.value === "phase" ? reel.phaseAt(n) : reel.turnAt(n);
  const extract =
    range.value === "act" ? { from: n, to: null } : { from: Math.max(0, span.from - 1), to: span.to };
  const link = `${location.origin}/replay/${model.id}${hashOf(extract)}`;
  const title = `${model.replay.value?.table.title ?? ""}, ${placeText(model, n)}`;
  return (
    <NamedDialog name="share" title={t("replay-share")}>
      <Segmented
        label={t("replay-share-what")}
        value={range.value}
        choices={(["act", "phase", "turn"] as const).map((value) => ({
          value,
          text: t(`replay-share-${value}`),
        }))}
        onChange={(to) => (range.value = to)}
      />
      <div class="field">
        <label for="replay-link">{t("replay-link")}</label>
        <input id="replay-link" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      </div>
      <Permission table={model.replay.value!.table} onChange={(on) => void model.share(on)} />
      <div class="acts">
        {"share" in navigator && (
          <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            <Sign name="share" />
            {t("replay-share-send")}
          </Button>
        )}
        <Button kind="legal" icon="copy" onClick={() => void copy(link)}>
          {t("replay-copy")}
        </Button>
      </div>
    </NamedDialog>
  );
}

function DiceDialog() {
  const model = useReplay();
  const { verified, table } = model.replay.value!;
  const { dice } = table;
  return (
    <NamedDialog name="dice" title={t("replay-pane-dice")}>
      <div class="dicetold">
        <p>
          {t(
            `replay-dice-how-${["live", "manual", "seed", "script"].includes(dice.mode) ? dice.mode : "live"}`,
          )}
        </p>
        {verified === "true" && (
          <p class="good">
            <b>{t("replay-dice-true", { n: dice.thrown })}</b>
          </p>
        )}
        {verified === "false" && (
          <p class="bad">
            <b>{t("replay-dice-false", { n: dice.thrown })}</b>
          </p>
        )}
        {verified === "sealed" && <p>{t("replay-dice-later")}</p>}
        {dice.commit && (
          <p>
            <b>{t("replay-dice-commit")}</b>
            <code>{dice.commit}</code>
          </p>
        )}
        {dice.seed && (
          <p>
            <b>{t("replay-dice-seed-is")}</b>
            <code>{dice.seed}</code>
          </p>
        )}
        {dice.seed && (
          <p>
            {t("replay-dice-verify")}
            <code>
              grognard replay --verify {table.game}-{model.id}.jsonl
            </code>
          </p>
        )}
        <p>
          <a class="btn" href={`${model.path}/journal`} download>
            <Sign name="save" />
            {t("replay-journal")}
          </a>
        </p>
      </div>
    </NamedDialog>
  );
}

function BranchDialog() {
  const model = useReplay();
  const why = model.noBranch;
  return (
    <NamedDialog name="branch" title={t("replay-branch-not")}>
      <p>
        {why === "over"
          ? t("replay-branch-over")
          : why === "playing"
            ? t("replay-branch-playing")
            : model.refusal.value}
      </p>
      {why === "over" && (
        <div class="acts">
          <Button
            kind="legal"
            icon="back"
            onClick={() => {
              model.dialog.value = "";
              model.player.move(-1, "act");
            }}
          >
            {t("replay-back-act")}
          </Button>
        </div>
      )}
      {why === "playing" && <p class="note">{t("replay-branch-meanwhile")}</p>}
    </NamedDialog>
  );
}

/** A trial game out of one that goes on: what it begins with, before it is begun. */
function DealtDialog() {
  const model = useReplay();
  return (
    <NamedDialog name="dealt" title={t("replay-branch")}>
      <p>{t("study-dealt")}</p>
      <div class="acts">
        <Button kind="legal" icon="play" onClick={() => void model.branch(true)}>
          {t("study-branch-go")}
        </Button>
      </div>
    </NamedDialog>
  );
}

const KEYS: [string, string][] = [
  ["← →", "act"],
  ["⇧ ← →", "phase"],
  ["Ctrl ← →", "turn"],
  ["⇱ ⇲", "ends"],
  ["␣", "play"],
  ["N", "note"],
  ["F", "front"],
  ["0", "whole"],
  ["+ −", "zoom"],
  ["H", "hide"],
  ["⇥", "map"],
  ["?", "help"],
];

function Keys() {
  return (
    <NamedDialog name="keys" title={t("replay-keys")} wide>
      <dl class="rkeys">
        {KEYS.map(([keys, id]) => (
          <div key={id}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>
                  {key === "⇱" ? t("replay-key-home") : key === "⇲" ? t("replay-key-end") : key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`replay-keys-${id}`)}</dd>
          </div>
        ))}
      </dl>
    </NamedDialog>
  );
}

export function Dialogs() {
  return (
    <>
      <Share />
      <DiceDialog />
      <BranchDialog />
      <DealtDialog />
      <Keys />
    </>
  );
}
