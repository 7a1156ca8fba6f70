// The computer's hint.
import { t } from "../i18n";
import type { HintAnswer } from "../protocol";
import { sentence } from "../ui/sentence";
import { useDesk } from "./context";
import { CardHead } from "./Parts";

export function HintCard() {
  const { adviser } = useDesk();
  const hint = adviser.hint.value;
  // always in the page: a live region that appears together with its text is not read out
  return <div aria-live="polite">{hint && <Card hint={hint} />}</div>;
}

function Card({ hint }: { hint: HintAnswer }) {
  const { adviser } = useDesk();
  return (
    <div class="whycard hintcard" role="group" aria-label={t("table-hint-title")}>
      <CardHead title={t("table-hint-title")} onClose={() => adviser.close()} />
      <p class="advised">
        <b>{hint.text}</b>
      </p>
      <p>{hint.reason ? sentence(hint.reason) : t("table-hint-silent")}</p>
      <p class="note">{t("table-hint-yours")}</p>
    </div>
  );
}
