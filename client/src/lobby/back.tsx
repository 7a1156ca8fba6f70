// Coming back: the game that waits most as a picture with what happened, then the others.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { lang, moment, t } from "../i18n";
import type { GameInfo, News, TableNow } from "../protocol";
import { shade } from "../theme";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { awaitWhileMounted } from "../ui/effects";
import { Icon } from "../ui/icon";
import { GameContext } from "../ui/rules";
import { SideBadge } from "../ui/side";
import { ThumbnailImage } from "../ui/thumbnail";
import { against, artOf, inOrder, stateOf, titleOf } from "./tables";

function useNews(table: TableNow): News | null {
  const [news, setNews] = useState<News | null>(null);
  const language = lang.value;
  useEffect(() => {
    setNews(null);
    if (!table.yours || table.unseen === 0) return;
    const path = `/api/tables/${table.id}/news?lang=${language}`;
    return awaitWhileMounted(api.get<News>(path, { quiet: true }), setNews, () => undefined);
  }, [table.id, table.acts, language]);
  return news;
}

function Lead({ table, games }: { table: TableNow; games: GameInfo[] }) {
  const news = useNews(table);
  const art = artOf(games, table);
  const foe = against(table);
  return (
    <section class="lead folio" aria-labelledby="lead-title">
      <figure class="pic">
        <img
          src={`/api/tables/${table.id}/picture.svg?theme=${shade.value}&lang=${lang.value}&n=${table.acts}`}
          alt={t("lead-picture")}
          width={640}
          height={400}
          decoding="async"
        />
      </figure>
      <div class="say">
        <p class={table.yours ? "yours" : "theirs"}>
          {art && <SideBadge art={art} />}
          <span>{stateOf(table)}</span>
        </p>
        <h1 id="lead-title">{titleOf(table)}</h1>
        <p class="it2">{[table.scenario_title, foe].filter(Boolean).join(" · ")}</p>
        {table.leaves > 0 && <p class="note">{t("resume-leaves", { when: moment(table.leaves) })}</p>}
        {news && news.lines.length > 0 && (
          <GameContext.Provider value={table.game}>
            <p class="cap">{t("lead-news", { n: news.acts })}</p>
            <ol class="dig">
              {news.lines.map((line, i) => (
                <li key={i}>
                  {line.text} {line.cite && <Chip cite={line.cite} />}
                </li>
              ))}
            </ol>
          </GameContext.Provider>
        )}
        <div class="acts2">
          <Button kind={table.yours ? "legal" : "plain"} big iconAfter="next" href={`/table/${table.id}`}>
            {t(table.yours ? "lead-play" : "lead-look")}
          </Button>
          {table.yours && table.unseen > 0 && (
            <Button big icon="play" href={`/table/${table.id}?catch=1`}>
              {t("lead-watch", { n: table.unseen })}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Row({ table, games }: { table: TableNow; games: GameInfo[] }) {
  const art = artOf(games, table);
  return (
    <li class={table.yours ? "y" : ""}>
      <span class="th" aria-hidden="true">
        <ThumbnailImage game={table.game} />
      </span>
      <div>
        <h3>
          {art && <SideBadge art={art} />}
          <a href={`/table/${table.id}`}>{titleOf(table)}</a>
          <small>{against(table)}</small>
        </h3>
        <p>
          {stateOf(table)}
          {table.yours && table.unseen > 0 && ` ${t("resume-unseen", { count: table.unseen })}`}
        </p>
        {table.leaves > 0 && <p class="note">{t("resume-leaves", { when: moment(table.leaves) })}</p>}
      </div>
      <span class="a">
        <Button class="sm" kind={table.yours ? "legal" : "plain"} href={`/table/${table.id}`}>
          {t(table.yours ? "lead-play" : "lead-look")}
        </Button>
      </span>
    </li>
  );
}

/** Games in progress: one as a picture, the rest in a list. */
export function Going({ tables, games }: { tables: TableNow[]; games: GameInfo[] }) {
  const [first, ...others] = inOrder(tables.filter((x) => x.status !== "over"));
  if (!first) return null;
  return (
    <>
      <Lead table={first} games={games} />
      {others.length > 0 && (
        <section class="folio" aria-labelledby="lobby-resume">
          <header class="fh">
            <h2 id="lobby-resume">{t("lobby-resume")}</h2>
            <span class="it">{t("lobby-resume-note")}</span>
            <a class="link r" href="#games">
              <Icon name="plus" />
              {t("lobby-new")}
            </a>
          </header>
          <ol class="rows">
            {others.map((table) => (
              <Row key={table.id} table={table} games={games} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
