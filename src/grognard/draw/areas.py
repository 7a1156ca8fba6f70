"""Areas of the map: objectives, start lines and set-up labels, drawn just inside their border."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from grognard.draw.curves import num, runs, straight, walk_length
from grognard.draw.geometry import SIZE, Box, Plane, Point, chains, distance, key, point_between
from grognard.draw.markup import el
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map

if TYPE_CHECKING:
    from grognard.draw.art import Art, Look
    from grognard.draw.names import Names

Edge = tuple[Point, Point]
SOLID = {  # letters of the usual faces that are better drawn than written
    "*": "M0-8L1.9-2.6H7.6L3 .9L4.7 6.5L0 3.1L-4.7 6.5L-3 .9L-7.6-2.6H-1.9z",
    "+": "M-2.4-7.4H2.4L1.7-1.7L7.4-2.4V2.4L1.7 1.7L2.4 7.4H-2.4L-1.7 1.7L-7.4 2.4V-2.4L-1.7-1.7z",
}
CLASSES = {"objective": "g-objective", "front": "g-front", "outline": "g-outline", "setup": "g-setting"}
MARKED = ("source", "entry")
FEW = 12  # hexes of an area that get a marker each; a longer edge gets one in three


def border(plane: Plane, map: Map, s: HexSet, shut: HexSet | None = None) -> list[Edge]:
    """The sides between a set and the rest. Given `shut`, only those inside the board that touch none of its
    hexes.
    """
    out = []
    for h in bits(s):
        near = dict(map.grid.neighbours(h))
        for d in range(6):
            n = near.get(d)
            if n is not None and s >> n & 1:
                continue
            if shut is not None and (n is None or shut >> h & 1 or shut >> n & 1):
                continue
            out.append(plane.side(h, d))
    return out


def inset(edges: list[Edge], by: float) -> list[tuple[list[Point], bool]]:
    """A border moved a little inward, so that a river on the same sides stays in sight; and whether it is
    closed.
    """
    at = {key(p): p for edge in edges for p in edge}
    inward: dict[frozenset[tuple[int, int]], Point] = {}
    for a, b in edges:  # sides run clockwise round their hex, whose middle lies to the right
        n = distance(a, b)
        inward[frozenset((key(a), key(b)))] = ((a[1] - b[1]) / n, (b[0] - a[0]) / n)
    out = []
    for line in chains((key(a), key(b)) for a, b in edges):
        closed = line[0] == line[-1]
        ring = line[:-1] if closed else line
        points = []
        for i, c in enumerate(ring):
            sides = [
                (ring[j % len(ring)], ring[(j + 1) % len(ring)])
                for j in (i - 1, i)
                if closed or 0 <= j < len(ring) - 1
            ]
            ways = [inward[frozenset(pair)] for pair in sides]
            x, y = sum(w[0] for w in ways), sum(w[1] for w in ways)
            k = by * 2 / (x * x + y * y) if len(ways) == 2 and x * x + y * y > 0.1 else by
            points.append((at[c][0] + x * k, at[c][1] + y * k))
        out.append((points, closed))
    return out


class Rim(NamedTuple):
    """The border of an area as drawn."""

    area: str
    line: list[Point]
    closed: bool


def rims(plane: Plane, map: Map, art: Art, water: HexSet) -> list[Rim]:
    out = []
    for name, look in art.area.items():
        s = map.areas.get(name, 0)
        if s and look.style in CLASSES:
            edges = border(plane, map, s, water if look.style == "front" else None)
            out += [Rim(name, line, closed) for line, closed in inset(edges, 4.0)]
    return out


def draw_areas(art: Art, found: Sequence[Rim], window: Box | None = None) -> str:
    """The stretches of the borders that a window shows."""
    box = window and window.grow(SIZE)
    out = []
    for rim in found:
        line = [*rim.line, rim.line[0]] if rim.closed else rim.line
        for a, b in runs(line, box):
            whole = a == 0 and b == len(line) - 1
            d = straight(rim.line, rim.closed) if whole else straight(line[a : b + 1])
            gone = walk_length(line[: a + 1])  # dashes go on where the stretch before left them
            look = art.area[rim.area]
            cls, ink = CLASSES[look.style], look.ink if look.style == "setup" else None
            out.append(
                el("path", cls=f"{cls}-bed", d=d)
                + el("path", cls=cls, stroke=ink, stroke_dashoffset=gone, d=d)
            )
    return "".join(out)


class Marker(NamedTuple):
    """Where supply or reinforcements come from, at the edge of the board."""

    name: str  # of the area
    at: Point
    turn: float  # degrees; an entry points inward


def markers(plane: Plane, map: Map, art: Art) -> list[Marker]:
    found = []
    for name, look in art.area.items():
        if look.style not in MARKED:
            continue
        hexes = sorted(bits(map.areas.get(name, 0)), key=lambda h: plane.centre[h])
        for h in hexes if len(hexes) <= FEW else hexes[::3]:
            x, y = plane.centre[h]
            out = plane.way_outward(h)
            if out is None:
                found.append(Marker(name, (x, y + (0 if look.style == "entry" else 21)), 0.0))
                continue
            far = 20.0 if look.style == "source" else 17.0
            found.append(
                Marker(name, (x + out[0] * far, y + out[1] * far), math.degrees(math.atan2(-out[1], -out[0])))
            )
    return found


def draw_markers(art: Art, found: Sequence[Marker], window: Box | None = None, far: bool = False) -> str:
    box = window and window.grow(SIZE)
    out = []
    for one in found:
        if box is None or box.does_contain(one.at):
            drawn = sign(art.area[one.name], one.turn, 1.5 if far else 1.0)
            out.append(el("g", drawn, transform=f"translate({num(one.at[0])} {num(one.at[1])})"))
    return "".join(out)


def sign(look: Look, turn: float, grow: float = 1.0) -> str:
    """A source of supply: a disc with its side's letter. An entry: an arrow."""
    if look.style == "entry":
        arrow = "M-13-4.2H1V-9.4L13 0L1 9.4V4.2H-13z"
        inside = el("path", cls="g-arrow", fill=look.fill, stroke=look.ink, d=arrow)
        return el("g", inside, transform=f"rotate({num(turn)}) scale({grow:g})")
    disc = el("circle", cls="g-disc", r=9 * grow, fill=look.fill, stroke=look.ink)
    shown = SOLID.get(look.letter)
    if shown:
        return disc + el("path", fill=look.ink, transform=f"scale({grow * 0.8:g})", d=shown)
    return disc + el(
        "text", escape(look.letter), cls="g-bold", fill=look.ink, y=3.9 * grow, font_size=11 * grow
    )


