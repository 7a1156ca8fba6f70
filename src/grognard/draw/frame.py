"""What a printed sheet has round its map: neatline, title, key, scale and compass."""

from __future__ import annotations

import math
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.art import UNITS, Art
from grognard.draw.curves import num, straight
from grognard.draw.geometry import PITCH, SIZE, Box, Plane
from grognard.draw.key import ROW, draw_key, entries, fit_columns, wanted_width
from grognard.draw.markup import el, text
from grognard.kernel.maps import Map

NORTH = {"top": 0.0, "right": 90.0, "bottom": 180.0, "left": 270.0}
LADDER = 5.0  # the height of the neatline's ladder
SCALE_ROOM = 262.0  # the width that scale and compass take beside the key


class Sheet(NamedTuple):
    """The paper: margins round the map, and how much larger than usual its furniture is."""

    left: float
    top: float
    right: float
    bottom: float
    width: float
    height: float
    grow: float
    columns: tuple[float, ...]  # how wide each column of the key is
    stacked: bool  # the scale stands under the key, for want of room beside it


class Piece(NamedTuple):
    """A part of the furniture, and where it lies on the page."""

    boxes: tuple[Box, ...]
    svg: str


def sheet(plane: Plane, map: Map, art: Art, framed: bool) -> Sheet:
    """The paper: the same in both languages, so that a hex lies in the same place whoever looks."""
    if not framed:
        return Sheet(0, 0, 0, 0, plane.width, plane.height, 1, (), False)
    grow = min(5.0, max(1.0, math.sqrt(plane.width * plane.height) / 1100))
    side, top = 46 * grow, 92 * grow
    width = max(plane.width + 2 * side, 330 * grow)
    inner = width - 2 * side
    wide = [wanted_width(entry, art) for entry in entries(map, art)]
    stacked = inner < SCALE_ROOM * grow * 1.9
    columns = fit_columns(wide, (inner if stacked else inner - SCALE_ROOM * grow) / grow)
    rows = math.ceil(len(wide) / max(1, len(columns)))
    deep = (rows * ROW + (18 if art.effects else 0)) * grow
    bottom = 40 * grow + (deep + 110 * grow if stacked else max(deep, 104 * grow)) + 22 * grow
    width, height = round_up(width), round_up(top + plane.height + bottom)
    left = (width - plane.width) / 2
    return Sheet(left, top, left, height - top - plane.height, width, height, grow, columns, stacked)


def round_up(length: float) -> float:
    """Up to the next multiple of four units, which is a whole number of pixels at half
    and quarter size too.
    """
    return 4.0 * math.ceil(length / 4)


def draw_frame(plane: Plane, map: Map, art: Art, lang: str, page: Sheet, uid: str) -> list[Piece]:
    """Everything round the map, piece by piece."""
    k = page.grow
    out = [*_neatline(plane, page), *_counts(plane, map, page), _title(map, art, lang, page)]
    y = page.top + plane.height + 40 * k
    out += [Piece(*piece) for piece in draw_key(map, art, lang, page.columns, k, y, plane.flat, uid)]
    if page.stacked:
        y += (
            math.ceil(len(entries(map, art)) / max(1, len(page.columns))) * ROW + (18 if art.effects else 0)
        ) * k
    x = page.width - 46 * k - 140 * k if not page.stacked else page.width / 2
    out.append(
        Piece(
            (Box(x - 46 * k, y - 14 * k, x + 46 * k, y + 70 * k),),
            _compass(art, lang, x, y + 30 * k, k * 1.2),
        )
    )
    out.append(
        Piece((Box(x - 112 * k, y + 66 * k, x + 190 * k, y + 110 * k),), _scale(art, lang, x, y + 86 * k, k))
    )
    if note := art.note.get(lang) or art.note.get("en"):
        y, wide = page.height - 13 * k, fonts.width(note, 9 * k, fonts.ITALIC) / 2
        box = Box(page.width / 2 - wide, y - 10 * k, page.width / 2 + wide, y + 4 * k)
        out.append(Piece((box,), text("g-small", page.width / 2, y, note, 9 * k, "middle")))
    return out


