import { useState } from "preact/hooks";
import { api } from "../api";
import { lang, t } from "../i18n";
import type { GameInfo } from "../protocol";
import { shade } from "../theme";
import { Icon } from "../ui/icon";
import { choices, chooseGame } from "./choices";

function Meter({ of }: { of: number }) {
  return (
    <>
      <span class="meter" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((k) => (
          <i key={k} class={k <= of ? "on" : ""} />
        ))}
      </span>
      {t("complexity", { level: of })}
    </>
  );
}

function Thumbnail({ game }: { game: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <span class="map">
      {!missing && (
        <img
          src={`/api/games/${game}/thumbnail.svg?theme=${shade.value}&lang=${lang.value}`}
          alt=""
          width={320}
          height={200}
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}

/** Preload a map when its link is pointed at: the server may need seconds for a large one. */
const warm = (game: string): void => api.warm(`/api/maps/${game}?lang=${lang.value}`);

function Card({ of }: { of: GameInfo }) {
  const id = `game-${of.id}`;
  const isChosen = choices.value.game === of.id;
  return (
    <article class={["card", isChosen ? "on" : "", of.playable ? "" : "later"].filter(Boolean).join(" ")}>
      {of.playable && (
        <input
          type="radio"
          name="game"
          checked={isChosen}
          onChange={() => chooseGame(of.id)}
          aria-labelledby={id}
          aria-describedby={`${id}-facts`}
        />
      )}
      <Thumbnail game={of.id} />
      {isChosen && (
        <span class="tag picked">
          <Icon name="check" />
          {t("card-chosen")}
        </span>
      )}
      {!of.playable && <span class="tag soon">{t("card-soon")}</span>}
      {of.atlas && (
        <a
          class="tag seemap"
          href={`/maps/${of.id}`}
          aria-label={t("atlas-see-of", { game: of.title })}
          onPointerEnter={() => warm(of.id)}
          onFocus={() => warm(of.id)}
        >
          <Icon name="whole" />
          {t("atlas-see")}
        </a>
      )}
      <div class="in">
        <h2 id={id}>{of.title}</h2>
        <p class="sub">{of.subtitle}</p>
        <dl class="facts" id={`${id}-facts`}>
          <div>
            <dt>{t("card-scale")}</dt>
            <dd>{of.scale}</dd>
          </div>
          <div class="units">
            <dt>{t("card-units")}</dt>
            <dd>{of.unit_scale}</dd>
          </div>
          <div>
            <dt>{t("card-length")}</dt>
            <dd>{of.length}</dd>
          </div>
          <div>
            <dt>{t("card-rules")}</dt>
            <dd>
              <Meter of={of.complexity} />
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

export function Cards({ games }: { games: GameInfo[] }) {
  return (
    <div class="cards" role="radiogroup" aria-labelledby="lobby-title">
      {games.map((g) => (
        <Card key={g.id} of={g} />
      ))}
    </div>
  );
}
