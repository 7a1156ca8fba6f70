// The atlas: the map of one game to look at, hex by hex; nobody needs a table for that.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, saying } from "../api";
import { BoardHost } from "../board/BoardHost";
import type { BoardView } from "../board/BoardView";
import { terrainWords } from "../board/spoken";
import { lang, t } from "../i18n";
import type { Atlas, GameInfo, Games } from "../protocol";
import { navigate, place } from "../router";
import "../styles/atlas.css";
import { keepSettings, set, settings } from "../table/settings";
import { shade } from "../theme";
import { Button, Failed, IconButton, Switch, TopBar, Waiting } from "../ui";
import { useTitle } from "../ui/title";
import { Hex } from "./Hex";
import { HexReader } from "./hex";
import { listen } from "./listen";
import { Search } from "./Search";

const REST = 250; // milliseconds on a hex before the address names it

function useAtlas(game: string) {
  const atlas = useSignal<Atlas | null>(null);
  const wrong = useSignal("");
  const language = lang.value;
  const load = () => {
    let gone = false;
    wrong.value = "";
    const got = api.get<Atlas>(`/api/maps/${encodeURIComponent(game)}?lang=${language}`, { quiet: true });
    got.then((found) => gone || (atlas.value = found), (e: unknown) => gone || (wrong.value = saying(e)));
    return () => void (gone = true);
  };
  useEffect(load, [game, language]);
  return { atlas, wrong, load };
}

/** The other maps of the shelf. */
function Others({ game }: { game: string }) {
  const games = useSignal<GameInfo[]>([]);
  const language = lang.value;
  useEffect(() => {
    api.get<Games>(`/api/games?lang=${language}`, { quiet: true }).then((found) => (games.value = found.games.filter((g) => g.atlas)), () => undefined);
  }, [language]);
  if (games.value.length < 2) return null;
  return (
    <select aria-label={t("atlas-other")} value={game} onChange={(e) => navigate(`/maps/${e.currentTarget.value}`)}>
      {games.value.map((g) => <option key={g.id} value={g.id}>{g.title}</option>)}
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
  const address = (theme: string) => `/api/maps/${encodeURIComponent(game)}/map.svg?theme=${theme}&lang=${lang.value}`;
  return (
    <section class="sec sheetsec">
      <MiniMap view={view} />
      <div class="likes">
        <Switch on={numbers} onChange={(on) => set({ numbers: on })}>{t("table-show-numbers")}</Switch>
        <Switch on={names} onChange={(on) => set({ names: on })}>{t("table-show-names")}</Switch>
        <Button icon="file" href={address("light")} download={`grognard-${game}.svg`}>{t("atlas-svg-light")}</Button>
        <Button icon="file" href={address("dark")} download={`grognard-${game}-dark.svg`}>{t("atlas-svg-dark")}</Button>
      </div>
    </section>
  );
}

function Room({ atlas }: { atlas: Atlas }) {
  const { board } = atlas;
  const reader = useMemo(() => new HexReader(board.game), [board.game]);
  const [view, setView] = useState<BoardView | null>(null);
  const hovered = useSignal("");
  const naming = useRef(0);
  const { numbers, names } = settings.value;
  const at = useMemo(() => new Map(board.hexes.labels.map((label, i) => [label, i])), [board]);
  const words = (hex: string): string => terrainWords(board, at.get(hex) ?? -1);

  const look = (hex: string): void => {
    reader.choose(hex, lang.peek());
    view?.select(hex || null);
    clearTimeout(naming.current); // browsers refuse an address that changes at every step of a cursor
    naming.current = window.setTimeout(() => history.replaceState(null, "", location.pathname + location.search + (hex ? `#${hex}` : "")), REST);
  };
  const go = (label: string): void => {
    const hex = atlas.labels[label] ?? label;
    if (!view || !at.has(hex)) return;
    view.fit([hex]);
    view.cursor = hex;
    look(hex);
    document.querySelector<HTMLElement>("#region-map .board")?.focus({ preventScroll: true }); // the arrow keys go on from there
  };

  useEffect(() => keepSettings(), []);
  useEffect(() => () => {
    clearTimeout(naming.current);
    reader.stop();
  }, [reader]);
  useEffect(() => view?.showNumbers(numbers), [view, numbers]);
  useEffect(() => view?.showNames(names), [view, names]);
  useEffect(() => reader.choose(reader.chosen.peek(), lang.value), [lang.value]);
  useEffect(() => {
    if (!view) return;
    const hash = place.value.hash;
    if (hash && hash !== reader.chosen.peek()) go(hash);
  }, [view, place.value.hash]);
  useEffect(() => {
    if (!view) return;
    const stops = [
      view.on("hex", ({ hex }) => look(hex)),
      view.on("cursor", ({ hex }) => look(hex)),
      view.on("hover", ({ hex }) => (hovered.value = hex ?? "")),
      listen(view, { look, clear: () => look("") }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [view]);

  const hex = reader.chosen.value;
  return (
    <main id="main" class="atlas" tabIndex={-1}>
      <header class="sec name">
        <h1>{board.title}</h1>
        <p class="note">{t("atlas-count", { count: board.hexes.labels.length })}</p>
        <Others game={board.game} />
      </header>
      <Search atlas={atlas} go={go} />
      <div class="mapwrap" id="region-map">
        <BoardHost board={board} theme={shade.value} lang={lang.value} say={t} onReady={(made) => { made?.fit("field", false); setView(made); }} />
        <Tools view={view} />
        {hovered.value && <p class="hovered" aria-hidden="true"><b>{hovered.value}</b> {words(hovered.value)}</p>}
      </div>
      <aside class="panel" aria-label={t("atlas-panel")}>
        <Hex hex={hex} words={words(hex)} told={reader.told.value} wrong={reader.wrong.value} />
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
      {found ? <Room atlas={found} /> : <main id="main" class="page" tabIndex={-1}>{wrong.value ? <Failed text={wrong.value} again={load} /> : <Waiting />}</main>}
    </div>
  );
}
