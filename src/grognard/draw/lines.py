"""Where rivers and ways run: rivers melted along the hexsides, railways and roads from centre to centre."""

from __future__ import annotations

import math
from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from grognard.draw.art import RIBBONS, WATERS, Art
from grognard.draw.clutter import Scatter
from grognard.draw.curves import lengths, melt_corners, sample_curve
from grognard.draw.geometry import SIZE, Hand, Plane, Point, chains, distance, key, point_between
from grognard.kernel.hexes import Grid
from grognard.kernel.maps import Line, Map

Corner = tuple[int, int]
FINE = 8  # points of a way's curve from one hex to the next
BESIDE = 4.6  # how far from a railway a road runs along it


class River(NamedTuple):
    """One unbroken stretch, from source to mouth."""

    name: str
    feature: str
    corners: tuple[Corner, ...]  # the hex corners it follows
    curve: list[Point]
    widths: list[float]
    mouth: Point | None  # where it meets open water, beyond its last hexside


def rivers(
    plane: Plane, map: Map, art: Art, shores: Sequence[Sequence[Point]] = (), fine: int = 5
) -> list[River]:
    """Every ribbon, its stretches joined end to end; where two meet, the lesser one ends on the greater."""
    sides: dict[tuple[str, str], list[tuple[Corner, Corner]]] = {}
    at: dict[Corner, Point] = {}
    for a, b, feature, name, _ in map.side_names:
        if art.side_look(feature).style in RIBBONS:
            ends = plane.side(a, map.grid.direction(a, b))
            for p in ends:
                at.setdefault(key(p), p)
            sides.setdefault((feature, name), []).append((key(ends[0]), key(ends[1])))
    found = [
        (feature, name, _from_source(line, edges))
        for (feature, name), edges in sides.items()
        for line in chains(edges)
    ]
    found.sort(key=lambda r: (-art.side_look(r[0]).width[1], -len(r[2])))
    meets = Tally(c for _, _, line in found for c in set(line))
    bent = {c: _shake(c, p) for c, p in at.items()}
    settled: dict[Corner, Point] = {}
    coast = Scatter(shores)
    out = []
    for feature, name, line in found:
        points = [settled.get(line[0], bent[line[0]])]
        for one, two in pairwise(line):
            p, q = bent[one], bent[two]
            hand = Hand(f"bend{min(one, two)}{max(one, two)}")
            m = point_between(at[one], at[two], 0.5 + hand.random_offset(0.1))
            off = hand.random_offset(0.11)
            points += [(m[0] - (q[1] - p[1]) * off, m[1] + (q[0] - p[0]) * off), q]
        points[-1] = settled.get(line[-1], points[-1])
        for i, c in enumerate(line):
            if 0 < i < len(line) - 1:
                o, p, q = points[2 * i], points[2 * i - 1], points[2 * i + 1]
                settled.setdefault(c, (o[0] * 0.75 + (p[0] + q[0]) / 8, o[1] * 0.75 + (p[1] + q[1]) / 8))
            else:
                settled.setdefault(c, points[2 * i])
        for end, c in ((0, line[0]), (-1, line[-1])):
            if meets[c] == 1 and (out_at := _point_off_board(plane, at[c], points[end])):
                points.insert(0 if end == 0 else len(points), out_at)
        if art.side_look(feature).style != "ribbon":
            out.append(_arm(plane, feature, name, line, melt_corners(points, fine), art, at))
            continue
        curve = melt_corners(points, fine)
        mouth = _mouth(at[line[-1]], at[line[-2]], coast) if meets[line[-1]] == 1 else None
        if mouth is None and meets[line[0]] == 1 and (back := _mouth(at[line[0]], at[line[1]], coast)):
            line, curve, mouth = line[::-1], curve[::-1], back
        ends = (line[0], line[-1])
        curve, wet = _to_water(plane, art, curve, [at[c] if meets[c] == 1 else None for c in ends], coast)
        starts, stops = (
            meets[c] == 1 and not w and not _point_off_board(plane, at[c], at[c])
            for c, w in zip(ends, wet, strict=True)
        )
        widths = _widths(curve, art.side_look(feature).width, starts, stops and mouth is None)
        out.append(River(name, feature, tuple(line), curve, widths, mouth))
    return out


