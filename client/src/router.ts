// Addresses. The hash is never sent to a server: it holds the tokens of links until they are used.
import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "study"; id: string }
  | { page: "end"; id: string }
  | { page: "rules"; game: string }
  | { page: "atlas"; game: string }
  | { page: "account" }
  | { page: "join"; watch: boolean; table: string; token: string }
  | { page: "lost" };

export interface Place {
  route: Route;
  query: URLSearchParams;
  hash: string;
}

const SHAPES: [RegExp, (part: string, hash: string) => Route][] = [
  [/^\/$/, () => ({ page: "lobby" })],
  [/^\/table\/([\w-]+)\/?$/, (id) => ({ page: "table", id })],
  [/^\/replay\/([\w-]+)\/?$/, (id) => ({ page: "replay", id })],
  [/^\/study\/([\w-]+)\/?$/, (id) => ({ page: "study", id })],
  [/^\/end\/([\w-]+)\/?$/, (id) => ({ page: "end", id })],
  [/^\/rules(?:\/([\w-]*))?\/?$/, (game) => ({ page: "rules", game })], // without a game: the first one
  [/^\/maps\/([\w-]+)\/?$/, (game) => ({ page: "atlas", game })],
  [/^\/account\/?$/, () => ({ page: "account" })],
  [/^\/(join|watch)\/?$/, (word, hash) => ({ page: "join", watch: word === "watch", ...linkParts(hash) })],
];

/** `<table>.<token>` */
function linkParts(hash: string): { table: string; token: string } {
  const dot = hash.indexOf(".");
  return dot < 0 ? { table: "", token: "" } : { table: hash.slice(0, dot), token: hash.slice(dot + 1) };
}

export function parse(address: { pathname: string; search: string; hash: string }): Place {
  const hash = decode(address.hash.slice(1));
  const query = new URLSearchParams(address.search);
  for (const [shape, make] of SHAPES) {
    const found = shape.exec(address.pathname);
    if (found) return { route: make(found[1] ?? "", hash), query, hash };
  }
  return { route: { page: "lost" }, query, hash };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const place = signal<Place>(
  parse(typeof location === "undefined" ? { pathname: "/", search: "", hash: "" } : location),
);

export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.value = parse(location);
  if (!place.value.hash) window.scrollTo(0, 0);
}

/** Remove the token from the address bar and the history entry. */
export function forgetHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

/** An invitation link, with the token in the hash. */
export function linkTo(table: string, token: string, watch: boolean): string {
  return `${location.origin}/${watch ? "watch" : "join"}#${table}.${token}`;
}

/** Follow a plain click on a link without reloading the page. */
function onClick(e: MouseEvent): void {
  if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  const a = (e.target as Element | null)?.closest?.("a[href]");
  if (
    !(a instanceof HTMLAnchorElement) ||
    a.target ||
    a.hasAttribute("download") ||
    a.origin !== location.origin
  )
    return;
  if (a.pathname.startsWith("/api/")) return;
  // a jump within the page
  if (a.pathname === location.pathname && a.search === location.search && a.hash) return;
  e.preventDefault();
  navigate(a.pathname + a.search + a.hash);
}

export function startRouter(): void {
  document.addEventListener("click", onClick);
  const follow = () => (place.value = parse(location));
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
}
