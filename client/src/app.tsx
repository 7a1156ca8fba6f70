// The page for each address. Table, replay, end and atlas are large and loaded on demand.
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary, useRef, useState } from "preact/hooks";
import { AccountPage } from "./account";
import { errorText } from "./api";
import { t } from "./i18n";
import { JoinPage } from "./join";
import { LobbyPage } from "./lobby";
import { InviteDialog } from "./lobby/invite";
import { place, type Route } from "./router";
import { RulebookPage } from "./rulebook";
import { AskName } from "./ui/askname";
import { Button } from "./ui/button";
import { awaitWhileMounted } from "./ui/effects";
import { Toasts } from "./ui/toast";
import { TopBar } from "./ui/topbar";
import { Failure, Waiting } from "./ui/waiting";

type Page = ComponentType<{ id: string }>;
type Heavy = "table" | "replay" | "atlas" | "study" | "end";

const LATER: Record<Heavy, () => Promise<Page>> = {
  table: () => import("./table/index.tsx").then((m) => m.TablePage),
  replay: () => import("./replay/index.tsx").then((m) => m.ReplayPage),
  study: () => import("./study/index.tsx").then((m) => m.StudyPage),
  atlas: () => import("./atlas/index.tsx").then((m) => m.AtlasPage),
  end: () => import("./end/index.tsx").then((m) => m.EndPage),
};

function Later({ what, id }: { what: Heavy; id: string }) {
  const [page, setPage] = useState<{ Page: Page } | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    setPage(null);
    return awaitWhileMounted(
      LATER[what](),
      (Page) => setPage({ Page }),
      (e) => setWrong(errorText(e)),
    );
  }, [what]);
  if (wrong) return <Failure text={wrong} />;
  return page ? <page.Page key={id} id={id} /> : <Waiting />;
}

function NotFound() {
  return (
    <>
      <TopBar />
      <main id="main" class="page" tabIndex={-1}>
        <h1>{t("lost-title")}</h1>
        <p>{t("lost-text")}</p>
        <p>
          <Button kind="legal" href="/">
            {t("nav-play")}
          </Button>
        </p>
      </main>
    </>
  );
}

function pageOf(route: Route) {
  switch (route.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      return <Later key="table" what="table" id={route.id} />;
    case "replay":
      return <Later key="replay" what="replay" id={route.id} />;
    case "study":
      return <Later key="study" what="study" id={route.id} />;
    case "end":
      return <Later key="end" what="end" id={route.id} />;
    case "atlas":
      return <Later key="atlas" what="atlas" id={route.game} />;
    case "rules":
      return <RulebookPage key={route.game} game={route.game} />;
    case "account":
      return <AccountPage />;
    case "join":
      return <JoinPage watch={route.watch} table={route.table} token={route.token} />;
    case "lost":
      return <NotFound />;
  }
}

/** Moves the focus to the top of a new page, for screen readers. */
function useArrival(page: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [page]);
}

export function App() {
  useArrival(place.value.route.page);
  const [wrong, again] = useErrorBoundary((e: unknown) => console.error(e));
  return (
    <>
      {wrong ? <Failure text={errorText(wrong)} again={again} /> : pageOf(place.value.route)}
      <AskName />
      <InviteDialog />
      <Toasts />
    </>
  );
}
