import type { ComponentChildren } from "preact";
import { lang, t } from "../i18n";
import { chooseLang, me } from "../me";
import { setTheme, type Theme, theme } from "../theme";
import { IconButton } from "./button";
import { Segmented } from "./controls";
import { Grenade, Icon } from "./icon";

export type NavPage = "play" | "rules" | "account";

export interface TopBarProps {
  current?: NavPage;
  /** Replaces the navigation, for example with the game's title. */
  middle?: ComponentChildren;
  /** Replaces the user's name, for example with the players. */
  right?: ComponentChildren;
  /** After the themes. */
  end?: ComponentChildren;
  /** Where "skip to the content" leads. */
  skip?: string;
}

function Nav({ current }: { current?: NavPage }) {
  const page = (of: NavPage) => (of === current ? "page" : undefined);
  return (
    <nav class="menu wide" aria-label={t("nav-label")}>
      <a href="/" aria-current={page("play")}>
        {t("nav-play")}
      </a>
      <a href="/rules" aria-current={page("rules")}>
        {t("nav-rules")}
      </a>
      <a href="/account" aria-current={page("account")}>
        {t("nav-account")}
      </a>
    </nav>
  );
}

export function LangChoice() {
  const choices = [
    { value: "fr" as const, text: "FR", label: "Français" },
    { value: "en" as const, text: "EN", label: "English" },
  ];
  return <Segmented label={t("lang-label")} value={lang.value} choices={choices} onChange={chooseLang} />;
}

export function ThemeChoice() {
  const choices: { value: Theme; text: ComponentChildren; label: string }[] = [
    { value: "light", text: <Icon name="sun" />, label: t("theme-light") },
    { value: "dark", text: <Icon name="moon" />, label: t("theme-dark") },
    { value: "auto", text: <Icon name="half" />, label: t("theme-auto") },
  ];
  return (
    <Segmented
      class="themes"
      label={t("theme-label")}
      value={theme.value}
      choices={choices}
      onChange={setTheme}
    />
  );
}

const NEXT: Record<Theme, Theme> = { light: "dark", dark: "auto", auto: "light" };
const SIGN = { light: "sun", dark: "moon", auto: "half" } as const;

/** On a phone: one button that switches to the next theme. */
function ThemeTurn() {
  const now = theme.value;
  return (
    <IconButton
      class="narrow themeturn"
      icon={SIGN[now]}
      label={t("theme-now", { theme: t(`theme-${now}`) })}
      onClick={() => setTheme(NEXT[now])}
    />
  );
}

export function TopBar({ current, middle, right, end, skip = "#main" }: TopBarProps) {
  return (
    <>
      <a class="sr" href={skip}>
        {t("skip")}
      </a>
      <header class="top">
        <a class="brand" href="/" aria-label={t("home")}>
          <Grenade />
          <span>Grognard</span>
        </a>
        {middle ?? <Nav current={current} />}
        <span class="grow" />
        {right ?? (
          <a class="who" href="/account">
            <Icon name="person" />
            <b class="wide">{me.value?.name || t("guest-name")}</b>
            <span class="sr">{t("nav-account")}</span>
          </a>
        )}
        <LangChoice />
        <span class="wide">
          <ThemeChoice />
        </span>
        <ThemeTurn />
        {end}
      </header>
    </>
  );
}
