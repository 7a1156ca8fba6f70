import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";

/** A text to copy with one click. */
export function CopyRow({ text, value, main }: { text: string; value: string; main?: boolean }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value); // there is none on a page without https
      setCopied(true);
    } catch {
      (document.getElementById(id) as HTMLInputElement).select();
    }
  };
  return (
    <div class="field">
      <label for={id}>{text}</label>
      <div class="copyrow">
        <input id={id} readOnly value={value} onFocus={(e) => e.currentTarget.select()} />
        <Button kind={main ? "legal" : "plain"} icon={copied ? "check" : "copy"} onClick={() => void copy()}>
          {t(copied ? "copied" : "copy")}
        </Button>
      </div>
    </div>
  );
}
