// What the other player asks: an offer, or an agreement for the table.
import { t } from "../i18n";
import { Button } from "../ui";
import { Card } from "./Card";
import { useDesk } from "./context";

function Offer() {
  const { model, control } = useDesk();
  const offer = model.now.value?.offer;
  if (!offer) return null;
  const by = model.seats.value.find((seat) => seat.n === offer.by)?.name ?? "";
  const back = offer.to === null ? 0 : Math.max(0, model.lastEntry.value - offer.to);
  if (offer.yours)
    return (
      <div class="asked">
        <p>{t(`table-offer-${offer.what}-mine`, { n: back })}</p>
        <div class="foot">
          <Button onClick={() => control.answer(false)}>{t("table-offer-withdraw")}</Button>
        </div>
      </div>
    );
  return (
    <div class="asked" role={model.spectator.value ? undefined : "alert"}>
      <p>{t(`table-offer-${offer.what}`, { by, n: back })}</p>
      {!model.spectator.value && (
        <div class="foot">
          <Button kind="legal" icon="check" onClick={() => control.answer(true)}>
            {t("table-offer-yes")}
          </Button>
          <Button onClick={() => control.answer(false)}>{t("table-offer-no")}</Button>
        </div>
      )}
    </div>
  );
}

/** Agreements the opponent has asked for. */
function Requests() {
  const { model, control, questions } = useDesk();
  const now = model.now.value;
  if (!now) return null;
  return (
    <>
      {questions.requests.value.map((what) => (
        <div key={what} class="asked">
          <p>
            {t(`table-wished-${what}`, {
              by:
                model.seats.value.find((seat) => !seat.you && now.terms[what].seats.includes(seat.n))?.name ??
                "",
            })}
          </p>
          <div class="foot">
            <Button
              kind="legal"
              icon="check"
              onClick={() => void control.socket.send({ t: "agree", what, on: true })}
            >
              {t("table-offer-yes")}
            </Button>
            <Button onClick={() => questions.decline(what)}>{t("table-offer-no")}</Button>
          </div>
        </div>
      ))}
    </>
  );
}

export function QuestionCard() {
  const { questions } = useDesk();
  return (
    <Card
      look="brass"
      icon="bell"
      title={t("table-card-question")}
      class="offercard"
      onClose={() => questions.putAside()}
    >
      <Offer />
      <Requests />
    </Card>
  );
}
