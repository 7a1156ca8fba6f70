// A form that shows errors beside their fields.
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { ApiError, errorText } from "../api";
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
      <input
        id={id}
        name={name}
        {...({ type } as { type: "text" })}
        defaultValue={value}
        aria-describedby={about || undefined}
        aria-invalid={wrong ? true : undefined}
        {...rest}
      />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p class="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

export interface FormState {
  busy: Signal<boolean>;
  wrong: Signal<ApiError | null>;
  /** The error of a field, if there is one. */
  about: (field: string) => string | undefined;
  send: (what: () => Promise<unknown>) => Promise<boolean>;
}

export function useForm(): FormState {
  const busy = useSignal(false);
  const wrong = useSignal<ApiError | null>(null);
  const send = async (what: () => Promise<unknown>) => {
    busy.value = true;
    wrong.value = null;
    try {
      await what();
      return true;
    } catch (e) {
      wrong.value = e instanceof ApiError ? e : new ApiError(0, errorText(e));
      return false;
    } finally {
      busy.value = false;
    }
  };
  return {
    busy,
    wrong,
    send,
    about: (field) => (wrong.value?.field === field ? wrong.value.message : undefined),
  };
}

export interface FormProps {
  form: FormState;
  /** Fields that show their own error. */
  fields: string[];
  go: string;
  kind?: ButtonKind;
  onSend: (values: Record<string, string>) => Promise<unknown>;
  label?: string;
  children: ComponentChildren;
  /** Beside the button. */
  more?: ComponentChildren;
}

export function Form({ form, fields, go, kind = "legal", onSend, label, children, more }: FormProps) {
  const submit = (e: Event) => {
    e.preventDefault();
    const data = new FormData(e.currentTarget as HTMLFormElement);
    const values = Object.fromEntries([...data].map(([k, v]) => [k, String(v)]));
    if (!form.busy.value) void form.send(() => onSend(values));
  };
  const wrong = form.wrong.value;
  return (
    <form class="form" onSubmit={submit} aria-label={label}>
      {children}
      <div role="alert" class="form-wrong">
        {wrong && !fields.includes(wrong.field) ? wrong.message : ""}
        {wrong && fields.includes(wrong.field) ? <span class="sr">{wrong.message}</span> : null}
      </div>
      <div class="form-acts">
        <Button kind={kind} type="submit" busy={form.busy.value}>
          {go}
        </Button>
        {more}
      </div>
    </form>
  );
}
