// Whether anybody else can open a link to this server.
import { t } from "../i18n";
import { Icon } from "./icon";

/** The machine one sits at, under each of its names: nobody elsewhere comes to it by them. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    name === "0.0.0.0" ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/** A link that works on this machine only, said so before it is copied, with the way out. */
export function LocalWarning({ host = location.hostname, port = location.port }) {
  if (!isThisMachine(host)) return null;
  return (
    <div class="warnb" role="note">
      <Icon name="alert" />
      <div>
        <p>
          <b>{t("local-title")}</b> {t("local-text", { host })}
        </p>
        <details>
          <summary class="link">{t("local-how")}</summary>
          <p>{t("local-home")}</p>
          <pre>
            <code>grognard serve --host 0.0.0.0 --port {port || "80"}</code>
          </pre>
          <p>{t("local-home-then", { port: port || "80" })}</p>
          <p>{t("local-internet")}</p>
        </details>
      </div>
    </div>
  );
}
