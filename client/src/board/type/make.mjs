// Writes glyphs.json: the outlines of Barlow Condensed Bold (OFL-1.1), for what is printed on counters.
// Browsers lay out SVG text again whenever the board moves; outlines just move. Run: node
// src/board/type/make.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FONT = new URL("../../../../src/grognard/draw/fonts/BarlowCondensed-Bold.ttf", import.meta.url);
const CHARS = [
  ..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  ..." -–*/.,+()[]'’?½¼¾×·ÉÈÀÇéèêàçäöüáíóúôîïőű",
];
const EM = 250; // as fine as a counter needs

function reader(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables = {};
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    tables[String.fromCharCode(...data.subarray(at, at + 4))] = view.getUint32(at + 8);
  }
  return { view, tables };
}

function characters({ view, tables }) {
  const cmap = tables.cmap;
  const found = new Map();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 8 + 8 * i);
    if (view.getUint16(at) !== 4) continue;
    const n = view.getUint16(at + 6) / 2;
    for (let k = 0; k < n; k++) {
      const [end, start] = [view.getUint16(at + 14 + 2 * k), view.getUint16(at + 16 + 2 * (n + k))];
      const delta = view.getUint16(at + 16 + 2 * (2 * n + k));
      const place = at + 16 + 2 * (3 * n + k);
      const offset = view.getUint16(place);
      for (let c = start; c <= end && c < 0xffff; c++) {
        const raw = offset ? view.getUint16(place + offset + 2 * (c - start)) : c;
        if (raw) found.set(String.fromCharCode(c), (raw + delta) & 0xffff);
      }
    }
  }
  return found;
}

/** The contours of a glyph as lists of points on and off the curve. */
function contours(font, glyph) {
  const { view, tables } = font;
  const long = view.getInt16(tables.head + 50);
  const loca = (i) => (long ? view.getUint32(tables.loca + 4 * i) : 2 * view.getUint16(tables.loca + 2 * i));
  if (loca(glyph) === loca(glyph + 1)) return [];
  let at = tables.glyf + loca(glyph);
  const count = view.getInt16(at);
  at += 10;
  if (count < 0) return compound(font, at);
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(at + 2 * i));
  at += 2 * count;
  at += 2 + view.getUint16(at);
  const many = ends[count - 1] + 1;
  const flags = [];
  while (flags.length < many) {
    const flag = view.getUint8(at++);
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const axis = (short, same) => {
    let v = 0;
    return flags.map((flag) => {
      if (flag & short) v += (flag & same ? 1 : -1) * view.getUint8(at++);
      else if (!(flag & same)) {
        v += view.getInt16(at);
        at += 2;
      }
      return v;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  let first = 0;
  return ends.map((end) => {
    const points = [];
    for (let i = first; i <= end; i++) points.push({ x: xs[i], y: ys[i], on: Boolean(flags[i] & 1) });
    first = end + 1;
    return points;
  });
}

function compound(font, from) {
  const { view } = font;
  const found = [];
  for (let at = from, flags = 32; flags & 32; ) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    at += 4;
    const [dx, dy] =
      flags & 1 ? [view.getInt16(at), view.getInt16(at + 2)] : [view.getInt8(at), view.getInt8(at + 1)];
    at += flags & 1 ? 4 : 2;
    at += flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0; // parts are not turned or scaled in this font
    found.push(
      ...contours(font, glyph).map((points) => points.map((p) => ({ ...p, x: p.x + dx, y: p.y + dy }))),
    );
  }
  return found;
}

/**
 * One contour as a path: where it begins from the pen, then relative lines and curves, y downwards, in whole
 * units.
 */
function outline(points, scale, pen) {
  const n = points.length;
  const mid = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });
  const all = points.flatMap((p, i) =>
    p.on || points[(i + 1) % n].on ? [p] : [p, mid(p, points[(i + 1) % n])],
  );
  const first = all.findIndex((p) => p.on);
  const turned = [...all.slice(first), ...all.slice(0, first + 1)].map((p) => ({
    x: Math.round(p.x * scale),
    y: Math.round(-p.y * scale),
    on: p.on,
  }));
  let [x, y] = [turned[0].x, turned[0].y];
  const from = (p) => `${p.x - x} ${p.y - y}`;
  let d = `m${x - pen.x} ${y - pen.y}`;
  [pen.x, pen.y] = [x, y];
  for (let i = 1; i < turned.length; i++) {
    const [p, q] = [turned[i], turned[i + 1]];
    if (p.on && i < turned.length - 1 && (p.x !== x || p.y !== y))
      d += p.x === x ? `v${p.y - y}` : p.y === y ? `h${p.x - x}` : `l${from(p)}`;
    if (!p.on) d += `q${from(p)} ${from(q)}`;
    const end = p.on ? p : turned[++i];
    [x, y] = [end.x, end.y];
  }
  return `${d}z`.replaceAll(" -", "-");
}

export function make() {
  const font = reader(new Uint8Array(readFileSync(FONT)));
  const { view, tables } = font;
  const em = view.getUint16(tables.head + 18);
  const widths = view.getUint16(tables.hhea + 34);
  const glyphs = characters(font);
  const scale = EM / em;
  const out = { em: EM };
  for (const char of CHARS) {
    const glyph = glyphs.get(char);
    if (glyph === undefined) continue;
    const pen = { x: 0, y: 0 };
    const drawn = contours(font, glyph).map((points) => outline(points, scale, pen));
    out[char] = [
      Math.round(view.getUint16(tables.hmtx + 4 * Math.min(glyph, widths - 1)) * scale),
      drawn.join(""),
    ];
  }
  return `${JSON.stringify(out).replaceAll('"],"', '"],\n"')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL("glyphs.json", import.meta.url), make());
