// The lobby: games to choose, running games, and a new table.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, errorText } from "../api";
import { lang, t } from "../i18n";
import { me } from "../me";
import type { Games, TableNow, Tables } from "../protocol";
import "../styles/lobby.css";
import { place } from "../router";
import { awaitWhileMounted } from "../ui/effects";
import { GameContext } from "../ui/rules";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Failure, Waiting } from "../ui/waiting";
import { Cards } from "./cards";
import { choices, chooseGame } from "./choices";
import { InviteDialog } from "./invite";
import { OpponentColumn } from "./opponent";
import { Scenario } from "./options";
import { Past, Resume } from "./resume";
import { StartColumn } from "./start";

function useGames() {
  const games = useSignal<Games | null>(null);
  const wrong = useSignal("");
  const language = lang.value;
  const load = () => {
    wrong.value = "";
    api.get<Games>(`/api/games?lang=${language}`, { quiet: true }).then(
      (found) => {
        if (language !== lang.peek()) return; // another language was chosen meanwhile
        games.value = found;
        const playable = found.games.filter((g) => g.playable).map((g) => g.id);
        const choice = [choices.value.game, place.value.query.get("game") ?? "", playable[0] ?? ""].find(
          (id) => playable.includes(id),
        );
        if (choice) chooseGame(choice);
      },
      (e: unknown) => (wrong.value = errorText(e)),
    );
  };
  useEffect(load, [language]);
  return { games, wrong, load };
}

/** The user's tables, reloaded when the page becomes visible. */
function useTables() {
  const tables = useSignal<TableNow[]>([]);
  const id = me.value?.id;
  const language = lang.value;
  useEffect(() => {
    if (!id) {
      tables.value = [];
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
      );
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      forget();
      document.removeEventListener("visibilitychange", read);
    };
  }, [id, language]);
  return tables;
}

export function LobbyPage() {
  const { games, wrong, load } = useGames();
  const tables = useTables();
  useTitle(t("lobby-title"));
  const found = games.value;
  const game = found?.games.find((g) => g.id === choices.value.game && g.playable);
  const sideName = (side: string) =>
    found?.games.flatMap((g) => g.sides).find((s) => s.id === side)?.text ?? side;
  return (
    <>
      <TopBar current="play" />
      <main id="main" class="lobby" tabIndex={-1}>
        {found && <Resume tables={tables.value} games={found.games} bots={found.bots} />}
        <h1 id="lobby-title">{t("lobby-title")}</h1>
        {!found && (wrong.value ? <Failure text={wrong.value} again={load} /> : <Waiting />)}
        {found && <Cards games={found.games} />}
        {found && game && (
          <GameContext.Provider value={game.id}>
            <div class="setup sheet">
              <Scenario game={game} />
              <OpponentColumn game={game} found={found} />
              <StartColumn game={game} found={found} />
            </div>
          </GameContext.Provider>
        )}
        {found && <Past tables={tables.value} games={found.games} />}
      </main>
      <footer class="credits">
        {game && (
          <p>
            <a class="link" href={`/rules/${game.id}`}>
              {t("lobby-rulebook", { game: game.title, version: game.rules })}
            </a>
          </p>
        )}
        <p>{t("lobby-credits")}</p>
      </footer>
      <InviteDialog sideName={sideName} />
    </>
  );
}
