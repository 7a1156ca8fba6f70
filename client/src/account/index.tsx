// Who you are to the server, how it reaches you, and what it keeps of you.
import { t } from "../i18n";
import { known, me } from "../me";
import "../styles/account.css";
import { TopBar } from "../ui/topbar";
import { useTitle } from "../ui/title";
import { Waiting } from "../ui/waiting";
import { Data } from "./data";
import { Notices } from "./notices";
import { Identity, Password } from "./identity";
import { Sessions } from "./sessions";

export function AccountPage() {
  useTitle(t("account-title"));
  const now = me.value;
  return (
    <>
      <TopBar current="account" />
      <main id="main" class="page account" tabIndex={-1}>
        <h1>{t("account-title")}</h1>
        {!now && <Waiting />}
        {now && <Identity me={now} />}
        {now && known.value && (
          <>
            <Notices me={now} />
            <Sessions />
            {!now.guest && <Password />}
            <Data me={now} />
          </>
        )}
      </main>
    </>
  );
}
