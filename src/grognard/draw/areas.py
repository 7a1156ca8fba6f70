"""Areas of the map: objectives, start lines and set-up labels, drawn just inside their border."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.draw.geometry import SIZE, Box, Plane, Point, apart, between, chains, key, lengths, runs, straight
from grognard.draw.markup import el
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map

if TYPE_CHECKING:
    from grognard.draw.art import Art
    from grognard.draw.names import Names

Edge = tuple[Point, Point]
CLASSES = {"objective": "g-objective", "front": "g-front", "outline": "g-outline"}


def border(plane: Plane, map: Map, s: HexSet, shut: HexSet | None = None) -> list[Edge]:
    """The sides between a set and the rest. Given `shut`, only those inside the board that touch none of its hexes."""
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
    """A border moved a little inward, so that a river on the same sides stays in sight; and whether it is closed."""
    at = {key(p): p for edge in edges for p in edge}
    inward: dict[frozenset[tuple[int, int]], Point] = {}
    for a, b in edges:  # sides run clockwise round their hex, whose middle lies to the right
        n = apart(a, b)
        inward[frozenset((key(a), key(b)))] = ((a[1] - b[1]) / n, (b[0] - a[0]) / n)
    out = []
    for line in chains((key(a), key(b)) for a, b in edges):
        closed = line[0] == line[-1]
        ring = line[:-1] if closed else line
        points = []
        for i, c in enumerate(ring):
            sides = [(ring[j % len(ring)], ring[(j + 1) % len(ring)]) for j in (i - 1, i) if closed or 0 <= j < len(ring) - 1]
            ways = [inward[frozenset(pair)] for pair in sides]
            x, y = sum(w[0] for w in ways), sum(w[1] for w in ways)
            k = by * 2 / (x * x + y * y) if len(ways) == 2 and x * x + y * y > 0.1 else by
            points.append((at[c][0] + x * k, at[c][1] + y * k))
        out.append((points, closed))
    return out


class Rim(NamedTuple):
    """The border of an area as drawn."""

    style: str
    line: list[Point]
    closed: bool


def rims(plane: Plane, map: Map, art: Art, water: HexSet) -> list[Rim]:
    out = []
    for name, look in art.area.items():
        s = map.areas.get(name, 0)
        if s and look.style in CLASSES:
            edges = border(plane, map, s, water if look.style == "front" else None)
            out += [Rim(look.style, line, closed) for line, closed in inset(edges, 4.0)]
    return out


def draw_areas(found: Sequence[Rim], window: Box | None = None) -> str:
    """The stretches of the borders that a window shows."""
    box = window and window.grown(SIZE)
    out = []
    for rim in found:
        line = [*rim.line, rim.line[0]] if rim.closed else rim.line
        for a, b in runs(line, box):
            whole = a == 0 and b == len(line) - 1
            d = straight(rim.line, rim.closed) if whole else straight(line[a : b + 1])
            gone = lengths(line[: a + 1])[-1] or None  # dashes go on where the stretch before left them
            cls = CLASSES[rim.style]
            out.append(el("path", cls=f"{cls}-bed", d=d) + el("path", cls=cls, stroke_dashoffset=gone, d=d))
    return "".join(out)


def area_names(made: Names, water: HexSet) -> None:
    """Set-up labels in their hex, and the name of a start line beside it, to the west."""
    plane, map, art, lang = made.plane, made.map, made.art, made.lang
    style = art.of_name("river")._replace(size=8.8, tracking=0.2)
    for name, look in art.area.items():
        s = map.areas.get(name, 0)
        if s and look.style == "label":
            x, y = plane.centre[bits(s)[0]]
            inside = [(cost, (x + dx, y + dy)) for cost, dx in ((0.0, 0), (2.0, 8), (2.5, -8)) for dy in (32, 29.5)]
            made.at_points(f"area-{name}", look.word(lang), inside, style, "g-setup")
        elif s and look.style == "front":
            spots: list[tuple[float, Point]] = []
            for i, (a, b) in enumerate(sorted(border(plane, map, s, water), key=lambda e: min(e[0][0], e[1][0]))):
                x, y = between(a, b)
                for dx in (0, 10, 20, 30, -10, -20):
                    spots += [(0.8 * i + abs(dx) / 20, (x + dx, y + dy)) for dy in (-8, -12, 10, 13)]
            if spots:
                made.at_points(f"area-{name}", look.word(lang), spots, style, "g-setup")
