import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, attempt } from "../api";
import { ago, t } from "../i18n";
import { setMe } from "../me";
import type { Me, Notice, SettingsIn } from "../protocol";
import { canNotify, wantNotices } from "../table/notify";
import { keepSettings, settings } from "../table/settings";
import { Button } from "../ui/button";
import { Switch } from "../ui/controls";
import { CopyRow } from "../ui/copyrow";
import { Field, Form, useForm } from "../ui/form";
import { toast } from "../ui/toast";

import { Box } from "./box";
import { EmailField } from "./fields";

function Settings({ me }: { me: Me }) {
  const form = useForm();
  const key = useSignal(""); // shown once, when the address is new
  const save = async (change: SettingsIn) => {
    const now = setMe(await api.patch<Me>("/api/me", change));
    key.value = now.webhook_key || key.value;
    toast(t("account-saved"), "good");
  };
  const send = (v: Record<string, string>) => save({ email: v.email ?? "", webhook: v.webhook ?? "" });
  return (
    <div class="grid2">
      <Form
        form={form}
        fields={["email", "webhook"]}
        go={t("notices-save")}
        kind="plain"
        onSend={send}
        label={t("notices-title")}
      >
        <EmailField value={me.email} form={form} />
        <Field
          name="webhook"
          type="url"
          label={t("notices-webhook")}
          value={me.webhook}
          hint={t("notices-webhook-hint")}
          maxLength={500}
          wrong={form.about("webhook")}
        />
        {me.email && !me.verified && <Unproved />}
        {key.value && <CopyRow text={t("notices-key")} value={key.value} />}
      </Form>
      <div class="switches">
        <p class="cap">{t("notices-when")}</p>
        <Switch on={me.notify_email} onChange={(on) => void attempt(() => save({ notify_email: on }))}>
          {t("notices-by-email")}
        </Switch>
        <Switch on={me.notify_webhook} onChange={(on) => void attempt(() => save({ notify_webhook: on }))}>
          {t("notices-by-webhook")}
        </Switch>
        <Browser />
      </div>
    </div>
  );
}

function Unproved() {
  const again = () =>
    attempt(async () => {
      await api.post("/api/email/prove");
      toast(t("letters-sent"), "good");
    });
  return (
    <p class="note" role="status">
      {t("letters-unproved")} <Button onClick={() => void again()}>{t("letters-again")}</Button>
    </p>
  );
}

function Browser() {
  const denied = useSignal(canNotify() && Notification.permission === "denied");
  useEffect(keepSettings, []);
  if (!canNotify()) return <p class="note">{t("notices-missing")}</p>;
  if (denied.value) return <p class="note">{t("notices-denied")}</p>;
  const change = async (on: boolean): Promise<void> => {
    denied.value = !(await wantNotices(on)) && Notification.permission === "denied";
  };
  return (
    <Switch
      on={settings.value.notify && Notification.permission === "granted"}
      onChange={(on) => void change(on)}
    >
      {t("notices-by-browser")}
    </Switch>
  );
}

function Deliveries({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return <p class="note">{t("notices-none")}</p>;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={t("notices-list")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("notices-at")}</th>
            <th scope="col">{t("notices-channel")}</th>
            <th scope="col">{t("notices-table")}</th>
            <th scope="col">{t("notices-status")}</th>
          </tr>
        </thead>
        <tbody>
          {notices.map((n) => (
            <tr key={n.id}>
              <td>{ago(n.at)}</td>
              <td>{t(`channel-${n.channel}`)}</td>
              <td>
                {n.table ? (
                  <a class="link" href={`/table/${n.table}`}>
                    {n.table.slice(0, 8)}
                  </a>
                ) : (
                  t("notices-trial")
                )}
              </td>
              <td>
                <span class={`status is-${n.status}`}>{t(`status-${n.status}`)}</span>{" "}
                {n.tries > 1 && t("notices-tries", { tries: n.tries })}{" "}
                {n.error && <span class="why">{n.error}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Notices({ me }: { me: Me }) {
  const notices = useSignal<Notice[]>([]);
  const read = () =>
    attempt(async () => (notices.value = await api.get<Notice[]>("/api/notices", { quiet: true })));
  useEffect(() => void read(), [me.id]);
  const trial = () =>
    attempt(async () => {
      notices.value = await api.post<Notice[]>("/api/notices/test");
      toast(t("notices-tested"), "good");
    });
  return (
    <Box id="notices" title={t("notices-title")}>
      <p class="note">{t("notices-hint")}</p>
      <Settings me={me} />
      <header class="row">
        <h3>{t("notices-list")}</h3>
        <Button onClick={() => void read()}>{t("notices-refresh")}</Button>
        <Button icon="bell" onClick={() => void trial()}>
          {t("notices-test")}
        </Button>
      </header>
      <Deliveries notices={notices.value} />
    </Box>
  );
}
