// What a link in a letter opens: an address proved, a new password chosen. Its key stands after the #.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, attempt } from "../api";
import { t } from "../i18n";
import { refreshMe } from "../me";
import type { ForgottenIn, NewPasswordIn, TokenIn } from "../protocol";
import { Form, useForm } from "../ui/form";
import { toast } from "../ui/toast";
import { Box } from "./box";
import { NameField, PasswordField } from "./fields";

const KEY = /^#(verify|reset)=([\w-]{8,100})$/;

async function prove(token: string): Promise<void> {
  await attempt(async () => {
    const body: TokenIn = { token };
    await api.post("/api/email/confirm", body);
    await refreshMe();
    toast(t("letters-proved"), "good");
  });
}

/** Uses the key once, and takes it out of the address. */
export function Letters() {
  const token = useSignal("");
  const form = useForm();
  useEffect(() => {
    const [, purpose, key] = KEY.exec(location.hash) ?? [];
    if (!purpose || !key) return;
    history.replaceState(history.state, "", location.pathname);
    if (purpose === "verify") void prove(key);
    else token.value = key;
  }, []);
  if (!token.value) return null;
  const send = async (v: Record<string, string>) => {
    const body: NewPasswordIn = { token: token.value, new: v.new ?? "" };
    await api.post("/api/password/new", body, { quiet: true });
    token.value = "";
    await refreshMe();
    toast(t("account-password-changed"), "good");
  };
  return (
    <Box id="choose" title={t("letters-choose")}>
      <Form form={form} fields={["new"]} go={t("account-password-go")} onSend={send}>
        <PasswordField name="new" label={t("account-password-new")} form={form} fresh />
      </Form>
    </Box>
  );
}

export function Forgotten() {
  const form = useForm();
  const send = async (v: Record<string, string>) => {
    const body: ForgottenIn = { name: v.name ?? "" };
    await api.post("/api/password/forgotten", body, { quiet: true });
    toast(t("letters-sent"), "good");
  };
  return (
    <details>
      <summary>{t("letters-forgotten")}</summary>
      <p class="note">{t("letters-forgotten-hint")}</p>
      <Form
        form={form}
        fields={["name"]}
        go={t("letters-forgotten-go")}
        kind="plain"
        onSend={send}
        label={t("letters-forgotten")}
      >
        <NameField form={form} />
      </Form>
    </details>
  );
}
