// The terrain key: each kind of ground as the map words it, with a hex to look at.
import { useMemo } from "preact/hooks";
import { t } from "../i18n";
import { IconButton } from "../ui";
import { useDesk } from "./context";

interface Ground {
  words: string;
  hexes: string[];
}

/** Kinds of ground, the commonest first; a place's own name is no kind. */
export function grounds(texts: ReadonlyMap<string, string>, most = 14): Ground[] {
  const found = new Map<string, string[]>();
  for (const [hex, words] of texts) {
    const known = found.get(words);
    if (known) known.push(hex);
    else found.set(words, [hex]);
  }
  return [...found].map(([words, hexes]) => ({ words, hexes })).sort((a, b) => b.hexes.length - a.hexes.length).slice(0, most);
}

export function Legend() {
  const { model, view, legend } = useDesk();
  const found = useMemo(() => grounds(model.words.value), [model.words.value]);
  const marks = model.board.value?.marks ?? [];
  return (
    <div class="legend" role="dialog" aria-label={t("table-key")}>
      <header><h3>{t("table-key")}</h3><IconButton icon="x" label={t("close")} onClick={() => (legend.value = false)} /></header>
      <ul>
        {found.map(({ words, hexes }) => (
          <li key={words}><span>{words}</span><span class="meta">{t("table-key-count", { n: hexes.length })}</span><button type="button" class="link" onClick={() => view.centre(hexes[0]!)}>{hexes[0]}</button></li>
        ))}
      </ul>
      {marks.length > 0 && <p class="marks">{marks.map((mark) => <span class="mark" key={mark.id}>{mark.letter && <b>{mark.letter}</b>} {mark.text}</span>)}</p>}
    </div>
  );
}
