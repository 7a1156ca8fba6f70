// Misuse at a table, told to the operator of the server.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { t } from "../i18n";
import type { ReportIn } from "../protocol";
import { Field, Form, useForm } from "../ui/form";
import { toast } from "../ui/toast";
import { useDesk } from "./context";
import { NamedDialog } from "./NamedDialog";

/** The message of the chat that is reported, with the name of its author. */
const quoted = signal("");

export function ReportMessage({ name, text }: { name: string; text: string }) {
  const { dialog } = useDesk();
  const report = (): void => {
    quoted.value = t("table-report-quote", { name, text });
    dialog.value = "report";
  };
  return (
    <button
      type="button"
      class="link"
      aria-label={t("table-report-message", { name, text })}
      onClick={report}
    >
      {t("table-report-short")}
    </button>
  );
}

export function ReportDialog() {
  const { id, dialog } = useDesk();
  useEffect(() => {
    if (dialog.value !== "report") quoted.value = "";
  }, [dialog.value]);
  const form = useForm();
  const send = async (v: Record<string, string>) => {
    const body: ReportIn = { text: v.text ?? "" };
    await api.post(`/api/tables/${id}/report`, body, { quiet: true });
    dialog.value = "";
    toast(t("table-reported"), "good");
  };
  return (
    <NamedDialog name="report" title={t("table-report")}>
      <p class="note">{t("table-report-hint")}</p>
      <Form form={form} fields={["text"]} go={t("table-report-go")} kind="plain" onSend={send}>
        <Field
          name="text"
          label={t("table-report-what")}
          value={quoted.value}
          required
          maxLength={1000}
          wrong={form.about("text")}
        />
      </Form>
    </NamedDialog>
  );
}
