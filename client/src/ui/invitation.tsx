// What a link leads to, in words: the same for whoever sends it and for whoever gets it.
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { lengthText } from "../lobby/facts";
import { label } from "../lobby/parts";
import type { InvitationInfo } from "../protocol";
import { Chip } from "./chip";
import { uncapitalise } from "./sentence";
import { SideBadge } from "./side";

/** "Correspondence: 24 h for each decision; when time is up the table waits." */
export function paceText(of: InvitationInfo): string {
  return t("pace-told", {
    pace: of.pace,
    size: of.size,
    increment: of.increment,
    timeout: of.timeout,
  });
}

function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function InvitationFacts({ of, short }: { of: InvitationInfo; short?: boolean }) {
  const facts = [
    of.turns > 0 ? t("option-turns", { turns: of.turns }) : "",
    lengthText(of.minutes),
    of.level > 0 ? t("level-rules", { level: of.level }) : "",
  ];
  return (
    <dl class="kv">
      <Row name={t("told-game")}>
        {of.scenario}
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </Row>
      {of.seat !== null && (
        <Row name={t(short ? "told-side" : "told-your-side")}>
          <span class="sidename">
            {of.art && <SideBadge art={of.art} />}
            {of.side_text}
          </span>
          {of.aim && <small>{of.aim}</small>}
        </Row>
      )}
      <Row name={t("told-pace")}>
        {t(`pace-${of.pace}`)}
        <small>{paceText(of)}</small>
      </Row>
      {of.host && (
        <Row name={t("told-host")}>
          {of.host}
          <small>{t("told-here", { here: of.here ? "yes" : "no" })}</small>
        </Row>
      )}
      {of.changed.length > 0 && (
        <Row name={t("told-changed")}>
          {of.changed.map((one) => (
            <small key={one.text}>
              {[label(one.text), uncapitalise(one.value)].filter(Boolean).join(": ")}{" "}
              <Chip cite={one.cite} game={of.game} />
            </small>
          ))}
        </Row>
      )}
    </dl>
  );
}
