// Banners over the map: connection lost, open seats, paused or finished games.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api, attempt } from "../api";
import { t } from "../i18n";
import type { Invitation } from "../protocol";
import { linkTo } from "../router";
import { Button, Chip, Icon, toast } from "../ui";
import { LocalWarning } from "../ui/reachable";
import { RematchButton } from "../ui/rematch";
import { sentence } from "../ui/sentence";
import { useDesk } from "./context";
import { focusMap } from "./focus";
import { CardHead } from "./Parts";

export async function copyLink(table: string, seat: number | null): Promise<string | undefined> {
  const invitation = await attempt(() =>
    api.post<Invitation>(`/api/tables/${encodeURIComponent(table)}/links`, { seat }),
  );
  if (!invitation) return undefined;
  const link = linkTo(table, invitation.token, seat === null);
  try {
    await navigator.clipboard.writeText(link);
    toast(t("table-link-copied"), "good");
  } catch {
    // no clipboard: the link is shown, to be copied by hand
  }
  return link;
}

function Banner({
  kind,
  children,
  role = "status",
}: {
  kind: string;
  children: ComponentChildren;
  role?: "status" | "alert";
}) {
  return (
    <div class={`banner ${kind}`} role={role}>
      {children}
    </div>
  );
}

function Connection() {
  const { control } = useDesk();
  const link = control.socket.link.value;
  if (link === "open" || link === "connecting") return null;
  if (link === "shut")
    return (
      <Banner kind="warn" role="alert">
        <p>{t("table-put-out")}</p>
        <Button kind="legal" href="/account">
          {t("nav-account")}
        </Button>
      </Banner>
    ); // the connection was open a moment ago
  return (
    <Banner kind="warn">
      <p>
        <Icon name="link" />
        {t("table-reconnecting")}
      </p>
      <Button onClick={() => control.socket.tryNow()}>{t("again")}</Button>
    </Banner>
  );
}

function OpenSeat() {
  const { id, model } = useDesk();
  const [link, setLink] = useState("");
  const open = model.seats.value.filter((seat) => seat.kind === "open");
  if (open.length === 0 || model.spectator.value || model.now.value?.result) return null;
  return (
    <Banner kind="open">
      <p>{t("table-seat-waits")}</p>
      <LocalWarning />
      {link && (
        <input
          class="text"
          readOnly
          value={link}
          aria-label={t("table-invitation")}
          onFocus={(e) => e.currentTarget.select()}
        />
      )}
      <Button
        kind="legal"
        icon="copy"
        onClick={() => void copyLink(id, open[0]!.n).then((invitation) => setLink(invitation ?? ""))}
      >
        {t("table-copy-invitation")}
      </Button>
    </Banner>
  );
}

function Standing() {
  const { model, control } = useDesk();
  const now = model.now.value;
  const clock = model.clock.value?.clock;
  return (
    <>
      {now?.status === "held" && (
        <Banner kind="warn">
          <p>{sentence(now.held) || t("table-held")}</p>
        </Banner>
      )}
      {clock?.paused && (
        <Banner kind="open">
          <p>{t("table-paused")}</p>
          {!model.spectator.value && !now?.offer && !now?.result && (
            <Button icon="play" onClick={() => control.offer("resume")}>
              {t("table-ask-resume")}
            </Button>
          )}
        </Banner>
      )}
      {model.spectator.value && (
        <Banner kind="quiet">
          <p>
            <Icon name="eye" />
            {t("table-spectator")}
          </p>
        </Banner>
      )}
    </>
  );
}

export function Outcome() {
  const { id, model, dialog } = useDesk();
  const closed = useSignal(false);
  const result = model.now.value?.result;
  const table = model.table.value;
  if (!result || closed.value) return null;
  const mine = model.seats.value.filter((seat) => seat.you).map((seat) => seat.side);
  const title =
    result.winner === "draw"
      ? t("table-over-draw")
      : mine.length !== 1 || result.winner === null
        ? t("table-over")
        : t(mine[0] === result.winner ? "table-over-won" : "table-over-lost");
  return (
    <div class="outcome" role="dialog" aria-label={title}>
      <CardHead
        title={title}
        onClose={() => {
          closed.value = true;
        }}
      />
      <p>
        {result.text} <Chip cite={result.cite} />
      </p>
      <div class="acts">
        <Button kind="legal" iconAfter="next" href={`/end/${id}`}>
          {t("end-see")}
        </Button>
        {table && <RematchButton table={table} small />}
        <Button icon="play" href={`/replay/${id}`}>
          {t("table-replay")}
        </Button>
        <Button icon="die" onClick={() => (dialog.value = "dice")}>
          {t("table-verify")}
        </Button>
      </div>
    </div>
  );
}

export function Banners() {
  return (
    <div class="banners">
      <Connection />
      <Standing />
      <OpenSeat />
    </div>
  );
}

export function Curtain() {
  const { model, control } = useDesk();
  const side = control.curtain.value;
  if (side === null) return null;
  return (
    <div
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t("table-curtain", { side: model.sideWords(side) })}
    >
      <h2>{t("table-curtain", { side: model.sideWords(side) })}</h2>
      <p>{t("table-curtain-why")}</p>
      <Button
        kind="legal"
        big
        buttonRef={(button) => button?.focus()}
        onClick={() => {
          control.curtain.value = null;
          focusMap();
        }}
      >
        {t("table-curtain-go", { side: model.sideText(side) })}
      </Button>
    </div>
  );
}
