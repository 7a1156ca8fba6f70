// The lobby: five games, what you have going, and one click to a table.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, saying } from "../api";
import { lang, t } from "../i18n";
import { me } from "../me";
import type { Games, Tables, TableNow } from "../protocol";
import "../styles/lobby.css";
import { place } from "../router";
import { GameContext } from "../ui/rules";
import { TopBar } from "../ui/topbar";
import { Failed, Waiting } from "../ui/waiting";
import { useTitle } from "../ui/title";
import { Cards } from "./cards";
import { chooseGame, choices } from "./choices";
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
        const wanted = [choices.value.game, place.value.query.get("game") ?? "", playable[0] ?? ""].find((id) => playable.includes(id));
        if (wanted) chooseGame(wanted);
      },
      (e: unknown) => (wrong.value = saying(e)),
    );
  };
  useEffect(load, [language]);
  return { games, wrong, load };
}

/** My tables, read again when the page comes back to the front. */
function useTables() {
  const tables = useSignal<TableNow[]>([]);
  const id = me.value?.id;
  const language = lang.value;
  useEffect(() => {
    if (!id) {
      tables.value = [];
      return;
    }
    let gone = false;
    const read = () => {
      if (document.hidden) return;
      api.get<Tables>(`/api/tables?lang=${language}`, { quiet: true }).then((found) => gone || (tables.value = found.tables), () => undefined);
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      gone = true;
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
  const sideName = (side: string) => found?.games.flatMap((g) => g.sides).find((s) => s.id === side)?.text ?? side;
  return (
    <>
      <TopBar current="play" />
      <main id="main" class="lobby" tabIndex={-1}>
        {found && <Resume tables={tables.value} games={found.games} bots={found.bots} />}
        <h1 id="lobby-title">{t("lobby-title")}</h1>
        {!found && (wrong.value ? <Failed text={wrong.value} again={load} /> : <Waiting />)}
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
        {game && <p><a class="link" href={`/rules/${game.id}`}>{t("lobby-rulebook", { game: game.title, version: game.rules })}</a></p>}
        <p>{t("lobby-credits")}</p>
      </footer>
      <InviteDialog sideName={sideName} />
    </>
  );
}
