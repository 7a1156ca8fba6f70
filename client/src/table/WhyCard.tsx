// "Why not?": cause, numbers, law and way out.
import { t } from "../i18n";
import { Chip } from "../ui";
import { Card } from "./Card";
import { useDesk } from "./context";

export function WhyCard() {
  const { control } = useDesk();
  const why = control.why.card.value;
  if (!why) return null;
  return (
    <Card look="why" icon="why" title={why.title} class="whycard" onClose={() => control.why.close()}>
      {why.parts.map((part, i) => (
        <div key={i} class="part">
          {part.about && !part.about.includes(why.what) && <h3>{part.about}</h3>}
          {part.note && <p class="note">{part.note}</p>}
          {part.legal && <p class="ok">{t("table-why-legal")}</p>}
          <ol>
            {part.reasons.map((reason) => (
              <li key={reason.cite}>
                {reason.text && <p class="said">{reason.text}</p>}
                <b>{reason.title}</b> {reason.summary} <Chip cite={reason.cite} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Card>
  );
}
