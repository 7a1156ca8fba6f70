// The end of a game: the result in words, how the front moved, the rolls that decided, and what to do next.
import { useEffect, useRef, useState } from "preact/hooks";
import { api, attempt, errorText } from "../api";
import { BoardHost } from "../board/BoardHost";
import type { BoardView } from "../board/BoardView";
import { lang, moment, t } from "../i18n";
import type { Board, GameEnd, Invitation, ReplayPosition, SeatChoice, TurningPoint } from "../protocol";
import { linkTo } from "../router";
import { shade } from "../theme";
import "../styles/lobby.css";
import "../styles/end.css";
import { Button, Chip, Failed, GameContext, Waiting } from "../ui";
import { CopyRow } from "../ui/copyrow";
import { Dialog } from "../ui/dialog";
import { Die } from "../ui/die";
import { awaitWhileMounted } from "../ui/effects";
import { percent, withSign } from "../ui/format";
import { LocalWarning } from "../ui/reachable";
import { RematchButton } from "../ui/rematch";
import { uncapitalise } from "../ui/sentence";
import { SideBadge } from "../ui/side";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Losses, Luck, Points } from "./figures";
import { FrontLayer, shownTurns } from "./front";

interface Known {
  end: GameEnd;
  board: Board;
}

function useEnd(id: string): { known: Known | null; wrong: unknown } {
  const [known, setKnown] = useState<Known | null>(null);
  const [wrong, setWrong] = useState<unknown>(null);
  const language = lang.value;
  useEffect(() => {
    const quiet = { quiet: true };
    const all = async (): Promise<Known> => {
      const end = await api.get<GameEnd>(`/api/tables/${encodeURIComponent(id)}/end?lang=${language}`, quiet);
      const board = await api.get<Board>(`/api/games/${end.table.game}/board?lang=${language}`, quiet);
      return { end, board };
    };
    return awaitWhileMounted(all(), setKnown, setWrong);
  }, [id, language]);
  return { known, wrong };
}

const SMALL = 400; // hexes of a map that is shown whole

/** The last position, with the fronts of some turns and the turning points. */
function FrontMap({ id, end, board }: Known & { id: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<BoardView | null>(null);
  const shown = shownTurns(end.turns);
  useEffect(() => {
    if (!view || !holder.current) return;
    const layer = new FrontLayer(holder.current, board);
    const winner = board.sides.findIndex((side) => side.id === end.result.winner);
    const fetched = Promise.all(
      shown.map(async ({ turn, key }) => ({
        key,
        position: await api.get<ReplayPosition>(
          `/api/tables/${encodeURIComponent(id)}/replay/${turn.n}?lang=${lang.value}`,
          { quiet: true },
        ),
      })),
    );
    return awaitWhileMounted(fetched, (positions) => {
      const last = positions.at(-1)?.position;
      if (last) view.setPosition(last.units, last.hidden);
      view.fit(board.hexes.labels.length < SMALL ? "all" : "front", false);
      layer.draw(positions, winner, end.turning);
      holder.current?.parentElement?.style.setProperty(
        "--of-face",
        board.sides[winner]?.[shade.value].face ?? "",
      );
    });
  }, [view]);
  return (
    <div class="mapcol">
      <div class="pic" ref={holder}>
        <BoardHost board={board} theme={shade.value} lang={lang.value} say={t} onReady={setView} />
      </div>
      <p class="mkey">
        {shown.map(({ key }) => (
          <span key={key.turn}>
            <svg viewBox="0 0 34 12" aria-hidden="true">
              <path class="fl" d="M1 6H33" stroke-width={key.width} stroke-dasharray={key.dash} />
            </svg>
            {key.start ? t("end-front-start") : t("end-front", { turn: key.turn })}
          </span>
        ))}
        {end.result.winner !== "draw" && end.result.winner !== null && (
          <span>
            <svg viewBox="0 0 34 12" aria-hidden="true">
              <rect class="gain" width="34" height="12" />
            </svg>
            {t("end-gain")}
          </span>
        )}
      </p>
    </div>
  );
}

function ShareDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    if (!open || link) return;
    const body: SeatChoice = { seat: null };
    void attempt(() => api.post<Invitation>(`/api/tables/${encodeURIComponent(id)}/links`, body)).then(
      (made) => made && setLink(linkTo(id, made.token, true)),
    );
  }, [open]);
  return (
    <Dialog open={open} title={t("end-share")} onClose={onClose} wide>
      <p>{t("end-share-text")}</p>
      <LocalWarning />
      {link && <CopyRow text={t("invite-watch")} value={link} main />}
      <p>
        <Button icon="file" href={`/api/tables/${id}/journal`} download={`${id}.jsonl`}>
          {t("end-file")}
        </Button>
      </p>
    </Dialog>
  );
}

