// The table: one screen, three widths.
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { errorText } from "../api";
import { t } from "../i18n";
import { place } from "../router";
import "../styles/table.css";
import { Failed, GameContext, TopBar, Waiting } from "../ui";
import { callAll } from "../ui/effects";
import { sentence } from "../ui/sentence";
import { ArmyPane } from "./ArmyPane";
import { Banners, Curtain, Outcome } from "./Banners";
import { Bar } from "./Bar";
import { Combat } from "./Combat";
import { type Desk, DeskContext, useDesk } from "./context";
import { Dialogs } from "./Dialogs";
import { TableSession } from "./desk";
import { keepFocus } from "./focus";
import { GroupBar } from "./GroupBar";
import { Hands } from "./Hand";
import { Left } from "./Left";
import { Log, Unread } from "./Log";
import { makeWay } from "./makeWay";
import { Notches } from "./Notches";
import { OddsLine } from "./OddsLine";
import { PeekTip } from "./PeekTip";
import { Places } from "./Places";
import { PlanBar } from "./PlanBar";
import type { Pane, Sheet } from "./panes";
import { Slot } from "./SlotView";
import { Stack } from "./Stack";
import { listen } from "./shortcuts";
import { OverlayBar, Zoom } from "./Tools";
import { Top } from "./Top";
import { TourTab } from "./TourCard";
import { TourLine } from "./TourLine";
import { Tour } from "./tour";

const PANES: Pane[] = ["stack", "fight", "log"];
const SHEETS: Sheet[] = ["", "stack", "fight", "log", "turn"];
const TITLE: Record<Sheet, string> = {
  "": "table-tab-map",
  stack: "table-tab-stack",
  fight: "table-tab-combat",
  log: "table-tab-log",
  turn: "table-tab-turn",
};

function Right() {
  const { control, model, army, air, muster } = useDesk();
  const pane = control.pane.value;
  return (
    <aside
      class="panel right"
      id="region-right"
      tabIndex={-1}
      aria-label={t("table-right")}
      data-show={pane}
      data-muster={muster.chosen.value !== null || undefined}
      data-air={air.now.value !== null || undefined}
      data-odds={model.odds.value !== null || (model.now.value?.steps.length ?? 0) > 0 || undefined}
    >
      <div class="tabs" role="group" aria-label={t("table-right")}>
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            onClick={() => (control.pane.value = name)}
          >
            {t(TITLE[name])}
            {name === "fight" && model.odds.value && <i class="spot" aria-hidden="true" />}
            {name === "log" && <Unread />}
          </button>
        ))}
      </div>
      <OddsLine />
      {army.value && !model.menu.value?.held ? <ArmyPane /> : <Stack />}
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
      {SHEETS.map((name) => (
        <button key={name} type="button" aria-pressed={sheet === name} onClick={() => show(name)}>
          {t(TITLE[name])}
          {name === "fight" && model.odds.value && <i class="spot" aria-hidden="true" />}
          {name === "log" && <Unread />}
        </button>
      ))}
    </nav>
  );
}

function Announcer() {
  const { control } = useDesk();
  return (
    <p class="sr" role="status" aria-live="polite">
      {control.announcement.value}
    </p>
  );
}

function Around() {
  return (
    <>
      <Announcer />
      <Places />
      <OverlayBar />
      <Banners />
      <Zoom />
      <Notches />
      <Hands />
      <PeekTip />
      <GroupBar />
      <PlanBar />
      <TourLine />
      <TourTab />
      <Slot />
      <Outcome />
    </>
  );
}

/**
 * Frame the map, again whenever its window changes, until the player first touches anything: panels, fonts
 * and the bar load late.
 */
function frame({ view, model, framing }: Desk, host: HTMLElement): () => void {
  const tools = document.querySelector<HTMLElement>(".table .tools");
  const fit = (): void => {
    view.topInset = tools
      ? Math.max(0, tools.getBoundingClientRect().bottom - host.getBoundingClientRect().top)
      : 0;
    view.fit(model.now.peek() && !model.setup.peek() ? "front" : "field");
    framing.value = false;
  };
  const soon = (): void => {
    framing.value = true;
    // once the page is laid out and the map is measured
    requestAnimationFrame(() => requestAnimationFrame(fit));
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
    // the whole map during set-up, then the front
    const next = now ? (model.setup.value ? `setup ${now.phase}` : "play") : "";
    if (scene !== "" && next !== scene) soon();
    scene = next;
  });
  return () => {
    stop();
    scenes();
  };
}

const HANDS = ["pointerdown", "wheel", "keydown"];

function Room({ session }: { session: TableSession }) {
  const host = useRef<HTMLDivElement>(null);
  const [desk, setDesk] = useState<Desk | null>(null);
  useLayoutEffect(() => {
    const board = session.lay(host.current!);
    const stops = [listen(board.desk), keepFocus(board.desk)];
    setDesk(board.desk);
    if (Tour.phaseId(place.peek().query)) board.desk.tour.start();
    return () => {
      callAll(stops);
      board.lift();
    };
  }, [session]);
  useEffect(() => {
    if (!desk) return;
    const stops = [frame(desk, host.current!), makeWay(desk, host.current!)];
    return () => callAll(stops);
  }, [desk]);
  const sheet = session.control.sheet.value;
  return (
    <DeskContext.Provider value={desk}>
      <div
        class="table"
        data-sheet={sheet || undefined}
        data-why={session.control.why.mode.value || undefined}
      >
        {desk && <Top />}
        <main class="mapwrap" id="region-map" data-spot="map">
          <div class="sheet-host" ref={host} />
          {desk && <Around />}
        </main>
        {desk && <Left />}
        {desk && <Bar />}
        {desk && <Right />}
        {desk && <PhoneNav />}
        {desk && <Curtain />}
        {desk && <Dialogs />}
      </div>
    </DeskContext.Provider>
  );
}

/** Shown in place of a table. */
function ClosedTable({ children }: { children: ComponentChildren }) {
  return (
    <>
      <TopBar />
      <main id="main" class="page" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new TableSession(id), [id]);
  useEffect(() => () => session.leave(), [session]);
  const { model, control, error } = session;
  const game = model.table.value?.game;
  if (error.value)
    return (
      <ClosedTable>
        <Failed text={errorText(error.value)} lost={t("table-shut-why")} />
      </ClosedTable>
    );
  if (!model.board.value || !model.now.value || !game) {
    const { link, reason } = control.socket;
    if (link.value === "shut")
      return (
        <ClosedTable>
          <Failed text={sentence(reason.value) || t("table-shut")} lost={t("table-shut-why")} />
        </ClosedTable>
      );
    return link.value === "waiting" ? (
      <ClosedTable>
        <Failed text={t("table-reconnecting")} again={() => control.socket.tryNow()} />
      </ClosedTable>
    ) : (
      <Waiting />
    );
  }
  return (
    <GameContext.Provider value={game}>
      <Room session={session} />
    </GameContext.Provider>
  );
}