def _to_water(
    plane: Plane, art: Art, curve: list[Point], ends: Sequence[Point | None], shores: Scatter
) -> tuple[list[Point], list[bool]]:
    """A river that begins or ends at the corner of a water hex goes on to its shore, a little way back; and
    which ends do.
    """
    wet = [False, False]
    for i, corner in enumerate(ends):
        sea = _opening(plane, corner, art) if corner else None
        if sea is None:
            continue
        wet[i] = True
        end = curve[-i]
        near = min(shores.near(end, SIZE), key=lambda p: distance(p, end), default=None)
        if near:
            tip = point_between(near, sea, 0.05)
            curve = [tip, *curve] if i == 0 else [*curve, tip]
    return curve, wet


def _arm(
    plane: Plane,
    feature: str,
    name: str,
    line: list[Corner],
    curve: list[Point],
    art: Art,
    at: Mapping[Corner, Point],
) -> River:
    """Water between two hexes of land: broad to the end where it opens on more water, pointed elsewhere."""
    wide = art.side_look(feature).width[1]
    far = lengths(curve)
    opens = [_opening(plane, at[c], art) for c in (line[0], line[-1])]
    widths = []
    for s in far:
        ends = [1.0 if opens[0] else s / (0.55 * SIZE), 1.0 if opens[1] else (far[-1] - s) / (0.55 * SIZE)]
        widths.append(wide * math.sin(min(1.0, *ends) * math.pi / 2) * 0.86 + wide * 0.14)
    for end, sea in ((0, opens[0]), (-1, opens[1])):
        if sea:  # run on into the open water, whose shore lies a little back from the corner
            tip = point_between(curve[end], sea, 0.34)
            curve, widths = ([tip, *curve], [wide, *widths]) if end == 0 else ([*curve, tip], [*widths, wide])
    return River(name, feature, tuple(line), curve, widths, None)


def _opening(plane: Plane, corner: Point, art: Art) -> Point | None:
    """The middle of the water hex at a corner."""
    for d in range(6):
        p = _hex_across(plane, corner, d)
        if p and art.terrain_look(plane.map.terrain_of(plane.hexes_at_centre[key(p)])).style in WATERS:
            return p
    return None


def _shake(c: Corner, p: Point) -> Point:
    hand = Hand(f"corner{c}")
    return p[0] + hand.random_offset(2.2), p[1] + hand.random_offset(2.2)


def _point_off_board(plane: Plane, corner: Point, end: Point) -> Point | None:
    """A point past the edge of the board, when the corner lies on that edge."""
    near = [p for d in range(6) if (p := _hex_across(plane, corner, d))]
    if len(near) == 3:
        return None
    x, y = corner[0] - sum(p[0] for p in near) / len(near), corner[1] - sum(p[1] for p in near) / len(near)
    n = math.hypot(x, y) or 1.0
    return end[0] + x / n * SIZE * 1.3, end[1] + y / n * SIZE * 1.3


def _hex_across(plane: Plane, corner: Point, d: int) -> Point | None:
    """The centre of the hex that has this corner in direction `d`, if it is on the board."""
    a = math.radians(60 * d + (0 if plane.flat else 30))
    return plane.hexes_by_centre.get(key((corner[0] + SIZE * math.cos(a), corner[1] + SIZE * math.sin(a))))


def _from_source(line: list[Corner], edges: list[tuple[Corner, Corner]]) -> list[Corner]:
    """The data name the sides from source to mouth."""
    order = {frozenset(e): i for i, e in enumerate(edges)}
    first, last = order[frozenset(line[:2])], order[frozenset(line[-2:])]
    return line[::-1] if first > last else line


