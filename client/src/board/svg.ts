export const NS = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number | null | undefined>;

export function el<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Attributes = {}, ...inside: Node[]): SVGElementTagNameMap[K] {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== undefined) made.setAttribute(name, String(value));
  made.append(...inside);
  return made;
}

/** A sheet of the board's size, one of those that lie on each other. */
export function sheet(cls: string, width: number, height: number): SVGSVGElement {
  return el("svg", { class: `board-sheet ${cls}`, width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
}

export function path(cls: string, d: string): SVGPathElement {
  return el("path", { class: cls, d });
}

export function label(cls: string, x: number, y: number, words: string): SVGTextElement {
  const made = el("text", { class: cls, x, y });
  made.textContent = words;
  return made;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (c) => ESCAPES[c]!);
}

/** SVG from a string, which holds no style attribute and no script. */
export function parsed(markup: string): SVGGElement {
  const holder = el("g");
  holder.innerHTML = markup;
  return holder;
}
