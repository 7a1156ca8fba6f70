// The terrain key: each kind of terrain with a sample cut from the map.
import { useMemo } from "preact/hooks";
import { chunkAddress } from "../board/picture";
import { lang, t } from "../i18n";
import type { Board } from "../protocol";
import { shade } from "../theme";
import { Mark } from "./Counter";
import { useDesk } from "./context";
import { grounds } from "./grounds";
import { CardHead } from "./Parts";

/** One hex of the printed map. */
function Sample({ board, hex }: { board: Board; hex: string }) {
  const i = board.hexes.labels.indexOf(hex);
  const [x, y] = [board.hexes.x[i] ?? 0, board.hexes.y[i] ?? 0];
  const chunk = board.chunks.find(
    (one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height,
  );
  if (!chunk) return <span />;
  const points = board.corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join(" ");
  const wide = Math.max(...board.corners.map(([dx]) => Math.abs(dx)));
  const high = Math.max(...board.corners.map(([, dy]) => Math.abs(dy)));
  return (
    <svg viewBox={`${x - wide} ${y - high} ${2 * wide} ${2 * high}`} aria-hidden="true">
      <clipPath id={`ground-${hex}`}>
        <polygon points={points} />
      </clipPath>
      <image
        href={chunkAddress(board, shade.value, "near", lang.value, chunk)}
        x={chunk.x}
        y={chunk.y}
        width={chunk.width}
        height={chunk.height}
        clip-path={`url(#ground-${hex})`}
      />
    </svg>
  );
}

export function Legend() {
  const { model, view, legend } = useDesk();
  const board = model.board.value;
  const found = useMemo(() => grounds(model.words.value), [model.words.value]);
  if (!board) return null;
  return (
    <div class="legend" role="dialog" aria-label={t("table-key")}>
      <CardHead
        title={t("table-key")}
        onClose={() => {
          legend.value = false;
        }}
      />
      <ul>
        {found.map(({ words, hex, count }) => (
          <li key={words}>
            <Sample board={board} hex={hex} />
            <span class="words">{words}</span>
            <span class="meta">{t("table-key-count", { n: count })}</span>
            <button
              type="button"
              class="link"
              aria-label={t("table-key-see", { hex })}
              onClick={() => view.centre(hex)}
            >
              {hex}
            </button>
          </li>
        ))}
      </ul>
      {board.marks.length > 0 && (
        <p class="marks">
          {board.marks.map((mark) => (
            <Mark key={mark.id} info={mark} />
          ))}
        </p>
      )}
    </div>
  );
}
