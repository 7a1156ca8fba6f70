import { t } from "../i18n";
import type { HexTold } from "../protocol";
import { splitSource } from "./search";

/** All facts about a hex, as `grognard map GAME --hex LABEL` prints them. */
export function Hex({
  hex,
  words,
  report,
  wrong,
}: {
  hex: string;
  words: string;
  report: HexTold | null;
  wrong: string;
}) {
  return (
    <section
      class="sec hex"
      tabIndex={0}
      aria-labelledby="atlas-hex"
      aria-live="polite"
      aria-atomic="true"
      data-hex={hex || undefined}
      data-told={report ? "yes" : undefined}
    >
      <header>
        <h2 id="atlas-hex">{hex ? t("atlas-hex", { hex }) : t("atlas-no-hex")}</h2>
      </header>
      {hex ? <p class="words">{words}</p> : <p class="note">{t("atlas-hint")}</p>}
      {wrong && <p class="wrong">{wrong}</p>}
      {report && (
        <ul class="told">
          {report.facts.map(({ kind, text: line }, i) => {
            const { text, source } = splitSource(line);
            return (
              <li key={i} data-kind={kind}>
                <span>{text}</span> {source && <small>({source})</small>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
