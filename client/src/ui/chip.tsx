// A paragraph, cited. One click opens our summary of it.
import { render } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { saying } from "../api";
import { lang, t } from "../i18n";
import type { Rulebook } from "../protocol";
import { anchorOf } from "../rulebook/book";
import { IconButton } from "./button";
import { cited, GameContext, paragraphsOf, rulebook, type Cited } from "./rules";

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
  const open = cited.value;
  const toggle = (e: MouseEvent) => {
    e.preventDefault();
    e.stopPropagation();
    const anchor = e.currentTarget as HTMLElement;
    const wasOpen = e.detail > 0 ? pressed === anchor : cited.value?.anchor === anchor;
    cited.value = wasOpen ? null : { game: of, cite, anchor };
    showCard();
  };
  const press = () => void (pressed = cited.value?.anchor ?? null);
  return (
    <button type="button" class={name} aria-haspopup="dialog" aria-expanded={open?.cite === cite && open.game === of} aria-label={t("chip-label", { cite })} onPointerDown={press} onClick={toggle}>
      {cite}
    </button>
  );
}

function Card({ of }: { of: Cited }) {
  const [book, setBook] = useState<Rulebook | null>(null);
  const [wrong, setWrong] = useState("");
  const language = lang.value;
  useEffect(() => {
    let gone = false;
    setWrong("");
    rulebook(of.game, language).then((b) => gone || setBook(b), (e: unknown) => gone || setWrong(saying(e)));
    return () => void (gone = true);
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
        {found.length > 1 && found.map((p) => <p key={p.id}><b>{p.id} · {p.title}</b><br />{p.summary}</p>)}
        <p><a class="link" href={`/rules/${of.game}#${anchorOf(found[0]?.id ?? of.cite)}`} target="_blank" rel="noopener">{t("chip-more")}</a></p>
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
      {p.ruling && <p class="ruling"><b>{t("ruling")}</b>{p.ruling}</p>}
    </>
  );
}

// One card for all chips, by hand: it must stand inside an open dialog when its chip does, or it could not be clicked.
let card: HTMLElement | null = null;

// The browser closes the card before a click on its chip is complete: what was open when the finger came down?
let pressed: HTMLElement | null = null;

function makeCard(): HTMLElement {
  const el = document.createElement("div");
  el.className = "cite-card";
  el.popover = "auto";
  el.setAttribute("role", "dialog");
  el.tabIndex = -1;
  el.addEventListener("toggle", (e) => {
    if ((e as ToggleEvent).newState !== "closed") return;
    const was = cited.value;
    const inside = el.contains(document.activeElement) || document.activeElement === document.body;
    cited.value = null;
    render(null, el);
    if (inside) was?.anchor.focus();
  });
  return el;
}

function hideCard(): void {
  card?.hidePopover();
}

function showCard(): void {
  const of = cited.value;
  if (!of) return hideCard();
  card ??= makeCard();
  const home = of.anchor.closest("dialog") ?? document.body;
  if (card.parentElement !== home) home.append(card);
  card.setAttribute("aria-label", t("chip-label", { cite: of.cite }));
  render(<Card key={of.cite + of.game} of={of} />, card);
  if (!card.matches(":popover-open")) card.showPopover();
  put();
  card.focus();
}

/** Below its chip, or above where there is no room; never outside the window. */
function put(): void {
  const of = cited.value;
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
