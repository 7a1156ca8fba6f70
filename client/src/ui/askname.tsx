// Asks for a guest name when a call needs a user.
import { t } from "../i18n";
import { nameRequest, usualName } from "../me";
import { Button } from "./button";
import { Dialog } from "./dialog";

export function AskName() {
  const answer = nameRequest.value;
  const send = (e: Event) => {
    e.preventDefault();
    answer?.(String(new FormData(e.currentTarget as HTMLFormElement).get("name") ?? ""));
  };
  return (
    <Dialog open={answer !== null} title={t("ask-name-title")} onClose={() => answer?.(null)}>
      <form class="field" onSubmit={send}>
        <label for="ask-name">{t("ask-name-label")}</label>
        <input
          id="ask-name"
          name="name"
          maxLength={40}
          autocomplete="nickname"
          defaultValue={usualName()}
          autofocus
        />
        <p class="hint">{t("ask-name-hint")}</p>
        <div class="acts">
          <Button onClick={() => answer?.(null)}>{t("cancel")}</Button>
          <Button kind="legal" type="submit">
            {t("ask-name-go")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
