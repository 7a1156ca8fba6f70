// One line about what just happened. What went wrong stays until it is closed.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Reason } from "../protocol";
import { t } from "../i18n";
import { IconButton } from "./button";

export type ToastKind = "plain" | "good" | "error";

interface Shown {
  n: number;
  text: string;
  kind: ToastKind;
  reasons: Reason[];
}

const shown = signal<Shown[]>([]);
const MOST = 3;
const LASTS = 6000;
let last = 0;

export function toast(text: string, kind: ToastKind = "plain", reasons: Reason[] = []): void {
  const n = ++last;
  const others = shown.value.filter((s) => s.text !== text);
  shown.value = [...others, { n, text, kind, reasons }].slice(-MOST);
  if (kind !== "error") setTimeout(() => closeToast(n), LASTS);
}

const closeToast = (n: number): void => void (shown.value = shown.value.filter((s) => s.n !== n));

function One({ of }: { of: Shown }) {
  return (
    <div class={`toast ${of.kind}`}>
      <p>{of.text}</p>
      <IconButton icon="x" label={t("close")} onClick={() => closeToast(of.n)} />
      {of.reasons.length > 0 && (
        <ul class="reasons">
          {of.reasons.map((r) => <li key={r.cite}><span class="chip">{r.cite}</span> {r.summary}</li>)}
        </ul>
      )}
    </div>
  );
}

/** Two live regions that are always there: a region that comes with its text is not read out. They lie above open dialogs. */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  const now = shown.value;
  useEffect(() => {
    const el = ref.current;
    if (!el?.showPopover) return;
    if (el.matches(":popover-open")) el.hidePopover();
    el.showPopover();
  }, [now]);
  const of = (error: boolean) => now.filter((s) => (s.kind === "error") === error);
  return (
    <div ref={ref} class="toasts" popover="manual">
      <div role="alert">{of(true).map((s) => <One key={s.n} of={s} />)}</div>
      <div role="status">{of(false).map((s) => <One key={s.n} of={s} />)}</div>
    </div>
  );
}