function Turning({
  point,
  n,
  sideName,
}: {
  point: TurningPoint;
  n: number;
  sideName: (side: number) => string;
}) {
  const first = point.luck > 0;
  return (
    <li>
      <span class="pinn">{n}</span>
      <span class="tn">{t("end-turn", { turn: point.turn })}</span>
      <span>
        {point.text} {point.faces.map((face, i) => (face <= 6 ? <Die key={i} face={face} /> : ` ${face}`))}{" "}
        <span class="came">{point.came}</span>
      </span>
      <span class={`lk ${point.outcome}`}>
        {point.outcome && t("end-outcome", { outcome: point.outcome })}
        <small>
          {point.chance > 0
            ? t("end-chance", { chance: percent(point.chance, 0) })
            : t("end-for", { side: sideName(first ? 0 : 1), luck: withSign(Math.abs(point.luck)) })}
        </small>
      </span>
    </li>
  );
}

function Account({ id, end, board }: Known & { id: string }) {
  const [sharing, setSharing] = useState(false);
  const { table, result } = end;
  const sideText = (side: string): string => board.sides.find((s) => s.id === side)?.text ?? side;
  const look = (side: string) => {
    const found = board.sides.find((s) => s.id === side)?.[shade.value];
    return { "--of-face": found?.face ?? "var(--even)", "--of-edge": found?.edge ?? "var(--ink-2)" };
  };
  const mine = table.seats.filter((s) => s.you && s.side).map((s) => s.side!);
  const own = mine.length === 1 ? mine[0]! : "";
  const art = board.sides.find((s) => s.id === (own || result.winner))?.light;
  const verdict = result.winner === "draw" ? "draw" : !own ? "over" : own === result.winner ? "won" : "lost";
  const foes = table.seats
    .filter((s) => !s.you)
    .map((s) => `${s.name} (${uncapitalise(sideText(s.side ?? ""))})`);
  return (
    <div class="acc">
      <p class="verdict">
        {art && <SideBadge art={art} />}
        <span>
          <b>{t("end-verdict", { verdict })}</b>{" "}
          {[
            own ? t("end-you", { side: uncapitalise(sideText(own)) }) : "",
            foes.length > 0 ? t("table-against", { name: foes.join(", ") }) : "",
            moment(table.touched),
            t("end-acts", { n: table.acts }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <h1>
        {result.text} <Chip cite={result.cite} />
      </h1>
      <p class="tale">{end.story.map((line) => line.text).join(" ")}</p>
      <div class="ends">
        <RematchButton table={table} />
        <Button icon="play" href={`/replay/${id}`}>
          {t("past-replay")}
        </Button>
        <Button icon="book" href={`/api/tables/${id}/report?lang=${lang.value}`} newTab>
          {t("end-report")}
        </Button>
        {table.role === "player" && (
          <Button icon="share" onClick={() => setSharing(true)}>
            {t("end-share")}
          </Button>
        )}
      </div>
      {end.turning.length > 0 && (
        <div class="tpsw">
          <h2>
            {t("end-turning")} <small>{t("end-turning-note")}</small>
          </h2>
          <ol class="tps">
            {end.turning.map((point, i) => (
              <Turning
                key={point.n}
                point={point}
                n={i + 1}
                sideName={(k) => uncapitalise(sideText(board.sides[k]?.id ?? ""))}
              />
            ))}
          </ol>
        </div>
      )}
      <div class="figs">
        <Losses end={end} sideName={sideText} look={look} />
        <Points end={end} look={look} />
        <Luck end={end} sideName={(side) => uncapitalise(sideText(side))} look={look} />
      </div>
      <p class="note">{t("end-dice", { verified: end.verified, n: end.dice })}</p>
      <ShareDialog id={id} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}

export function EndPage({ id }: { id: string }) {
  const { known, wrong } = useEnd(id);
  useTitle(known ? t("end-title", { title: known.end.table.title }) : "");
  if (wrong) return <Failed text={errorText(wrong)} lost={t("table-shut-why")} />;
  if (!known) return <Waiting />;
  const { end, board } = known;
  return (
    <GameContext.Provider value={end.table.game}>
      <TopBar />
      <main id="main" class="door end" tabIndex={-1}>
        <section class="endsheet folio">
          <FrontMap id={id} end={end} board={board} />
          <Account id={id} end={end} board={board} />
        </section>
      </main>
    </GameContext.Provider>
  );
}
