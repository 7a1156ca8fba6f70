// A chit drawn: the army, its HQ, whom it activates, and who just stays out.
import { artOf } from "../board/sides";
import { t } from "../i18n";
import { shade } from "../theme";
import { Button, Chip } from "../ui";
import { Card } from "./Card";
import { Counter } from "./Counter";
import { useDesk } from "./context";

const MOST = 30; // counters in the card

/** The chit as it lies on the table. */
function ChitFace({ mark, side }: { mark: string; side: string }) {
  const { model } = useDesk();
  const art = artOf(model.board.value, side, shade.value);
  const colours = art ? { "--fc": art.face, "--in": art.ink, "--ed": art.edge } : undefined;
  return (
    <svg class="chitface" viewBox="0 0 88 88" aria-hidden="true" style={colours}>
      <circle cx="44" cy="44" r="41" />
      <circle class="inner" cx="44" cy="44" r="35" />
      <text
        x="44"
        y="44"
        text-anchor="middle"
        dominant-baseline="central"
        class={mark.length > 5 ? "long" : ""}
      >
        {mark}
      </text>
    </svg>
  );
}

export function DrawCard() {
  const { draws, model, control } = useDesk();
  const draw = draws.card.value;
  if (!draw) return null;
  const first = draws.first.value;
  const verb = model.menu.value?.verbs.find((one) => one.role === "hand" && one.kind === "unit");
  const n = draw.counters ? draw.units.length : 1;
  const title = draw.yours
    ? t("table-draw-yours", { n })
    : t("table-draw-theirs", { n, side: model.sideWords(draw.side) });
  return (
    <Card
      look="brass"
      icon="bag"
      title={title}
      meta={draw.of > 0 ? t("table-draw-nth", { n: draw.nth, of: draw.of }) : undefined}
      class="drawcard"
      onClose={() => draws.close()}
    >
      <div class="draw">
        {!draw.counters && <ChitFace mark={draw.mark} side={draw.side} />}
        <div>
          {n === 1 && <h3>{draw.name}</h3>}
          <p>
            {draw.text} <Chip cite={draw.cite} />
          </p>
        </div>
      </div>
      <ul class="called">
        {[...draw.hqs, ...draw.units].slice(0, MOST).map((unit) => (
          <li key={unit} title={model.name(unit)}>
            <Counter id={unit} size={draw.counters ? 46 : 33} label={model.name(unit)} />
          </li>
        ))}
      </ul>
      {draw.out.map((one) => (
        <p key={one.unit} class="leftout">
          <Counter id={one.unit} size={28} />
          <span>
            <b>{model.name(one.unit)}</b> {one.text} <Chip cite={one.cite} />
          </span>
        </p>
      ))}
      <div class="foot">
        {draw.hexes.length > 0 && (
          <Button icon="front" onClick={() => draws.frame()}>
            {t("table-frame")}
          </Button>
        )}
        {first && verb && (
          <Button icon="end" busy={control.busy.value} onClick={() => control.act(verb.verb, first)}>
            {t("table-draw-first")}
          </Button>
        )}
      </div>
    </Card>
  );
}
