import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, attempt } from "../api";
import { ago, moment, t } from "../i18n";
import { me, refreshMe } from "../me";
import type { SessionNow } from "../protocol";
import { Button } from "../ui/button";
import { Box } from "./box";

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** "Firefox, Linux" instead of the whole User-Agent header. */
export function device(agent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([shape]) => shape.test(agent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(", ") || agent.slice(0, 60);
}

export function Sessions() {
  const sessions = useSignal<SessionNow[]>([]);
  const id = me.value?.id;
  const read = () =>
    attempt(async () => (sessions.value = await api.get<SessionNow[]>("/api/sessions", { quiet: true })));
  useEffect(() => void read(), [id]);
  const drop = (s: SessionNow) =>
    attempt(async () => {
      await api.del(`/api/sessions/${encodeURIComponent(s.id)}`);
      await read();
    });
  const leave = (path: string) =>
    attempt(async () => {
      await api.post(path);
      await refreshMe();
    });
  return (
    <Box id="sessions" title={t("sessions-title")}>
      <ul class="sessions">
        {sessions.value.map((s) => (
          <li key={s.id}>
            <span title={s.agent}>
              <b>{device(s.agent) || t("sessions-unknown")}</b>{" "}
              {s.this && <span class="here">{t("sessions-this")}</span>}
            </span>
            <span class="when">{t("sessions-seen", { when: ago(s.seen), since: moment(s.created) })}</span>
            {!s.this && (
              <Button
                label={t("sessions-drop-label", { device: device(s.agent) })}
                onClick={() => void drop(s)}
              >
                {t("sessions-drop")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {me.value?.guest && <p class="note">{t("sessions-guest-warning")}</p>}
      <div class="form-acts">
        <Button onClick={() => void leave("/api/logout")}>{t("sessions-logout")}</Button>
        <Button kind="final" onClick={() => void leave("/api/logout-everywhere")}>
          {t("sessions-logout-all")}
        </Button>
      </div>
    </Box>
  );
}
