"""Rivers melted along the hexsides; railways and roads from centre to centre."""

from __future__ import annotations

import math
from collections import Counter as Tally
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from grognard.draw.art import Art, Look
from grognard.draw.geometry import (
    SIZE,
    Box,
    Hand,
    Plane,
    Point,
    apart,
    between,
    chains,
    flowing,
    key,
    lengths,
    melted,
    num,
    ribbon,
    runs,
    sampled,
    straight,
)
from grognard.draw.markup import el
from grognard.kernel.maps import Map

Corner = tuple[int, int]


class River(NamedTuple):
    """One unbroken stretch, from source to mouth."""

    name: str
    feature: str
    corners: tuple[Corner, ...]  # the hex corners it follows
    curve: list[Point]
    widths: list[float]
    mouth: Point | None  # where it meets open water, beyond its last hexside


def rivers(plane: Plane, map: Map, art: Art, shores: Sequence[Sequence[Point]] = (), fine: int = 5) -> list[River]:
    """Every ribbon, its stretches joined end to end; where two meet, the lesser one ends on the greater."""
    sides: dict[tuple[str, str], list[tuple[Corner, Corner]]] = {}
    at: dict[Corner, Point] = {}
    for a, b, feature, name, _ in map.side_names:
        if art.of_side(feature).style == "ribbon":
            ends = plane.side(a, map.grid.direction(a, b))
            for p in ends:
                at.setdefault(key(p), p)
            sides.setdefault((feature, name), []).append((key(ends[0]), key(ends[1])))
    found = [(feature, name, _from_source(line, edges)) for (feature, name), edges in sides.items() for line in chains(edges)]
    found.sort(key=lambda r: (-art.of_side(r[0]).width[1], -len(r[2])))
    meets = Tally(c for _, _, line in found for c in set(line))
    bent = {c: _shaken(c, p) for c, p in at.items()}
    settled: dict[Corner, Point] = {}
    out = []
    for feature, name, line in found:
        points = [settled.get(line[0], bent[line[0]])]
        for one, two in pairwise(line):
            p, q = bent[one], bent[two]
            hand = Hand(f"bend{min(one, two)}{max(one, two)}")
            m = between(at[one], at[two], 0.5 + hand.off(0.1))
            off = hand.off(0.11)
            points += [(m[0] - (q[1] - p[1]) * off, m[1] + (q[0] - p[0]) * off), q]
        points[-1] = settled.get(line[-1], points[-1])
        for i, c in enumerate(line):
            if 0 < i < len(line) - 1:
                o, p, q = points[2 * i], points[2 * i - 1], points[2 * i + 1]
                settled.setdefault(c, (o[0] * 0.75 + (p[0] + q[0]) / 8, o[1] * 0.75 + (p[1] + q[1]) / 8))
            else:
                settled.setdefault(c, points[2 * i])
        for end, c in ((0, line[0]), (-1, line[-1])):
            if meets[c] == 1 and (out_at := _off_board(plane, at[c], points[end])):
                points.insert(0 if end == 0 else len(points), out_at)
        curve = melted(points, fine)
        mouth = _mouth(at[line[-1]], at[line[-2]], shores) if meets[line[-1]] == 1 else None
        if mouth is None and meets[line[0]] == 1 and (back := _mouth(at[line[0]], at[line[1]], shores)):
            line, curve, mouth = line[::-1], curve[::-1], back
        starts, stops = (meets[c] == 1 and not _off_board(plane, at[c], at[c]) for c in (line[0], line[-1]))
        widths = _widths(curve, art.of_side(feature).width, starts, stops and mouth is None)
        out.append(River(name, feature, tuple(line), curve, widths, mouth))
    return out


def _shaken(c: Corner, p: Point) -> Point:
    hand = Hand(f"corner{c}")
    return p[0] + hand.off(2.2), p[1] + hand.off(2.2)


def _off_board(plane: Plane, corner: Point, end: Point) -> Point | None:
    """A point past the edge of the board, when the corner lies on that edge."""
    near = [p for d in range(6) if (p := _across(plane, corner, d))]
    if len(near) == 3:
        return None
    x, y = corner[0] - sum(p[0] for p in near) / len(near), corner[1] - sum(p[1] for p in near) / len(near)
    n = math.hypot(x, y) or 1.0
    return end[0] + x / n * SIZE * 1.3, end[1] + y / n * SIZE * 1.3


