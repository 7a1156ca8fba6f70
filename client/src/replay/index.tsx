import { Waiting } from "../ui/waiting";

export function ReplayPage(_: { id: string }) {
  return <Waiting />;
}
