import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { Atlas } from "../protocol";
import { Icon } from "../ui/icon";
import { Finder, type Hit } from "./search";

/** Search by hex number or place name. Enter goes to the first result, the arrow keys through all of them. */
export function Search({ atlas, go }: { atlas: Atlas; go: (hex: string) => void }) {
  const query = useSignal("");
  const list = useRef<HTMLUListElement>(null);
  const finder = useMemo(() => new Finder(atlas), [atlas]);
  const hits = finder.find(query.value);
  const pick = (hit: Hit | undefined): void => {
    if (!hit) return;
    query.value = "";
    go(hit.hex);
  };
  const step = (e: KeyboardEvent): void => {
    const by = e.key === "ArrowDown" ? 1 : e.key === "ArrowUp" ? -1 : 0;
    if (!by || !hits.length) return;
    e.preventDefault();
    const all = [
      document.getElementById("atlas-query")!,
      ...(list.current?.querySelectorAll("button") ?? []),
    ];
    const next = all.indexOf(document.activeElement as HTMLElement) + by;
    all[(next + all.length) % all.length]!.focus();
  };
  return (
    <search class="find" onKeyDown={step}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          pick(hits[0]);
        }}
      >
        <label class="sr" for="atlas-query">
          {t("atlas-search")}
        </label>
        <Icon name="search" />
        <input
          id="atlas-query"
          type="search"
          class="text"
          autocomplete="off"
          maxLength={80}
          placeholder={t("atlas-search")}
          value={query.value}
          onInput={(e) => (query.value = e.currentTarget.value)}
        />
      </form>
      <p role="status" class="sr">
        {query.value && t("atlas-found", { count: hits.length })}
      </p>
      {query.value.trim() && (
        <ul class="hits" ref={list}>
          {hits.map((hit) => (
            <li key={hit.hex + hit.name}>
              <button type="button" onClick={() => pick(hit)}>
                <b>{hit.name || hit.hex}</b>{" "}
                <span>{[hit.kind, hit.name ? hit.hex : ""].filter(Boolean).join(", ")}</span>
              </button>
            </li>
          ))}
          {hits.length === 0 && <li class="none">{t("atlas-none")}</li>}
        </ul>
      )}
    </search>
  );
}
