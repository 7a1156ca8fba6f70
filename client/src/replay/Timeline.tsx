// The timeline, a slider: turns, phases, luck, notes, and the current action.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { shade } from "../theme";
import { withSign } from "../ui/format";
import {
  Axes,
  area,
  bandPath,
  frameOf,
  luckAt,
  mostLuck,
  placeLabels,
  type Spot,
  stair,
  swings,
  ticks,
} from "./axes";
import { gist, type Reel, rollCount } from "./reel";
import { type ReplayModel, useReplay } from "./replayModel";
import { actText, placeText } from "./words";

const SMALL = 640; // width in pixels below which the curve has no labels
const SWINGS = 3;

let pen: CanvasRenderingContext2D | null = null;

function measure(text: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 6.2;
  pen.font = `500 12px "Barlow Semi Condensed", sans-serif`;
  return pen.measureText(text).width;
}

function Turns({ reel, axes }: { reel: Reel; axes: Axes }) {
  const { frame } = axes;
  let end = 0;
  return (
    <>
      {reel.turns.map((span, i) => {
        const [from, to] = [axes.x(Math.max(0, span.from - 1)), axes.x(span.to)];
        const words =
          span.turn === 0
            ? ""
            : frame.width >= SMALL && to - from > 52
              ? t("replay-turn-n", { turn: span.turn })
              : String(span.turn);
        const fits = words && from + 4 >= end && to - from > 12;
        if (fits) end = from + 8 + words.length * 7;
        return (
          <g key={span.from}>
            <rect
              class={i % 2 ? "tl-turn odd" : "tl-turn"}
              x={from}
              y={0}
              width={Math.max(0, to - from)}
              height={frame.bottom}
            />
            {fits && (
              <text class="tl-t" x={from + 5} y={17}>
                {words}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A lane for each side with a box for each phase, higher where dice were rolled. */
function Lanes({ model, reel, axes }: { model: ReplayModel; reel: Reel; axes: Axes }) {
  const sides = model.board.value?.sides ?? [];
  const sideOf = new Map(model.board.value?.phases.map((phase) => [phase.id, phase.side]));
  const { lanes, lane } = axes.frame;
  const boxes = reel.phases
    .filter((span) => span.from > 0)
    .flatMap((span) => {
      const dice = reel.moves.slice(span.from, span.to + 1).some((move) => rollCount(move) > 0);
      const side = sideOf.get(span.phase) ?? null;
      const mine = sides
        .map((info, row) => ({ id: info.id, row }))
        .filter(({ id }) => side === null || id === side);
      return mine.map(({ id, row }) => ({
        key: `${span.from} ${id}`,
        art: model.art(id),
        row,
        dice,
        from: axes.x(span.from - 1),
        to: axes.x(span.to),
      }));
    });
  return (
    <>
      {boxes.map(({ key, art, row, dice, from, to }) => {
        const high = dice ? lane : lane / 2;
        return (
          <rect
            key={key}
            x={from + 0.4}
            y={lanes + row * (lane + 1) + (lane - high)}
            width={Math.max(1, to - from - 0.8)}
            height={high}
            fill={art?.face}
            stroke={art?.edge}
            stroke-width=".8"
          />
        );
      })}
    </>
  );
}

function Curve({ reel, axes }: { reel: Reel; axes: Axes }) {
  const { frame } = axes;
  const zero = axes.y(0);
  const outline = area(reel.luck, axes, reel.last);
  const largest = new Set(swings(reel, SWINGS).map((point) => point.n));
  return (
    <>
      {ticks(axes.most).map((v) => (
        <g key={v}>
          <line
            class={v ? "tl-line" : "tl-zero"}
            x1={frame.left}
            x2={frame.width - frame.right}
            y1={axes.y(v)}
            y2={axes.y(v)}
          />
          <text class="tl-y" x={frame.left - 6} y={axes.y(v) + 4}>
            {withSign(v, Number.isInteger(v) ? 0 : 1)}
          </text>
        </g>
      ))}
      {reel.hasBand && <path class="tl-band" d={bandPath(reel.luck, axes, reel.last)} />}
      <clipPath id="tl-above">
        <rect x="0" y="0" width={frame.width} height={zero} />
      </clipPath>
      <clipPath id="tl-below">
        <rect x="0" y={zero} width={frame.width} height={Math.max(0, frame.height - zero)} />
      </clipPath>
      <path class="tl-up" d={outline} clip-path="url(#tl-above)" />
      <path class="tl-dn" d={outline} clip-path="url(#tl-below)" />
      <path class="tl-curve" d={stair(reel.luck, axes, reel.last)} />
      {reel.luck.map(({ n, sum }) => {
        const r = largest.has(n) ? 3.6 : 2.8;
        return (
          <rect
            key={n}
            class={largest.has(n) ? "tl-pt big" : "tl-pt"}
            x={axes.x(n) - r}
            y={axes.y(sum) - r}
            width={2 * r}
            height={2 * r}
            rx="1.4"
          />
        );
      })}
    </>
  );
}

/** Everything that does not change while dragging. */
function Ground({ model, reel, axes }: { model: ReplayModel; reel: Reel; axes: Axes }) {
  return (
    <>
      <defs>
        <pattern
          id="tl-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="tl-hx" d="M0 3H6" />
        </pattern>
      </defs>
      <Turns reel={reel} axes={axes} />
      <Lanes model={model} reel={reel} axes={axes} />
      {reel.luck.length > 0 && <Curve reel={reel} axes={axes} />}
    </>
  );
}

function spotsOf(model: ReplayModel, reel: Reel, n: number): Spot[] {
  const text = (at: number): string => {
    const move = reel.move(at)!;
    return `${gist(move)}, ${withSign(move.luck)}`;
  };
  const here = reel.luck.find((point) => point.n === n);
  const notes = model.notes.list.value
    .filter((note) => note.text && note.n <= reel.last)
    .slice(0, 4)
    .map((note) => ({ n: note.n, text: note.text.length > 40 ? `${note.text.slice(0, 39)}…` : note.text }));
  const found = [
    ...(here ? [{ n, text: text(n) }] : []),
    ...notes,
    ...swings(reel, SWINGS).map((point) => ({ n: point.n, text: text(point.n) })),
  ];
  return found.filter((spot, i) => found.findIndex((other) => other.n === spot.n) === i);
}

/** Whether the fonts are loaded: labels must then be measured again. */
function useFonts(): boolean {
  const [ready, setReady] = useState(document.fonts.status === "loaded");
  useEffect(() => void document.fonts.ready.then(() => setReady(true)), []);
  return ready;
}

function Labels({ model, reel, axes, n }: { model: ReplayModel; reel: Reel; axes: Axes; n: number }) {
  const notes = model.notes.list.value;
  const fonts = useFonts();
  const here = reel.luck.some((point) => point.n === n) ? n : -1;
  const labels = useMemo(
    () => placeLabels(spotsOf(model, reel, n), reel.luck, axes, measure),
    [reel, axes, here, notes, fonts],
  );
  return (
    <>
      {labels.map(({ text, x, y, width, height, at }) => (
        <g key={`${at[0]} ${text}`} class="tl-label">
          <path
            class="tl-lead"
            d={`M${at[0]} ${at[1]}L${at[0] < x ? x : x + width} ${at[1] < y ? y + 4 : y + height - 4}`}
          />
          <rect class="tl-lab-bed" x={x} y={y} width={width} height={height} rx="3" />
          <text class="tl-lab" x={x + 6} y={y + 14}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

function Head({ model, axes, n }: { model: ReplayModel; axes: Axes; n: number }) {
  const { left, bottom } = axes.frame;
  const x = axes.x(n);
  const until = model.player.until.value;
  return (
    <>
      <rect class="tl-done" x={left} y={0} width={Math.max(0, x - left)} height={bottom} />
      {until !== null && (
        <path
          class="tl-until"
          d={`M${axes.x(until)} 4V${bottom}M${axes.x(until)} 4h-7M${axes.x(until)} ${bottom}h-7`}
        />
      )}
      {model.notes.list.value
        .filter((note) => note.n <= model.reel.value.last)
        .map((note) => (
          <path
            key={note.n}
            class="tl-flag"
            d={`M${axes.x(note.n)} ${bottom}v-17h12l-3.2 4l3.2 4h-10.200v9z`}
          />
        ))}
      <line class="tl-head" x1={x} x2={x} y1={8} y2={bottom} />
      <path class="tl-knob" d={`M${x - 8} 2H${x + 8}V14L${x} 22L${x - 8} 14Z`} />
    </>
  );
}

function useSize(): [preact.RefObject<HTMLDivElement | null>, number, number] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<[number, number]>([0, 0]);
  useEffect(() => {
    const watch = new ResizeObserver(
      ([entry]) =>
        entry && setSize([Math.round(entry.contentRect.width), Math.round(entry.contentRect.height)]),
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, ...size];
}

export function Timeline() {
  const model = useReplay();
  const reel = model.reel.value;
  const n = model.player.n.value;
  const [box, width, height] = useSize();
  const over = useSignal<number | null>(null);
  const dragging = useRef(false);
  const sides = model.board.value?.sides.length ?? 2;
  const axes = useMemo(
    () => new Axes(frameOf(width, height, sides, reel.luck.length > 0), reel.last, mostLuck(reel.luck)),
    [width, height, reel, sides],
  );
  const actAt = (e: PointerEvent): number =>
    reel.nearest(axes.act(e.clientX - (e.currentTarget as Element).getBoundingClientRect().left));
  const drag = (e: PointerEvent): void => {
    over.value = e.pointerType === "mouse" ? actAt(e) : null;
    if (dragging.current && actAt(e) !== model.player.n.value) model.player.go(actAt(e), true);
  };
  const press = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    (e.currentTarget as Element).setPointerCapture(e.pointerId);
    dragging.current = true;
    drag(e);
  };
  const release = (): void => {
    if (dragging.current) model.rest();
    dragging.current = false;
  };
  const ground = useMemo(
    () => <Ground model={model} reel={reel} axes={axes} />,
    [reel, axes, shade.value, model.board.value],
  );
  return (
    <div class={reel.luck.length > 0 ? "tlbox" : "tlbox flat"} ref={box}>
      <div
        class="tl"
        tabIndex={0}
        role="slider"
        aria-label={t("replay-slider")}
        aria-valuemin={0}
        aria-valuemax={reel.last}
        aria-valuenow={n}
        aria-valuetext={`${placeText(model, n)}, ${actText(model, n)}`}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={() => (over.value = null)}
      >
        {width > 0 && (
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {ground}
            <Head model={model} axes={axes} n={n} />
            {width >= SMALL && <Labels model={model} reel={reel} axes={axes} n={n} />}
          </svg>
        )}
      </div>
      {over.value !== null && !dragging.current && <Preview n={over.value} axes={axes} />}
    </div>
  );
}

/** The action under the pointer. */
function Preview({ n, axes }: { n: number; axes: Axes }) {
  const model = useReplay();
  const reel = model.reel.value;
  const x = axes.x(n);
  const right = x > axes.frame.width / 2;
  const edge = right ? { right: `${axes.frame.width - x + 10}px` } : { left: `${x + 10}px` };
  return (
    <div class="preview" aria-hidden="true" style={edge}>
      <b>{placeText(model, n)}</b>
      <span>
        {actText(model, n)}
        {reel.luck.length > 0 && ` · ${t("replay-luck-here", { luck: withSign(luckAt(reel.luck, n)) })}`}
      </span>
    </div>
  );
}
