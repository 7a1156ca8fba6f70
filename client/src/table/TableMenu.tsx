// The menu: display settings, requests to the opponent, links.
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { Button, Switch, ThemeChoice, toast } from "../ui";
import { copyLink } from "./Banners";
import { useDesk } from "./context";
import { NamedDialog } from "./NamedDialog";
import { canNotify, wantNotices } from "./notify";
import { WISHES } from "./offers";
import { set, settings } from "./settings";

function Looks() {
  const now = settings.value;
  const notices = async (on: boolean): Promise<void> => {
    if (!(await wantNotices(on))) toast(t("table-notify-refused"), "error");
  };
  return (
    <section>
      <h3>{t("table-menu-view")}</h3>
      <div class="narrow themerow">
        <ThemeChoice />
      </div>
      <label class="sizer">
        {t("table-counter-size")}
        <input
          type="range"
          min="0.7"
          max="1.25"
          step="0.05"
          value={now.counters}
          onInput={(e) => set({ counters: Number(e.currentTarget.value) })}
        />
      </label>
      <Switch on={!now.hidden} onChange={(on) => set({ hidden: !on })}>
        {t("table-show-counters")}
      </Switch>
      <Switch on={now.numbers} onChange={(on) => set({ numbers: on })}>
        {t("table-show-numbers")}
      </Switch>
      <Switch on={now.names} onChange={(on) => set({ names: on })}>
        {t("table-show-names")}
      </Switch>
      <Switch on={now.minimap} onChange={(on) => set({ minimap: on })}>
        {t("table-minimap")}
      </Switch>
      <Switch on={now.letters} onChange={(on) => set({ letters: on })}>
        {t("table-letters")}
      </Switch>
      {canNotify() && (
        <Switch on={now.notify} onChange={(on) => void notices(on)}>
          {t("table-notify")}
        </Switch>
      )}
    </section>
  );
}

/** Agreements that hold only while all players want them. */
function Agreements() {
  const { model, control } = useDesk();
  const now = model.now.value;
  const mine = model.seats.value.filter((seat) => seat.you).map((seat) => seat.n);
  const others = model.seats.value.filter((seat) => !seat.you && seat.kind !== "bot");
  if (!now || now.result || mine.length === 0 || others.length === 0) return null;
  return (
    <>
      {WISHES.filter((what) => what !== "hints" || !now.terms.rated).map((what) => {
        const { on, seats } = now.terms[what];
        const wish = mine.every((n) => seats.includes(n));
        const state = on
          ? "both"
          : wish
            ? "you"
            : others.some((seat) => seats.includes(seat.n))
              ? "other"
              : "none";
        return (
          <div key={what} class="wish">
            <Switch on={wish} onChange={(to) => void control.socket.send({ t: "agree", what, on: to })}>
              {t(`table-wish-${what}`)}
            </Switch>
            <p class="note">{t(`table-wish-${state}`)}</p>
          </div>
        );
      })}
    </>
  );
}

function Asks() {
  const { model, control, dialog } = useDesk();
  const now = model.now.value;
  const clock = model.clock.value?.clock;
  if (!now || model.spectator.value || now.result) return null;
  const others = model.seats.value.some((seat) => !seat.you);
  const last = model.lastEntry.value;
  const close = (): void => {
    dialog.value = "";
  };
  return (
    <section>
      <h3>{t("table-menu-game")}</h3>
      {last > 0 && (
        <Button
          icon="undo"
          onClick={() => {
            close();
            control.considerTakeBack(last - 1);
          }}
        >
          {t("table-ask-takeback")}
        </Button>
      )}
      {others && (
        <Button
          onClick={() => {
            close();
            control.offer("draw");
          }}
        >
          {t("table-ask-draw")}
        </Button>
      )}
      {clock && (
        <Button
          icon={clock.paused ? "play" : "pause"}
          onClick={() => {
            close();
            control.offer(clock.paused ? "resume" : "pause");
          }}
        >
          {clock.paused ? t("table-ask-resume") : t("table-ask-pause")}
        </Button>
      )}
      <Button icon="seal" onClick={() => (dialog.value = "orders")}>
        {t("orders-open")}
      </Button>
      <Agreements />
      <Button kind="final" icon="seal" onClick={() => (dialog.value = "resign")}>
        {t("table-resign")}
      </Button>
    </section>
  );
}

function Links() {
  const { id, model, tour, dialog } = useDesk();
  const link = useSignal("");
  const now = model.now.value;
  const table = model.table.value;
  const copy = (seat: number | null) =>
    void copyLink(id, seat).then((address) => (link.value = address ?? ""));
  return (
    <section>
      <h3>{t("table-menu-links")}</h3>
      {!model.spectator.value &&
        model.seats.value
          .filter((seat) => seat.kind === "open")
          .map((seat) => (
            <Button key={seat.n} icon="copy" onClick={() => copy(seat.n)}>
              {t("table-copy-invitation")}
            </Button>
          ))}
      {!model.spectator.value && (
        <Button icon="copy" onClick={() => copy(null)}>
          {t("table-copy-watch")}
        </Button>
      )}
      {link.value && (
        <input
          class="text"
          readOnly
          value={link.value}
          aria-label={t("table-invitation")}
          onFocus={(e) => e.currentTarget.select()}
        />
      )}
      <Button icon="book" href={`/rules/${table?.game ?? ""}`}>
        {t("table-rulebook")}
      </Button>
      <Button icon="play" href={`/replay/${id}`}>
        {t("table-replay")}
      </Button>
      <Button icon="search" href={`/study/${id}`}>
        {t("study-open")}
      </Button>
      {now?.result && (
        <Button icon="file" href={`/api/tables/${id}/journal`} download={`${id}.jsonl`}>
          {t("table-journal")}
        </Button>
      )}
      <Button onClick={() => (dialog.value = "dice")} icon="die">
        {t("table-dice")}
      </Button>
      <Button onClick={() => (dialog.value = "help")} icon="why">
        {t("table-keys")}
      </Button>
      {model.seats.value.some((seat) => !seat.you && seat.kind === "person") && (
        <Button onClick={() => (dialog.value = "report")}>{t("table-report")}</Button>
      )}
      {tour.steps.length > 0 && (
        <Button
          onClick={() => {
            dialog.value = "";
            tour.start();
          }}
          icon="next"
        >
          {t("table-tour")}
        </Button>
      )}
    </section>
  );
}

export function TableMenu() {
  return (
    <NamedDialog name="menu" title={t("table-menu")} wide>
      <div class="tablemenu">
        <Looks />
        <Asks />
        <Links />
      </div>
    </NamedDialog>
  );
}
