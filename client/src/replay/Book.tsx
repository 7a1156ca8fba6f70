// The panes beside the actions: dice of the whole game, victory tracks, notes, a stack.
import { t } from "../i18n";
import type { DiceCount, UnitNow } from "../protocol";
import { Button, Chip, Icon, IconButton, Segmented } from "../ui";
import { Pips } from "../ui/die";
import { decimal, withSign } from "../ui/format";
import { Badge, Counter, Sign } from "./parts";
import { ledgers, turnLuck } from "./reel";
import { type Pane, useReplay } from "./replayModel";
import { placeText } from "./words";

const BAR = { wide: 160, high: 96, base: 80, most: 48 };

/** How often each face was rolled, and the expected number. */
function Faces({ count, top }: { count: DiceCount; top: number }) {
  const model = useReplay();
  const art = model.art(count.side);
  const all = count.faces.reduce((sum, n) => sum + n, 0);
  const expected = all / count.faces.length;
  const high = (n: number): number => (n / top) * BAR.most;
  const step = BAR.wide / count.faces.length;
  const label = t("replay-faces", {
    side: model.sideText(count.side),
    n: all,
    faces: count.faces.map((n, i) => `${i + 1}: ${n}`).join(", "),
    expected: decimal(expected, 1),
  });
  return (
    <svg viewBox={`0 0 ${BAR.wide} ${BAR.high}`} role="img" aria-label={label}>
      <text class="hn" x="0" y="11">
        {t("replay-dice-of", { side: model.sideText(count.side), n: all })}
      </text>
      {count.faces.map((n, i) => (
        <g key={i}>
          <rect
            x={i * step + 4}
            y={BAR.base - high(n)}
            width={step - 8}
            height={high(n)}
            fill={art?.face}
            stroke={art?.edge}
            stroke-width="1.2"
          />
          <text class="ht" x={i * step + step / 2} y={BAR.base - 4 - high(n)}>
            {n}
          </text>
          <text class="ht" x={i * step + step / 2} y={BAR.base + 13}>
            {i + 1}
          </text>
        </g>
      ))}
      {all > 0 && <path class="he" d={`M1 ${BAR.base - high(expected)}H${BAR.wide - 1}`} />}
    </svg>
  );
}

