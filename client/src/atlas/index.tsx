// The atlas: the map of a game, hex by hex, without a table.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, errorText } from "../api";
import { BoardHost } from "../board/BoardHost";
import type { BoardView } from "../board/BoardView";
import { terrainWords } from "../board/descriptions";
import { lang, t } from "../i18n";
import type { Atlas, GameInfo, Games } from "../protocol";
import { navigate, place } from "../router";
import "../styles/atlas.css";
import { keepSettings, set, settings } from "../table/settings";
import { shade } from "../theme";
import { Button, Failed, IconButton, Switch, TopBar, Waiting } from "../ui";
import { awaitWhileMounted, callAll } from "../ui/effects";
import { useTitle } from "../ui/title";
import { Hex } from "./Hex";
import { HexReader } from "./hex";
import { listen } from "./listen";
import { Search } from "./Search";

const REST = 250; // milliseconds on a hex before the address changes

function useAtlas(game: string) {
  const atlas = useSignal<Atlas | null>(null);
  const wrong = useSignal("");
  const language = lang.value;
  const load = () => {
    wrong.value = "";
    return awaitWhileMounted(
      api.get<Atlas>(`/api/maps/${encodeURIComponent(game)}?lang=${language}`, { quiet: true }),
      (result) => {
        atlas.value = result;
      },
      (e) => {
        wrong.value = errorText(e);
      },
    );
  };
  useEffect(load, [game, language]);
  return { atlas, wrong, load };
}

/** A choice of the other maps. */
function Others({ game }: { game: string }) {
  const games = useSignal<GameInfo[]>([]);
  const language = lang.value;
  useEffect(() => {
    api.get<Games>(`/api/games?lang=${language}`, { quiet: true }).then(
      (found) => {
        games.value = found.games.filter((g) => g.atlas);
      },
      () => undefined,
    );
  }, [language]);
  if (games.value.length < 2) return null;
  return (
    <select
      aria-label={t("atlas-other")}
      value={game}
      onChange={(e) => navigate(`/maps/${e.currentTarget.value}`)}
    >
      {games.value.map((g) => (
        <option key={g.id} value={g.id}>
          {g.title}
        </option>
      ))}
    </select>
  );
}

function MiniMap({ view }: { view: BoardView | null }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view && host.current) view.minimap(host.current);
  }, [view]);
  return <div class="minihost" ref={host} />;
}

function Tools({ view }: { view: BoardView | null }) {
  return (
    <div class="zoom" role="toolbar" aria-label={t("table-view")}>
      <IconButton icon="plus" label={t("table-zoom-in")} onClick={() => view?.zoomBy(1.25)} />
      <IconButton icon="minus" label={t("table-zoom-out")} onClick={() => view?.zoomBy(0.8)} />
      <IconButton icon="whole" label={t("table-fit-all")} onClick={() => view?.fit("all")} />
      <IconButton icon="book" label={t("atlas-key")} onClick={() => view?.fit("foot")} />
    </div>
  );
}

function Sheet({ game, view }: { game: string; view: BoardView | null }) {
  const { numbers, names } = settings.value;
  const address = (theme: string) =>
    `/api/maps/${encodeURIComponent(game)}/map.svg?theme=${theme}&lang=${lang.value}`;
  return (
    <section class="sec sheetsec">
      <MiniMap view={view} />
      <div class="likes">
        <Switch on={numbers} onChange={(on) => set({ numbers: on })}>
          {t("table-show-numbers")}
        </Switch>
        <Switch on={names} onChange={(on) => set({ names: on })}>
          {t("table-show-names")}
        </Switch>
        <Button icon="file" href={address("light")} download={`grognard-${game}.svg`}>
          {t("atlas-svg-light")}
        </Button>
        <Button icon="file" href={address("dark")} download={`grognard-${game}-dark.svg`}>
          {t("atlas-svg-dark")}
        </Button>
      </div>
    </section>
  );
}

/**
 * Put a hex into the address, once the cursor rests: browsers refuse an address that changes at every step.
 */
