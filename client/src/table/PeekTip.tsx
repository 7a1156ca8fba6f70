// The tip over a hex: terrain, the way there and what it costs, the stack laid out, who threatens it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import type { PeekAnswer, PeekThreat, PeekWay } from "../protocol";
import { Button, IconButton } from "../ui";
import { Counter } from "./Counter";
import { useDesk } from "./context";
import { Badge } from "./Parts";
import { placeTip } from "./placing";
import { small } from "./small";

const MOST_LAID = 8;

function Way({ way }: { way: PeekWay }) {
  return (
    <>
      {way.cost !== "" && (
        <p class="cost">
          <b>
            {way.left === ""
              ? t("peek-cost", { cost: way.cost })
              : t("peek-cost-of", { cost: way.cost, left: way.left })}
          </b>
          {way.stop && <em>{t("peek-stop")}</em>}
        </p>
      )}
      {way.parts.length > 0 && (
        <ul class="parts">
          {way.parts.map((part) => (
            <li key={part.text}>
              <b>{part.cost}</b> {part.text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Laid({ answer }: { answer: PeekAnswer }) {
  const { model } = useDesk();
  const units = model.unitsAt(answer.hex);
  const backs = model.hidden.value.filter((unit) => unit.at === answer.hex);
  if (units.length + backs.length === 0) return null;
  return (
    <>
      <ul class="laid">
        {units.slice(0, MOST_LAID).map((id) => (
          <li key={id}>
            <Counter id={id} size={54} />
            <span>{model.name(id)}</span>
          </li>
        ))}
        {units.length > MOST_LAID && <li class="more">+{units.length - MOST_LAID}</li>}
        {backs.map((unit, i) => (
          <li key={`h${i}`}>
            <span class="facedown">
              <Badge side={unit.side} />
            </span>
            <span>{t("table-hidden-unit")}</span>
          </li>
        ))}
      </ul>
      {answer.stack && (
        <p class="sums">
          {t("peek-attack")} <b>{answer.stack.attack}</b> {t("peek-defence")} <b>{answer.stack.defence}</b>
        </p>
      )}
    </>
  );
}

function Threat({ threat }: { threat: PeekThreat }) {
  const { model } = useDesk();
  const mine = threat.side === model.now.value?.side;
  const { attack, defence } = threat;
  return (
    <p class={mine ? "threat mine" : "threat"}>
      {t(mine ? "peek-strike" : "peek-threat", { n: threat.hexes.length, attack, defence })}
      {threat.unseen && ` ${t("peek-unseen")}`}
    </p>
  );
}

/** What the choice of a hex would come to. */
function Foretold({ hex }: { hex: string }) {
  const { model } = useDesk();
  const told = model.menu.value?.verbs.flatMap((verb) => verb.foretold[hex] ?? []) ?? [];
  return told.length > 0 ? <p class="threat mine">{told.join(" ")}</p> : null;
}

function Body({ answer }: { answer: PeekAnswer }) {
  return (
    <>
      <Foretold hex={answer.hex} />
      {answer.way && <Way way={answer.way} />}
      <Laid answer={answer} />
      {answer.threat && <Threat threat={answer.threat} />}
    </>
  );
}

/** Beside its hex, or under the tools on a phone; placed anew when the map has moved. */
function Placed({ answer, pinned, touch }: { answer: PeekAnswer; pinned: boolean; touch?: boolean }) {
  const { view, peek, control, model } = useDesk();
  const box = useRef<HTMLElement>(null);
  const [, moved] = useState(0);
  useLayoutEffect(() => view.on("view", () => moved((times) => times + 1)), [view]);
  useLayoutEffect(() => {
    const tip = box.current;
    const map = tip?.parentElement?.getBoundingClientRect();
    const at = view.place(answer.hex);
    if (!tip || !map || !at || small()) return;
    const inside = (hex: string) => {
      const spot = view.place(hex);
      return spot ? [{ x: spot.x - map.left, y: spot.y - map.top }] : [];
    };
    const held = model.menu.value?.held;
    const from = held ? model.where(held) : null;
    const keep = [...(answer.way?.path ?? []), ...(from ? [from] : [])].flatMap(inside);
    const bar = document.querySelector(".groupbar")?.getBoundingClientRect().height ?? 0;
    const room = { width: map.width, height: map.height, top: 54, bottom: bar ? bar + 16 : 0 };
    const size: [number, number] = [tip.offsetWidth, tip.offsetHeight];
    const spot = placeTip({ x: at.x - map.left, y: at.y - map.top }, at.size, size, keep, room);
    tip.style.left = `${spot.x}px`;
    tip.style.top = `${spot.y}px`;
  });
  const n = model.unitsAt(answer.hex).length;
  return (
    <section
      class={["tip", pinned ? "pinned" : "", touch ? "held" : ""].filter(Boolean).join(" ")}
      ref={box}
      aria-label={t("peek-title", { hex: answer.hex })}
      data-hex={answer.hex}
    >
      <header>
        <b>{answer.hex}</b> <span>{answer.text}</span>
        {n > 1 && !pinned && !touch && <kbd>{t("peek-pin")}</kbd>}
        {pinned && <IconButton icon="x" label={t("close")} onClick={() => peek.unpin(answer.hex)} />}
        {touch && <IconButton icon="x" label={t("close")} onClick={() => peek.close()} />}
      </header>
      <Body answer={answer} />
      {touch && (
        <Button kind="why" icon="why" class="sm" onClick={() => void control.why.askHex(answer.hex)}>
          {t("table-why")}
        </Button>
      )}
    </section>
  );
}

export function PeekTip() {
  const { peek } = useDesk();
  const tip = peek.tip.value;
  return (
    <>
      {peek.pins.value.map((answer) => (
        <Placed key={answer.hex} answer={answer} pinned />
      ))}
      {tip && !peek.pins.value.some((answer) => answer.hex === tip.answer.hex) && (
        <Placed key="tip" answer={tip.answer} pinned={false} touch={tip.by === "touch"} />
      )}
    </>
  );
}
