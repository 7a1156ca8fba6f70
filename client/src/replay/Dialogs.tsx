// What asks or explains in a window of its own.
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { Button, Dialog, Segmented, toast } from "../ui";
import { hashOf } from "./address";
import { Sign } from "./parts";
import { useStudy } from "./study";
import { placeText } from "./words";

type Range = "act" | "phase" | "turn";

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("replay-copied"), "good");
  } catch {
    document.querySelector<HTMLInputElement>("#replay-link")?.select(); // the browser does not let us: it can be copied by hand
  }
}

function Share() {
  const study = useStudy();
  const range = useSignal<Range>("act");
  const n = study.player.n.value;
  const reel = study.reel.value;
  const span = range.value === "phase" ? reel.phaseAt(n) : reel.turnAt(n);
  const extract = range.value === "act" ? { from: n, to: null } : { from: Math.max(0, span.from - 1), to: span.to };
  const link = `${location.origin}/replay/${study.id}${hashOf(extract)}`;
  const title = `${study.replay.value?.table.title ?? ""}, ${placeText(study, n)}`;
  return (
    <Dialog open={study.dialog.value === "share"} title={t("replay-share")} onClose={() => (study.dialog.value = "")}>
      <Segmented label={t("replay-share-what")} value={range.value} choices={(["act", "phase", "turn"] as const).map((value) => ({ value, text: t(`replay-share-${value}`) }))} onChange={(to) => (range.value = to)} />
      <div class="field">
        <label for="replay-link">{t("replay-link")}</label>
        <input id="replay-link" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
        <p class="hint">{t("replay-share-who")}</p>
      </div>
      <div class="acts">
        {"share" in navigator && <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}><Sign name="share" />{t("replay-share-send")}</Button>}
        <Button kind="legal" icon="copy" onClick={() => void copy(link)}>{t("replay-copy")}</Button>
      </div>
    </Dialog>
  );
}

function DiceTold() {
  const study = useStudy();
  const { verified, table } = study.replay.value!;
  const { dice } = table;
  return (
    <Dialog open={study.dialog.value === "dice"} title={t("replay-pane-dice")} onClose={() => (study.dialog.value = "")}>
      <div class="dicetold">
        <p>{t(`replay-dice-how-${["live", "manual", "seed", "script"].includes(dice.mode) ? dice.mode : "live"}`)}</p>
        {verified === "true" && <p class="good"><b>{t("replay-dice-true", { n: dice.thrown })}</b></p>}
        {verified === "false" && <p class="bad"><b>{t("replay-dice-false", { n: dice.thrown })}</b></p>}
        {verified === "sealed" && <p>{t("replay-dice-later")}</p>}
        {dice.commit && <p><b>{t("replay-dice-commit")}</b><code>{dice.commit}</code></p>}
        {dice.seed && <p><b>{t("replay-dice-seed-is")}</b><code>{dice.seed}</code></p>}
        {dice.seed && <p>{t("replay-dice-verify")}<code>grognard replay --verify {table.game}-{study.id}.jsonl</code></p>}
        <p><a class="btn" href={`${study.path}/journal`} download><Sign name="save" />{t("replay-journal")}</a></p>
      </div>
    </Dialog>
  );
}

function Refused() {
  const study = useStudy();
  const why = study.noBranch;
  return (
    <Dialog open={study.dialog.value === "branch"} title={t("replay-branch-not")} onClose={() => (study.dialog.value = "")}>
      <p>{why === "over" ? t("replay-branch-over") : why === "playing" ? t("replay-branch-playing") : study.refused.value}</p>
      {why === "over" && <div class="acts"><Button kind="legal" icon="back" onClick={() => { study.dialog.value = ""; study.player.move(-1, "act"); }}>{t("replay-back-act")}</Button></div>}
      {why === "playing" && <p class="note">{t("replay-branch-meanwhile")}</p>}
    </Dialog>
  );
}

const KEYS: [string, string][] = [
  ["← →", "act"], ["⇧ ← →", "phase"], ["Ctrl ← →", "turn"], ["⇱ ⇲", "ends"], ["␣", "play"], ["N", "note"], ["F", "front"], ["0", "whole"], ["+ −", "zoom"], ["H", "hide"], ["⇥", "map"], ["?", "help"],
];

function Keys() {
  const study = useStudy();
  return (
    <Dialog open={study.dialog.value === "keys"} wide title={t("replay-keys")} onClose={() => (study.dialog.value = "")}>
      <dl class="rkeys">
        {KEYS.map(([keys, id]) => <div key={id}><dt>{keys.split(" ").map((key) => <kbd key={key}>{key === "⇱" ? t("replay-key-home") : key === "⇲" ? t("replay-key-end") : key}</kbd>)}</dt><dd>{t(`replay-keys-${id}`)}</dd></div>)}
      </dl>
    </Dialog>
  );
}

export function Dialogs() {
  return (
    <>
      <Share />
      <DiceTold />
      <Refused />
      <Keys />
    </>
  );
}
