// The account: identity, notifications, sessions, personal data.
import { t } from "../i18n";
import { hasIdentity, me } from "../me";
import "../styles/account.css";
import { useTitle } from "../ui/title";
import { TopBar } from "../ui/topbar";
import { Waiting } from "../ui/waiting";
import { Data } from "./data";
import { Identity, Password } from "./identity";
import { Letters } from "./letters";
import { Notices } from "./notices";
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
        {now && <Letters />}
        {now && <Identity me={now} />}
        {now && hasIdentity.value && (
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