def _across(plane: Plane, corner: Point, d: int) -> Point | None:
    """The centre of the hex that has this corner in direction `d`, if it is on the board."""
    a = math.radians(60 * d + (0 if plane.flat else 30))
    return plane.by_centre.get(key((corner[0] + SIZE * math.cos(a), corner[1] + SIZE * math.sin(a))))


def _from_source(line: list[Corner], edges: list[tuple[Corner, Corner]]) -> list[Corner]:
    """The data name the sides from source to mouth."""
    order = {frozenset(e): i for i, e in enumerate(edges)}
    first, last = order[frozenset(line[:2])], order[frozenset(line[-2:])]
    return line[::-1] if first > last else line


def _mouth(end: Point, before: Point, shores: Sequence[Sequence[Point]]) -> Point | None:
    """The shore ahead of the last stretch, if it is near."""
    ways = [p for shore in shores for p in shore if apart(p, end) < 2.2 * SIZE]
    flow = math.atan2(end[1] - before[1], end[0] - before[0])
    return min(ways, key=lambda p: apart(p, end) * (1.8 - math.cos(math.atan2(p[1] - end[1], p[0] - end[0]) - flow)), default=None)


def _widths(curve: list[Point], width: tuple[float, float], starts: bool, stops: bool) -> list[float]:
    """Thin at the source; a stream that ends in the open thins out again."""
    far = lengths(curve)
    total = far[-1] or 1.0
    out = []
    for s in far:
        w = width[0] + (width[1] - width[0]) * min(1.0, s / total * 1.15)
        if starts:
            w *= min(1.0, s / (0.8 * SIZE)) * 0.8 + 0.2
        if stops:
            w *= min(1.0, (total - s) / (1.1 * SIZE)) * 0.85 + 0.15
        out.append(w)
    return out


def draw_rivers(plane: Plane, map: Map, art: Art, found: Sequence[River], window: Box | None = None, far: bool = False) -> str:
    """The stretches of the rivers that a window shows, with their bridges. From afar the water alone, a little broader."""
    box = window and window.grown(SIZE)
    beds, streams, mouths = [], [], []
    for river in found:
        look = art.of_side(river.feature)
        for a, b in runs(river.curve, box):
            curve, widths = river.curve[a : b + 1], river.widths[a : b + 1]
            if not far:
                beds.append(el("path", fill=look.fill, fill_opacity=".9", d=ribbon(curve, [w + 2.5 for w in widths])))
            streams.append(el("path", cls="g-river", fill=look.ink, d=ribbon(curve, [w + 1.6 for w in widths] if far else widths)))
        if river.mouth and (box is None or box.has(river.mouth) or box.has(river.curve[-1])):
            end = river.curve[-1]
            way = (end[0] - river.curve[-2][0], end[1] - river.curve[-2][1])
            n = math.hypot(*way) or 1.0
            k = apart(end, river.mouth) * 0.4
            bow = (end[0] + way[0] / n * k, end[1] + way[1] / n * k)
            d = f"M{num(end[0])} {num(end[1])}Q{num(bow[0])} {num(bow[1])} {num(river.mouth[0])} {num(river.mouth[1])}"
            mouths.append(el("path", fill="none", stroke=look.ink, stroke_width=1.5, stroke_dasharray="4 2", d=d))
    return "".join(beds + mouths + streams) + _marks(plane, map, art, box)


def _marks(plane: Plane, map: Map, art: Art, box: Box | None) -> str:
    """Bridges and barriers: signs on single hexsides."""
    out = []
    for a, b, feature, _, _ in map.side_names:
        look = art.of_side(feature)
        if look.style == "ribbon" or (box and not box.has(plane.centre[a]) and not box.has(plane.centre[b])):
            continue
        p, q = plane.side(a, map.grid.direction(a, b))
        if look.style == "barrier":
            d = straight([between(p, q, 0.06), between(p, q, 0.94)])
            out.append(el("path", d=d, stroke=look.fill, stroke_width=look.width[0] + 2.4, fill="none"))
            out.append(el("path", d=d, stroke=look.ink, stroke_width=look.width[0], stroke_dasharray="2 2.4", fill="none"))
            continue
        m, n = between(p, q), apart(p, q)
        ux, uy = (q[0] - p[0]) / n, (q[1] - p[1]) / n
        long = look.width[0]
        for k in (-3.2, 3.2):
            x, y = m[0] + ux * k, m[1] + uy * k
            wing = math.copysign(2.2, k)
            ends = [(x + uy * s * long + ux * w, y - ux * s * long + uy * w) for s, w in ((-1, wing), (-0.72, 0), (0.72, 0), (1, wing))]
            out.append(el("path", d=straight(ends), stroke=look.ink, stroke_width=1.5, fill="none"))
    return "".join(out)


