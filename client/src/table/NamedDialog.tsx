import { Dialog, type DialogProps } from "../ui";
import { type DialogName, useDesk } from "./context";

/** One of the dialogs that are opened by name. */
export function NamedDialog({ name, ...rest }: { name: DialogName } & Omit<DialogProps, "open" | "onClose">) {
  const { dialog } = useDesk();
  const close = (): void => {
    dialog.value = "";
  };
  return <Dialog open={dialog.value === name} onClose={close} {...rest} />;
}
