// Finished games: their result, what can be looked at, and playing again with the sides swapped.
import { useRef, useState } from "preact/hooks";
import { api, attempt } from "../api";
import { moment, t } from "../i18n";
import { ensureMe } from "../me";
import type { GameInfo, JournalIn, TableMade, TableNow } from "../protocol";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { RematchButton } from "../ui/rematch";
import { SideBadge } from "../ui/side";
import { against, artOf, inOrder, titleOf } from "./tables";

const LARGEST = 8_000_000;
const SHOWN = 4;

export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    await attempt(async () => {
      if (file.size > LARGEST) throw new Error(t("import-large"));
      const body: JournalIn = { journal: await file.text() };
      await ensureMe();
      const { table } = await api.post<TableMade>("/api/tables/import", body);
      navigate(table.status === "over" ? `/end/${table.id}` : `/table/${table.id}`);
    });
    if (input.current) input.current.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        class="sr"
        tabIndex={-1}
        aria-hidden="true"
        accept=".jsonl,.journal,.json,application/jsonl,text/plain"
        onChange={() => void read()}
      />
      <Button icon="file" onClick={() => input.current?.click()}>
        {t("lobby-import")}
      </Button>
    </>
  );
}

function Finished({ table, games }: { table: TableNow; games: GameInfo[] }) {
  const art = artOf(games, table);
  return (
    <li>
      {art && <SideBadge art={art} />}
      <div>
        <h3>
          <a href={`/end/${table.id}`}>{titleOf(table)}</a>
        </h3>
        <p>{table.result?.text}</p>
        <p class="when">{[against(table), moment(table.touched)].filter(Boolean).join(" · ")}</p>
      </div>
      <span class="a">
        <Button class="sm" icon="play" href={`/replay/${table.id}`}>
          {t("past-replay")}
        </Button>
        <Button class="sm" icon="file" href={`/study/${table.id}`}>
          {t("study-open")}
        </Button>
        <RematchButton table={table} small />
      </span>
    </li>
  );
}

export function Past({ tables, games }: { tables: TableNow[]; games: GameInfo[] }) {
  const [all, setAll] = useState(false);
  const over = inOrder(tables.filter((x) => x.status === "over"));
  return (
    <section class="past folio" aria-labelledby="lobby-past">
      <header class="fh">
        <h2 id="lobby-past">{t("lobby-past")}</h2>
        <span class="r">
          <ImportButton />
        </span>
      </header>
      {over.length === 0 && <p class="note">{t("lobby-past-none")}</p>}
      <ol class="rows slim">
        {(all ? over : over.slice(0, SHOWN)).map((table) => (
          <Finished key={table.id} table={table} games={games} />
        ))}
      </ol>
      {!all && over.length > SHOWN && (
        <button type="button" class="link more" onClick={() => setAll(true)}>
          {t("past-all", { count: over.length })}
        </button>
      )}
    </section>
  );
}
