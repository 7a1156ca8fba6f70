import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { api, attempt } from "../api";
import { t } from "../i18n";
import { refreshMe } from "../me";
import type { Me } from "../protocol";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { toast } from "../ui/toast";

import { Box } from "./box";

function Delete({ me, onClose }: { me: Me; onClose: () => void }) {
  const id = useId();
  const typed = useSignal("");
  const wrong = useSignal(false);
  const go = async (e: Event) => {
    e.preventDefault();
    wrong.value = typed.value.trim() !== me.name;
    if (wrong.value) return;
    const done = await attempt(async () => {
      await api.del("/api/me");
      await refreshMe();
      return true;
    });
    if (!done) return;
    onClose();
    toast(t("data-deleted"), "good");
    navigate("/");
  };
  return (
    <form class="form" onSubmit={(e) => void go(e)}>
      <p>{t("data-delete-text")}</p>
      <div class="field">
        <label for={id}>{t("data-delete-label", { name: me.name })}</label>
        <input
          id={id}
          autocomplete="off"
          value={typed.value}
          onInput={(e) => (typed.value = e.currentTarget.value)}
          aria-invalid={wrong.value || undefined}
          aria-describedby={`${id}-wrong`}
        />
        <p class="wrong" id={`${id}-wrong`} role="alert">
          {wrong.value ? t("data-delete-wrong") : ""}
        </p>
      </div>
      <div class="acts">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button kind="final" type="submit" note={t("data-final")}>
          {t("data-delete-go")}
        </Button>
      </div>
    </form>
  );
}

export function Data({ me }: { me: Me }) {
  const asking = useSignal(false);
  return (
    <Box id="data" title={t("data-title")}>
      <p class="note">{t("data-hint")}</p>
      <div class="form-acts">
        <Button icon="file" href="/api/me/export" download="grognard.json">
          {t("data-export")}
        </Button>
        <Button onClick={() => (asking.value = true)}>{t("data-delete")}</Button>
      </div>
      <Dialog open={asking.value} title={t("data-delete")} onClose={() => (asking.value = false)}>
        <Delete me={me} onClose={() => (asking.value = false)} />
      </Dialog>
    </Box>
  );
}
