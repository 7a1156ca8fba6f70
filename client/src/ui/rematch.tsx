// Playing a finished game again with the sides swapped.
import { useState } from "preact/hooks";
import { api, attempt } from "../api";
import { t } from "../i18n";
import type { TableMade, TableNow } from "../protocol";
import { navigate } from "../router";
import { Button } from "./button";
import { newTable } from "./newTable";

/** Open the table of the rematch, or sit down at the one the other player has opened. */
export async function playAgain(id: string): Promise<void> {
  const made = await attempt(() => api.post<TableMade>(`/api/tables/${encodeURIComponent(id)}/rematch`));
  if (!made) return;
  if (made.invitations.some((i) => i.seat !== null)) newTable.value = made;
  else navigate(`/table/${made.table.id}`);
}

export function RematchButton({ table, small }: { table: TableNow; small?: boolean }) {
  const [busy, setBusy] = useState(false);
  if (table.role !== "player") return null;
  const go = async () => {
    setBusy(true);
    await playAgain(table.id);
    setBusy(false);
  };
  const alone = table.seats.every((s) => s.you);
  return (
    <Button
      kind={small ? "plain" : "legal"}
      class={small ? "sm" : ""}
      icon="redo"
      busy={busy}
      onClick={() => void go()}
    >
      {table.rematch && !alone ? t("rematch-join") : t("rematch", { length: small ? "short" : "long" })}
    </Button>
  );
}
