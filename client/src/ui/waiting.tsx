import { t } from "../i18n";
import { Button } from "./button";

export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t("waiting")}
    </p>
  );
}

/** An error in place of a page; `lost` explains it and adds links. */
export function Failure({ text, again, lost }: { text: string; again?: () => void; lost?: string }) {
  return (
    <div class="failed" role="alert">
      {lost ? <h1>{text}</h1> : <p>{text}</p>}
      {lost && <p class="note">{lost}</p>}
      <div class="acts">
        {again && <Button onClick={again}>{t("again")}</Button>}
        {lost && (
          <Button kind="legal" href="/">
            {t("nav-play")}
          </Button>
        )}
        {lost && <Button href="/account">{t("nav-account")}</Button>}
      </div>
    </div>
  );
}
