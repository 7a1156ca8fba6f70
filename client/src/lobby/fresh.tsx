// A new game: what is played, with whom, what differs from the rulebook.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { GameInfo, Games } from "../protocol";
import { place } from "../router";
import { Icon } from "../ui/icon";
import { GameContext } from "../ui/rules";
import { choices, choose, type Opponent } from "./choices";
import { shortTitle } from "./facts";
import { OpponentColumn } from "./opponent";
import { OptionsColumn, ScenarioColumn } from "./options";
import { StartRow } from "./start";

const WITH: Opponent[] = ["bot", "friend", "same"];

function Tabs({ games, chosen }: { games: GameInfo[]; chosen: string }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the last ones lie beyond the edge
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav class="gtabs" ref={bar} aria-label={t("fresh-games")}>
      {games
        .filter((g) => g.playable)
        .map((g) => (
          <a key={g.id} href={`/?game=${g.id}`} aria-current={g.id === chosen ? "page" : undefined}>
            {shortTitle(g.title)}
          </a>
        ))}
    </nav>
  );
}

export function Fresh({ game, found }: { game: GameInfo; found: Games }) {
  const asked = place.value.query.get("with");
  useEffect(() => {
    const opponent = WITH.find((o) => o === asked);
    if (opponent) choose({ opponent });
  }, [asked]);
  if (choices.value.game !== game.id) return null;
  return (
    <GameContext.Provider value={game.id}>
      <p class="upward">
        <a class="link" href="/">
          <Icon name="undo" />
          {t("fresh-back")}
        </a>
      </p>
      <h1 class="sr">{t("fresh-title", { game: game.title })}</h1>
      <Tabs games={found.games} chosen={game.id} />
      <div class="setup2 folio">
        <ScenarioColumn game={game} />
        <OpponentColumn game={game} found={found} />
        <OptionsColumn game={game} />
        <StartRow game={game} found={found} />
      </div>
    </GameContext.Provider>
  );
}
