// "Why not?": cause, numbers, law and way out.
import { t } from "../i18n";
import type { Bill, Reason, WayOut } from "../protocol";
import { Button, Chip } from "../ui";
import { Card } from "./Card";
import { frameHexes } from "./cards";
import { useDesk } from "./context";
import type { WhyPart } from "./why";

function Sum({ bill }: { bill: Bill }) {
  return (
    <div class="bill">
      {bill.items.map((item, i) => (
        <>
          <b key={`v${i}`}>{item.value}</b>
          <span key={`t${i}`}>{item.text}</span>
        </>
      ))}
      <b class="sum">{bill.total}</b>
      <span class="sum">{bill.over}</span>
    </div>
  );
}

/** The cause in a sentence; where the rules give none, the paragraph itself. */
function Cause({ reason }: { reason: Reason }) {
  return (
    <li>
      {reason.text && <p class="said">{reason.text}</p>}
      {reason.bill && <Sum bill={reason.bill} />}
      <p class={reason.text ? "law" : ""}>
        <Chip cite={reason.cite} /> <b>{reason.title}</b> {reason.summary}
      </p>
    </li>
  );
}

function Ways({ ways }: { ways: readonly WayOut[] }) {
  const { control, view } = useDesk();
  const hex = ways.find((way) => way.hex !== null)?.hex;
  if (ways.length === 0) return null;
  return (
    <>
      <p class="wayout">
        <b>{t("table-why-instead")}</b> {ways.map((way) => way.text).join("; ")}
      </p>
      {hex && (
        <div class="foot">
          <Button icon="next" onClick={() => frameHexes(view, control, [hex])}>
            {t("table-why-show", { hex })}
          </Button>
        </div>
      )}
    </>
  );
}

function Part({ part, what }: { part: WhyPart; what: string }) {
  return (
    <div class="part">
      {part.about && !part.about.includes(what) && <h3>{part.about}</h3>}
      {part.note && <p class="note">{part.note}</p>}
      {part.legal && <p class="ok">{t("table-why-legal")}</p>}
      <ol>
        {part.reasons.map((reason) => (
          <Cause key={`${reason.cite} ${reason.text}`} reason={reason} />
        ))}
      </ol>
      <Ways ways={part.ways} />
    </div>
  );
}

export function WhyCard() {
  const { control } = useDesk();
  const why = control.why.card.value;
  if (!why) return null;
  return (
    <Card look="why" icon="why" title={why.title} class="whycard" onClose={() => control.why.close()}>
      {why.parts.map((part, i) => (
        <Part key={i} part={part} what={why.what} />
      ))}
    </Card>
  );
}
