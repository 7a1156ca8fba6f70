// The fields that several forms of this page ask for.
import { t } from "../i18n";
import { Field, type FormState } from "../ui/form";

const SHORTEST_PASSWORD = 8;

export function NameField({ value, form }: { value?: string; form: FormState }) {
  return (
    <Field
      name="name"
      label={t("account-name")}
      value={value}
      required
      maxLength={40}
      autocomplete="username"
      wrong={form.about("name")}
    />
  );
}

export function EmailField({ value, hint, form }: { value?: string; hint?: string; form: FormState }) {
  return (
    <Field
      name="email"
      type="email"
      label={t("account-email")}
      value={value}
      hint={hint}
      maxLength={200}
      autocomplete="email"
      wrong={form.about("email")}
    />
  );
}

/** Fresh: a password to be chosen, not one to be proved. */
export function PasswordField({
  name,
  label,
  form,
  fresh = false,
}: {
  name: string;
  label: string;
  form: FormState;
  fresh?: boolean;
}) {
  return (
    <Field
      name={name}
      type="password"
      label={label}
      hint={fresh ? t("account-password-hint") : undefined}
      required
      minLength={fresh ? SHORTEST_PASSWORD : undefined}
      maxLength={200}
      autocomplete={fresh ? "new-password" : "current-password"}
      wrong={form.about(name)}
    />
  );
}
