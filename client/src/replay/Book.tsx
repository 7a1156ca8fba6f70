// What the acts do not tell: the dice of the whole game, what counts towards the end, the flags, a stack looked at.
import { t } from "../i18n";
import { Button, Chip, Icon, IconButton, Segmented } from "../ui";
import type { DiceCount, UnitNow } from "../protocol";
import { plain, signed } from "./format";
import { Badge, Counter, Pips, Sign } from "./parts";
import { ledgers, turnLuck } from "./reel";
import { useStudy, type Pane } from "./study";
import { placeText } from "./words";

const BAR = { wide: 160, high: 96, base: 80, most: 48 };

/** How often each face fell, against what could be expected. */
function Faces({ count, top }: { count: DiceCount; top: number }) {
  const study = useStudy();
  const art = study.art(count.side);
  const all = count.faces.reduce((sum, n) => sum + n, 0);
  const expected = all / count.faces.length;
  const high = (n: number): number => (n / top) * BAR.most;
  const step = BAR.wide / count.faces.length;
  const said = t("replay-faces", { side: study.sideText(count.side), n: all, faces: count.faces.map((n, i) => `${i + 1}: ${n}`).join(", "), expected: plain(expected, 1) });
  return (
    <svg viewBox={`0 0 ${BAR.wide} ${BAR.high}`} role="img" aria-label={said}>
      <text class="hn" x="0" y="11">{t("replay-dice-of", { side: study.sideText(count.side), n: all })}</text>
      {count.faces.map((n, i) => (
        <g key={i}>
          <rect x={i * step + 4} y={BAR.base - high(n)} width={step - 8} height={high(n)} fill={art?.face} stroke={art?.edge} stroke-width="1.2" />
          <text class="ht" x={i * step + step / 2} y={BAR.base - 4 - high(n)}>{n}</text>
          <text class="ht" x={i * step + step / 2} y={BAR.base + 13}>{i + 1}</text>
        </g>
      ))}
      {all > 0 && <path class="he" d={`M1 ${BAR.base - high(expected)}H${BAR.wide - 1}`} />}
    </svg>
  );
}

