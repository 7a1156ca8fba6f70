// Runs before the first paint, so that nobody sees the wrong theme flash by. The rest is in theme.ts and i18n.ts.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const html = document.documentElement;
  const theme = kept("grognard.theme");
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  html.dataset.theme = dark ? "dark" : "light";
  const lang = kept("grognard.lang");
  html.lang = lang === "fr" || lang === "en" ? lang : /^fr\b/i.test(navigator.language) ? "fr" : "en";
})();
