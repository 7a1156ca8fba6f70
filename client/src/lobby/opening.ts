// Open a table and go to it.
import { type Signal, useSignal } from "@preact/signals";
import { ApiError, api, errorText } from "../api";
import { ensureMe } from "../me";
import type { TableIn, TableMade } from "../protocol";
import { navigate } from "../router";
import { newTable } from "../ui/newTable";

export interface Opening {
  busy: Signal<boolean>;
  wrong: Signal<ApiError | null>;
  open(order: TableIn, name?: string, after?: string): Promise<void>;
}

export function useOpening(): Opening {
  const busy = useSignal(false);
  const wrong = useSignal<ApiError | null>(null);
  const open = async (order: TableIn, name = "", after = ""): Promise<void> => {
    busy.value = true;
    wrong.value = null;
    try {
      await ensureMe(name);
      const table = await api.post<TableMade>("/api/tables", order);
      if (table.invitations.some((i) => i.seat !== null)) newTable.value = table;
      else navigate(`/table/${table.table.id}${after}`);
    } catch (e) {
      wrong.value = e instanceof ApiError ? e : new ApiError(0, errorText(e));
    } finally {
      busy.value = false;
    }
  };
  return { busy, wrong, open };
}
