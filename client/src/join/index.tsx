// The page behind an invitation link. The token is in the hash and is sent in the body of a request.
import { ApiError, api } from "../api";
import { t } from "../i18n";
import { ensureMe, hasIdentity, me, usualName } from "../me";
import type { TokenIn } from "../protocol";
import { forgetHash, navigate } from "../router";
import { Button } from "../ui/button";
import { Field, Form, useForm } from "../ui/form";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Waiting } from "../ui/waiting";

export function JoinPage({ watch, table, token }: { watch: boolean; table: string; token: string }) {
  const form = useForm();
  const title = t(watch ? "watch-title" : "join-title");
  useTitle(title);
  const go = async (values: Record<string, string>) => {
    await ensureMe(values.name);
    const body: TokenIn = { token };
    try {
      await api.post(`/api/tables/${encodeURIComponent(table)}/${watch ? "watch" : "join"}`, body);
    } catch (e) {
      // the token is no longer valid
      if (e instanceof ApiError && e.status >= 400 && e.status < 429) forgetHash();
      throw e;
    }
    navigate(`/table/${table}`, true);
  };
  const text = watch
    ? t("watch-text")
    : hasIdentity.value
      ? t("join-known", { name: me.value!.name })
      : t("join-text");
  return (
    <>
      <TopBar />
      <main id="main" class="page" tabIndex={-1}>
        <section class="sheet join">
          <h1>{title}</h1>
          {!table || !token ? (
            <p>{t("join-incomplete")}</p>
          ) : !me.value && !form.wrong.value ? (
            <Waiting />
          ) : (
            <>
              <p>{text}</p>
              <Form form={form} fields={["name"]} go={t(watch ? "watch-go" : "join-go")} onSend={go}>
                {!hasIdentity.value && (
                  <Field
                    name="name"
                    label={t("ask-name-label")}
                    value={usualName()}
                    maxLength={40}
                    autocomplete="nickname"
                    wrong={form.about("name")}
                  />
                )}
              </Form>
            </>
          )}
          {(!table || !token) && (
            <p>
              <Button href="/">{t("nav-play")}</Button>
            </p>
          )}
        </section>
      </main>
    </>
  );
}
