import { api } from "../api";
import { t } from "../i18n";
import { known, refreshMe } from "../me";
import type { AccountIn, LoginIn, Me, PasswordIn } from "../protocol";
import { Field, Form, useSend } from "../ui/form";
import { toast } from "../ui/toast";

const SHORTEST = 8;

function Become({ me }: { me: Me }) {
  const sent = useSend();
  const send = async (v: Record<string, string>) => {
    const body: AccountIn = { name: v.name ?? "", password: v.password ?? "", email: v.email ?? "" };
    await api.post("/api/accounts", body, { quiet: true });
    await refreshMe();
    toast(t("account-made"), "good");
  };
  return (
    <section class="sheet box" aria-labelledby="become">
      <h2 id="become">{t(me.guest && me.id ? "account-become" : "account-create")}</h2>
      <p class="note">{t("account-become-hint")}</p>
      <Form sent={sent} fields={["name", "password", "email"]} go={t("account-create-go")} onSend={send}>
        <Field name="name" label={t("account-name")} value={me.id ? me.name : ""} required maxLength={40} autocomplete="username" wrong={sent.about("name")} />
        <Field name="password" type="password" label={t("account-password")} hint={t("account-password-hint")} required minLength={SHORTEST} maxLength={200} autocomplete="new-password" wrong={sent.about("password")} />
        <Field name="email" type="email" label={t("account-email")} hint={t("account-email-hint")} maxLength={200} autocomplete="email" wrong={sent.about("email")} />
      </Form>
    </section>
  );
}

function Login() {
  const sent = useSend();
  const send = async (v: Record<string, string>) => {
    const body: LoginIn = { name: v.name ?? "", password: v.password ?? "" };
    await api.post("/api/login", body, { quiet: true });
    await refreshMe();
  };
  return (
    <section class="sheet box" aria-labelledby="login">
      <h2 id="login">{t("account-login")}</h2>
      <p class="note">{t("account-login-hint")}</p>
      <Form sent={sent} fields={["name", "password"]} go={t("account-login-go")} kind="plain" onSend={send}>
        <Field name="name" label={t("account-name")} required maxLength={40} autocomplete="username" wrong={sent.about("name")} />
        <Field name="password" type="password" label={t("account-password")} required maxLength={200} autocomplete="current-password" wrong={sent.about("password")} />
      </Form>
    </section>
  );
}

export function Identity({ me }: { me: Me }) {
  const who = !known.value ? t("account-nobody") : t(me.guest ? "account-guest" : "account-member", { name: me.name });
  return (
    <>
      <p class="lead">{who}</p>
      {me.guest || !known.value ? <div class="pair"><Become me={me} /><Login /></div> : null}
    </>
  );
}

export function Password() {
  const sent = useSend();
  const send = async (v: Record<string, string>) => {
    const body: PasswordIn = { old: v.old ?? "", new: v.new ?? "" };
    await api.post("/api/password", body, { quiet: true });
    await refreshMe();
    toast(t("account-password-changed"), "good");
  };
  return (
    <section class="sheet box" aria-labelledby="password">
      <h2 id="password">{t("account-password-change")}</h2>
      <Form sent={sent} fields={["old", "new"]} go={t("account-password-go")} kind="plain" onSend={send}>
        <div class="pair">
          <Field name="old" type="password" label={t("account-password-old")} required maxLength={200} autocomplete="current-password" wrong={sent.about("old")} />
          <Field name="new" type="password" label={t("account-password-new")} hint={t("account-password-hint")} required minLength={SHORTEST} maxLength={200} autocomplete="new-password" wrong={sent.about("new")} />
        </div>
      </Form>
    </section>
  );
}
