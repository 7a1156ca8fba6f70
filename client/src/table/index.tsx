// The table: one screen, three widths.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { saying } from "../api";
import { t } from "../i18n";
import { place } from "../router";
import "../styles/table.css";
import "../styles/table-phone.css";
import { Failed, GameContext, TopBar, Waiting } from "../ui";
import { Bar } from "./Bar";
import { Banners, Curtain, Outcome } from "./Banners";
import { Combat } from "./Combat";
import { DeskContext, useDesk, type Desk } from "./context";
import type { Pane, Sheet } from "./control";
import { Sitting } from "./desk";
import { Dialogs } from "./Dialogs";
import { keepFocus } from "./focus";
import { HintCard } from "./HintCard";
import { sentence } from "../ui/sentence";
import { Left } from "./Left";
import { Log, Unread } from "./Log";
import { listen } from "./shortcuts";
import { Stack } from "./Stack";
import { OverlayBar, WhyCard, Zoom } from "./Tools";
import { Thrown } from "./Thrown";
import { Top } from "./Top";
import { Tour } from "./tour";
import { TourCard } from "./TourCard";

const PANES: Pane[] = ["stack", "fight", "log"];
const SHEETS: Sheet[] = ["", "stack", "fight", "log", "turn"];
const TITLE: Record<Sheet, string> = { "": "table-tab-map", stack: "table-tab-stack", fight: "table-tab-combat", log: "table-tab-log", turn: "table-tab-turn" };

function Right() {
  const { control, model } = useDesk();
  const pane = control.pane.value;
  return (
    <aside class="panel right" id="region-right" tabIndex={-1} aria-label={t("table-right")} data-show={pane}>
      <div class="tabs" role="group" aria-label={t("table-right")}>
        {PANES.map((name) => <button key={name} type="button" aria-pressed={pane === name} onClick={() => (control.pane.value = name)}>{t(TITLE[name])}{name === "fight" && model.odds.value && <i class="spot" aria-hidden="true" />}{name === "log" && <Unread />}</button>)}
      </div>
      <Stack />
      <Combat />
      <Log />
    </aside>
  );
}

function PhoneNav() {
  const { control, model } = useDesk();
  const sheet = control.sheet.value;
  const show = (to: Sheet): void => {
    control.sheet.value = to === sheet ? "" : to;
    if (to !== "" && to !== "turn") control.pane.value = to;
  };
  return (
    <nav class="phonenav" aria-label={t("table-views")}>
      {SHEETS.map((name) => <button key={name} type="button" aria-pressed={sheet === name} onClick={() => show(name)}>{t(TITLE[name])}{name === "fight" && model.odds.value && <i class="spot" aria-hidden="true" />}{name === "log" && <Unread />}</button>)}
    </nav>
  );
}

function Spoken() {
  const { control } = useDesk();
  return <p class="sr" role="status" aria-live="polite">{control.spoken.value}</p>;
}

function Around() {
  return (
    <>
      <Spoken />
      <OverlayBar />
      <Banners />
      <Zoom />
      <Thrown />
      <WhyCard />
      <HintCard />
      <Outcome />
    </>
  );
}

/** Look at the right part of the map; again whenever its window changes, until a hand is laid on the table: panels, letters and the bar come late. */
function frame({ view, model, framing }: Desk, host: HTMLElement): () => void {
  const tools = document.querySelector<HTMLElement>(".table .tools");
  const fit = (): void => {
    view.covered = tools ? Math.max(0, tools.getBoundingClientRect().bottom - host.getBoundingClientRect().top) : 0;
    view.fit(model.now.peek()?.turn ? "front" : "field");
    framing.value = false;
  };
  const soon = (): void => {
    framing.value = true;
    requestAnimationFrame(() => requestAnimationFrame(fit)); // once the page is laid out and the map has been measured
  };
  const watch = new ResizeObserver(soon);
  const stop = (): void => {
    watch.disconnect();
    for (const type of HANDS) removeEventListener(type, stop, true);
  };
  for (const type of HANDS) addEventListener(type, stop, true);
  watch.observe(host);
  let scene = "";
  const scenes = effect(() => {
    const now = model.now.value;
    const next = now ? (now.turn > 0 ? "play" : `setup ${now.phase}`) : ""; // whoever sets up sees the whole map, and then the front
    if (scene !== "" && next !== scene) soon();
    scene = next;
  });
  return () => {
    stop();
    scenes();
  };
}

const HANDS = ["pointerdown", "wheel", "keydown"];

function Room({ sitting }: { sitting: Sitting }) {
  const host = useRef<HTMLDivElement>(null);
  const [desk, setDesk] = useState<Desk | null>(null);
  useLayoutEffect(() => {
    const laid = sitting.lay(host.current!);
    const stops = [listen(laid.desk), keepFocus(laid.desk)];
    setDesk(laid.desk);
    if (Tour.wanted(place.peek().query)) laid.desk.tour.start();
    return () => {
      stops.forEach((stop) => stop());
      laid.lift();
    };
  }, [sitting]);
  useEffect(() => (desk ? frame(desk, host.current!) : undefined), [desk]);
  const sheet = sitting.control.sheet.value;
  return (
    <DeskContext.Provider value={desk}>
      <div class="table" data-sheet={sheet || undefined} data-why={sitting.control.whyMode.value || undefined}>
        {desk && <Top />}
        <main class="mapwrap" id="region-map" data-spot="map">
          <div class="sheet-host" ref={host} />
          {desk && <Around />}
        </main>
        {desk && <Left />}
        {desk && <Bar />}
        {desk && <Right />}
        {desk && <PhoneNav />}
        {desk && <TourCard />}
        {desk && <Curtain />}
        {desk && <Dialogs />}
      </div>
    </DeskContext.Provider>
  );
}

/** In place of a table. */
function Closed({ children }: { children: ComponentChildren }) {
  return <><TopBar /><main id="main" class="page" tabIndex={-1}>{children}</main></>;
}

export function TablePage({ id }: { id: string }) {
  const sitting = useMemo(() => new Sitting(id), [id]);
  useEffect(() => () => sitting.leave(), [sitting]);
  const { model, control, failed } = sitting;
  const game = model.table.value?.game;
  if (failed.value) return <Closed><Failed text={saying(failed.value)} lost={t("table-shut-why")} /></Closed>;
  if (!model.board.value || !model.now.value || !game) {
    const { link, reason } = control.socket;
    if (link.value === "shut") return <Closed><Failed text={sentence(reason.value) || t("table-shut")} lost={t("table-shut-why")} /></Closed>;
    return link.value === "waiting" ? <Closed><Failed text={t("table-reconnecting")} again={() => control.socket.tryNow()} /></Closed> : <Waiting />;
  }
  return <GameContext.Provider value={game}><Room sitting={sitting} /></GameContext.Provider>;
}
