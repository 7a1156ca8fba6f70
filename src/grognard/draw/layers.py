"""Each layer of a map alone on plain hexes, to be proofread: terrain, each feature, hexside, gauge, attribute
and area.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape

from grognard.draw import fonts
from grognard.draw.art import WATERS, Art
from grognard.draw.curves import num, straight
from grognard.draw.drawing import Drawing
from grognard.draw.geometry import SIZE, hexagon
from grognard.draw.lines import ways
from grognard.draw.markup import el, text
from grognard.draw.style import stylesheet
from grognard.draw.tracks import draw_ways
from grognard.draw.view import View
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Line, Map

# sixteen flat tints that stay apart in print; a letter in each hex tells them without colour
TINTS = (
    *("#d98880", "#7fb3d5", "#f7dc6f", "#82c99a", "#bb8fce", "#e59866", "#76d7c4", "#d5c4a1"),
    *("#a3b86c", "#f1948a", "#85929e", "#c39bd3", "#aed6f1", "#f8c471", "#73c6b6", "#cd6155"),
)
MARGIN = 60.0


def layer_sheet(map: Map, art: Art, lang: str) -> dict[str, str]:
    """A picture for each layer, by its name."""
    drawn = Drawing(map, lang, art, (), "l")

    def tinted(name: str, values: Mapping[str, HexSet], word: Callable[[str], str] = _plain) -> str:
        return _sheet(drawn, name, [(word(value), s) for value, s in values.items() if s])

    found = {
        "terrain": tinted("terrain", map.terrain, lambda name: art.terrain_look(name).word(lang)),
        "features": tinted("features", _once(map.features)),
    }
    for name, gate in map.sides.items():
        if any(gate):
            found[f"side-{name}"] = _sheet(drawn, f"side-{name}", lines=_sides(drawn, name))
    for kind, gauge in sorted({(line.kind, line.gauge) for line in map.lines}):
        called = f"line-{kind}-{gauge}" if gauge else f"line-{kind}"
        some = tuple(line for line in map.lines if (line.kind, line.gauge) == (kind, gauge))
        found[called] = _sheet(drawn, called, lines=_ways(drawn, some))
    for name, values in map.attributes.items():
        found[f"attribute-{name}"] = tinted(f"attribute-{name}", values)
    if any(map.areas.values()):
        found["areas"] = tinted("areas", _once(map.areas))
    return found


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _once(sets: Mapping[str, HexSet]) -> dict[str, HexSet]:
    """Sets that may overlap, as sets that do not: a hex in several goes by all their names."""
    names: dict[int, list[str]] = {}
    for name, s in sets.items():
        for h in bits(s):
            names.setdefault(h, []).append(name)
    out: dict[str, HexSet] = {}
    for h, some in sorted(names.items(), key=lambda item: (len(item[1]), item[1])):
        joined = " + ".join(some)
        out[joined] = out.get(joined, 0) | 1 << h
    return out


def _sides(drawn: Drawing, name: str) -> str:
    """Every hexside of a kind, as the data have it."""
    d = ""
    for a, b, feature, *_ in drawn.map.side_names:
        if feature == name:
            d += straight(drawn.plane.side(a, drawn.map.grid.direction(a, b)))
    look = drawn.art.side_look(name)
    return el("path", fill="none", stroke=look.ink, stroke_width=7, stroke_linecap="round", d=d)


def _ways(drawn: Drawing, lines: tuple[Line, ...]) -> str:
    """The lines of one kind, with a dot at either end of each."""
    part = ways(drawn.plane, replace(drawn.map, lines=lines), drawn.art)
    ends = (drawn.plane.centre[h] for line in lines for h in (line.hexes[0], line.hexes[-1]))
    d = "".join(f"M{num(x)} {num(y)}h.01" for x, y in ends)
    dots = el(
        "path",
        fill="none",
        stroke=drawn.art.palette["objective"],
        stroke_width=9,
        stroke_linecap="round",
        d=d,
    )
    return draw_ways(drawn.art, part) + dots


def _sheet(drawn: Drawing, name: str, values: Sequence[tuple[str, HexSet]] = (), lines: str = "") -> str:
    """Plain hexes, and one layer on them; values as tints with a letter each, explained below."""
    plane, view = drawn.plane, View(drawn)
    body = [] if values else [_fill_hexes(drawn, _wet(drawn), "#e3e6e8")]
    for i, (word, s) in enumerate(values):
        body += [_fill_hexes(drawn, bits(s), TINTS[i % len(TINTS)]), _letters(drawn, bits(s), _mark(word, i))]
    grow = max(1.0, plane.width / 1600)
    tall, per = 26 * grow, max(1, int((plane.width + MARGIN) / (330 * grow)))
    width = plane.width + 2 * MARGIN
    height = plane.height + 2 * MARGIN + 40 * grow + -(-len(values) // per) * tall
    key = []
    for i, (word, s) in enumerate(values):
        x, y = MARGIN + (i % per) * 330 * grow, plane.height + MARGIN + 48 * grow + (i // per) * tall
        key.append(
            el(
                "rect",
                x=x,
                y=y - 13 * grow,
                width=22 * grow,
                height=16 * grow,
                fill=TINTS[i % len(TINTS)],
                stroke="#333333",
            )
        )
        key.append(text("g-title", x + 11 * grow, y, _mark(word, i), 13 * grow, "middle"))
        key.append(text("g-title", x + 30 * grow, y, f"{_cut(word, 250)}: {s.bit_count()}", 14 * grow))
    title = f"{drawn.map.title.get(drawn.lang, '')} · {name}"
    inside = f"{''.join(body)}{view.grid()}{lines}{view.numbers()}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}">'
        f"<style>{stylesheet(drawn.art)}</style>{el('rect', width=width, height=height, fill='#ffffff')}"
        f"{text('g-title', MARGIN, 42, title, min(40.0, 24 * grow))}"
        f"{el('g', inside, transform=f'translate({num(MARGIN)} {num(MARGIN)})')}{''.join(key)}</svg>\n"
    )


def _wet(drawn: Drawing) -> list[int]:
    return [
        h
        for name, s in drawn.map.terrain.items()
        if drawn.art.terrain_look(name).style in WATERS
        for h in bits(s)
    ]


def _fill_hexes(drawn: Drawing, hexes: Iterable[int], tint: str) -> str:
    plane = drawn.plane
    d = "".join(straight(hexagon(plane.flat, SIZE + 0.2, plane.centre[h]), closed=True) for h in hexes)
    return el("path", fill=tint, d=d) if d else ""


def _letters(drawn: Drawing, hexes: Iterable[int], letter: str) -> str:
    spots = (drawn.plane.centre[h] for h in hexes)
    inside = "".join(f'<text x="{num(x)}" y="{num(y + 9)}">{letter}</text>' for x, y in spots)
    return el("g", inside, cls="g-title", font_size=24, text_anchor="middle") if inside else ""


def _mark(word: str, i: int) -> str:
    """What stands in the hexes of a value: its own name when that is short, else a letter."""
    return (
        escape(word.upper())
        if len(word) < 3
        else "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"[i % 62]
    )


def _cut(word: str, room: float) -> str:
    while len(word) > 4 and fonts.width(word, 14, fonts.NAMES) > room:
        word = word[:-2].rstrip("…") + "…"
    return word
