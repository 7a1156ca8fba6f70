import { api } from "../api";
import { t } from "../i18n";
import { hasIdentity, refreshMe } from "../me";
import type { AccountIn, LoginIn, Me, PasswordIn } from "../protocol";
import { Form, useForm } from "../ui/form";
import { toast } from "../ui/toast";
import { Box } from "./box";
import { EmailField, NameField, PasswordField } from "./fields";
import { Forgotten } from "./letters";

function Become({ me }: { me: Me }) {
  const form = useForm();
  const send = async (v: Record<string, string>) => {
    const body: AccountIn = { name: v.name ?? "", password: v.password ?? "", email: v.email ?? "" };
    await api.post("/api/accounts", body, { quiet: true });
    await refreshMe();
    toast(t("account-made"), "good");
  };
  return (
    <Box id="become" title={t(me.guest && me.id ? "account-become" : "account-create")}>
      <p class="note">{t("account-become-hint")}</p>
      <Form form={form} fields={["name", "password", "email"]} go={t("account-create-go")} onSend={send}>
        <NameField value={me.id ? me.name : ""} form={form} />
        <PasswordField name="password" label={t("account-password")} form={form} fresh />
        <EmailField hint={t("account-email-hint")} form={form} />
      </Form>
    </Box>
  );
}

function Login() {
  const form = useForm();
  const send = async (v: Record<string, string>) => {
    const body: LoginIn = { name: v.name ?? "", password: v.password ?? "" };
    await api.post("/api/login", body, { quiet: true });
    await refreshMe();
  };
  return (
    <Box id="login" title={t("account-login")}>
      <p class="note">{t("account-login-hint")}</p>
      <Form form={form} fields={["name", "password"]} go={t("account-login-go")} kind="plain" onSend={send}>
        <NameField form={form} />
        <PasswordField name="password" label={t("account-password")} form={form} />
      </Form>
      <Forgotten />
    </Box>
  );
}

export function Identity({ me }: { me: Me }) {
  const who = !hasIdentity.value
    ? t("account-nobody")
    : t(me.guest ? "account-guest" : "account-member", { name: me.name });
  return (
    <>
      <p class="lead">{who}</p>
      {me.guest || !hasIdentity.value ? (
        <div class="pair">
          <Become me={me} />
          <Login />
        </div>
      ) : null}
    </>
  );
}

export function Password() {
  const form = useForm();
  const send = async (v: Record<string, string>) => {
    const body: PasswordIn = { old: v.old ?? "", new: v.new ?? "" };
    await api.post("/api/password", body, { quiet: true });
    await refreshMe();
    toast(t("account-password-changed"), "good");
  };
  return (
    <Box id="password" title={t("account-password-change")}>
      <Form form={form} fields={["old", "new"]} go={t("account-password-go")} kind="plain" onSend={send}>
        <div class="pair">
          <PasswordField name="old" label={t("account-password-old")} form={form} />
          <PasswordField name="new" label={t("account-password-new")} form={form} fresh />
        </div>
      </Form>
    </Box>
  );
}
