import { t } from "../i18n";
import { Button } from "./button";

export function Waiting() {
  return <p class="waiting" role="status">{t("waiting")}</p>;
}

export function Failed({ text, again }: { text: string; again?: () => void }) {
  return (
    <div class="failed" role="alert">
      <p>{text}</p>
      {again && <Button onClick={again}>{t("again")}</Button>}
    </div>
  );
}
