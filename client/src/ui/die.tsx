import "../styles/pieces.css";
import type { FaceArt } from "../protocol";

const PIPS: Record<number, [number, number][]> = {
  1: [[9, 9]],
  2: [
    [5, 5],
    [13, 13],
  ],
  3: [
    [5, 5],
    [9, 9],
    [13, 13],
  ],
  4: [
    [5, 5],
    [13, 5],
    [5, 13],
    [13, 13],
  ],
  5: [
    [5, 5],
    [13, 5],
    [9, 9],
    [5, 13],
    [13, 13],
  ],
  6: [
    [5, 4.6],
    [13, 4.6],
    [5, 9],
    [13, 9],
    [5, 13.4],
    [13, 13.4],
  ],
};

interface Props {
  face: number;
  /** The colours of the side that rolled it. */
  art?: FaceArt | null;
  /** Read out; a die without one is beside a text that says the same. */
  label?: string;
}

export function Die({ face, art, label }: Props) {
  const pips = PIPS[face];
  return (
    <svg
      class="die"
      viewBox="0 0 18 18"
      style={art ? { "--die": art.box, "--pip": art.symbol, "--die-edge": art.edge } : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect x="1" y="1" width="16" height="16" rx="3.5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />)
      ) : (
        <text x="9" y="12.6">
          {face}
        </text>
      )}
    </svg>
  );
}

const MOST_PIPS = 14;

/** So many boxes filled of so many; nothing where there are too many to count at a glance. */
export function Pips({ value, of }: { value: number; of: number }) {
  if (of <= 0 || of > MOST_PIPS) return null;
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < value ? "on" : ""} />
      ))}
    </span>
  );
}
