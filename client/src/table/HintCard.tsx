// The computer's advice, beside what it is about.
import { t } from "../i18n";
import type { HintAnswer } from "../protocol";
import { IconButton } from "../ui";
import { sentence } from "../ui/sentence";
import { useDesk } from "./context";

export function HintCard() {
  const { adviser } = useDesk();
  const hint = adviser.hint.value;
  return <div aria-live="polite">{hint && <Card hint={hint} />}</div>; // always there: a region that comes with its text is not read out
}

function Card({ hint }: { hint: HintAnswer }) {
  const { adviser } = useDesk();
  return (
    <div class="whycard hintcard" role="group" aria-label={t("table-hint-title")}>
      <header>
        <h2>{t("table-hint-title")}</h2>
        <IconButton icon="x" label={t("close")} onClick={() => adviser.close()} />
      </header>
      <p class="advised"><b>{hint.text}</b></p>
      <p>{hint.reason ? sentence(hint.reason) : t("table-hint-silent")}</p>
      <p class="note">{t("table-hint-yours")}</p>
    </div>
  );
}
