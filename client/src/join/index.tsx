// The page behind an invitation link. The token is in the hash and is sent in the body of a request.
import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../api";
import { lang, t } from "../i18n";
import { guidedIn } from "../lobby/choices";
import { firstLesson, lengthText } from "../lobby/facts";
import { invitationInfo } from "../lobby/invite";
import { useOpening } from "../lobby/opening";
import { ensureMe, hasIdentity, me, usualName } from "../me";
import type { Games, InvitationInfo, TokenIn } from "../protocol";
import { forgetHash, navigate } from "../router";
import { ThumbnailImage } from "../ui/thumbnail";
import "../styles/lobby.css";
import { Button } from "../ui/button";
import { awaitWhileMounted } from "../ui/effects";
import { Field, Form, useForm } from "../ui/form";
import { InvitationFacts } from "../ui/invitation";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Waiting } from "../ui/waiting";

interface Link {
  watch: boolean;
  table: string;
  token: string;
}

/** The link is worth nothing any more: it leaves the address bar. */
const isSpent = (e: unknown): boolean => e instanceof ApiError && e.status >= 400 && e.status < 429;

function useInvitation({ table, token }: Link) {
  const [told, setTold] = useState<InvitationInfo | null>(null);
  const [wrong, setWrong] = useState<string>("");
  const language = lang.value;
  useEffect(() => {
    if (!table || !token) return;
    const show = (found: InvitationInfo) =>
      found.yours ? navigate(`/table/${found.table}`, true) : setTold(found);
    return awaitWhileMounted(invitationInfo(table, token), show, (e) => {
      if (isSpent(e)) forgetHash();
      setWrong(e instanceof Error ? e.message : String(e));
    });
  }, [table, token, language]);
  return { told, wrong };
}

function Enter({ watch, table, token }: Link) {
  const form = useForm();
  const go = async (values: Record<string, string>) => {
    await ensureMe(values.name);
    const body: TokenIn = { token };
    try {
      await api.post(`/api/tables/${encodeURIComponent(table)}/${watch ? "watch" : "join"}`, body);
    } catch (e) {
      if (isSpent(e)) forgetHash();
      throw e;
    }
    navigate(`/table/${table}`, true);
  };
  return (
    <>
      {hasIdentity.value && <p class="note">{t("join-known", { name: me.value!.name })}</p>}
      <Form form={form} fields={["name"]} go={t(watch ? "watch-go" : "join-go")} onSend={go}>
        {!hasIdentity.value && (
          <Field
            name="name"
            label={t("join-name")}
            value={usualName()}
            maxLength={40}
            autocomplete="nickname"
            wrong={form.about("name")}
          />
        )}
      </Form>
    </>
  );
}

/** A guided game first, in a window of its own so that the invitation stays where it is. */
function LearnFirst({ game }: { game: string }) {
  const { busy, wrong, open } = useOpening();
  const learn = async () => {
    const found = await api.get<Games>(`/api/games?lang=${lang.value}`, { quiet: true });
    const lesson = firstLesson(found.games.filter((g) => g.id === game)) ?? firstLesson(found.games);
    if (lesson) await open(guidedIn(lesson.game, found.bots, lesson.scenario.id), "", "?tour=1");
  };
  return (
    <>
      <button type="button" class="link" aria-disabled={busy.value || undefined} onClick={() => void learn()}>
        {t("join-learn")}
      </button>
      {wrong.value && <span role="alert">{wrong.value.message}</span>}
    </>
  );
}

function Letter({ told, link }: { told: InvitationInfo; link: Link }) {
  const title = t(link.watch ? "watch-letter" : "join-letter", {
    host: told.host,
    game: told.title,
    known: told.host ? "yes" : "no",
  });
  useTitle(title);
  return (
    <section class="letter folio" aria-labelledby="join-title">
      <figure class="pic">
        <ThumbnailImage game={told.game} />
        <figcaption class="mapcap">{told.title}</figcaption>
      </figure>
      <div class="say">
        <h1 id="join-title">{title}</h1>
        {told.message && <blockquote class="said">{t("said-quoted", { text: told.message })}</blockquote>}
        {told.about && <p class={told.message ? "note" : "said"}>{told.about}</p>}
        <InvitationFacts of={told} />
        {!me.value ? <Waiting /> : <Enter {...link} />}
        <p class="orelse">
          {!link.watch && <LearnFirst game={told.game} />}
          <a class="link" href="/">
            {t("join-decline")}
          </a>
        </p>
        <p class="note">{t(link.watch ? "watch-text" : "join-text", { length: lengthText(told.minutes) })}</p>
      </div>
    </section>
  );
}

export function JoinPage(link: Link) {
  const complete = Boolean(link.table && link.token);
  const { told, wrong } = useInvitation(link);
  useTitle(t(link.watch ? "watch-title" : "join-title"));
  const problem = !complete ? t("join-incomplete") : wrong;
  return (
    <>
      <TopBar />
      <main id="main" class="door" tabIndex={-1}>
        {told ? (
          <Letter told={told} link={link} />
        ) : problem ? (
          <section class="folio plainsheet">
            <h1>{t(link.watch ? "watch-title" : "join-title")}</h1>
            <p role="alert">{problem}</p>
            <p>
              <Button href="/">{t("nav-play")}</Button>
            </p>
          </section>
        ) : (
          <Waiting />
        )}
      </main>
    </>
  );
}
