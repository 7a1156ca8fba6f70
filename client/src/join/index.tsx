// Coming by a link. The token stands after the #, goes to the server in a body, and leaves the address bar.
import { api, ApiError } from "../api";
import { t } from "../i18n";
import { ensureMe, known, me, usualName } from "../me";
import type { TokenIn } from "../protocol";
import { forgetHash, navigate } from "../router";
import { Button } from "../ui/button";
import { Field, Form, useSend } from "../ui/form";
import { TopBar } from "../ui/topbar";
import { useTitle } from "../ui/title";
import { Waiting } from "../ui/waiting";

export function JoinPage({ watch, table, token }: { watch: boolean; table: string; token: string }) {
  const sent = useSend();
  const title = t(watch ? "watch-title" : "join-title");
  useTitle(title);
  const go = async (values: Record<string, string>) => {
    await ensureMe(values.name);
    const body: TokenIn = { token };
    try {
      await api.post(`/api/tables/${encodeURIComponent(table)}/${watch ? "watch" : "join"}`, body);
    } catch (e) {
      if (e instanceof ApiError && e.status >= 400 && e.status < 429) forgetHash(); // worthless now
      throw e;
    }
    navigate(`/table/${table}`, true);
  };
  const text = watch ? t("watch-text") : known.value ? t("join-known", { name: me.value!.name }) : t("join-text");
  return (
    <>
      <TopBar />
      <main id="main" class="page" tabIndex={-1}>
        <section class="sheet join">
          <h1>{title}</h1>
          {!table || !token ? <p>{t("join-incomplete")}</p> : !me.value && !sent.wrong.value ? <Waiting /> : (
            <>
              <p>{text}</p>
              <Form sent={sent} fields={["name"]} go={t(watch ? "watch-go" : "join-go")} onSend={go}>
                {!known.value && <Field name="name" label={t("ask-name-label")} value={usualName()} maxLength={40} autocomplete="nickname" wrong={sent.about("name")} />}
              </Form>
            </>
          )}
          {(!table || !token) && <p><Button href="/">{t("nav-play")}</Button></p>}
        </section>
      </main>
    </>
  );
}
