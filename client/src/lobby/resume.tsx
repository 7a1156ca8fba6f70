import { useRef } from "preact/hooks";
import { api, attempt } from "../api";
import { ago, moment, t } from "../i18n";
import { ensureMe } from "../me";
import type { BotInfo, GameInfo, JournalIn, TableMade, TableNow } from "../protocol";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { uncapitalise } from "../ui/sentence";
import { SideBadge } from "../ui/side";

const LARGEST = 8_000_000;

function artOf(games: GameInfo[], table: TableNow) {
  const seat = table.seats.find((s) => s.you && s.side) ?? table.seats.find((s) => s.side);
  return games.find((g) => g.id === table.game)?.sides.find((s) => s.id === seat?.side)?.art;
}

function state(table: TableNow, bots: BotInfo[]): string {
  if (table.status === "held") return table.held || t("resume-held");
  if (table.status === "open") return t("resume-open");
  const phase = uncapitalise(table.phase_text);
  if (table.role === "spectator") return t("resume-watching", { phase });
  if (table.yours)
    return table.unseen > 0 ? t("resume-unseen", { count: table.unseen }) : t("resume-yours", { phase });
  const other = table.seats.find((s) => !s.you);
  const name = (other?.kind === "bot" && bots.find((b) => b.id === other.name)?.text) || other?.name || "";
  return t("resume-theirs", { name, when: ago(table.touched) });
}

/** The title of a table, with the turn once the game has begun. */
const titleOf = (table: TableNow): string =>
  table.turn > 0 ? t("resume-title", { game: table.title, turn: table.turn }) : table.title;

/** Tables waiting for the user first, then the most recent. */
export const inOrder = (tables: TableNow[]): TableNow[] =>
  [...tables].sort((a, b) => Number(b.yours) - Number(a.yours) || b.touched - a.touched);

export function Resume({ tables, games, bots }: { tables: TableNow[]; games: GameInfo[]; bots: BotInfo[] }) {
  const going = inOrder(tables.filter((x) => x.status !== "over"));
  if (going.length === 0) return null;
  return (
    <section class="resume" aria-labelledby="lobby-resume">
      <h2 id="lobby-resume">{t("lobby-resume")}</h2>
      <ul>
        {going.map((table) => {
          const art = artOf(games, table);
          return (
            <li key={table.id}>
              <a class={table.yours ? "go yours" : "go"} href={`/table/${table.id}`}>
                {art && <SideBadge art={art} />}
                <span>
                  <b>{titleOf(table)}</b>
                  <span class="note">{state(table, bots)}</span>
                  {table.leaves > 0 && (
                    <span class="note">{t("resume-leaves", { when: moment(table.leaves) })}</span>
                  )}
                </span>
                {table.yours && <Icon name="next" />}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    await attempt(async () => {
      if (file.size > LARGEST) throw new Error(t("import-large"));
      const body: JournalIn = { journal: await file.text() };
      await ensureMe();
      const { table } = await api.post<TableMade>("/api/tables/import", body);
      navigate(table.status === "over" ? `/replay/${table.id}` : `/table/${table.id}`);
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

export function Past({ tables, games }: { tables: TableNow[]; games: GameInfo[] }) {
  const over = inOrder(tables.filter((x) => x.status === "over"));
  return (
    <section class="past" aria-labelledby="lobby-past">
      <header>
        <h2 id="lobby-past">{t("lobby-past")}</h2>
        <ImportButton />
      </header>
      {over.length === 0 && <p class="note">{t("lobby-past-none")}</p>}
      <ul>
        {over.map((table) => {
          const art = artOf(games, table);
          return (
            <li key={table.id}>
              <a href={`/replay/${table.id}`}>
                {art && <SideBadge art={art} />}
                <b>{titleOf(table)}</b>
                <span>{table.result?.text}</span>
                <span class="when">{moment(table.touched)}</span>
                <Icon name="play" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
