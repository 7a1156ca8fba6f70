import { t } from "../i18n";
import type { HexTold } from "../protocol";
import { cited } from "./search";

/** Everything known of a hex, in the words of `grognard map GAME --hex LABEL`. */
export function Hex({ hex, words, told, wrong }: { hex: string; words: string; told: HexTold | null; wrong: string }) {
  return (
    <section class="sec hex" tabIndex={0} aria-labelledby="atlas-hex" aria-live="polite" aria-atomic="true" data-hex={hex || undefined} data-told={told ? "yes" : undefined}>
      <header><h2 id="atlas-hex">{hex ? t("atlas-hex", { hex }) : t("atlas-no-hex")}</h2></header>
      {hex ? <p class="words">{words}</p> : <p class="note">{t("atlas-hint")}</p>}
      {wrong && <p class="wrong">{wrong}</p>}
      {told && (
        <ul class="told">
          {told.facts.map(({ kind, text }, i) => {
            const { said, source } = cited(text);
            return <li key={i} data-kind={kind}><span>{said}</span> {source && <small>({source})</small>}</li>;
          })}
        </ul>
      )}
    </section>
  );
}
