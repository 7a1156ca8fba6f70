// Small parts of the replay.
import { t } from "../i18n";
import { SideBadge } from "../ui";
import { CounterImage } from "../ui/counter";
import { Die as DieImage } from "../ui/die";
import { useReplay } from "./replayModel";

const SIGNS = {
  first: <path d="M3 3v10M13 3L6 8l7 5z" />,
  last: <path d="M13 3v10M3 3l7 5-7 5z" />,
  faster: <path d="M8 4l5 4-5 4M3 4l5 4-5 4" />,
  slower: <path d="M8 4L3 8l5 4M13 4L8 8l5 4" />,
  branch: (
    <>
      <circle cx="4" cy="3.5" r="1.7" />
      <circle cx="4" cy="12.5" r="1.7" />
      <circle cx="12" cy="5.5" r="1.7" />
      <path d="M4 5.2v5.6M12 7.2c0 3-8 1.6-8 3.6" />
    </>
  ),
  share: <path d="M8 10V2M5 4.5L8 1.8l3 2.7M3 8v6h10V8" />,
  flag: <path d="M3.5 14.5V2h8l-2 3 2 3h-8" />,
  save: <path d="M8 2v8M5 7.4L8 10.2l3-2.8M3 11v3h10v-3" />,
  table: <path d="M2 6h12M3.5 6v8M12.5 6v8M5 6V3h6v3" />,
} as const;

export function Sign({ name }: { name: keyof typeof SIGNS }) {
  return (
    <svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}

/** A die in the colours of the side that rolled it. */
export function Die({ face, side }: { face: number; side: string }) {
  return <DieImage face={face} art={useReplay().art(side)} label={t("replay-die", { face })} />;
}

export function Badge({
  side,
  label,
  big,
}: {
  side: string | null | undefined;
  label?: boolean;
  big?: boolean;
}) {
  const model = useReplay();
  const art = model.art(side);
  return art && side ? (
    <SideBadge art={art} big={big} label={label ? model.sideText(side) : undefined} />
  ) : null;
}

interface CounterProps {
  id: string;
  steps: number;
  marks: string[];
  size: number;
}

/** A unit as it was at the moment looked at. */
export function Counter({ id, ...now }: CounterProps) {
  const model = useReplay();
  return <CounterImage board={model.board.value} unit={model.unit(id)} {...now} />;
}
