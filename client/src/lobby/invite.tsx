// The links of a table. A token is shown only once: the server keeps only its hash.
import { useEffect, useState } from "preact/hooks";
import { api, attempt } from "../api";
import { lang, t } from "../i18n";
import type { Invitation, InvitationInfo, SeatChoice, TokenIn } from "../protocol";
import { linkTo, navigate } from "../router";
import { Button } from "../ui/button";
import { CopyRow } from "../ui/copyrow";
import { Dialog } from "../ui/dialog";
import { awaitWhileMounted } from "../ui/effects";
import { InvitationFacts } from "../ui/invitation";
import { newTable } from "../ui/newTable";
import { LocalWarning } from "../ui/reachable";
import { ThumbnailImage } from "../ui/thumbnail";

/** What a link says to whoever opens it. */
export function invitationInfo(table: string, token: string): Promise<InvitationInfo> {
  const body: TokenIn = { token };
  return api.post<InvitationInfo>(
    `/api/tables/${encodeURIComponent(table)}/invitation?lang=${lang.value}`,
    body,
    { quiet: true },
  );
}

/** The words a friend reads before joining. */
function Ticket({ table, token }: { table: string; token: string }) {
  const [told, setTold] = useState<InvitationInfo | null>(null);
  const language = lang.value;
  useEffect(
    () => awaitWhileMounted(invitationInfo(table, token), setTold, () => undefined),
    [table, token, language],
  );
  if (!told) return null;
  return (
    <div class="ticket">
      <span class="stub" aria-hidden="true">
        <ThumbnailImage game={told.game} />
      </span>
      <div class="txt">
        <h3>{t("ticket-title", { game: told.title })}</h3>
        {told.message && <p class="said">{t("said-quoted", { text: told.message })}</p>}
        <InvitationFacts of={told} short />
      </div>
    </div>
  );
}

/** The open seats, each with what its link says, and a spectator link on request. */
function InviteLinks({ table, invitations }: { table: string; invitations: Invitation[] }) {
  const [more, setMore] = useState<Invitation[]>([]);
  const all = [...invitations, ...more];
  const watching = all.find((i) => i.seat === null);
  const watch = async () => {
    const body: SeatChoice = { seat: null };
    const found = await attempt(() => api.post<Invitation>(`/api/tables/${table}/links`, body));
    if (found) setMore([...more, found]);
  };
  return (
    <>
      <LocalWarning />
      {all
        .filter((i) => i.seat !== null)
        .map((i) => (
          <div key={i.token} class="invitation">
            <Ticket table={table} token={i.token} />
            <CopyRow text={t("invite-seat")} value={linkTo(table, i.token, false)} main />
          </div>
        ))}
      {watching ? (
        <CopyRow text={t("invite-watch")} value={linkTo(table, watching.token, true)} />
      ) : (
        <Button icon="eye" onClick={() => void watch()}>
          {t("invite-make-watch")}
        </Button>
      )}
    </>
  );
}

export function InviteDialog() {
  const now = newTable.value;
  const go = () => {
    if (now) navigate(`/table/${now.table.id}`);
    newTable.value = null;
  };
  return (
    <Dialog open={now !== null} title={t("invite-title")} onClose={go} wide>
      <p>{t("invite-text")}</p>
      {now && <InviteLinks table={now.table.id} invitations={now.invitations} />}
      <div class="acts">
        <Button iconAfter="next" onClick={go}>
          {t("invite-go")}
        </Button>
      </div>
    </Dialog>
  );
}
