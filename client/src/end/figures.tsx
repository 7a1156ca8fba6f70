// Losses, points and luck, turn by turn.
import { t } from "../i18n";
import type { GameEnd } from "../protocol";
import { decimal, withSign } from "../ui/format";
import { capitalise } from "../ui/sentence";

const WIDE = 400;
const HIGH = 108;
const FEW = 12; // boxes that a track may have

type SideName = (side: string) => string;
/** The colours of a side, as style. */
type Look = (side: string) => Record<string, string>;

function Ticks({ turns, step }: { turns: readonly number[]; step: number }) {
  const every = Math.max(1, Math.ceil(turns.length / 14));
  return (
    <>
      {turns.map((turn, i) =>
        i % every ? null : (
          <text key={turn} class="tk" x={i * step + step / 2} y={HIGH + 12}>
            {turn}
          </text>
        ),
      )}
    </>
  );
}

/** What each side lost in each turn, on one axis; the first side above it. */
export function Losses({ end, sideName, look }: { end: GameEnd; sideName: SideName; look: Look }) {
  const turns = end.turns.filter((turn, i) => i > 0 || turn.lost.some((n) => n > 0));
  const most = Math.max(1, ...turns.flatMap((turn) => turn.lost));
  const step = WIDE / Math.max(1, turns.length);
  const unit = (HIGH / 2 - 16) / most;
  const axis = HIGH / 2;
  const sides = end.attacks.map((one) => one.side);
  const total = (k: number) => turns.reduce((sum, turn) => sum + (turn.lost[k] ?? 0), 0);
  const caption = sides.map((side, k) => t("end-loss-of", { side: sideName(side), n: total(k) }));
  return (
    <div>
      <h2>
        {t("end-losses")} <small>{t("end-losses-note")}</small>
      </h2>
      <svg viewBox={`0 0 ${WIDE} ${HIGH + 14}`} role="img" aria-label={caption.join("; ")}>
        <path class="ax" d={`M0 ${axis}H${WIDE}`} />
        {turns.map(({ turn, lost }, i) =>
          lost.slice(0, 2).map((n, k) => {
            if (n === 0) return null;
            const x = i * step + step / 2;
            const high = n * unit;
            const y = k === 0 ? axis - high - 1 : axis + 1;
            const wide = Math.min(22, step - 4);
            return (
              <g key={`${turn}-${k}`}>
                <rect
                  class="bar"
                  style={look(sides[k] ?? "")}
                  x={x - wide / 2}
                  y={y}
                  width={wide}
                  height={Math.max(1, high)}
                />
                <text class="tv" x={x} y={k === 0 ? y - 4 : y + high + 11}>
                  {n}
                </text>
              </g>
            );
          }),
        )}
        <Ticks turns={turns.map((turn) => turn.turn)} step={step} />
      </svg>
      <p class="legend">
        {sides.slice(0, 2).map((side, k) => (
          <span key={side}>
            <i style={look(side)} /> {caption[k]}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A track of few boxes, filled turn by turn. */
function Boxes({ end, of, look }: { end: GameEnd; of: number; look: Look }) {
  const track = end.tracks[of]!;
  const step = WIDE / end.turns.length;
  const room = (HIGH - 12) / Math.max(track.of, 1);
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH + 14}`} role="img" aria-label={trackText(end, of)}>
      {end.turns.map(({ turn, points }, i) =>
        Array.from({ length: track.of }, (_, k) => (
          <rect
            key={`${turn}-${k}`}
            class={k < (points[of] ?? 0) ? "town on" : "town"}
            style={look(track.side)}
            x={i * step + step / 2 - 6}
            y={HIGH - 6 - (k + 1) * room}
            width={12}
            height={Math.max(2, Math.min(9, room - 2))}
            rx={1}
          />
        )),
      )}
      <Ticks turns={end.turns.map((turn) => turn.turn)} step={step} />
    </svg>
  );
}

const trackText = (end: GameEnd, of: number): string => {
  const values = end.turns.map((turn) => turn.points[of] ?? 0);
  return t("end-track", { name: end.tracks[of]!.label, first: values[0] ?? 0, last: values.at(-1) ?? 0 });
};

/** Tracks with more than a few boxes as steps, one line for each. */
function Steps({ end, tracks, look }: { end: GameEnd; tracks: number[]; look: Look }) {
  const values = tracks.map((of) => end.turns.map((turn) => turn.points[of] ?? 0));
  const most = Math.max(1, ...values.flat());
  const least = Math.min(0, ...values.flat());
  const step = WIDE / end.turns.length;
  const y = (v: number) => HIGH - 4 - ((v - least) / (most - least || 1)) * (HIGH - 18);
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH + 14}`}
      role="img"
      aria-label={tracks.map((of) => trackText(end, of)).join("; ")}
    >
      <path class="ax" d={`M0 ${y(0)}H${WIDE}`} />
      {values.map((row, k) => (
        <g key={tracks[k]}>
          <path
            class="steps"
            style={look(end.tracks[tracks[k]!]!.side)}
            d={row.map((v, i) => `${i ? "L" : "M"}${i * step} ${y(v)}H${(i + 1) * step}`).join("")}
          />
          <text class="tv end" x={WIDE - 2} y={y(row.at(-1) ?? 0) - 4}>
            {row.at(-1)}
          </text>
        </g>
      ))}
      <Ticks turns={end.turns.map((turn) => turn.turn)} step={step} />
    </svg>
  );
}

export function Points({ end, look }: { end: GameEnd; look: Look }) {
  const all = end.tracks.map((_, i) => i);
  const long = all.filter((i) => end.tracks[i]!.of === 0 || end.tracks[i]!.of > FEW);
  const short = all.filter((i) => !long.includes(i));
  return (
    <>
      {short.map((i) => (
        <div key={i}>
          <h2>
            {end.tracks[i]!.label} <small>{t("end-points-note", { of: end.tracks[i]!.of })}</small>
          </h2>
          <Boxes end={end} of={i} look={look} />
        </div>
      ))}
      {long.length > 0 && (
        <div>
          <h2>{t("end-points")}</h2>
          <Steps end={end} tracks={long} look={look} />
          <p class="legend">
            {long.map((i) => (
              <span key={i}>
                <i style={look(end.tracks[i]!.side)} /> {end.tracks[i]!.label}
              </span>
            ))}
          </p>
        </div>
      )}
    </>
  );
}

/** How the attacks of both sides went against what could be expected, and the luck of all rolls. */
export function Luck({ end, sideName, look }: { end: GameEnd; sideName: SideName; look: Look }) {
  const [wide, high] = [800, 92];
  const points = end.luck;
  const first = points[0]?.turn ?? 0;
  const last = Math.ceil(points.at(-1)?.turn ?? first + 1);
  const most = Math.max(1, ...points.map((p) => Math.max(p.band, Math.abs(p.sum)))) * 1.04;
  const x = (turn: number) => ((turn - first) / Math.max(1, last - first)) * wide;
  const y = (v: number) => high / 2 - (v / most) * (high / 2);
  const total = points.at(-1)?.sum ?? 0;
  const side = sideName(end.attacks[0]?.side ?? "");
  const band = [
    ...points.map((p) => `${x(p.turn).toFixed(1)} ${y(p.band).toFixed(1)}`),
    ...[...points].reverse().map((p) => `${x(p.turn).toFixed(1)} ${y(-p.band).toFixed(1)}`),
  ];
  const steps = points.map(
    (p, i) => `${i ? "H" : "M"}${x(p.turn).toFixed(1)}${i ? "V" : " "}${y(p.sum).toFixed(1)}`,
  );
  return (
    <div class="luck">
      <h2>
        {t("end-luck")} <small>{t("end-luck-note")}</small>
      </h2>
      <ul class="attacks">
        {end.attacks
          .filter((one) => one.tried > 0)
          .map((one) => (
            <li key={one.side}>
              <i style={look(one.side)} />
              {t("end-attacks", {
                side: capitalise(sideName(one.side)),
                won: one.won,
                tried: one.tried,
                expected: decimal(one.expected, 1),
              })}
            </li>
          ))}
      </ul>
      {points.length > 1 && (
        <>
          <svg
            viewBox={`0 0 ${wide} ${high + 16}`}
            role="img"
            aria-label={t("end-luck-sum", { side, sum: withSign(total) })}
          >
            <path class="band9" d={`M${band.join("L")}Z`} />
            <path class="lk0" d={`M0 ${high / 2}H${wide}`} />
            <path class="lkl" d={steps.join("")} />
          </svg>
          <p class="note">{t("end-luck-sum", { side, sum: withSign(total) })}</p>
        </>
      )}
    </div>
  );
}
