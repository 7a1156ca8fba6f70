// The rule summaries of a game: chapters, search, and a link to each paragraph.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api, errorText } from "../api";
import { lang, t } from "../i18n";
import { shortTitle } from "../lobby/facts";
import type { GameInfo, Games, Paragraph, Rulebook } from "../protocol";
import { navigate, place } from "../router";
import "../styles/rulebook.css";
import { Icon } from "../ui/icon";
import { rulebook } from "../ui/rules";
import { sentence } from "../ui/sentence";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Failure, Waiting } from "../ui/waiting";
import { anchorOf, chapters, matches, pieces, words } from "./book";

function Highlight({ text, terms }: { text: string; terms: string[] }) {
  return <>{pieces(text, terms).map((x, n) => (x.found ? <mark key={n}>{x.text}</mark> : x.text))}</>;
}

function ParagraphView({ of, terms, here }: { of: Paragraph; terms: string[]; here: boolean }) {
  return (
    <article id={anchorOf(of.id)} class={here ? "para here" : "para"} tabIndex={-1}>
      <a class="chip" href={`#${anchorOf(of.id)}`} aria-label={t("rulebook-link", { cite: of.id })}>
        <Highlight text={of.id} terms={terms} />
      </a>
      <div>
        <h3>
          <Highlight text={of.title} terms={terms} />{" "}
          <span class="kind">{t("rule-kind", { kind: of.kind })}</span>
        </h3>
        <p>
          <Highlight text={of.summary} terms={terms} />
        </p>
        {of.ruling && (
          <p class="ruling">
            <b>{t("ruling")}</b> <Highlight text={of.ruling} terms={terms} />
          </p>
        )}
      </div>
    </article>
  );
}

function useBook(game: string) {
  const book = useSignal<Rulebook | null>(null);
  const games = useSignal<GameInfo[]>([]);
  const wrong = useSignal("");
  const language = lang.value;
  const load = () => {
    wrong.value = "";
    const say = (e: unknown): void => {
      wrong.value = errorText(e);
    };
    if (game) rulebook(game, language).then((b) => (book.value = b), say);
    api.get<Games>(`/api/games?lang=${language}`, { quiet: true }).then((g) => {
      games.value = g.games;
      const first = g.games.find((x) => x.playable);
      if (!game && first) navigate(`/rules/${first.id}`, true);
    }, say);
  };
  useEffect(load, [game, language]);
  return { book, games, wrong, load };
}

/** Scroll to the paragraph in the address once it is loaded. */
function useHere(ready: boolean): string {
  const hash = anchorOf(place.value.hash);
  useEffect(() => {
    if (!ready || !hash) return;
    const el = document.getElementById(hash);
    el?.scrollIntoView({ block: el.tagName === "SECTION" ? "start" : "center" });
    el?.focus({ preventScroll: true });
  }, [ready, hash]);
  return hash;
}

export function RulebookPage({ game }: { game: string }) {
  const { book, games, wrong, load } = useBook(game);
  const query = useSignal("");
  const kind = useSignal("");
  const found = book.value;
  const here = useHere(found !== null);
  const info = games.value.find((g) => g.id === game);
  useTitle(found ? t("rulebook-title", { game: found.title }) : "");
  const terms = words(query.value);
  const kinds = useMemo(() => [...new Set(found?.paragraphs.map((p) => p.kind))], [found]);
  const paragraphs = found?.paragraphs.filter((p) => matches(p, terms, kind.value)) ?? [];
  const parts = chapters(paragraphs);
  return (
    <>
      <TopBar current="rules" />
      <main id="main" class="page rulebook" tabIndex={-1}>
        {!found && (wrong.value ? <Failure text={wrong.value} again={load} /> : <Waiting />)}
        {found && (
          <>
            <header class="head">
              <h1>{t("rulebook-title", { game: found.title })}</h1>
              <p class="note">
                {t("rulebook-note", { version: found.version })} {sentence(info?.edition ?? "")}
              </p>
              <Books games={games.value} game={game} />
            </header>
            <search class="find">
              <label class="sr" for="rule-query">
                {t("rulebook-search")}
              </label>
              <Icon name="search" />
              <input
                id="rule-query"
                type="search"
                class="text"
                placeholder={t("rulebook-search")}
                value={query.value}
                onInput={(e) => (query.value = e.currentTarget.value)}
              />
              <label class="sr" for="rule-kind">
                {t("rulebook-kind")}
              </label>
              <select
                id="rule-kind"
                value={kind.value}
                onChange={(e) => (kind.value = e.currentTarget.value)}
              >
                <option value="">{t("rulebook-all")}</option>
                {kinds.map((k) => (
                  <option key={k} value={k}>
                    {t("rule-kind", { kind: k })}
                  </option>
                ))}
              </select>
              <p role="status" class="count">
                {t("rulebook-count", { count: paragraphs.length })}
              </p>
            </search>
            <nav class="toc" aria-label={t("rulebook-chapters")}>
              {parts.map((c) => (
                <a key={c.id} href={`#chapter_${c.id}`}>
                  <b>{c.id}</b> <span>{c.paragraphs[0]!.title}</span>
                </a>
              ))}
            </nav>
            <div class="chapters">
              {parts.map((c) => (
                <section
                  key={c.id}
                  class="sheet"
                  id={`chapter_${c.id}`}
                  aria-labelledby={`chapter_${c.id}_h`}
                  tabIndex={-1}
                >
                  <h2 id={`chapter_${c.id}_h`}>
                    {t("rulebook-chapter", { chapter: c.id })}{" "}
                    <span class="note">{t("rule-kind", { kind: c.kind })}</span>
                  </h2>
                  {c.paragraphs.map((p) => (
                    <ParagraphView key={p.id} of={p} terms={terms} here={anchorOf(p.id) === here} />
                  ))}
                </section>
              ))}
              {paragraphs.length === 0 && <p class="waiting">{t("rulebook-none")}</p>}
            </div>
          </>
        )}
      </main>
    </>
  );
}

function Books({ games, game }: { games: GameInfo[]; game: string }) {
  const playable = games.filter((g) => g.playable);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the last ones lie beyond the edge
    bar.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [game, playable.length]);
  if (playable.length < 2) return null;
  return (
    <nav class="menu" ref={bar} aria-label={t("rulebook-games")}>
      {playable.map((g) => (
        <a key={g.id} href={`/rules/${g.id}`} aria-current={g.id === game ? "page" : undefined}>
          {shortTitle(g.title)}
        </a>
      ))}
    </nav>
  );
}