def area_names(made: Names, water: HexSet) -> None:
    """Set-up labels in their hex, and the name of a start line beside it, to the west."""
    plane, map, art, lang = made.plane, made.map, made.art, made.lang
    style = art.name_style("river")._replace(size=8.8, tracking=0.2)
    for name, look in art.area.items():
        s = map.areas.get(name, 0)
        if s and look.style == "label":
            x, y = plane.centre[bits(s)[0]]
            inside = [
                (cost, (x + dx, y + dy)) for cost, dx in ((0.0, 0), (2.0, 8), (2.5, -8)) for dy in (32, 29.5)
            ]
            made.at_points(f"area-{name}", look.word(lang), inside, style, "g-setup")
        elif s and look.style in ("setup", "entry"):
            made.at_points(f"area-{name}", look.word(lang), _inside(made, s), style, "g-setup")
        elif s and look.style == "front":
            spots: list[tuple[float, Point]] = []
            for i, (a, b) in enumerate(
                sorted(border(plane, map, s, water), key=lambda e: min(e[0][0], e[1][0]))
            ):
                x, y = point_between(a, b)
                for dx in (0, 10, 20, 30, -10, -20):
                    spots += [(0.8 * i + abs(dx) / 20, (x + dx, y + dy)) for dy in (-8, -12, 10, 13)]
            if spots:
                made.at_points(f"area-{name}", look.word(lang), spots, style, "g-setup")


def _inside(made: Names, s: HexSet) -> list[tuple[float, Point]]:
    """Places in the hexes of an area, the nearest to its middle first."""
    some = [made.plane.centre[h] for h in bits(s)]
    mx, my = sum(p[0] for p in some) / len(some), sum(p[1] for p in some) / len(some)
    some.sort(key=lambda p: (math.hypot(p[0] - mx, p[1] - my), p))
    steps = [(dx, dy) for dx in (0, 8, -8, 20, -20) for dy in (32, 29.5, -14)]
    return [
        (n * 1.5 + abs(dx) / 8, (x + dx, y + dy)) for n, (x, y) in enumerate(some[:14]) for dx, dy in steps
    ]
