// Writes icons.json: the NATO symbols of land units as milsymbol draws them, without the rest of milsymbol.
// All of it would cost the page over 100 kB; these are 15. Run: node src/board/nato/make.mjs
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ground from "../../../node_modules/milsymbol/src/lettersidc/sidc/ground.js";
import { ms } from "../../../node_modules/milsymbol/src/milsymbol.js";
import landunit from "../../../node_modules/milsymbol/src/numbersidc/sidc/landunit.js";
import icon from "../../../node_modules/milsymbol/src/symbolfunctions/icon.js";

ms.addIcons([landunit, ground]);
ms.setSymbolParts([icon]);

// Its own stroke is 3 in a frame of 150 by 100, ours 1.6 in a box of 30 by 19: widths are kept as multiples
// of its own.
const STROKE = 3;

/** One symbol of a friendly unit, as SVG without its frame. */
export function drawn(sidc) {
  const symbol = new ms.Symbol(sidc, { iconColor: "currentColor", fillColor: "none", infoFields: false });
  return symbol
    .asSVG()
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/ ?><\/(path|circle)>/g, "/>")
    .replace(/<text[^>]*><\/text>/g, "")
    .replace(/ >/g, ">")
    .replace(/"(black|rgb\(0, ?0, ?0\))"/g, '"currentColor"')
    .replace(/ fill="rgb\(239, 239, 239\)"/g, ' class="w"')
    .replace(/ (font-family|font-weight|text-anchor)="[^"]*"/g, "")
    .replace(/ stroke="currentColor"/g, "")
    .replace(/ fill="currentColor"/g, ' fill="F"')
    .replace(/ stroke-width="([\d.]+)"/g, (_, w) =>
      +w === STROKE ? "" : ` stroke-width="${+((w / STROKE) * 8).toFixed(1)}"`,
    )
    .replace(/ fill="(none|F)"/g, (_, f) => (f === "none" ? "" : ' class="f"'))
    .replace(/(<path[^>]*?) class="f"/g, (all, start) =>
      /[zZ]/.test(start) || /[cCaAqQ]/.test(start) ? all : start,
    )
    .replace(/(\d) (?=[-a-zA-Z])|([a-zA-Z,]) (?=[-\d.a-zA-Z])/g, (all, a, b, at, whole) =>
      inPath(whole, at) ? (a ?? b) : all,
    );
}

/** Blanks may go inside the d of a path, nowhere else. */
function inPath(whole, at) {
  const quote = whole.lastIndexOf('"', at);
  return quote > 2 && whole.slice(quote - 3, quote) === " d=";
}

function table(codes, sidc) {
  const found = {};
  for (const code of codes) {
    const art = drawn(sidc(code));
    if (art) found[code] = art;
  }
  return found;
}

export function make() {
  const main = {},
    first = {},
    second = {},
    letters = {};
  const any = new Proxy({}, { get: () => ({}) });
  landunit.icons(main, first, second, {}, "10", any, true, "");
  ground.icons(letters, {}, any, true);
  const units = Object.keys(letters).filter((code) => code.startsWith("S-G-U"));
  const tables = {
    main: table(Object.keys(main), (code) => `1003100000${code}0000`),
    first: table(
      Object.keys(first).filter((c) => c.length === 2),
      (code) => `1003100000000000${code}00`,
    ),
    second: table(
      Object.keys(second).filter((c) => c.length === 2),
      (code) => `100310000000000000${code}`,
    ),
    letters: table(units, (code) => `SFGP${code.slice(4)}-----`),
  };
  const arts = [...new Set(Object.values(tables).flatMap((t) => Object.values(t)))];
  const at = new Map(arts.map((art, i) => [art, i]));
  const out = {
    licence: "milsymbol, MIT licence, copyright Måns Beckman; made by make.mjs, a test compares the two",
    arts,
  };
  for (const [name, codes] of Object.entries(tables)) {
    const short = (code) => (name === "letters" ? code.slice(5).replace(/-+$/, "") : code);
    out[name] = Object.entries(codes)
      .map(([code, art]) => `${short(code)}:${at.get(art)}`)
      .join(" ");
  }
  return `${JSON.stringify(out).replaceAll('","', '",\n"')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL("icons.json", import.meta.url), make());
