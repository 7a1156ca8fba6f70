// Counters beside the map, drawn by the same printer as those on it.
import { useMemo } from "preact/hooks";
import { Printer } from "../board/printer";
import "../styles/pieces.css";
import type { Board, MarkInfo, UnitInfo } from "../protocol";
import { shade } from "../theme";

let printer: Printer | null = null;

function printerFor(board: Board): Printer {
  if (printer?.board !== board || printer.theme !== shade.value) printer = new Printer(board, shade.value);
  return printer;
}

interface Props {
  board: Board | null;
  unit: UnitInfo | undefined;
  steps: number;
  marks: readonly string[];
  size: number;
  /** Read out; a counter without one is beside its name. */
  label?: string;
}

export function CounterImage({ board, unit, steps, marks, size, label }: Props) {
  const flipped = board?.marks.some((mark) => mark.shape === "panic" && marks.includes(mark.id)) ?? false;
  const markup = useMemo(() => {
    if (!board || !unit) return "";
    return printerFor(board).markup(
      { id: unit.id, side: unit.side, unit, steps, marks: [] },
      "full",
      flipped,
    );
  }, [board, shade.value, unit, steps, flipped]);
  return (
    <svg
      class="mini-ct"
      viewBox="0 0 62 63"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** A mark of a counter: its sign and its name. */
export function MarkImage({ board, info }: { board: Board | null; info: MarkInfo }) {
  const markup = useMemo(() => (board ? printerFor(board).mark(info.id) : ""), [board, info.id]);
  return (
    <span class="mark">
      <svg viewBox="-9.5 -9.5 19 19" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
      {info.text}
    </span>
  );
}
