// The browser's dialog element, which handles focus and the Escape key.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { IconButton } from "./button";

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  wide?: boolean;
  children: ComponentChildren;
}

export function Dialog({ open, title, onClose, wide, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; for the keyboard there is Escape
    <dialog
      ref={ref}
      class={wide ? "dialog wide-dialog" : "dialog"}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      {open && (
        <div class="in">
          <header>
            <h2 id={id}>{title}</h2>
            <IconButton icon="x" label={t("close")} onClick={onClose} />
          </header>
          <div class="body">{children}</div>
        </div>
      )}
    </dialog>
  );
}
