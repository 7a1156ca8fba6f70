// The door: the first screen, coming back, and a new game.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, errorText } from "../api";
import { lang, t } from "../i18n";
import { me } from "../me";
import type { GameInfo, Games, TableNow, Tables } from "../protocol";
import "../styles/lobby.css";
import { place } from "../router";
import { awaitWhileMounted } from "../ui/effects";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Failure, Waiting } from "../ui/waiting";
import { Going } from "./back";
import { chooseGame } from "./choices";
import { Fresh } from "./fresh";
import { Hero } from "./hero";
import { OpenTables } from "./open";
import { Past } from "./past";
import { Shelf } from "./shelf";
import { Ways } from "./ways";

function useGames() {
  const games = useSignal<Games | null>(null);
  const wrong = useSignal("");
  const language = lang.value;
  const load = () => {
    wrong.value = "";
    api.get<Games>(`/api/games?lang=${language}`, { quiet: true }).then(
      (found) => {
        if (language === lang.peek()) games.value = found; // else another language was chosen meanwhile
      },
      (e: unknown) => (wrong.value = errorText(e)),
    );
  };
  useEffect(load, [language]);
  return { games, wrong, load };
}

/** The user's tables, reloaded when the page becomes visible; null until they are known. */
function useTables() {
  const tables = useSignal<TableNow[] | null>(null);
  const known = me.value !== null;
  const id = me.value?.id;
  const language = lang.value;
  useEffect(() => {
    if (!id) {
      if (known) tables.value = [];
      return;
    }
    let forget = (): void => undefined;
    const read = (): void => {
      if (document.hidden) return;
      forget();
      forget = awaitWhileMounted(
        api.get<Tables>(`/api/tables?lang=${language}`, { quiet: true }),
        (found) => {
          tables.value = found.tables;
        },
        () => (tables.value ??= []),
      );
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      forget();
      document.removeEventListener("visibilitychange", read);
    };
  }, [known, id, language]);
  return tables;
}

/** The game that the address asks for. */
function gameAsked(games: GameInfo[]): GameInfo | undefined {
  const asked = place.value.query.get("game");
  return games.find((g) => g.id === asked && g.playable);
}

function Door({ found, tables }: { found: Games; tables: TableNow[] }) {
  const { games, bots } = found;
  const first = games.find((g) => g.playable);
  const begun = tables.length > 0;
  const going = tables.some((x) => x.status !== "over");
  return (
    <>
      {going ? <Going tables={tables} games={games} /> : <Hero found={found} />}
      {begun && <Past tables={tables} games={games} />}
      <OpenTables />
      <Shelf games={games} begun={begun} />
      {first && <Ways bots={bots} game={first.id} />}
    </>
  );
}

export function LobbyPage() {
  const { games, wrong, load } = useGames();
  const tables = useTables();
  const found = games.value;
  const game = found ? gameAsked(found.games) : undefined;
  const id = game?.id;
  useEffect(() => {
    if (id) chooseGame(id);
  }, [id]);
  useTitle(game ? t("fresh-title", { game: game.title }) : t("door-tab"));
  return (
    <>
      <TopBar current="play" />
      <main id="main" class="door" tabIndex={-1}>
        {!found || tables.value === null ? (
          wrong.value ? (
            <Failure text={wrong.value} again={load} />
          ) : (
            <Waiting />
          )
        ) : game ? (
          <Fresh game={game} found={found} />
        ) : (
          <Door found={found} tables={tables.value} />
        )}
      </main>
      <footer class="credits">
        <p>{t("lobby-credits")}</p>
      </footer>
    </>
  );
}
