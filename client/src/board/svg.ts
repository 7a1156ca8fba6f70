export const NS = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number | null | undefined>;

export function el<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...inside: Node[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  element.append(...inside);
  return element;
}

/** A layer of the board's size. */
export function sheet(cls: string, width: number, height: number): SVGSVGElement {
  return el("svg", {
    class: `board-sheet ${cls}`,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    "aria-hidden": "true",
  });
}

export function path(cls: string, d: string): SVGPathElement {
  return el("path", { class: cls, d });
}

export function label(cls: string, x: number, y: number, words: string): SVGTextElement {
  const element = el("text", { class: cls, x, y });
  element.textContent = words;
  return element;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (c) => ESCAPES[c]!);
}

/** SVG from a string that contains no style attribute and no script. */
export function parseSvg(markup: string): SVGGElement {
  const holder = el("g");
  holder.innerHTML = markup;
  return holder;
}