function Ledger() {
  const model = useReplay();
  const replay = model.replay.value!;
  return (
    <table class="ledger">
      <caption class="sr">{t("replay-luck-table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("replay-luck")}</th>
          <th scope="col">{t("replay-mean")}</th>
          <th scope="col">{t("replay-own")}</th>
          <th scope="col">{t("replay-others")}</th>
          <th scope="col">{t("replay-total")}</th>
        </tr>
      </thead>
      <tbody>
        {ledgers(replay).map((row) => (
          <tr key={row.side}>
            <th scope="row">
              <span class="sidecell">
                <Badge side={row.side} />
                {model.sideText(row.side)}
              </span>
            </th>
            <td>{row.dice ? decimal(row.mean, 2) : "–"}</td>
            <td>{withSign(row.own)}</td>
            <td>{withSign(row.others)}</td>
            <td class="sum">{withSign(row.own + row.others)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByTurn() {
  const model = useReplay();
  const first = model.board.value?.sides[0];
  const rows = turnLuck(model.reel.value);
  if (!first || rows.length === 0) return null;
  return (
    <details class="more">
      <summary>{t("replay-by-turn")}</summary>
      <table class="ledger">
        <caption class="sr">{t("replay-by-turn-of", { side: first.text })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("replay-turn")}</th>
            <th scope="col">{t("replay-dice")}</th>
            <th scope="col">
              <span class="sidecell">
                <Badge side={first.id} label />
                {t("replay-luck")}
              </span>
            </th>
            <th scope="col">{t("replay-sum")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.turn}>
              <th scope="row">
                <button
                  type="button"
                  class="link"
                  aria-label={t("replay-go-turn", { turn: row.turn })}
                  onClick={() => model.player.go(row.to)}
                >
                  {row.turn}
                </button>
              </th>
              <td>{row.dice}</td>
              <td>{withSign(row.luck)}</td>
              <td class="sum">{withSign(row.sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function Verdict() {
  const model = useReplay();
  const { verified, table } = model.replay.value!;
  const verdict = ["true", "false", "sealed", "manual", "seed", "script"].includes(verified)
    ? verified
    : "sealed";
  return (
    <button
      type="button"
      class={`chip plain verdict v-${verdict}`}
      onClick={() => (model.dialog.value = "dice")}
    >
      <Icon name={verdict === "true" ? "check" : verdict === "false" ? "x" : "die"} />
      {t(`replay-dice-${verdict}`, { n: table.dice.thrown })}
    </button>
  );
}

function Dice() {
  const model = useReplay();
  const replay = model.replay.value!;
  const { hasBand } = model.reel.value;
  const top = Math.max(1, ...replay.dice.flatMap((count) => count.faces));
  return (
    <>
      <p class="meta">{t("replay-dice-key")}</p>
      <div class="hist">
        {replay.dice.map((count) => (
          <Faces key={count.side} count={count} top={top} />
        ))}
      </div>
      <Ledger />
      <p class="meta unit">{t("replay-luck-unit")}</p>
      <ByTurn />
      <details class="more">
        <summary>{t("replay-luck-how")}</summary>
        <p>
          {t("replay-luck-how-text")}
          {hasBand && ` ${t("replay-luck-how-band")}`}
        </p>
      </details>
      <Verdict />
    </>
  );
}

function Tracks() {
  const now = useReplay().now.value;
  return (
    <>
      {now?.result && (
        <p class="result">
          <b>{now.result.text}</b> <Chip cite={now.result.cite} />
        </p>
      )}
      <dl class="rtracks">
        {now?.tracks.map((track) => (
          <div key={track.id}>
            <dt>
              <Badge side={track.side} label />
              {track.label}
              {track.hint && <small>{track.hint}</small>}
            </dt>
            <dd>
              <Pips value={track.value} of={track.of} />
              <b>{track.of > 0 ? `${track.value}/${track.of}` : track.value}</b>
              <Chip cite={track.cite} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function NoteList() {
  const model = useReplay();
  const notes = model.notes.list.value.filter((note) => note.n <= model.reel.value.last);
  const here = model.player.n.value;
  const add = !model.notes.at(here) && (
    <Button class="addnote" onClick={() => model.write()}>
      <Sign name="flag" />
      {t("replay-note-add")}
    </Button>
  );
  if (notes.length === 0)
    return (
      <>
        {add}
        <p class="note">{t("replay-notes-none")}</p>
      </>
    );
  return (
    <>
      {add}
      <ol class="notelist">
        {notes.map((note) => (
          <li key={note.n} class={note.n === here ? "on" : ""}>
            <button type="button" onClick={() => model.player.go(note.n)}>
              <Sign name="flag" />
              <span>
                <small>
                  {placeText(model, note.n)} · {t("replay-act", { n: note.n })}
                </small>
                {note.text || t("replay-note-empty")}
              </span>
            </button>
            <IconButton
              icon="x"
              label={t("replay-note-remove-at", { n: note.n })}
              onClick={() => model.notes.remove(note.n)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function Unit({ now }: { now: UnitNow }) {
  const model = useReplay();
  const unit = model.unit(now.id);
  if (!unit) return null;
  const marks = (model.board.value?.marks ?? []).filter((mark) => now.marks.includes(mark.id));
  return (
    <li>
      <Counter id={now.id} steps={now.steps} marks={now.marks} size={44} />
      <div>
        <b>{unit.name}</b>{" "}
        <span>
          {unit.kind_text}
          {unit.size && `, ${unit.size}`}
        </span>
        {marks.length > 0 && <small>{marks.map((mark) => mark.text).join(", ")}</small>}
      </div>
    </li>
  );
}

function Stack() {
  const model = useReplay();
  const hex = model.hex.value;
  const now = model.now.value;
  if (hex === null) return <p class="note">{t("replay-stack-none")}</p>;
  const units = now?.units.filter((unit) => unit.at === hex) ?? [];
  const hidden = now?.hidden.filter((unit) => unit.at === hex) ?? [];
  const { labels, texts, words } = model.board.value!.hexes;
  const at = labels.indexOf(hex);
  return (
    <>
      <p class="ground">
        <b>{hex}</b> {texts[words[at] ?? at] ?? ""}
      </p>
      <ul class="runits">
        {units.map((unit) => (
          <Unit key={unit.id} now={unit} />
        ))}
        {hidden.map((unit, i) => (
          <li key={i}>
            <Badge side={unit.side} big />
            <div>
              <b>{t("replay-hidden")}</b> <span>{model.sideText(unit.side)}</span>
            </div>
          </li>
        ))}
      </ul>
      {units.length + hidden.length === 0 && <p class="note">{t("replay-stack-empty")}</p>}
    </>
  );
}

const PANE_VIEWS: Record<Exclude<Pane, "acts">, () => preact.JSX.Element> = {
  dice: Dice,
  tracks: Tracks,
  notes: NoteList,
  stack: Stack,
};
const PANES = Object.keys(PANE_VIEWS) as Exclude<Pane, "acts">[];

/** Chooses the pane: below the actions on a large screen, instead of them on a small one. */
export function PaneChoice({ acts }: { acts: boolean }) {
  const model = useReplay();
  const count = model.notes.list.value.length;
  const panes: Pane[] = acts ? ["acts", ...PANES] : PANES;
  const choices = panes.map((pane) => ({
    value: pane,
    text: (
      <>
        {t(`replay-pane-${pane}`)}
        {pane === "notes" && count > 0 && <b class="count">{count}</b>}
      </>
    ),
  }));
  const value = !acts && model.pane.value === "acts" ? "dice" : model.pane.value;
  return (
    <Segmented
      class="panes"
      label={t("replay-panes")}
      value={value}
      choices={choices}
      onChange={(to) => (model.pane.value = to)}
    />
  );
}

export function Book() {
  const model = useReplay();
  const pane = model.pane.value === "acts" ? "dice" : model.pane.value;
  const PaneView = PANE_VIEWS[pane];
  return (
    <section class={`sec book b-${pane}`} aria-label={t(`replay-pane-${pane}`)} tabIndex={0}>
      <PaneView />
    </section>
  );
}
