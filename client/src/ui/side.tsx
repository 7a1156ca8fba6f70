import type { FaceArt } from "../protocol";

const SIGNS: Record<string, preact.JSX.Element> = {
  star: <path fill="currentColor" d="M6 .6l1.6 3.6 3.9.4-2.9 2.6.8 3.8L6 9.1 2.6 11l.8-3.8L.5 4.6l3.9-.4z" />,
  chevron: (
    <path fill="none" stroke="currentColor" stroke-width="2" d="M1.5 2.5L6 6l4.5-3.5M1.5 6.5L6 10l4.5-3.5" />
  ),
  cross: <path fill="none" stroke="currentColor" stroke-width="2" d="M6 1.5v9M1.5 6h9" />,
};

export type SideArt = Pick<FaceArt, "face" | "ink" | "edge" | "sign">;

/** A side's colours and sign. Its name is beside it or in `label`. */
export function SideBadge({ art, label, big }: { art: SideArt; label?: string; big?: boolean }) {
  const sign = SIGNS[art.sign];
  return (
    <span
      class={big ? "flag big" : "flag"}
      style={{ "--fc": art.face, "--in": art.ink, "--ed": art.edge }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {sign ? (
        <svg viewBox="0 0 12 12" aria-hidden="true">
          {sign}
        </svg>
      ) : (
        <b>{art.sign}</b>
      )}
    </span>
  );
}
