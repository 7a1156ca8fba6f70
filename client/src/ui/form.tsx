// A form that says what is wrong where it is wrong.
import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { ApiError, saying } from "../api";
import { Button, type ButtonKind } from "./button";

export interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "password" | "email" | "url";
  value?: string;
  hint?: string;
  autocomplete?: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  wrong?: string;
}

export function Field({ name, label, type = "text", value, hint, wrong, ...rest }: FieldProps) {
  const id = useId();
  const about = [hint ? `${id}-hint` : "", wrong ? `${id}-wrong` : ""].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} name={name} {...({ type } as { type: "text" })} defaultValue={value} aria-describedby={about || undefined} aria-invalid={wrong ? true : undefined} {...rest} />
      {hint && <p class="hint" id={`${id}-hint`}>{hint}</p>}
      {wrong && <p class="wrong" id={`${id}-wrong`}>{wrong}</p>}
    </div>
  );
}

export interface Sent {
  busy: Signal<boolean>;
  wrong: Signal<ApiError | null>;
  /** What went wrong with a field, if it was that one. */
  about: (field: string) => string | undefined;
  send: (what: () => Promise<unknown>) => Promise<boolean>;
}

export function useSend(): Sent {
  const busy = useSignal(false);
  const wrong = useSignal<ApiError | null>(null);
  const send = async (what: () => Promise<unknown>) => {
    busy.value = true;
    wrong.value = null;
    try {
      await what();
      return true;
    } catch (e) {
      wrong.value = e instanceof ApiError ? e : new ApiError(0, saying(e));
      return false;
    } finally {
      busy.value = false;
    }
  };
  return { busy, wrong, send, about: (field) => (wrong.value?.field === field ? wrong.value.message : undefined) };
}

export interface FormProps {
  sent: Sent;
  /** Field names that show their own fault. */
  fields: string[];
  go: string;
  kind?: ButtonKind;
  onSend: (values: Record<string, string>) => Promise<unknown>;
  label?: string;
  children: ComponentChildren;
  /** Beside the button. */
  more?: ComponentChildren;
}

export function Form({ sent, fields, go, kind = "legal", onSend, label, children, more }: FormProps) {
  const submit = (e: Event) => {
    e.preventDefault();
    const form = e.currentTarget as HTMLFormElement;
    const values = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]));
    if (!sent.busy.value) void sent.send(() => onSend(values));
  };
  const wrong = sent.wrong.value;
  return (
    <form class="form" onSubmit={submit} aria-label={label}>
      {children}
      <div role="alert" class="form-wrong">{wrong && !fields.includes(wrong.field) ? wrong.message : ""}{wrong && fields.includes(wrong.field) ? <span class="sr">{wrong.message}</span> : null}</div>
      <div class="form-acts"><Button kind={kind} type="submit" busy={sent.busy.value}>{go}</Button>{more}</div>
    </form>
  );
}