def _mouth(end: Point, before: Point, shores: Scatter) -> Point | None:
    """The shore ahead of the last stretch, if it is near."""
    ways = shores.near(end, 2.2 * SIZE)
    flow = math.atan2(end[1] - before[1], end[0] - before[0])
    return min(
        ways,
        key=lambda p: distance(p, end) * (1.8 - math.cos(math.atan2(p[1] - end[1], p[0] - end[0]) - flow)),
        default=None,
    )


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


class Way(NamedTuple):
    """A railway or road as drawn."""

    kind: str
    curve: list[Point]
    gauge: str = ""
    hexes: tuple[int, ...] = ()
    lead: int = 0  # steps of the curve before the first of its hexes
    faint: bool = False  # a link the data leave unsaid: two ends inside one city


def ways(plane: Plane, map: Map, art: Art) -> list[Way]:
    """Each line through the centres of its hexes; one that ends at the edge of the map runs off it."""
    use = Tally((line.kind, h) for line in map.lines for h in line.hexes)
    rails = [line for line in map.lines if art.line_look(line.kind, line.gauge).style.startswith("rail")]
    railed = {frozenset(step) for line in rails for step in pairwise(line.hexes)}
    found = []
    ends = [(line.kind, h) for line in map.lines for h in (line.hexes[0], line.hexes[-1])]
    for line in _join_lines(map.grid, map.lines, use):
        points = [plane.centre[h] for h in line.hexes]
        lead = 0
        for at, h in ((0, line.hexes[0]), (len(points), line.hexes[-1])):
            out = plane.way_outward(h)
            if out and use[line.kind, h] == 1 and len(line.hexes) > 1:
                x, y = plane.centre[h]
                points.insert(
                    at if at == 0 else len(points), (x + out[0] * SIZE * 2.3, y + out[1] * SIZE * 2.3)
                )
                lead += at == 0
        if len(points) > 1:
            curve = sample_curve(points, FINE)
            if not art.line_look(line.kind, line.gauge).style.startswith("rail"):
                shared = [False] * lead + [frozenset(step) in railed for step in pairwise(line.hexes)]
                curve = _line_aside(curve, shared)
            found.append(Way(line.kind, curve, line.gauge, line.hexes, lead))
    return found + _links(plane, map, art, ends)


def _join_lines(grid: Grid, lines: Sequence[Line], use: Mapping[tuple[str, int], int]) -> list[Line]:
    """Two lines that end in the same hex, with no third there, are drawn as one: no kink where the data begin
    a new row.
    """
    whole: dict[int, Line] = dict(enumerate(lines))
    tips: dict[tuple[str, str, int], list[int]] = {}
    for n, line in whole.items():
        for h in {line.hexes[0], line.hexes[-1]}:
            tips.setdefault((line.kind, line.gauge, h), []).append(n)
    now = list(whole)  # which line each one has become part of
    for (kind, _, h), some in tips.items():
        pair = {now[n] for n in some}
        if (
            len(some) != 2
            or len(pair) != 2
            or use[kind, h] != 2
            or any(len(whole[n].hexes) < 2 for n in pair)
        ):
            continue
        a, b = sorted(pair)
        one, two = whole[a].hexes, whole[b].hexes
        one, two = one if one[-1] == h else one[::-1], two if two[0] == h else two[::-1]
        if (grid.direction(one[-2], h) - grid.direction(h, two[1])) % 6 not in (0, 1, 5):
            continue  # so sharp a turn is a junction
        whole[a] = whole[a]._replace(hexes=one + two[1:])
        del whole[b]
        now = [a if n == b else n for n in now]
    return list(whole.values())


def _line_aside(curve: list[Point], shared: Sequence[bool]) -> list[Point]:
    """A road that goes with a railway runs beside it, and comes back to the middle where they part."""
    if len(curve) < 3 or not any(shared):
        return curve
    off = [0.0] * len(curve)
    for step, with_rail in enumerate(shared):
        if with_rail:
            first, last = step * FINE, min((step + 1) * FINE, len(curve) - 1)
            before = step > 0 and shared[step - 1]
            after = step + 1 < len(shared) and shared[step + 1]
            for i in range(first, last + 1):
                off[i] = max(
                    off[i],
                    BESIDE * min(1.0, 1.0 if before else (i - first) / 3, 1.0 if after else (last - i) / 3),
                )
    out = []
    for i, (x, y) in enumerate(curve):
        a, b = curve[max(0, i - 1)], curve[min(len(curve) - 1, i + 1)]
        n = distance(a, b) or 1.0
        out.append((x - (b[1] - a[1]) / n * off[i], y + (b[0] - a[0]) / n * off[i]))
    return out