function Ledger() {
  const study = useStudy();
  const replay = study.replay.value!;
  return (
    <table class="ledger">
      <caption class="sr">{t("replay-luck-table")}</caption>
      <thead><tr><th scope="col">{t("replay-luck")}</th><th scope="col">{t("replay-mean")}</th><th scope="col">{t("replay-own")}</th><th scope="col">{t("replay-others")}</th><th scope="col">{t("replay-total")}</th></tr></thead>
      <tbody>
        {ledgers(replay).map((row) => (
          <tr key={row.side}>
            <th scope="row"><span class="sidecell"><Badge side={row.side} />{study.sideText(row.side)}</span></th>
            <td>{row.dice ? plain(row.mean, 2) : "–"}</td><td>{signed(row.own)}</td><td>{signed(row.others)}</td><td class="sum">{signed(row.own + row.others)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByTurn() {
  const study = useStudy();
  const first = study.board.value?.sides[0];
  const rows = turnLuck(study.reel.value);
  if (!first || rows.length === 0) return null;
  return (
    <details class="more">
      <summary>{t("replay-by-turn")}</summary>
      <table class="ledger">
        <caption class="sr">{t("replay-by-turn-of", { side: first.text })}</caption>
        <thead><tr><th scope="col">{t("replay-turn")}</th><th scope="col">{t("replay-dice")}</th><th scope="col"><span class="sidecell"><Badge side={first.id} label />{t("replay-luck")}</span></th><th scope="col">{t("replay-sum")}</th></tr></thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.turn}>
              <th scope="row"><button type="button" class="link" aria-label={t("replay-go-turn", { turn: row.turn })} onClick={() => study.player.go(row.to)}>{row.turn}</button></th>
              <td>{row.dice}</td><td>{signed(row.luck)}</td><td class="sum">{signed(row.sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function Verdict() {
  const study = useStudy();
  const { verified, table } = study.replay.value!;
  const known = ["true", "false", "sealed", "manual", "seed", "script"].includes(verified) ? verified : "sealed";
  return (
    <button type="button" class={`chip plain verdict v-${known}`} onClick={() => (study.dialog.value = "dice")}>
      <Icon name={known === "true" ? "check" : known === "false" ? "x" : "die"} />{t(`replay-dice-${known}`, { n: table.dice.thrown })}
    </button>
  );
}

function Dice() {
  const study = useStudy();
  const replay = study.replay.value!;
  const { banded } = study.reel.value;
  const top = Math.max(1, ...replay.dice.flatMap((count) => count.faces));
  return (
    <>
      <p class="meta">{t("replay-dice-key")}</p>
      <div class="hist">{replay.dice.map((count) => <Faces key={count.side} count={count} top={top} />)}</div>
      <Ledger />
      <p class="meta unit">{t("replay-luck-unit")}</p>
      <ByTurn />
      <details class="more"><summary>{t("replay-luck-how")}</summary><p>{t("replay-luck-how-text")}{banded && ` ${t("replay-luck-how-band")}`}</p></details>
      <Verdict />
    </>
  );
}

function Tracks() {
  const now = useStudy().now.value;
  return (
    <>
      {now?.result && <p class="result"><b>{now.result.text}</b> <Chip cite={now.result.cite} /></p>}
      <dl class="rtracks">
        {now?.tracks.map((track) => (
          <div key={track.id}>
            <dt><Badge side={track.side} label />{track.label}{track.hint && <small>{track.hint}</small>}</dt>
            <dd><Pips value={track.value} of={track.of} /><b>{track.of > 0 ? `${track.value}/${track.of}` : track.value}</b><Chip cite={track.cite} /></dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function NoteList() {
  const study = useStudy();
  const notes = study.notes.list.value.filter((note) => note.n <= study.reel.value.last);
  const here = study.player.n.value;
  const add = !study.notes.at(here) && <Button class="addnote" onClick={() => study.write()}><Sign name="flag" />{t("replay-note-add")}</Button>;
  if (notes.length === 0) return <>{add}<p class="note">{t("replay-notes-none")}</p></>;
  return (
    <>
      {add}
      <ol class="notelist">
        {notes.map((note) => (
          <li key={note.n} class={note.n === here ? "on" : ""}>
            <button type="button" onClick={() => study.player.go(note.n)}>
              <Sign name="flag" />
              <span><small>{placeText(study, note.n)} · {t("replay-act", { n: note.n })}</small>{note.text || t("replay-note-empty")}</span>
            </button>
            <IconButton icon="x" label={t("replay-note-remove-at", { n: note.n })} onClick={() => study.notes.remove(note.n)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Unit({ now }: { now: UnitNow }) {
  const study = useStudy();
  const unit = study.unit(now.id);
  if (!unit) return null;
  const marks = (study.board.value?.marks ?? []).filter((mark) => now.marks.includes(mark.id));
  return (
    <li>
      <Counter id={now.id} steps={now.steps} marks={now.marks} size={44} />
      <div><b>{unit.name}</b> <span>{unit.kind_text}{unit.size && `, ${unit.size}`}</span>{marks.length > 0 && <small>{marks.map((mark) => mark.text).join(", ")}</small>}</div>
    </li>
  );
}

function Stack() {
  const study = useStudy();
  const hex = study.hex.value;
  const now = study.now.value;
  if (hex === null) return <p class="note">{t("replay-stack-none")}</p>;
  const units = now?.units.filter((unit) => unit.at === hex) ?? [];
  const hidden = now?.hidden.filter((unit) => unit.at === hex) ?? [];
  const { labels, texts, words } = study.board.value!.hexes;
  const at = labels.indexOf(hex);
  return (
    <>
      <p class="ground"><b>{hex}</b> {texts[words[at] ?? at] ?? ""}</p>
      <ul class="runits">
        {units.map((unit) => <Unit key={unit.id} now={unit} />)}
        {hidden.map((unit, i) => <li key={i}><Badge side={unit.side} big /><div><b>{t("replay-hidden")}</b> <span>{study.sideText(unit.side)}</span></div></li>)}
      </ul>
      {units.length + hidden.length === 0 && <p class="note">{t("replay-stack-empty")}</p>}
    </>
  );
}

const SHOWN: Record<Exclude<Pane, "acts">, () => preact.JSX.Element> = { dice: Dice, tracks: Tracks, notes: NoteList, stack: Stack };
const PANES = Object.keys(SHOWN) as Exclude<Pane, "acts">[];

/** Where there is room the acts are always there, and what is chosen here stands below; else it is chosen instead of them. */
export function PaneChoice({ acts }: { acts: boolean }) {
  const study = useStudy();
  const count = study.notes.list.value.length;
  const shown: Pane[] = acts ? ["acts", ...PANES] : PANES;
  const choices = shown.map((pane) => ({ value: pane, text: <>{t(`replay-pane-${pane}`)}{pane === "notes" && count > 0 && <b class="count">{count}</b>}</> }));
  const value = !acts && study.pane.value === "acts" ? "dice" : study.pane.value;
  return <Segmented class="panes" label={t("replay-panes")} value={value} choices={choices} onChange={(to) => (study.pane.value = to)} />;
}

export function Book() {
  const study = useStudy();
  const pane = study.pane.value === "acts" ? "dice" : study.pane.value;
  const Shown = SHOWN[pane];
  return <section class={`sec book b-${pane}`} aria-label={t(`replay-pane-${pane}`)} tabIndex={0}><Shown /></section>;
}
