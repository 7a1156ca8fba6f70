// Standing orders: what the player does not want to be asked, and until when to pass.
import { useEffect, useId } from "preact/hooks";
import { t } from "../i18n";
import { Button, Segmented } from "../ui";
import { useDesk } from "./context";
import { NamedDialog } from "./NamedDialog";

const ASK = ""; // no order: the player is asked

function Pass() {
  const { orders } = useDesk();
  const id = useId();
  const now = orders.now.value;
  if (!now) return null;
  const last = now.turns > 0 ? now.turns : now.turn + 10;
  const turns = Array.from({ length: Math.max(0, last - now.turn) }, (_, i) => now.turn + 1 + i);
  return (
    <div class="order">
      <label for={id}>{t("orders-pass")}</label>
      <select
        id={id}
        value={String(now.until > now.turn ? now.until : 0)}
        onChange={(e) => void orders.passUntil(Number(e.currentTarget.value))}
      >
        <option value="0">{t("orders-pass-no")}</option>
        {turns.map((turn) => (
          <option key={turn} value={String(turn)}>
            {t("orders-pass-until", { turn })}
          </option>
        ))}
      </select>
    </div>
  );
}

export function OrdersDialog() {
  const { orders, dialog } = useDesk();
  const open = dialog.value === "orders";
  useEffect(() => {
    if (open) void orders.refresh();
  }, [open]);
  const now = orders.now.value;
  return (
    <NamedDialog name="orders" title={t("orders-title")} wide>
      <p>{t("orders-what")}</p>
      {orders.failed.value && <p role="alert">{t("table-no-answer")}</p>}
      {now?.kinds.map((kind) => (
        <div class="order" key={kind.id} data-order={kind.id} role="group" aria-label={kind.text}>
          <span>{kind.text}</span>
          <Segmented
            label={kind.text}
            value={now.answers[kind.id] ?? ASK}
            choices={[
              { value: ASK, text: t("orders-ask") },
              ...kind.answers.map(({ id, text }) => ({ value: id, text })),
            ]}
            onChange={(how) => void orders.answer(kind.id, how === ASK ? null : how)}
          />
        </div>
      ))}
      <Pass />
      {now?.policy && (
        <p class="note">
          {t("orders-policy")} {now.policy}
        </p>
      )}
      <p class="note">{t("orders-secret")}</p>
      <div class="acts">
        {orders.count.value > 0 && (
          <Button icon="x" onClick={() => void orders.revoke()}>
            {t("orders-revoke")}
          </Button>
        )}
        <Button kind="legal" icon="check" onClick={() => (dialog.value = "")}>
          {t("close")}
        </Button>
      </div>
    </NamedDialog>
  );
}

/** A reminder in the bar that orders are in force. */
export function OrdersChip() {
  const { orders, dialog, model } = useDesk();
  const n = orders.count.value;
  if (n === 0 || model.spectator.value || model.now.value?.result) return null;
  return (
    <Button kind="quiet" icon="seal" class="sm orderchip" onClick={() => (dialog.value = "orders")}>
      {t("orders-count", { n })}
    </Button>
  );
}
