// What lies before the players: own counters face up, those of the other side as backs with their number.
import { artOf } from "../board/sides";
import { t } from "../i18n";
import "../styles/furniture.css";
import { shade } from "../theme";
import { type BoxPile, boxPiles } from "./boxes";
import { Counter } from "./Counter";
import { useDesk } from "./context";
import { Badge } from "./Parts";

const MOST_BACKS = 6;
const MOST_FACES = 40; // the hand is drawn sideways where they have no room

/** Counters that lie face down: how many there are, and nothing else. */
export function Backs({ side, n, size = 42 }: { side: string; n: number; size?: number }) {
  const { model } = useDesk();
  const art = artOf(model.board.value, side, shade.value);
  return (
    <span class="backs" role="img" aria-label={t("table-backs", { n, side: model.sideWords(side) })}>
      {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
        <i
          key={i}
          style={{ "--size": `${size}px`, "--fc": art?.face, "--in": art?.ink, "--ed": art?.edge }}
          aria-hidden="true"
        >
          <Badge side={side} />
        </i>
      ))}
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** A counter of a box; a button where the menu offers it. */
export function BoxUnit({ id, size }: { id: string; size: number }) {
  const { model, control, adviser } = useDesk();
  const acts = control.actsOf(id);
  const name = model.name(id);
  const about = model.roster.value.get(id)?.about;
  const title = about ? `${name}\n${about}` : name;
  const held = model.menu.value?.held === id;
  const swap = acts.length === 0 && !held && control.swappable(id);
  if (acts.length === 0 && !held && !swap)
    return (
      <span title={title}>
        <Counter id={id} size={size} label={name} />
      </span>
    );
  const hinted = acts.some(({ verb }) => adviser.points(verb.verb, id));
  const take = (): void => void (swap ? control.swap(id) : control.pressUnit(id));
  return (
    <button
      type="button"
      class={hinted ? "traybtn hinted" : "traybtn"}
      aria-label={held ? name : t(swap ? "table-swap-for" : "table-take", { unit: name })}
      title={title}
      data-unit={id}
      aria-pressed={held || undefined}
      aria-disabled={control.busy.value || undefined}
      onClick={held ? undefined : take}
    >
      <Counter id={id} size={size} />
    </button>
  );
}

function HandBox({ pile }: { pile: BoxPile }) {
  const { box, side, units, unknown } = pile;
  const more = units.length - MOST_FACES;
  return (
    <section class={unknown ? "sbox is-shut" : "sbox"} data-box={box.id} data-side={side}>
      <header>
        <Badge side={side} />
        <span>
          <b>{box.title || box.text}</b>
          <small>{unknown ? t("table-backs-only") : t("table-in-box", { n: units.length })}</small>
        </span>
      </header>
      <div class="row">
        {units.slice(0, MOST_FACES).map((unit) => (
          <BoxUnit key={unit.id} id={unit.id} size={46} />
        ))}
        {more > 0 && <span class="more">+{more}</span>}
        {unknown > 0 && <Backs side={side} n={unknown} />}
      </div>
    </section>
  );
}

/** The hands of all sides, at the foot of the map; the reader's own first. */
export function Hands() {
  const { model } = useDesk();
  const board = model.board.value;
  if (!board) return null;
  const mine = model.now.value?.side;
  const piles = boxPiles(board, model.units.value, model.hidden.value)
    .filter((pile) => pile.box.hand)
    .sort((a, b) => Number(b.side === mine) - Number(a.side === mine));
  if (piles.length === 0) return null;
  return (
    <section class="hands" id="region-hands" tabIndex={-1} aria-label={t("table-hands")}>
      {piles.map((pile) => (
        <HandBox key={pile.box.id + pile.side} pile={pile} />
      ))}
    </section>
  );
}