class Crossing(NamedTuple):
    """Where a way crosses the river of a hexside."""

    at: Point
    bearing: float  # of the way
    wide: float  # between the rails of the bridge


def crossings(
    plane: Plane, map: Map, art: Art, rivers: Sequence[River], ways: Sequence[Way]
) -> dict[frozenset[int], list[Crossing]]:
    """For each hexside with a bridge, where ways meet its river; a side that none crosses is not there."""
    bridged = {
        frozenset((a, b))
        for a, b, feature, *_ in map.side_names
        if art.side_look(feature).style in ("bridge", "causeway")
    }
    beds = {frozenset(pair): (river, k) for river in rivers for k, pair in enumerate(pairwise(river.corners))}
    found: dict[frozenset[int], list[Crossing]] = {}
    for way in ways:
        for step, (a, b) in enumerate(pairwise(way.hexes)):
            side = frozenset((a, b))
            bed = (
                beds.get(frozenset(key(p) for p in plane.side(a, map.grid.direction(a, b))))
                if side in bridged
                else None
            )
            if bed is None:
                continue
            river, k = bed
            per = (len(river.curve) - 1) / max(1, len(river.corners) - 1)
            stream = river.curve[max(0, int((k - 1.3) * per)) : int((k + 2.3) * per) + 1]
            first = (step + way.lead) * FINE
            met = _meeting(way.curve[first : first + FINE + 1], stream)
            if met is None:
                continue
            same = found.setdefault(side, [])
            near = next((i for i, other in enumerate(same) if distance(other.at, met[0]) < 14), None)
            if near is None:
                same.append(Crossing(met[0], met[1], 4.0))
            else:  # road and railway on one bridge
                same[near] = Crossing(
                    point_between(same[near].at, met[0]),
                    same[near].bearing,
                    4.0 + distance(same[near].at, met[0]) / 2,
                )
    return found


def _meeting(one: Sequence[Point], two: Sequence[Point]) -> tuple[Point, float] | None:
    """Where two lines cross, and the bearing of the first one there."""
    for a, b in pairwise(one):
        for c, d in pairwise(two):
            ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
            cross = ux * vy - uy * vx
            if abs(cross) > 1e-9:
                t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross
                s = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross
                if 0 <= t <= 1 and 0 <= s <= 1:
                    return point_between(a, b, t), math.atan2(uy, ux)
    return None


def _links(plane: Plane, map: Map, art: Art, ends: Sequence[tuple[str, int]]) -> list[Way]:
    """Two lines that end in neighbouring hexes of one city."""
    inside = 0
    for name, s in map.terrain.items():
        if art.terrain_look(name).style == "city":
            inside |= s
    ends = [(kind, h) for kind, h in ends if inside >> h & 1]
    joined = (
        {(line.kind, frozenset(pair)) for line in map.lines for pair in pairwise(line.hexes)}
        if ends
        else set()
    )
    found = []
    for i, (kind, a) in enumerate(ends):
        for other, b in ends[i + 1 :]:
            if (
                kind == other
                and map.grid.distance(a, b) == 1
                and (kind, frozenset((a, b))) not in joined
                and _is_one_city(map, art, a, b)
            ):
                found.append(Way(kind, [plane.centre[a], plane.centre[b]], faint=True))
                joined.add((kind, frozenset((a, b))))
    return found


def _is_one_city(map: Map, art: Art, a: int, b: int) -> bool:
    name = map.terrain_of(a)
    return name == map.terrain_of(b) and art.terrain_look(name).style == "city"
