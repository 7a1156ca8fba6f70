// The citation of a rule. A click opens its summary.
import { render } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { errorText } from "../api";
import { lang, t } from "../i18n";
import type { Rulebook } from "../protocol";
import { anchorOf } from "../rulebook/book";
import { IconButton } from "./button";
import { awaitWhileMounted } from "./effects";
import { type Citation, GameContext, openCitation, paragraphsOf, rulebook } from "./rules";

export interface ChipProps {
  cite: string;
  /** Only outside a GameContext. */
  game?: string;
  class?: string;
}

export function Chip({ cite, game, class: more }: ChipProps) {
  const around = useContext(GameContext);
  const of = game || around;
  const name = more ? `chip ${more}` : "chip";
  if (!cite) return null;
  if (!of) return <span class={name}>{cite}</span>;
  const open = openCitation.value;
  const toggle = (e: MouseEvent) => {
    e.preventDefault();
    e.stopPropagation();
    const anchor = e.currentTarget as HTMLElement;
    const wasOpen = e.detail > 0 ? openAtPress === anchor : openCitation.value?.anchor === anchor;
    openCitation.value = wasOpen ? null : { game: of, cite, anchor };
    showCard();
  };
  const press = (): void => {
    openAtPress = openCitation.value?.anchor ?? null;
  };
  return (
    <button
      type="button"
      class={name}
      aria-haspopup="dialog"
      aria-expanded={open?.cite === cite && open.game === of}
      aria-label={t("chip-label", { cite })}
      onPointerDown={press}
      onClick={toggle}
    >
      {cite}
    </button>
  );
}

function Card({ of }: { of: Citation }) {
  const [book, setBook] = useState<Rulebook | null>(null);
  const [wrong, setWrong] = useState("");
  const language = lang.value;
  useEffect(() => {
    setWrong("");
    return awaitWhileMounted(rulebook(of.game, language), setBook, (e) => setWrong(errorText(e)));
  }, [of.game, language]);
  useEffect(put);
  const found = book ? paragraphsOf(book, of.cite) : [];
  return (
    <>
      <div class="head">
        <span class="chip">{of.cite}</span>
        {found.length === 1 && <span class="kind">{t("rule-kind", { kind: found[0]!.kind })}</span>}
        <IconButton icon="x" label={t("close")} onClick={hideCard} />
      </div>
      <div class="body">
        {wrong && <p role="alert">{wrong}</p>}
        {!book && !wrong && <p role="status">{t("waiting")}</p>}
        {book && found.length === 0 && <p>{t("chip-none")}</p>}
        {found.length === 1 && <One id={of.cite} book={book!} />}
        {found.length > 1 &&
          found.map((p) => (
            <p key={p.id}>
              <b>
                {p.id} · {p.title}
              </b>
              <br />
              {p.summary}
            </p>
          ))}
        <p>
          <a
            class="link"
            href={`/rules/${of.game}#${anchorOf(found[0]?.id ?? of.cite)}`}
            target="_blank"
            rel="noopener"
          >
            {t("chip-more")}
          </a>
        </p>
      </div>
    </>
  );
}

function One({ id, book }: { id: string; book: Rulebook }) {
  const p = book.paragraphs.find((x) => x.id === id)!;
  return (
    <>
      <h2>{p.title}</h2>
      <p>{p.summary}</p>
      {p.ruling && (
        <p class="ruling">
          <b>{t("ruling")}</b>
          {p.ruling}
        </p>
      )}
    </>
  );
}

// One card for all chips. It is moved into the dialog of its chip, where it can be clicked.
let card: HTMLElement | null = null;

// The browser closes the card before a click on its chip is complete, so the open card is remembered on
// pointerdown.
let openAtPress: HTMLElement | null = null;

function makeCard(): HTMLElement {
  const el = document.createElement("div");
  el.className = "cite-card";
  el.popover = "auto";
  el.setAttribute("role", "dialog");
  el.tabIndex = -1;
  el.addEventListener("toggle", (e) => {
    if ((e as ToggleEvent).newState !== "closed") return;
    const citation = openCitation.value;
    const inside = el.contains(document.activeElement) || document.activeElement === document.body;
    openCitation.value = null;
    render(null, el);
    if (inside) citation?.anchor.focus();
  });
  return el;
}

function hideCard(): void {
  card?.hidePopover();
}

function showCard(): void {
  const of = openCitation.value;
  if (!of) {
    hideCard();
    return;
  }
  card ??= makeCard();
  const home = of.anchor.closest("dialog") ?? document.body;
  if (card.parentElement !== home) home.append(card);
  card.setAttribute("aria-label", t("chip-label", { cite: of.cite }));
  render(<Card key={of.cite + of.game} of={of} />, card);
  if (!card.matches(":popover-open")) card.showPopover();
  put();
  card.focus();
}

/** Place the card below its chip, or above if there is no room. */
function put(): void {
  const of = openCitation.value;
  if (!card || !of) return;
  const at = of.anchor.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const edge = 12;
  const left = Math.max(edge, Math.min(at.left, innerWidth - box.width - edge));
  const below = at.bottom + 6;
  const top = below + box.height <= innerHeight - edge ? below : Math.max(edge, at.top - box.height - 6);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
