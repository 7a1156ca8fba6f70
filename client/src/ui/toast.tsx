// Toasts. Errors stay until they are closed.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { Reason } from "../protocol";
import { IconButton } from "./button";

export type ToastKind = "plain" | "good" | "error";

interface ToastItem {
  n: number;
  text: string;
  kind: ToastKind;
  reasons: Reason[];
}

const toasts = signal<ToastItem[]>([]);
const MOST = 3;
const LASTS = 6000;
let last = 0;

export function toast(text: string, kind: ToastKind = "plain", reasons: Reason[] = []): void {
  const n = ++last;
  const others = toasts.value.filter((s) => s.text !== text);
  toasts.value = [...others, { n, text, kind, reasons }].slice(-MOST);
  if (kind !== "error") setTimeout(() => closeToast(n), LASTS);
}

function closeToast(n: number): void {
  toasts.value = toasts.value.filter((s) => s.n !== n);
}

function One({ of }: { of: ToastItem }) {
  return (
    <div class={`toast ${of.kind}`}>
      <p>{of.text}</p>
      <IconButton icon="x" label={t("close")} onClick={() => closeToast(of.n)} />
      {of.reasons.length > 0 && (
        <ul class="reasons">
          {of.reasons.map((r) => (
            <li key={r.cite}>
              <span class="chip">{r.cite}</span> {r.summary}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Two live regions that are always in the page, since one that appears with its text is not read out. They
 * are above open dialogs.
 */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  const now = toasts.value;
  useEffect(() => {
    const el = ref.current;
    if (!el?.showPopover) return;
    if (el.matches(":popover-open")) el.hidePopover();
    el.showPopover();
  }, [now]);
  const of = (error: boolean) => now.filter((s) => (s.kind === "error") === error);
  return (
    <div ref={ref} class="toasts" popover="manual">
      <div role="alert">
        {of(true).map((s) => (
          <One key={s.n} of={s} />
        ))}
      </div>
      <div role="status">
        {of(false).map((s) => (
          <One key={s.n} of={s} />
        ))}
      </div>
    </div>
  );
}
