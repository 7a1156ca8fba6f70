// Small drawn things: a die, a side's sign, how many of how many.
import { t } from "../i18n";
import { SideBadge } from "../ui";
import { artOf, useDesk } from "./context";

const PIPS: Record<number, [number, number][]> = {
  1: [[9, 9]],
  2: [[5, 5], [13, 13]],
  3: [[5, 5], [9, 9], [13, 13]],
  4: [[5, 5], [13, 5], [5, 13], [13, 13]],
  5: [[5, 5], [13, 5], [9, 9], [5, 13], [13, 13]],
  6: [[5, 4.6], [13, 4.6], [5, 9], [13, 9], [5, 13.4], [13, 13.4]],
};

/** A die as it lies; in a side's colours when it is that side's. */
export function Die({ face, side, plain }: { face: number; side?: string; plain?: boolean }) {
  const { model } = useDesk();
  const art = side ? artOf(model, side) : null;
  const pips = PIPS[face];
  const colours = art ? { "--die": art.box, "--pip": art.symbol, "--die-edge": art.edge } : undefined;
  return (
    <svg class="die" viewBox="0 0 18 18" style={colours} {...(plain ? { "aria-hidden": true } : { role: "img", "aria-label": t("table-die-face", { face }) })}>
      <rect x="1" y="1" width="16" height="16" rx="3.5" />
      {pips ? pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />) : <text x="9" y="12.6">{face}</text>}
    </svg>
  );
}

export function Badge({ side, label }: { side: string | null; label?: boolean }) {
  const { model } = useDesk();
  const art = artOf(model, side);
  return art && side ? <SideBadge art={art} label={label ? model.sideText(side) : undefined} /> : null;
}

const MOST_PIPS = 14;

export function Pips({ value, of }: { value: number; of: number }) {
  if (of <= 0 || of > MOST_PIPS) return null;
  return <span class="pips" aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} class={i < value ? "on" : ""} />)}</span>;
}
