// Who is at the keyboard.
import { computed, signal } from "@preact/signals";
import { api, heard, whenNobody, whenStale } from "./api";
import { asLang, lang, setLang, t, type Lang } from "./i18n";
import { keep, kept } from "./kept";
import type { GuestIn, Me, SettingsIn } from "./protocol";

/** Null until the server has answered. */
export const me = signal<Me | null>(null);
export const known = computed(() => me.value?.id != null);

/** Set while a call waits for a name; the shell shows the question. */
export const nameWanted = signal<((name: string | null) => void) | null>(null);

export function setMe(now: Me): Me {
  heard(now);
  me.value = now;
  return now;
}

let first: Promise<Me> | null = null;

/** The server's answer to "who am I", asked once. */
export function whoAmI(): Promise<Me> {
  first ??= refreshMe().catch((e: unknown) => {
    first = null;
    throw e;
  });
  return first;
}

export async function refreshMe(): Promise<Me> {
  const now = setMe(await api.get<Me>("/api/me", { quiet: true }));
  const said = asLang(now.lang);
  if (said && said !== lang.value) setLang(said);
  return now;
}

/** The name somebody typed before, or "Guest". */
export const usualName = (): string => kept("name") || t("guest-name");

/** Makes sure there is somebody: a guest, under the name given or the usual one. */
export async function ensureMe(name?: string): Promise<Me> {
  const now = await whoAmI();
  if (me.value?.id) return me.value;
  if (now.id) return now;
  return becomeGuest(name?.trim() || usualName());
}

export async function becomeGuest(name: string): Promise<Me> {
  const body: GuestIn = { name: name.slice(0, 40) };
  const now = setMe(await api.post<Me>("/api/guest", body, { quiet: true }));
  if (name !== t("guest-name")) keep("name", name);
  return now;
}

/** The language, kept on this device and with the person. */
export function chooseLang(to: Lang): void {
  setLang(to);
  if (!known.value) return;
  const body: SettingsIn = { lang: to };
  api.patch<Me>("/api/me", body, { quiet: true }).then(setMe, () => undefined); // the device remembers it anyway
}

whenStale(refreshMe);

whenNobody(async () => {
  const name = await new Promise<string | null>((answer) => (nameWanted.value = answer));
  nameWanted.value = null;
  if (name === null) return false;
  await becomeGuest(name.trim() || usualName());
  return true;
});
