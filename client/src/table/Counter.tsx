import type { MarkInfo } from "../protocol";
import { CounterImage, MarkImage } from "../ui/counter";
import { useDesk } from "./context";

/** A unit of the table as it is now. */
export function Counter({ id, size, label }: { id: string; size: number; label?: string }) {
  const { model } = useDesk();
  const unit = model.roster.value.get(id);
  const now = model.units.value.get(id);
  return (
    <CounterImage
      board={model.board.value}
      unit={unit}
      steps={now?.steps ?? unit?.steps ?? 1}
      marks={now?.marks ?? []}
      size={size}
      label={label}
    />
  );
}

export function Mark({ info }: { info: MarkInfo }) {
  return <MarkImage board={useDesk().model.board.value} info={info} />;
}