class Way(NamedTuple):
    """A railway or road as drawn."""

    kind: str
    curve: list[Point]
    faint: bool = False  # a link the data leave unsaid: two ends inside one city


def ways(plane: Plane, map: Map, art: Art) -> list[Way]:
    """Each line through the centres of its hexes; one that ends at the edge of the map runs off it."""
    use = Tally((line.kind, h) for line in map.lines for h in line.hexes)
    found = []
    ends: list[tuple[str, int]] = []
    for line in map.lines:
        points = [plane.centre[h] for h in line.hexes]
        for at, h in ((0, line.hexes[0]), (len(points), line.hexes[-1])):
            ends.append((line.kind, h))
            out = plane.outward(h)
            if out and use[line.kind, h] == 1 and len(line.hexes) > 1:
                x, y = plane.centre[h]
                points.insert(at if at == 0 else len(points), (x + out[0] * SIZE * 2.3, y + out[1] * SIZE * 2.3))
        if len(points) > 1:
            found.append(Way(line.kind, sampled(points, 8)))
    joined = {(line.kind, frozenset(pair)) for line in map.lines for pair in zip(line.hexes, line.hexes[1:], strict=False)}
    for i, (kind, a) in enumerate(ends):
        for other, b in ends[i + 1 :]:
            if kind == other and map.grid.distance(a, b) == 1 and (kind, frozenset((a, b))) not in joined and _one_city(map, art, a, b):
                found.append(Way(kind, [plane.centre[a], plane.centre[b]], faint=True))
                joined.add((kind, frozenset((a, b))))
    return found


def _one_city(map: Map, art: Art, a: int, b: int) -> bool:
    name = map.terrain_of(a)
    return name == map.terrain_of(b) and art.of_terrain(name).style == "city"


def draw_ways(art: Art, found: Sequence[Way], window: Box | None = None, far: bool = False) -> str:
    """Roads first, then railways over them: the stretches that a window shows. From afar one plain line each."""
    box = window and window.grown(SIZE)
    layers: dict[str, list[str]] = {"bed": [], "road": [], "rail": [], "gap": []}
    for way in found:
        look = art.of_line(way.kind)
        for a, b in runs(way.curve, box):
            d = straight(way.curve[a : b + 1])
            layer = layers["rail" if look.style == "rail" else "road"]
            if far:
                layer.append(el("path", fill="none", stroke=look.ink, stroke_width=3.6 if look.style == "rail" else 2.6, d=d))
                continue
            gone = lengths(way.curve[: a + 1])[-1] or None  # the dashes go on where the stretch before left them
            if way.faint:
                layer.append(
                    el("path", fill="none", stroke=look.ink, stroke_width=1.7, stroke_dasharray="3 2", stroke_dashoffset=gone, d=d)
                )
                continue
            layers["bed"].append(el("path", cls="g-waybed", d=d))
            if look.style == "rail":
                layer.append(el("path", cls="g-rail", stroke=look.ink, d=d))
                layers["gap"].append(el("path", cls="g-gap", stroke=look.fill, stroke_dashoffset=gone, d=d))
            else:
                layer += [el("path", cls="g-road", stroke=look.ink, d=d), el("path", cls="g-roadtop", stroke=look.fill, d=d)]
    return "".join("".join(layer) for layer in layers.values())


def sample_line(look: Look, x: float, y: float, wide: float) -> str:
    """A short piece of a hexside or line, for the key."""
    points = [(x, y + 3), (x + wide * 0.28, y - 5), (x + wide * 0.62, y + 4.5), (x + wide, y - 2)]
    curve = sampled(points, 6)
    if look.style == "ribbon":
        w0, w1 = look.width
        widths = [w0 + (w1 - w0) * i / (len(curve) - 1) for i in range(len(curve))]
        bed = el("path", fill=look.fill, d=ribbon(curve, [w + 2.4 for w in widths]))
        return bed + el("path", fill=look.ink, d=ribbon(curve, widths))
    d = flowing(points)
    if look.style in ("rail", "road"):
        under, over = ("g-rail", "g-gap") if look.style == "rail" else ("g-road", "g-roadtop")
        return el("path", cls=under, stroke=look.ink, d=d) + el("path", cls=over, stroke=look.fill, d=d)
    dash = "2 2.4" if look.style == "barrier" else None
    return el("path", fill="none", stroke=look.ink, stroke_width=look.width[0] / 2, stroke_dasharray=dash, d=d)
