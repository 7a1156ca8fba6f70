// The links of a table. A token is shown only once: the server keeps only its hash.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { api, attempt } from "../api";
import { t } from "../i18n";
import type { Invitation, SeatChoice, TableMade } from "../protocol";
import { linkTo, navigate } from "../router";
import { Button } from "../ui/button";
import { CopyRow } from "../ui/copyrow";
import { Dialog } from "../ui/dialog";

/** A new table whose links are shown. */
export const newTable = signal<TableMade | null>(null);

/** Links to the open seats, and a spectator link on request. */
export function InviteLinks({
  table,
  invitations,
  seatName,
}: {
  table: string;
  invitations: Invitation[];
  seatName?: (seat: number) => string;
}) {
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
      {all
        .filter((i) => i.seat !== null)
        .map((i) => (
          <CopyRow
            key={i.token}
            text={t("invite-seat", { seat: seatName?.(i.seat!) ?? String(i.seat! + 1) })}
            value={linkTo(table, i.token, false)}
            main
          />
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

export function InviteDialog({ sideName }: { sideName: (side: string) => string }) {
  const now = newTable.value;
  const go = () => {
    if (now) navigate(`/table/${now.table.id}`);
    newTable.value = null;
  };
  const seatName = (n: number) => {
    const side = now?.table.seats.find((s) => s.n === n)?.side;
    return side ? sideName(side) : String(n + 1);
  };
  return (
    <Dialog open={now !== null} title={t("invite-title")} onClose={go} wide>
      <p>{t("invite-text")}</p>
      {now && <InviteLinks table={now.table.id} invitations={now.invitations} seatName={seatName} />}
      <div class="acts">
        <Button iconAfter="next" onClick={go}>
          {t("invite-go")}
        </Button>
      </div>
    </Dialog>
  );
}
