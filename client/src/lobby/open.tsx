// Open tables: whoever comes first takes the seat, and knows game, side, host and pace before.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, attempt } from "../api";
import { lang, t } from "../i18n";
import { me } from "../me";
import type { InvitationInfo, OpenTables as Listed, SeatChoice, TableNow } from "../protocol";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { awaitWhileMounted } from "../ui/effects";
import { paceText } from "../ui/invitation";
import { uncapitalise } from "../ui/sentence";
import { SideBadge } from "../ui/side";

function Row({ of, gone }: { of: InvitationInfo; gone: () => void }) {
  const busy = useSignal(false);
  const title = t("open-title", { game: of.title, side: uncapitalise(of.side_text) });
  const sit = async (): Promise<void> => {
    busy.value = true;
    const body: SeatChoice = { seat: of.seat };
    const now = await attempt(() => api.post<TableNow>(`/api/tables/${of.table}/seat`, body));
    busy.value = false;
    if (now) navigate(`/table/${now.id}`);
    else gone();
  };
  const facts = [
    of.host,
    of.scenario,
    of.turns > 0 ? t("option-turns", { turns: of.turns }) : "",
    uncapitalise(paceText(of)),
  ];
  return (
    <li>
      {of.art && <SideBadge art={of.art} />}
      <div>
        <h3>{title}</h3>
        <p>{facts.filter(Boolean).join(", ")}</p>
        {of.message && <p class="said">{t("said-quoted", { text: of.message })}</p>}
      </div>
      <span class="a">
        <Button class="sm" busy={busy.value} label={t("open-sit-at", { title })} onClick={() => void sit()}>
          {t("open-sit")}
        </Button>
      </span>
    </li>
  );
}

/** Nothing while there is none. */
export function OpenTables() {
  const tables = useSignal<InvitationInfo[]>([]);
  const id = me.value?.id;
  const load = (): (() => void) =>
    awaitWhileMounted(api.get<Listed>(`/api/open?lang=${lang.value}`, { quiet: true }), (found) => {
      tables.value = found.tables;
    });
  useEffect(load, [id, lang.value]);
  if (tables.value.length === 0) return null;
  return (
    <section class="past open folio" aria-labelledby="lobby-open-tables">
      <header class="fh">
        <h2 id="lobby-open-tables">{t("open-tables")}</h2>
        <span class="r">{t("open-note")}</span>
      </header>
      <ol class="rows slim">
        {tables.value.map((one) => (
          <Row key={`${one.table} ${one.seat}`} of={one} gone={load} />
        ))}
      </ol>
    </section>
  );
}