def _neatline(plane: Plane, page: Sheet) -> list[Piece]:
    """A fine line at the map, a ladder that counts columns and rows, a strong line outside."""
    k, x0, y0, w, h = page.grow, page.left, page.top, plane.width, plane.height
    gap, step = 3 * k, LADDER * k
    out = []
    for off, thick in ((0.0, 0.8), (gap, 0.7), (gap + step, 0.7), (gap * 2 + step, 2.3)):
        rule = el(
            "rect",
            cls="g-rule",
            x=x0 - off,
            y=y0 - off,
            width=w + 2 * off,
            height=h + 2 * off,
            stroke_width=thick * k,
        )
        a, b, c, d = x0 - off, y0 - off, x0 + w + off, y0 + h + off
        edges = (Box(a, b, c, b), Box(a, d, c, d), Box(a, b, a, d), Box(c, b, c, d))
        out.append(Piece(tuple(edge.grow(2 * k) for edge in edges), rule))
    across, down = 1.5 * SIZE if plane.flat else PITCH, PITCH if plane.flat else 1.5 * SIZE
    bars: list[Box] = []
    for i in range(0, math.ceil(w / across), 2):
        a, b = x0 + i * across, x0 + min(w, (i + 1) * across)
        bars += [Box(a, y0 - gap - step, b, y0 - gap), Box(a, y0 + h + gap, b, y0 + h + gap + step)]
    for i in range(0, math.ceil(h / down), 2):
        a, b = y0 + i * down, y0 + min(h, (i + 1) * down)
        bars += [Box(x0 - gap - step, a, x0 - gap, b), Box(x0 + w + gap, a, x0 + w + gap + step, b)]
    out += [Piece((bar,), el("path", cls="g-ink", d=_fill_box(bar))) for bar in bars]
    return out


def _fill_box(box: Box) -> str:
    return f"M{num(box.left)} {num(box.top)}H{num(box.right)}V{num(box.bottom)}H{num(box.left)}Z"


def _counts(plane: Plane, map: Map, page: Sheet) -> list[Piece]:
    """Column and row numbers in the margin, on maps of one sheet."""
    if not map.spot or any(":" in map.label(h) for h in plane.hexes):
        return []
    k = page.grow
    off = (3 * 2 + LADDER + 3.5) * k
    columns = {map.spot[h][0]: plane.centre[h][0] for h in reversed(plane.hexes)}
    last = {map.spot[h][1]: plane.centre[h][1] for h in plane.hexes}
    first = {map.spot[h][1]: plane.centre[h][1] for h in reversed(plane.hexes)}
    rows_left, rows_right = (first, last) if plane.flat else (first, first)
    spots = []
    for c, x in sorted(columns.items()):
        spots += [
            (page.left + x, y, c) for y in (page.top - off - 0.5 * k, page.top + plane.height + off + 6 * k)
        ]
    for rows, x in (
        (rows_left, page.left - off - 4.5 * k),
        (rows_right, page.left + plane.width + off + 4.5 * k),
    ):
        spots += [(x, page.top + y + 2.8 * k, r) for r, y in sorted(rows.items())]
    return [
        Piece(
            (Box(x, y - 3 * k, x, y - 3 * k).grow(8 * k),),
            text("g-count", x, y, f"{n:02}", 8.2 * k, "middle"),
        )
        for x, y, n in spots
    ]


