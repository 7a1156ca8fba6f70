"""The key of a map: what is on it, drawn by the same hand, with what the game's own table says of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.areas import CLASSES, MARKED, sign
from grognard.draw.art import SMALL, WATERS, Art, Look
from grognard.draw.borders import sample_border
from grognard.draw.curves import num, straight
from grognard.draw.geometry import SIZE, Box, Hand, hexagon
from grognard.draw.markup import el, text
from grognard.draw.signs import DRAWN
from grognard.draw.tracks import sample_line
from grognard.kernel.maps import Map

SAMPLE = 0.46  # a hex of the key against a hex of the map
ROW = 38.0  # of the key
LANGS = ("fr", "en")
WORD, LINE = 10.4, 9.2  # the size of a word and of the line under it
Drawn = tuple[tuple[Box, ...], str]  # where a part of the key lies, and its SVG


class Entry(NamedTuple):
    look: Look
    kind: str  # terrain, feature, side, line, border, area
    ids: tuple[str, ...]  # what the table of effects may call it
    land: Look  # what a feature is shown on
    under: Look  # the water beside it


def entries(map: Map, art: Art) -> list[Entry]:
    """What the key explains: only what is on this map, and each word once."""
    clear = art.terrain_look("clear")
    terrain = [(name, art.terrain_look(name)) for name, s in map.terrain.items() if s]
    wet = next((look for _, look in terrain if look.style in WATERS), clear)
    found: list[tuple[Look, str, tuple[str, ...]]] = [
        (look, "terrain", (name,)) for name, look in terrain if look.style != "off"
    ]
    found += [
        (look, "feature", (name,))
        for name, s in map.features.items()
        if s and (look := art.feature_look(name)).style != "none"
    ]
    found += [(art.side_look(name), "side", (name,)) for name, gate in map.sides.items() if any(gate)]
    for kind, gauge in sorted({(line.kind, line.gauge) for line in map.lines}):
        found.append((art.line_look(kind, gauge), "line", (f"{kind}_{gauge}", kind)))
    found += [(look, "border", ()) for name, look in art.border.items() if map.attributes.get(name)]
    drawn = {*CLASSES, *MARKED} - {"setup"}  # a set-up area has its name on the map
    found += [
        (look, "area", ()) for name, look in art.area.items() if map.areas.get(name) and look.style in drawn
    ]
    once = {
        (kind, look.style, look.word("en")): Entry(look, kind, ids, clear, wet)
        for look, kind, ids in reversed(found)
        if look.key
    }
    return list(reversed(once.values()))


def effects(entry: Entry, art: Art, lang: str) -> str:
    """What the table says of it, if anything."""
    if art.effects is None:
        return ""
    return next((line for id in entry.ids if (line := art.effects.line(id, art.words, lang))), "")


def wanted_width(entry: Entry, art: Art) -> float:
    """How wide an entry is in the language that takes more room."""
    words = [fonts.width(entry.look.word(lang), WORD, fonts.NAMES) for lang in LANGS]
    lines = [fonts.width(effects(entry, art, lang), LINE, fonts.ITALIC) for lang in LANGS]
    return 2 * SIZE * SAMPLE + 28 + max(*words, *lines)


def fit_columns(wide: Sequence[float], room: float) -> tuple[float, ...]:
    """Columns of the key: as few rows as the room allows, each column as wide as its widest word."""
    for rows in range(1, len(wide) + 1):
        columns = [max(wide[i : i + rows]) for i in range(0, len(wide), rows)]
        if sum(columns) <= room:
            spare = min(26.0, (room - sum(columns)) / len(columns))
            return tuple(c + spare for c in columns)
    return (max(wide, default=0.0),)


def draw_key(
    map: Map, art: Art, lang: str, columns: Sequence[float], k: float, y: float, flat: bool, uid: str
) -> list[Drawn]:
    out: list[Drawn] = []
    found = entries(map, art)
    rows = math.ceil(len(found) / max(1, len(columns)))
    for i, entry in enumerate(found):
        column, row = divmod(i, rows)
        x, line = (46 + sum(columns[:column]) + 19) * k, y + (row * ROW + 12) * k
        word, below = entry.look.word(lang), effects(entry, art, lang)
        wide = max(fonts.width(word, WORD * k, fonts.NAMES), fonts.width(below, LINE * k, fonts.ITALIC))
        box = Box(x - 20 * k, line - 19 * k, x + 26 * k + wide, line + 19 * k)
        written = text("g-keyword", x + 26 * k, line + (-1.6 if below else 3.6) * k, word, WORD * k)
        if below:
            written += text("g-effect", x + 26 * k, line + 10 * k, below, LINE * k)
        out.append(((box,), sample(entry, flat, (x, line), k, f"{uid}-k{i}") + written))
    if art.effects and found:
        said, line = art.effects.legend(art.words, lang), y + (rows * ROW + 6) * k
        wide = fonts.width(said, 9 * k, fonts.ITALIC)
        out.append(
            (
                (Box(46 * k, line - 10 * k, 46 * k + wide, line + 4 * k),),
                text("g-small", 46 * k, line, said, 9 * k),
            )
        )
    return out


def sample(entry: Entry, flat: bool, at: tuple[float, float], k: float, clip: str) -> str:
    """One entry of the key: the same hand as on the map."""
    look = entry.look
    if entry.kind in ("side", "line"):
        inside = sample_line(look, -SIZE * 1.02, 0, SIZE * 2.04)
    elif entry.kind == "border":
        inside = sample_border(
            look.style, look.ink, look.fill, look.width, f"M{num(-SIZE)} 6L-14-7H14L{num(SIZE)} 6"
        )
    elif entry.kind == "area" and look.style in MARKED:
        inside = sign(look, 0.0, 1.7)
    elif entry.kind == "area":
        d = (
            "M-40 8L-20 -8H20L40 8"
            if look.style == "front"
            else straight(hexagon(flat, SIZE * 0.9), closed=True)
        )
        inside = el("path", cls=CLASSES[look.style], d=d)
    else:
        hexa = straight(hexagon(flat), closed=True)
        ground = _bank(entry, hexa, clip) if look.style == "bank" else _ground(entry, flat, hexa)
        inside = ground + el("path", cls="g-cell", d=hexa)
    return el("g", inside, transform=f"translate({num(at[0])} {num(at[1])}) scale({SAMPLE * k:.3f})")


def _bank(entry: Entry, hexa: str, clip: str) -> str:
    """Half land, half water."""
    water = entry.under
    half = el("path", d=f"M3-{num(SIZE)}Q-5-20 1 0T0 {num(SIZE)}H{num(SIZE)}V-{num(SIZE)}Z", fill=water.fill)
    lines = el("path", d="M3-40Q-5-20 1 0T0 40", stroke_width=1.7)
    lines += el(
        "path", d="M10-40Q3-20 8 0T7 40M19-40Q13-20 17 0T16 40", stroke_opacity=".6", stroke_width=1.1
    )
    inside = el("g", half + el("g", lines, fill="none", stroke=water.ink), clip_path=f"url(#{clip})")
    return el("clipPath", el("path", d=hexa), id=clip) + el("path", d=hexa, fill=entry.land.fill) + inside


def _ground(entry: Entry, flat: bool, hexa: str) -> str:
    ground = entry.look if entry.kind == "terrain" else entry.land
    out = [el("path", d=hexa, fill=ground.fill)]
    if ground.style in WATERS:
        for ring, dark in ((34, ".8"), (27, ".6"), (19, ".45")):
            d = straight(hexagon(flat, ring), closed=True)
            out.append(el("path", d=d, fill="none", stroke=ground.ink, stroke_width=1.1, stroke_opacity=dark))
        return "".join(out)
    for look in (
        (ground, entry.look) if entry.kind == "feature" and entry.look.style not in SMALL else (ground,)
    ):
        out.append(_strokes(look, flat))
    if entry.look.style in SMALL:
        out.append(el("g", _strokes(entry.look, flat), transform="scale(2.2)"))
    return "".join(out)


def _strokes(look: Look, flat: bool) -> str:
    strokes = DRAWN[look.style](Hand(f"key{look.style}"), flat)
    return "".join(
        el("path", cls=cls, color=look.ink, fill=look.fill if cls == "g-star" else None, d=d)
        for cls, d in strokes
        if d
    )
