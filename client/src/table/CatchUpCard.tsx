// What happened while the player was away.
import { t } from "../i18n";
import { Button } from "../ui";
import { Card } from "./Card";
import { useDesk } from "./context";

const LINES = 3;

export function CatchUpCard() {
  const { catchUp } = useDesk();
  const running = catchUp.running.value;
  const first = catchUp.first.value ? "yes" : "no";
  if (running)
    return (
      <Card
        look="steel"
        icon="play"
        title={t("table-catch-title", { first })}
        class="catchcard"
        onClose={() => catchUp.stop()}
      >
        <p>
          <b>{t("table-catch-at", { n: running.n, of: running.of })}</b> {running.entry?.lines[0]?.text}
        </p>
        <div class="foot">
          <Button onClick={() => catchUp.stop()}>{t("table-catch-stop")}</Button>
        </div>
      </Card>
    );
  return (
    <Card
      look="steel"
      icon="play"
      title={t("table-catch-title", { first })}
      class="catchcard"
      onClose={() => catchUp.dismiss()}
    >
      <p class="q">{t("table-catch", { n: catchUp.offered.value, first })}</p>
      <ol class="numbered">
        {catchUp.highlights(LINES).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      <div class="foot">
        <Button kind="legal" icon="play" onClick={() => void catchUp.run()}>
          {t("table-catch-see")}
        </Button>
        <Button onClick={() => catchUp.dismiss()}>{t("table-catch-play")}</Button>
      </div>
    </Card>
  );
}