def _title(map: Map, art: Art, lang: str, page: Sheet) -> Piece:
    k = page.grow
    title = (map.title.get(lang) or map.title.get("en") or "").upper()
    room = page.width - 60 * k
    size = 27 * k
    tracking = size * 0.3
    while title and fonts.width(title, size, fonts.NAMES, tracking) > room:
        size, tracking = size * 0.93, tracking * 0.88
    out = [text("g-title", page.width / 2 + tracking / 2, 40 * k, title, size, "middle", tracking)]
    half = fonts.width(title, size, fonts.NAMES, tracking) / 2
    sub = art.sub.get(lang) or art.sub.get("en", "")
    if sub:
        wide = fonts.width(sub, 12.6 * k, fonts.ITALIC, 0.6 * k)
        half = max(half, wide / 2 + 92 * k)
        out.append(text("g-sub", page.width / 2, 60 * k, sub, 12.6 * k, "middle", 0.6 * k))
        for way in (-1, 1):  # a swelled rule on either hand
            a, b = page.width / 2 + way * (wide / 2 + 12 * k), page.width / 2 + way * (wide / 2 + 90 * k)
            m, y = (a + b) / 2, 56 * k
            if abs(b - page.width / 2) < room / 2:
                there, back = (
                    f"Q{num(m)} {num(y + bow * k)} {num(end)} {num(y)}" for bow, end in ((-1.5, b), (1.5, a))
                )
                out.append(el("path", cls="g-ink", d=f"M{num(a)} {num(y)}{there}{back}Z"))
    return Piece((Box(page.width / 2 - half, 10 * k, page.width / 2 + half, 66 * k),), "".join(out))


def _compass(art: Art, lang: str, x: float, y: float, k: float) -> str:
    """A rose of eight points, half of each in ink."""
    turn = NORTH.get(art.north, 0.0) if isinstance(art.north, str) else float(art.north)
    rose = [
        el("circle", cls="g-rule", r=15.5, stroke_width=0.8),
        el("circle", cls="g-rule", r=13.6, stroke_width=0.5),
    ]
    for big in (False, True):
        for i in range(4):
            a = math.radians(i * 90 + (0 if big else 45))
            long, w = (23.0 if i == 0 else 19.0, 4.0) if big else (12.0, 3.0)
            tip = (math.sin(a) * long, -math.cos(a) * long)
            left, right = ((math.sin(a + t) * w, -math.cos(a + t) * w) for t in (-math.pi / 4, math.pi / 4))
            rose.append(el("path", cls="g-blank", d=straight([(0, 0), right, tip, left], closed=True)))
            rose.append(el("path", cls="g-ink", d=straight([(0, 0), tip, left], closed=True)))
    a = math.radians(turn)
    letter = text("g-title", 30 * math.sin(a), 4 - 30 * math.cos(a), art.word("north", lang), 11, "middle")
    return el(
        "g",
        el("g", "".join(rose), transform=f"rotate({turn:g})") + letter,
        transform=f"translate({num(x)} {num(y)}) scale({k:.3f})",
    )


NICE = (1, 2, 5, 10, 20, 40, 50, 100, 200, 400, 500, 1000, 2000)


def _scale(art: Art, lang: str, x: float, y: float, k: float) -> str:
    """A bar for each unit of length, on one spine; in hexes when the scale is not known."""
    bars = [(art.word("hexes", lang), PITCH)]
    if art.metres:
        bars = [(art.word(unit, lang), PITCH * UNITS[unit] / art.metres) for unit in art.bars]
    room = 188 * k
    out = []
    left = x - 104 * k
    for n, (word, one) in enumerate(bars[:2]):
        fit = [(parts, s) for parts in (5, 4, 3) for s in NICE if parts * s * one <= room]
        parts, step = max(fit, key=lambda c: c[0] * c[1], default=(2, 1))
        top, line = (y - 4 * k, y - 7 * k) if n == 0 else (y, y + 12 * k)
        for i in range(parts):
            cls = "g-ink" if (i + n) % 2 == 0 else "g-blank"
            out.append(
                el(
                    "rect",
                    cls=cls,
                    x=left + i * step * one,
                    y=top,
                    width=step * one,
                    height=4 * k,
                    stroke_width=0.7 * k,
                )
            )
        for i in range(parts + 1):
            out.append(text("g-count", left + i * step * one, line, f"{i * step:g}", 8.4 * k, "middle"))
        out.append(text("g-small", left + parts * step * one + 7 * k, line, word, 9.2 * k))
    return "".join(out)
