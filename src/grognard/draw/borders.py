"""Borders between hexes that differ in an attribute: country, district, weather zone; and the edges of the
sheets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.draw.curves import melt_corners, runs, straight, walk_length
from grognard.draw.geometry import SIZE, STEPS, Box, Plane, Point, chains, key, point_between
from grognard.draw.markup import el
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map

if TYPE_CHECKING:
    from grognard.draw.art import Art

Side = tuple[int, int]  # a hex and a direction
ZONES = 13  # sides between two pairs of letters along the border of a zone
# dashes of the line by style, in units of the map
DASHES = {"country": "10 3.2 2 3.2", "district": "6 3.4", "zone": "1.6 4.2", "theatre": "13 3 2 3 2 3"}


class Border(NamedTuple):
    """One unbroken stretch of a border."""

    attribute: str
    curve: list[Point]
    names: tuple[tuple[Point, str], ...] = ()  # of zones, on either hand


def limits(plane: Plane, value: Mapping[int, str], shut: HexSet = 0) -> list[Side]:
    """The sides between two hexes of different value, each once; none that touches a hex of `shut`."""
    found = []
    for spot, h in plane.number.items():
        if shut >> h & 1:
            continue
        mine = value.get(h)
        for d in range(3):
            n = plane.number.get((spot[0] + STEPS[d][0], spot[1] + STEPS[d][1]))
            if n is not None and value.get(n) != mine and not shut >> n & 1:
                found.append((h, d))
    return found


def curves(plane: Plane, sides: Sequence[Side], fine: int = 3) -> list[list[Point]]:
    """Hexsides joined end to end, their corners melted."""
    at: dict[tuple[int, int], Point] = {}
    edges = []
    for h, d in sides:
        a, b = plane.side(h, d)
        at.setdefault(key(a), a)
        at.setdefault(key(b), b)
        edges.append((key(a), key(b)))
    out = []
    for line in chains(edges):
        points = [at[c] for c in line]
        if (
            line[0] == line[-1] and len(line) > 3
        ):  # a ring begins in the middle of a side, so that it closes smoothly
            start = point_between(points[0], points[1])
            points = [start, *points[1:], start]
        out.append(melt_corners(points, fine))
    return out


def borders(plane: Plane, map: Map, art: Art, water: HexSet) -> list[Border]:
    """Those the looks name, the first named the strongest: a side that has a border gets no second one."""
    taken: set[Side] = set()
    found = []
    for name in art.border:
        values = map.attributes.get(name, {})
        if not values:
            continue
        at = {h: value for value, s in values.items() for h in bits(s)}
        sides = [side for side in limits(plane, at, water) if side not in taken]
        taken.update(sides)
        lines = curves(plane, sides)
        if art.border[name].style == "zone" and all(len(value) < 3 for value in values):
            letters = tuple((p, value.upper()) for p, value in _name_spots(plane, sides, at, ZONES))
            found += [Border(name, lines[0], letters)] if lines else []
            lines = lines[1:]
        found += [Border(name, curve) for curve in lines]
    return found


def _name_spots(
    plane: Plane, sides: Sequence[Side], value: Mapping[int, str], every: int
) -> list[tuple[Point, str]]:
    """Places for two names along a border, one on either hand, every so many sides."""
    order = sorted(sides, key=lambda s: point_between(*plane.side(*s)))
    found = []
    for h, d in order[min(every // 2, len(order) // 2) :: every]:
        n = plane.number[plane.spots[h][0] + STEPS[d][0], plane.spots[h][1] + STEPS[d][1]]
        m = point_between(*plane.side(h, d))
        found += [(point_between(m, plane.centre[x], 0.26), value[x]) for x in (h, n) if x in value]
    return found


def draw_borders(art: Art, found: Sequence[Border], window: Box | None, far: bool, band: bool) -> str:
    """The soft bands, which lie under everything else, or the lines over them."""
    box = window and window.grow(SIZE)
    out = []
    for border in reversed(found):
        look = art.border[border.attribute]
        if band and look.fill == "none":
            continue
        for a, b in runs(border.curve, box):
            d = straight(border.curve[a : b + 1])
            if band:
                out.append(el("path", cls="g-band", stroke=look.fill, stroke_width=look.width[1], d=d))
                continue
            gone = walk_length(border.curve[: a + 1])
            wide = look.width[0] * (1.6 if far else 1.0)
            bed = "" if far else el("path", cls="g-borderbed", stroke_width=wide + 2.2, d=d)
            out.append(
                bed
                + el(
                    "path",
                    cls="g-border",
                    stroke=look.ink,
                    stroke_width=wide,
                    stroke_dasharray=DASHES[look.style],
                    stroke_dashoffset=gone,
                    d=d,
                )
            )
        if not band and not far:
            here = [(p, name) for p, name in border.names if box is None or box.does_contain(p)]
            out += [el("text", name, cls="g-sheet", fill=look.ink, x=p[0], y=p[1] + 3) for p, name in here]
    return "".join(out)


def sample_border(look_style: str, ink: str, fill: str, width: tuple[float, float], d: str) -> str:
    """A short piece of a border, for the key."""
    band = el("path", cls="g-band", stroke=fill, stroke_width=width[1], d=d) if fill != "none" else ""
    return band + el(
        "path", cls="g-border", stroke=ink, stroke_width=width[0], stroke_dasharray=DASHES[look_style], d=d
    )


# ---- sheets ----
def sheet_of(map: Map, h: int) -> str:
    """The sheet whose number a hex shows."""
    return map.label(h).rpartition(":")[0]


class SheetEdge(NamedTuple):
    """An edge between two sheets, and where along it their names stand: the point and the name."""

    curve: list[Point]
    names: list[tuple[Point, str]]


APART = 9  # sides between two pairs of names along an edge of a sheet


def sheet_edges(plane: Plane, map: Map) -> list[SheetEdge]:
    of = {h: sheet_of(map, h) for h in plane.hexes}
    if len(set(of.values())) < 2:
        return []
    by_pair: dict[frozenset[str], list[Side]] = {}
    for h, d in limits(plane, of):
        n = plane.number[plane.spots[h][0] + STEPS[d][0], plane.spots[h][1] + STEPS[d][1]]
        by_pair.setdefault(frozenset((of[h], of[n])), []).append((h, d))
    found = []
    for sides in by_pair.values():
        names = _name_spots(plane, sides, of, APART)
        lines = curves(plane, sides, 1)
        found += [SheetEdge(line, names if i == 0 else []) for i, line in enumerate(lines)]
    return found


def draw_sheets(ink: str, found: Sequence[SheetEdge], window: Box | None, far: bool) -> str:
    """Thin lines where sheets meet, with their names on either hand."""
    box = window and window.grow(SIZE)
    out = []
    for edge in found:
        for a, b in runs(edge.curve, box):
            out.append(el("path", cls="g-edge-far" if far else "g-edge", d=straight(edge.curve[a : b + 1])))
        if not far:
            out += [
                el("text", name, cls="g-sheet", fill=ink, x=p[0], y=p[1] + 3)
                for p, name in edge.names
                if box is None or box.does_contain(p)
            ]
    return "".join(out)
