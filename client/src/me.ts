// The current user.
import { computed, signal } from "@preact/signals";
import { api, rememberToken, whenNobody, whenStale } from "./api";
import { asLang, type Lang, lang, setLang, t } from "./i18n";
import type { GuestIn, Me, SettingsIn } from "./protocol";
import { recall, remember } from "./storage";

/** Null until the server has answered. */
export const me = signal<Me | null>(null);
export const hasIdentity = computed(() => me.value?.id != null);

/** Set while a call waits for a guest name; the app shows the question. */
export const nameRequest = signal<((name: string | null) => void) | null>(null);

export function setMe(now: Me): Me {
  rememberToken(now);
  me.value = now;
  return now;
}

let first: Promise<Me> | null = null;

/** The server's answer to "who am I", requested once. */
export function whoAmI(): Promise<Me> {
  first ??= refreshMe().catch((e: unknown) => {
    first = null;
    throw e;
  });
  return first;
}

export async function refreshMe(): Promise<Me> {
  const now = setMe(await api.get<Me>("/api/me", { quiet: true }));
  const preferred = asLang(now.lang);
  if (preferred && preferred !== lang.value) setLang(preferred);
  return now;
}

/** The name used before, or "Guest". */
export const usualName = (): string => recall("name") || t("guest-name");

/** Make sure there is a user: a guest under the given name or the usual one. */
export async function ensureMe(name?: string): Promise<Me> {
  const now = await whoAmI();
  if (me.value?.id) return me.value;
  if (now.id) return now;
  return becomeGuest(name?.trim() || usualName());
}

export async function becomeGuest(name: string): Promise<Me> {
  const body: GuestIn = { name: name.slice(0, 40) };
  const now = setMe(await api.post<Me>("/api/guest", body, { quiet: true }));
  if (name !== t("guest-name")) remember("name", name);
  return now;
}

/** Set the language, on this device and for the user. */
export function chooseLang(to: Lang): void {
  setLang(to);
  if (!hasIdentity.value) return;
  const body: SettingsIn = { lang: to };
  // it is stored on the device anyway
  api.patch<Me>("/api/me", body, { quiet: true }).then(setMe, () => undefined);
}

whenStale(refreshMe);

whenNobody(async () => {
  const name = await new Promise<string | null>((answer) => (nameRequest.value = answer));
  nameRequest.value = null;
  if (name === null) return false;
  await becomeGuest(name.trim() || usualName());
  return true;
});
