// What a game counts: as pips, as numbered cells, or as a bar.
import { artOf } from "../board/sides";
import { t } from "../i18n";
import type { Track } from "../protocol";
import { shade } from "../theme";
import { Chip } from "../ui";
import { Pips } from "../ui/die";
import { useDesk } from "./context";

const MOST_CELLS = 14;
const MOST_BESIDE = 6; // pips beside their label

/** One cell for each number from nought, the present one inked. */
function Cells({ value, of }: { value: number; of: number }) {
  return (
    <span class="cells" aria-hidden="true" style={{ "--cells": of + 1 }}>
      {Array.from({ length: of + 1 }, (_, n) => (
        <i key={n} class={n === value ? "now" : n < value ? "over" : ""}>
          {n}
        </i>
      ))}
    </span>
  );
}

function Bar({ value, of }: { value: number; of: number }) {
  const share = of > 0 ? Math.max(0, Math.min(1, value / of)) : 0;
  return (
    <span class="gauge" aria-hidden="true" style={{ "--ticks": Math.min(of, 12) }}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

function TrackRow({ track }: { track: Track }) {
  const { model } = useDesk();
  const { value, of, look } = track;
  const art = track.side ? artOf(model.board.value, track.side, shade.value) : null;
  const cells = look === "cells" && of > 0 && of <= MOST_CELLS;
  const wide = cells || (look !== "bar" && of > MOST_BESIDE);
  return (
    <div data-track={track.id} class={wide ? "wide" : ""} style={art ? { "--fc": art.face } : undefined}>
      <dt>{track.label}</dt>
      <dd>
        {cells ? (
          <Cells value={value} of={of} />
        ) : look === "bar" ? (
          <Bar value={value} of={of} />
        ) : (
          <Pips value={value} of={of} />
        )}
        <b>{of > 0 ? `${value}/${of}` : value}</b>
      </dd>
      <dd class="hint">
        {track.hint} <Chip cite={track.cite} />
      </dd>
    </div>
  );
}

function Group({ title, tracks }: { title: string; tracks: readonly Track[] }) {
  if (tracks.length === 0) return null;
  return (
    <section class="sec tracksec">
      <header>
        <h2>{title}</h2>
      </header>
      <dl class="tracks">
        {tracks.map((track) => (
          <TrackRow key={track.id} track={track} />
        ))}
      </dl>
    </section>
  );
}

/** What decides the game, then what else is counted. */
export function Tracks() {
  const { model } = useDesk();
  const tracks = model.now.value?.tracks ?? [];
  const decides = (track: Track): boolean => track.scores && track.look !== "cells";
  return (
    <>
      <Group title={t("table-victory")} tracks={tracks.filter(decides)} />
      <Group title={t("table-tracks")} tracks={tracks.filter((track) => !decides(track))} />
    </>
  );
}
