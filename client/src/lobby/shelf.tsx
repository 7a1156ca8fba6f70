// The games as printed sheets, the shortest first.
import { api } from "../api";
import { lang, t } from "../i18n";
import type { GameInfo } from "../protocol";
import { Icon } from "../ui/icon";
import { ThumbnailImage } from "../ui/thumbnail";
import { gameMinutes, lengthText, numeral, shortTitle } from "./facts";

export function Meter({ of }: { of: number }) {
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

/** Preload a map when its link is pointed at: the server may need seconds for a large one. */
const warm = (game: string): void => api.warm(`/api/maps/${game}?lang=${lang.value}`);

function Facts({ of }: { of: GameInfo }) {
  const length = lengthText(gameMinutes(of));
  return (
    <dl class="spec" id={`game-${of.id}-facts`}>
      <dt>{t("card-length")}</dt>
      <dd>
        {length && <b>{length}</b>} <small>{of.length}</small>
      </dd>
      <dt>{t("card-scale")}</dt>
      <dd>
        {of.scale} <small>{of.unit_scale}</small>
      </dd>
      <dt>{t("card-units")}</dt>
      <dd>{t("card-counters", { units: of.units, hexes: of.hexes })}</dd>
      <dt>{t("card-rules")}</dt>
      <dd>
        <Meter of={of.complexity} />
      </dd>
    </dl>
  );
}

function Sheet({ of, n, first }: { of: GameInfo; n: number; first: boolean }) {
  return (
    <article class={of.playable ? "gsheet" : "gsheet later"}>
      <span class="map">
        <ThumbnailImage game={of.id} />
      </span>
      {first && <span class="mark">{t("card-first")}</span>}
      {!of.playable && <span class="mark soon">{t("card-soon")}</span>}
      {of.atlas && (
        <a
          class="seemap"
          href={`/maps/${of.id}`}
          aria-label={t("atlas-see-of", { game: of.title })}
          onPointerEnter={() => warm(of.id)}
          onFocus={() => warm(of.id)}
        >
          <Icon name="whole" />
          {t("atlas-see")}
        </a>
      )}
      <header class="head">
        <h3 id={`game-${of.id}`}>
          {of.playable ? (
            <a class="take" href={`/?game=${of.id}`} aria-describedby={`game-${of.id}-facts`}>
              {shortTitle(of.title)}
            </a>
          ) : (
            shortTitle(of.title)
          )}
        </h3>
        <span class="no" aria-hidden="true">
          {numeral(n)}
        </span>
        <p class="sub">{of.subtitle}</p>
      </header>
      <Facts of={of} />
      <p class="sp">{of.special}</p>
    </article>
  );
}

/** The first of them to begin with, unless the visitor has begun already. */
export function Shelf({ games, begun }: { games: GameInfo[]; begun: boolean }) {
  return (
    <section class="shelf" id="games" aria-labelledby="door-games">
      <header>
        <h2 id="door-games">{t("door-games", { count: games.length })}</h2>
        <p class="it2">{t("door-games-note")}</p>
      </header>
      <div class="gsheets">
        {games.map((g, n) => (
          <Sheet key={g.id} of={g} n={n} first={!begun && n === 0} />
        ))}
      </div>
    </section>
  );
}
