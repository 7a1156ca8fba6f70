// The replay: one position on the map, the actions around it, the whole game below.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { errorText } from "../api";
import { BoardHost } from "../board/BoardHost";
import type { BoardView } from "../board/BoardView";
import { lang, t } from "../i18n";
import { set, settings } from "../table/settings";
import { shade } from "../theme";
import "../styles/replay.css";
import { Button, Chip, Failed, GameContext, IconButton, Waiting } from "../ui";
import { useTitle } from "../ui/title";
import { Acts } from "./Acts";
import { Book, PaneChoice } from "./Book";
import { Controls } from "./Controls";
import { Dialogs } from "./Dialogs";
import { listen } from "./listen";
import { NoteBox } from "./Note";
import { ReplayContext, ReplayModel, useReplay } from "./replayModel";
import { Timeline } from "./Timeline";
import { Top } from "./Top";
import { Written } from "./Written";
import { actText, announcement, placeText } from "./words";

const ROOM = "(min-width: 1441px) and (min-height: 861px)"; // room for all panes
const QUIET = 500; // milliseconds before the current action is read out

function useRoom(): boolean {
  const query = useMemo(() => matchMedia(ROOM), []);
  const [room, setRoom] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setRoom(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return room;
}

function Caption() {
  const model = useReplay();
  const n = model.player.n.value;
  const result = model.now.value?.n === n ? model.now.value.result : null;
  const { status, role } = model.replay.value!.table;
  return (
    <div class="caption">
      <b>{placeText(model, n)}</b>
      <span>{actText(model, n)}</span>
      {result && (
        <p class="result">
          {result.text} <Chip cite={result.cite} />
        </p>
      )}
      {status !== "over" && (
        <p class="goes-on">
          {role === "player" ? t("replay-eyes") : t("replay-eyes-public")}{" "}
          <Button class="sm" onClick={() => model.again()}>
            {t("replay-refresh")}
          </Button>
        </p>
      )}
    </div>
  );
}

/**
 * Reads the current action out to screen readers, but not while playing, and not on the slider, which does it
 * itself.
 */
function Announcer() {
  const model = useReplay();
  const [text, setText] = useState("");
  const n = model.player.n.value;
  const playing = model.player.playing.value;
  useEffect(() => {
    if (playing || document.activeElement?.getAttribute("role") === "slider") return;
    const timer = setTimeout(() => setText(announcement(model, n)), QUIET);
    return () => clearTimeout(timer);
  }, [n, playing, lang.value]);
  return (
    <p class="sr" role="status" aria-live="polite">
      {text}
    </p>
  );
}

function MapTools() {
  const model = useReplay();
  const view = model.view.value;
  const { hidden } = settings.value;
  useEffect(() => view?.hideCounters(hidden), [view, hidden]);
  useEffect(() => () => set({ hidden: false }), []);
  return (
    <div class="zoom" role="toolbar" aria-label={t("replay-view")}>
      <IconButton class="wide" icon="plus" label={t("replay-zoom-in")} onClick={() => view?.zoomBy(1.25)} />
      <IconButton class="wide" icon="minus" label={t("replay-zoom-out")} onClick={() => view?.zoomBy(0.8)} />
      <IconButton icon="front" label={t("replay-front")} onClick={() => view?.fit("front")} />
      <IconButton icon="whole" label={t("replay-whole")} onClick={() => view?.fit("all")} />
      <IconButton
        class="wide"
        icon="eye"
        label={t("replay-hide")}
        pressed={hidden}
        onClick={() => set({ hidden: !hidden })}
      />
    </div>
  );
}

function MapPart() {
  const model = useReplay();
  const holder = useRef<HTMLDivElement>(null);
  const cleanup = useRef<(() => void) | null>(null);
  const ready = (view: BoardView | null): void => {
    cleanup.current?.();
    cleanup.current = view && holder.current ? model.lay(view, holder.current) : null;
  };
  return (
    <main class="mapwrap" id="main">
      <div class="sheet-host" ref={holder}>
        <BoardHost board={model.board.value!} theme={shade.value} lang={lang.value} say={t} onReady={ready} />
      </div>
      <Caption />
      <MapTools />
      <Announcer />
    </main>
  );
}

function Panel() {
  const model = useReplay();
  const room = useRoom();
  const acts = room || model.pane.value === "acts";
  return (
    <aside
      class={room ? "panel right room" : "panel right"}
      id="replay-acts"
      tabIndex={-1}
      aria-label={t("replay-panel")}
    >
      {!room && <PaneChoice acts />}
      {acts && <Acts />}
      {acts && <NoteBox />}
      {room && <PaneChoice acts={false} />}
      {(room || !acts) && <Book />}
    </aside>
  );
}

function Room() {
  const model = useReplay();
  useEffect(() => listen(model), [model]);
  const { table } = model.replay.value!;
  useTitle(t("replay-page", { title: table.title }));
  return (
    <div class="replay">
      <Top />
      <MapPart />
      <section class="time" aria-label={t("replay-course")}>
        <Controls />
        <Timeline />
      </section>
      <Panel />
      <Dialogs />
    </div>
  );
}

export function ReplayPage({ id }: { id: string }) {
  const model = useMemo(() => new ReplayModel(id), [id]);
  useEffect(() => () => model.leave(), [model]);
  if (model.error.value) return <Failed text={errorText(model.error.value)} again={() => model.again()} />;
  const game = model.replay.value?.table.game;
  if (game === undefined || !model.board.value) return <Waiting />;
  return (
    <GameContext.Provider value={game}>
      <ReplayContext.Provider value={model}>
        {model.replay.value?.unplayable ? <Written /> : <Room />}
      </ReplayContext.Provider>
    </GameContext.Provider>
  );
}