function useAddress(): (hex: string) => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (hex) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => history.replaceState(null, "", location.pathname + location.search + (hex ? `#${hex}` : "")),
      REST,
    );
  };
}

/** The player's settings on the map: hex numbers and place names. */
function useLook(view: BoardView | null): void {
  const { numbers, names } = settings.value;
  useEffect(() => keepSettings(), []);
  useEffect(() => view?.showNumbers(numbers), [view, numbers]);
  useEffect(() => view?.showNames(names), [view, names]);
}

/** The selected hex: by click, key, search or address. */
function useHex(atlas: Atlas, view: BoardView | null, has: (hex: string) => boolean) {
  const { game } = atlas.board;
  const reader = useMemo(() => new HexReader(game), [game]);
  const hover = useSignal("");
  const writeAddress = useAddress();
  const look = (hex: string): void => {
    reader.choose(hex, lang.peek());
    view?.select(hex || null);
    writeAddress(hex);
  };
  const go = (label: string): void => {
    const hex = atlas.labels[label] ?? label;
    if (!view || !has(hex)) return;
    view.fit([hex]);
    view.cursor = hex;
    look(hex);
    // the arrow keys go on from there
    document.querySelector<HTMLElement>("#region-map .board")?.focus({ preventScroll: true });
  };
  useEffect(() => () => reader.stop(), [reader]);
  useEffect(() => reader.choose(reader.hex.peek(), lang.value), [lang.value]);
  useEffect(() => {
    if (!view) return;
    const hash = place.value.hash;
    if (hash && hash !== reader.hex.peek()) go(hash);
  }, [view, place.value.hash]);
  useEffect(() => {
    if (!view) return;
    const stops = [
      view.on("hex", ({ hex }) => look(hex)),
      view.on("cursor", ({ hex }) => look(hex)),
      view.on("hover", ({ hex }) => {
        hover.value = hex ?? "";
      }),
      listen(view, { look, clear: () => look("") }),
    ];
    return () => callAll(stops);
  }, [view]);
  return { reader, pointed: hover, go };
}

function Room({ atlas }: { atlas: Atlas }) {
  const { board } = atlas;
  const [view, setView] = useState<BoardView | null>(null);
  const at = useMemo(() => new Map(board.hexes.labels.map((label, i) => [label, i])), [board]);
  const words = (label: string): string => terrainWords(board, at.get(label) ?? -1);
  const { reader, pointed: hover, go } = useHex(atlas, view, (label) => at.has(label));
  useLook(view);
  const hex = reader.hex.value;
  return (
    <main id="main" class="atlas" tabIndex={-1}>
      <header class="sec name">
        <h1>{board.title}</h1>
        <p class="note">{t("atlas-count", { count: board.hexes.labels.length })}</p>
        <Others game={board.game} />
      </header>
      <Search atlas={atlas} go={go} />
      <div class="mapwrap" id="region-map">
        <BoardHost
          board={board}
          theme={shade.value}
          lang={lang.value}
          say={t}
          onReady={(made) => {
            made?.fit("field", false);
            setView(made);
          }}
        />
        <Tools view={view} />
        {hover.value && (
          <p class="hovered" aria-hidden="true">
            <b>{hover.value}</b> {words(hover.value)}
          </p>
        )}
      </div>
      <aside class="panel" aria-label={t("atlas-panel")}>
        <Hex hex={hex} words={words(hex)} report={reader.report.value} wrong={reader.wrong.value} />
        <Sheet game={board.game} view={view} />
      </aside>
    </main>
  );
}

export function AtlasPage({ id }: { id: string }) {
  const { atlas, wrong, load } = useAtlas(id);
  const found = atlas.value;
  useTitle(found ? t("atlas-title", { game: found.board.title }) : "");
  return (
    <div class="atlaspage">
      <TopBar />
      {found ? (
        <Room atlas={found} />
      ) : (
        <main id="main" class="page" tabIndex={-1}>
          {wrong.value ? <Failed text={wrong.value} again={load} /> : <Waiting />}
        </main>
      )}
    </div>
  );
}
