// Studying one game: its replay, its report, playing on from a position, the file, the laboratory.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api, attempt, errorText } from "../api";
import { lang, t } from "../i18n";
import type { TableMade, TableNow } from "../protocol";
import { isAlone, isDealtAnew } from "../replay/reel";
import { navigate } from "../router";
import "../styles/study.css";
import { Button, Failed, Icon, Waiting } from "../ui";
import { CopyRow } from "../ui/copyrow";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { batchOf, fileOf, reportOf } from "./commands";
import { Permission } from "./Permission";

interface PartProps {
  name: string;
  children: ComponentChildren;
}

function Part({ name, children }: PartProps) {
  return (
    <section class="part" aria-labelledby={`study-${name}`}>
      <h2 id={`study-${name}`}>{t(`study-${name}`)}</h2>
      {children}
    </section>
  );
}

function Report({ table, path }: { table: TableNow; path: string }) {
  const over = table.status === "over";
  return (
    <Part name="report">
      <p>{t(over ? "study-report-over" : "study-report-own")}</p>
      {over || table.role === "player" ? (
        <a class="btn" href={`${path}/report?lang=${lang.value}`} target="_blank" rel="noopener">
          <Icon name="file" />
          {t("study-report-go")}
        </a>
      ) : (
        <p class="hint">{t("study-not-yet")}</p>
      )}
    </Part>
  );
}

/** Playing on from here, and taking the game home: both tell what the game still hides, so not before its end. */
function Trial({ table, path }: { table: TableNow; path: string }) {
  const busy = useSignal(false);
  const free = table.status === "over" || (isAlone(table) && !table.terms.rated);
  const dealt = isDealtAnew(table);
  const play = async (): Promise<void> => {
    busy.value = true;
    const made = await attempt(() =>
      api.post<TableMade>(`${path}/branch?lang=${lang.value}`, { n: table.acts }),
    );
    busy.value = false;
    if (made) navigate(`/table/${made.table.id}`);
  };
  if (!free)
    return (
      <Part name="trial">
        <p class="hint">{t(table.terms.rated ? "study-rated" : "replay-branch-playing")}</p>
      </Part>
    );
  return (
    <>
      <Part name="trial">
        <p>{t(dealt ? "study-dealt" : "study-trial-text")}</p>
        <div class="acts">
          {table.status !== "over" && (
            <Button icon="play" busy={busy.value} onClick={() => void play()}>
              {t("study-branch-now")}
            </Button>
          )}
          <Button icon="back" href={`/replay/${table.id}`}>
            {t("study-branch-choose")}
          </Button>
        </div>
      </Part>
      <Part name="file">
        <p>{t(dealt ? "study-file-own" : "study-file-text")}</p>
        <Button icon="file" href={`${path}/journal`} download={fileOf(table)}>
          {t("study-file-go")}
        </Button>
      </Part>
    </>
  );
}

function Laboratory({ table }: { table: TableNow }) {
  return (
    <Part name="lab">
      <p>{t("study-lab-text")}</p>
      <CopyRow text={t("study-lab-batch")} value={batchOf(table)} />
      {table.status === "over" && <CopyRow text={t("study-lab-report")} value={reportOf(table)} />}
    </Part>
  );
}

export function StudyPage({ id }: { id: string }) {
  const table = useSignal<TableNow | null>(null);
  const wrong = useSignal<unknown>(null);
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const load = (): void => {
    wrong.value = null;
    api.get<TableNow>(`${path}?lang=${lang.value}`).then(
      (found) => (table.value = found),
      (error: unknown) => (wrong.value = error),
    );
  };
  useEffect(load, [id, lang.value]);
  const share = async (on: boolean): Promise<void> => {
    const found = await attempt(() => api.post<TableNow>(`${path}/share?lang=${lang.value}`, { on }));
    if (found) table.value = found;
  };
  const now = table.value;
  useTitle(now ? t("study-page", { title: now.title }) : t("study-open"));
  if (wrong.value) return <Failed text={errorText(wrong.value)} again={load} />;
  if (!now) return <Waiting />;
  return (
    <>
      <TopBar />
      <main id="main" class="page" tabIndex={-1}>
        <div class="study sheet">
          <header>
            <p class="kicker">{t("study-kicker")}</p>
            <h1>{now.title}</h1>
            <p class="lead">
              {now.result?.text ?? t("study-turn", { turn: now.turn, phase: now.phase_text })}
            </p>
          </header>
          <Part name="replay">
            <p>{t("study-replay-text")}</p>
            <div class="acts">
              <Button kind="legal" icon="play" href={`/replay/${id}`}>
                {t("table-replay")}
              </Button>
              {now.role !== "none" && (
                <Button icon="back" href={`/table/${id}`}>
                  {t("replay-to-table")}
                </Button>
              )}
            </div>
            <Permission table={now} onChange={(on) => void share(on)} />
          </Part>
          <Report table={now} path={path} />
          <Trial table={now} path={path} />
          <Laboratory table={now} />
        </div>
      </main>
    </>
  );
}
