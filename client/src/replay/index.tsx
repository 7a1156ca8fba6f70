// The replay: one moment on the map, the acts around it, the whole game below.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { saying } from "../api";
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
import { Study, StudyContext, useStudy } from "./study";
import { Timeline } from "./Timeline";
import { Top } from "./Top";
import { actText, placeText, spoken } from "./words";

const ROOM = "(min-width: 1441px) and (min-height: 861px)"; // for everything at once
const QUIET = 500; // milliseconds one must rest on an act before it is read out

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
  const study = useStudy();
  const n = study.player.n.value;
  const result = study.now.value?.n === n ? study.now.value.result : null;
  const { status, role } = study.replay.value!.table;
  return (
    <div class="caption">
      <b>{placeText(study, n)}</b>
      <span>{actText(study, n)}</span>
      {result && <p class="result">{result.text} <Chip cite={result.cite} /></p>}
      {status !== "over" && <p class="goes-on">{role === "player" ? t("replay-eyes") : t("replay-eyes-public")} <Button class="sm" onClick={() => study.again()}>{t("replay-refresh")}</Button></p>}
    </div>
  );
}

/** Those who listen hear the act once one rests on it; not while it plays, and not twice on the slider. */
function Spoken() {
  const study = useStudy();
  const [text, setText] = useState("");
  const n = study.player.n.value;
  const playing = study.player.playing.value;
  useEffect(() => {
    if (playing || document.activeElement?.getAttribute("role") === "slider") return;
    const timer = setTimeout(() => setText(spoken(study, n)), QUIET);
    return () => clearTimeout(timer);
  }, [n, playing, lang.value]);
  return <p class="sr" role="status" aria-live="polite">{text}</p>;
}

function MapTools() {
  const study = useStudy();
  const view = study.view.value;
  const { hidden } = settings.value;
  useEffect(() => view?.hideCounters(hidden), [view, hidden]);
  useEffect(() => () => set({ hidden: false }), []);
  return (
    <div class="rzoom" role="toolbar" aria-label={t("replay-view")}>
      <IconButton class="wide" icon="plus" label={t("replay-zoom-in")} onClick={() => view?.zoomBy(1.25)} />
      <IconButton class="wide" icon="minus" label={t("replay-zoom-out")} onClick={() => view?.zoomBy(0.8)} />
      <IconButton icon="front" label={t("replay-front")} onClick={() => view?.fit("front")} />
      <IconButton icon="whole" label={t("replay-whole")} onClick={() => view?.fit("all")} />
      <IconButton class="wide" icon="eye" label={t("replay-hide")} pressed={hidden} onClick={() => set({ hidden: !hidden })} />
    </div>
  );
}

function MapPart() {
  const study = useStudy();
  const holder = useRef<HTMLDivElement>(null);
  const lifted = useRef<(() => void) | null>(null);
  const ready = (view: BoardView | null): void => {
    lifted.current?.();
    lifted.current = view && holder.current ? study.lay(view, holder.current) : null;
  };
  return (
    <main class="mapwrap" id="main">
      <div class="sheet-host" ref={holder}><BoardHost board={study.board.value!} theme={shade.value} lang={lang.value} say={t} onReady={ready} /></div>
      <Caption />
      <MapTools />
      <Spoken />
    </main>
  );
}

function Panel() {
  const study = useStudy();
  const room = useRoom();
  const acts = room || study.pane.value === "acts";
  return (
    <aside class={room ? "panel right room" : "panel right"} id="replay-acts" tabIndex={-1} aria-label={t("replay-panel")}>
      {!room && <PaneChoice acts />}
      {acts && <Acts />}
      {acts && <NoteBox />}
      {room && <PaneChoice acts={false} />}
      {(room || !acts) && <Book />}
    </aside>
  );
}

function Room() {
  const study = useStudy();
  useEffect(() => listen(study), [study]);
  const { table } = study.replay.value!;
  useTitle(t("replay-page", { title: table.title }));
  return (
    <div class="replay">
      <Top />
      <MapPart />
      <footer class="time" aria-label={t("replay-course")}>
        <Controls />
        <Timeline />
      </footer>
      <Panel />
      <Dialogs />
    </div>
  );
}

export function ReplayPage({ id }: { id: string }) {
  const study = useMemo(() => new Study(id), [id]);
  useEffect(() => () => study.leave(), [study]);
  if (study.failed.value) return <Failed text={saying(study.failed.value)} again={() => study.again()} />;
  const game = study.replay.value?.table.game;
  if (game === undefined || !study.board.value) return <Waiting />;
  return (
    <GameContext.Provider value={game}>
      <StudyContext.Provider value={study}><Room /></StudyContext.Provider>
    </GameContext.Provider>
  );
}
