// The computer's hint.
import { t } from "../i18n";
import { sentence } from "../ui/sentence";
import { Card } from "./Card";
import { useDesk } from "./context";

export function HintCard() {
  const { adviser } = useDesk();
  const hint = adviser.hint.value;
  if (!hint) return null;
  return (
    <Card
      look="why"
      icon="hint"
      title={t("table-hint-title")}
      class="hintcard"
      onClose={() => adviser.close()}
    >
      <p class="advised">
        <b>{hint.text}</b>
      </p>
      <p>{hint.reason ? sentence(hint.reason) : t("table-hint-silent")}</p>
      <p class="note">{t("table-hint-yours")}</p>
    </Card>
  );
}
