// The links of a table. A token is shown once, here: the server keeps only its hash.
import { signal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { api, attempt } from "../api";
import { t } from "../i18n";
import type { Invitation, SeatChoice, TableMade } from "../protocol";
import { linkTo, navigate } from "../router";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

/** A table just made whose links are to be handed out. */
export const made = signal<TableMade | null>(null);

function CopyRow({ text, link }: { text: string; link: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true), () => (document.getElementById(id) as HTMLInputElement).select());
  return (
    <div class="field">
      <label for={id}>{text}</label>
      <div class="copyrow">
        <input id={id} readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
        <Button kind="legal" icon={copied ? "check" : "copy"} onClick={() => void copy()}>{t(copied ? "invite-copied" : "invite-copy")}</Button>
      </div>
    </div>
  );
}

/** Links to the open seats, and one to watch, made when it is asked for. */
export function InviteLinks({ table, invitations, seatName }: { table: string; invitations: Invitation[]; seatName?: (seat: number) => string }) {
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
      {all.filter((i) => i.seat !== null).map((i) => (
        <CopyRow key={i.token} text={t("invite-seat", { seat: seatName?.(i.seat!) ?? String(i.seat! + 1) })} link={linkTo(table, i.token, false)} />
      ))}
      {watching
        ? <CopyRow text={t("invite-watch")} link={linkTo(table, watching.token, true)} />
        : <Button icon="eye" onClick={() => void watch()}>{t("invite-make-watch")}</Button>}
    </>
  );
}

export function InviteDialog({ sideName }: { sideName: (side: string) => string }) {
  const now = made.value;
  const go = () => {
    if (now) navigate(`/table/${now.table.id}`);
    made.value = null;
  };
  const seatName = (n: number) => {
    const side = now?.table.seats.find((s) => s.n === n)?.side;
    return side ? sideName(side) : String(n + 1);
  };
  return (
    <Dialog open={now !== null} title={t("invite-title")} onClose={go} wide>
      <p>{t("invite-text")}</p>
      {now && <InviteLinks table={now.table.id} invitations={now.invitations} seatName={seatName} />}
      <div class="acts"><Button kind="legal" iconAfter="next" onClick={go}>{t("invite-go")}</Button></div>
    </Dialog>
  );
}
