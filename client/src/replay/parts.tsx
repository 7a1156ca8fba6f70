// Small drawn things of the replay.
import { useMemo } from "preact/hooks";
import { Printer } from "../board/printer";
import { t } from "../i18n";
import type { Board } from "../protocol";
import { shade } from "../theme";
import { SideBadge } from "../ui";
import { useStudy } from "./study";

const SIGNS = {
  first: <path d="M3 3v10M13 3L6 8l7 5z" />,
  last: <path d="M13 3v10M3 3l7 5-7 5z" />,
  faster: <path d="M8 4l5 4-5 4M3 4l5 4-5 4" />,
  slower: <path d="M8 4L3 8l5 4M13 4L8 8l5 4" />,
  branch: <><circle cx="4" cy="3.5" r="1.7" /><circle cx="4" cy="12.5" r="1.7" /><circle cx="12" cy="5.5" r="1.7" /><path d="M4 5.2v5.6M12 7.2c0 3-8 1.6-8 3.6" /></>,
  share: <path d="M8 10V2M5 4.5L8 1.8l3 2.7M3 8v6h10V8" />,
  flag: <path d="M3.5 14.5V2h8l-2 3 2 3h-8" />,
  save: <path d="M8 2v8M5 7.4L8 10.2l3-2.8M3 11v3h10v-3" />,
  table: <path d="M2 6h12M3.5 6v8M12.5 6v8M5 6V3h6v3" />,
} as const;

export function Sign({ name }: { name: keyof typeof SIGNS }) {
  return <svg class="ico" viewBox="0 0 16 16" aria-hidden="true">{SIGNS[name]}</svg>;
}

const PIPS: Record<number, [number, number][]> = {
  1: [[9, 9]],
  2: [[5, 5], [13, 13]],
  3: [[5, 5], [9, 9], [13, 13]],
  4: [[5, 5], [13, 5], [5, 13], [13, 13]],
  5: [[5, 5], [13, 5], [9, 9], [5, 13], [13, 13]],
  6: [[5, 4.6], [13, 4.6], [5, 9], [13, 9], [5, 13.4], [13, 13.4]],
};

/** A die as it fell, in the colours of the side that threw it. */
export function Die({ face, side }: { face: number; side: string }) {
  const art = useStudy().art(side);
  const pips = PIPS[face];
  const ink = art?.symbol ?? "currentColor";
  return (
    <svg class="rdie" viewBox="0 0 18 18" role="img" aria-label={t("replay-die", { face })}>
      <rect x="1" y="1" width="16" height="16" rx="3.5" fill={art?.box ?? "none"} stroke={ink} stroke-width="1.2" />
      {pips ? pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" fill={ink} />) : <text x="9" y="12.6" text-anchor="middle" fill={ink}>{face}</text>}
    </svg>
  );
}

export function Badge({ side, label, big }: { side: string | null | undefined; label?: boolean; big?: boolean }) {
  const study = useStudy();
  const art = study.art(side);
  return art && side ? <SideBadge art={art} big={big} label={label ? study.sideText(side) : undefined} /> : null;
}

let printer: Printer | null = null;

function printerFor(board: Board): Printer {
  if (printer?.board !== board || printer.theme !== shade.value) printer = new Printer(board, shade.value);
  return printer;
}

/** A counter beside the map, by the hand that printed those on it. */
export function Counter({ id, steps, marks, size }: { id: string; steps: number; marks: string[]; size: number }) {
  const study = useStudy();
  const board = study.board.value;
  const unit = study.unit(id);
  const flipped = (board?.marks ?? []).some((mark) => mark.shape === "panic" && marks.includes(mark.id));
  const drawn = useMemo(() => (board && unit ? printerFor(board).markup({ id, side: unit.side, unit, steps, marks: [] }, "full", flipped) : ""), [board, shade.value, id, steps, flipped]);
  return <svg class="rcounter" viewBox="0 0 62 63" width={size} height={size} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

const MOST_PIPS = 12;

export function Pips({ value, of }: { value: number; of: number }) {
  if (of <= 0 || of > MOST_PIPS) return null;
  return <span class="rpips" aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} class={i < value ? "on" : ""} />)}</span>;
}
