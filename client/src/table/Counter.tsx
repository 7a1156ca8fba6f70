// A counter beside the map, printed by the same hand as those on it.
import { useMemo } from "preact/hooks";
import { Printer } from "../board/printer";
import type { Board, MarkInfo } from "../protocol";
import { shade } from "../theme";
import { useDesk } from "./context";

let printer: Printer | null = null;

function printerFor(board: Board): Printer {
  if (printer?.board !== board || printer.theme !== shade.value) printer = new Printer(board, shade.value);
  return printer;
}

export function Counter({ id, size, label }: { id: string; size: number; label?: string }) {
  const { model } = useDesk();
  const board = model.board.value;
  const unit = model.roster.value.get(id);
  const now = model.units.value.get(id);
  const steps = now?.steps ?? unit?.steps ?? 1;
  const flipped = (board?.marks ?? []).some((mark) => mark.shape === "panic" && now?.marks.includes(mark.id));
  const drawn = useMemo(
    () => (board && unit ? printerFor(board).markup({ id, side: unit.side, unit, steps, marks: [] }, "full", flipped) : ""),
    [board, shade.value, id, steps, flipped],
  );
  const said = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return <svg class="mini-ct" viewBox="0 0 62 63" width={size} height={size} {...said} dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** A mark of a counter: its sign and its name. */
export function Mark({ info }: { info: MarkInfo }) {
  const { model } = useDesk();
  const board = model.board.value;
  const drawn = useMemo(() => (board ? printerFor(board).mark(info.id) : ""), [board, info.id]);
  return <span class="mark"><svg viewBox="-9.5 -9.5 19 19" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />{info.text}</span>;
}
