"""Open water: the shore is the contour where the land ends, then lines of water along it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from grognard.draw.art import WATERS, Art, Isle, Look
from grognard.draw.curves import flow_path, num, path_within, sample_curve
from grognard.draw.geometry import (
    Box,
    Hand,
    Plane,
    Point,
    Spot,
    adjacent_spots,
    chains,
    distance,
    point_between,
)
from grognard.draw.markup import el
from grognard.kernel.hexes import bits
from grognard.kernel.maps import Map

BANK = 0.42  # a bank hex is a little more land than water
RINGS = 2  # how far past the edge the shore is drawn, to be cut by the frame
REACH = 100.0  # how far round a window its shores are drawn as they are: past the broadest ripple
RIPPLES = ((60.0, 0.30), (45.0, 0.38), (32.0, 0.48), (21.0, 0.6), (11.5, 0.78))


def waters(map: Map, art: Art) -> list[str]:
    return [name for name, s in map.terrain.items() if s and art.terrain_look(name).style in WATERS]


def wet(map: Map, art: Art) -> int:
    """Every hex that is all water."""
    s = 0
    for name in waters(map, art):
        s |= map.terrain[name]
    return s


def field(plane: Plane, map: Map, art: Art, name: str) -> dict[Spot, float]:
    """How much water there is at the middle of each hex, on the board and a little beyond."""
    full = map.terrain[name]
    banks = 0
    for feature, s in map.features.items():
        if art.feature_look(feature).style == "bank":
            banks |= s
    banks &= map.grid.adjacent(full) & ~full
    value = {
        spot: 1.0 if full >> h & 1 else BANK if banks >> h & 1 else 0.0 for spot, h in plane.number.items()
    }
    for ring in plane.ghosts(RINGS):
        found = {}
        for spot in ring:
            near = [value[n] for n in adjacent_spots(spot) if n in value]
            found[spot] = sum(near) / len(near)
        value |= found
    return value


def shores(plane: Plane, value: dict[Spot, float], rough: int = 2) -> list[list[Point]]:
    """Closed lines round the water, a little uneven; they close off the board."""
    cut: dict[tuple[Spot, Spot], Point] = {}

    def crossing(a: Spot, b: Spot) -> tuple[Spot, Spot]:
        edge = (a, b) if a < b else (b, a)
        if edge not in cut:
            va, vb = value.get(edge[0], 0.0), value.get(edge[1], 0.0)
            x, y = point_between(plane.place(edge[0]), plane.place(edge[1]), (0.5 - va) / (vb - va))
            hand = Hand(f"shore{edge}")
            cut[edge] = (x + hand.random_offset(3.2), y + hand.random_offset(3.2))
        return edge

    edges = []
    wide = {n for spot in value for n in (spot, *adjacent_spots(spot))}
    for q, r in sorted(wide):
        for three in (((q, r), (q + 1, r - 1), (q + 1, r)), ((q, r), (q + 1, r), (q, r + 1))):
            under = [value.get(spot, 0.0) < 0.5 for spot in three]
            if len(set(under)) == 2:
                ends = [
                    crossing(three[i], three[j]) for i, j in ((0, 1), (1, 2), (2, 0)) if under[i] != under[j]
                ]
                edges.append((ends[0], ends[1]))
    return [_weather_ring([cut[e] for e in ring[:-1]], rough) for ring in chains(edges)]


def _weather_ring(ring: list[Point], rough: int) -> list[Point]:
    """Bays and points between the crossings."""
    for level in (0.075, 0.055)[:rough]:
        out: list[Point] = []
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            out.append(a)
            long = distance(a, b)
            if long > 9:
                hand = Hand(f"bay{round(a[0])},{round(a[1])},{round(b[0])}")
                off = hand.random_offset(level) * 2
                m = point_between(a, b, 0.5 + hand.random_offset(0.12))
                out.append((m[0] - (b[1] - a[1]) * off, m[1] + (b[0] - a[0]) * off))
        ring = out
    return ring


def isle(plane: Plane, map: Map, one: Isle) -> list[Point]:
    x, y = plane.centre[map.hex(one.hex)]
    x, y = x + one.at[0], y + one.at[1]
    hand = Hand(f"isle{one.hex}")
    turn = math.radians(one.turn)
    out = []
    for k in range(14):
        a = k / 14 * math.tau
        j = 0.82 + hand() * 0.3
        px, py = (
            math.cos(a) * one.size[0] * j,
            math.sin(a) * one.size[1] * j * (1.12 if abs(math.sin(a)) > 0.9 else 1.0),
        )
        out.append(
            (x + px * math.cos(turn) - py * math.sin(turn), y + px * math.sin(turn) + py * math.cos(turn))
        )
    return out


def _sandy(line: list[Point], seed: str) -> str:
    hand = Hand(seed)
    cx, cy = sum(p[0] for p in line) / len(line), sum(p[1] for p in line) / len(line)
    out = []
    for _ in range(26):
        t = math.sqrt(hand()) * 0.8
        p = line[int(hand() * len(line))]
        out.append(f"M{num(cx + (p[0] - cx) * t)} {num(cy + (p[1] - cy) * t)}h.01")
    return "".join(out)


class Basin(NamedTuple):
    """One kind of water: its shores, and the islands in it."""

    name: str
    rings: list[list[Point]]
    isles: list[tuple[Isle, list[Point]]]


def basins(plane: Plane, map: Map, art: Art, rough: int = 2) -> list[Basin]:
    return [
        Basin(
            name,
            shores(plane, field(plane, map, art, name), rough),
            [(one, isle(plane, map, one)) for one in art.isles if map.terrain[name] >> map.hex(one.hex) & 1],
        )
        for name in waters(map, art)
    ]


def banks(found: Iterable[Basin]) -> list[list[Point]]:
    """The shores as points, for what ends there."""
    return [sample_curve(ring, 3, closed=True) for basin in found for ring in basin.rings]


def draw_water(
    found: Iterable[Basin], art: Art, uid: str, window: Box | None = None, far: bool = False
) -> str:
    """The water that a window shows: tint, lines of water, islands, shore. From afar,
    tint and shore alone.
    """
    box = window and window.grow(REACH)
    out: list[str] = []
    for basin in found:
        look = art.terrain_look(basin.name)
        d = "".join(path_within(ring, box) for ring in basin.rings)
        if not d:
            continue
        own = [
            (one, points)
            for one, points in basin.isles
            if box is None or any(box.does_contain(p) for p in points)
        ]
        if far:
            out += _from_afar(look, art, d, [points for _, points in own])
            continue
        shore, clip, isles = f"{uid}-s-{basin.name}", f"{uid}-c-{basin.name}", f"{uid}-i-{basin.name}"
        lines = [el("path", id=shore, fill_rule="evenodd", clip_rule="evenodd", d=d)]
        if own:
            lines.append(el("path", id=isles, d="".join(flow_path(points, closed=True) for _, points in own)))
        lines.append(el("clipPath", el("use", href=f"#{shore}"), id=clip))
        out.append(el("defs", "".join(lines)) + el("use", href=f"#{shore}", fill=look.fill))
        out.append(f'<g clip-path="url(#{clip})" fill="none" stroke-linejoin="round">')
        out += [_ripple(shore, wide, dark, look.fill, look.ink) for wide, dark in RIPPLES]
        out += [
            _ripple(isles, wide, dark, look.fill, look.ink)
            for wide, dark in ((17.0, 0.35), (9.0, 0.6))
            if own
        ]
        out.append("</g>")
        if own:
            out.append(
                el("use", href=f"#{isles}", fill=art.palette["sand"], stroke=look.ink, stroke_width=1.1)
            )
            dots = "".join(_sandy(points, one.hex) for one, points in own)
            out.append(el("path", cls="g-dt", color=art.palette["sand_ink"], d=dots))
        out.append(
            el(
                "use",
                href=f"#{shore}",
                fill="none",
                stroke=look.ink,
                stroke_width=1.7,
                stroke_linejoin="round",
            )
        )
    return "".join(out)


def _from_afar(look: Look, art: Art, d: str, isles: list[list[Point]]) -> list[str]:
    """Tint and shore alone."""
    shore: dict[str, str | float | None] = {
        "stroke": look.ink,
        "stroke_width": 2.2,
        "stroke_linejoin": "round",
    }
    found = [el("path", fill=look.fill, fill_rule="evenodd", **shore, d=d)]
    if isles:
        land = "".join(flow_path(points, closed=True) for points in isles)
        found.append(el("path", fill=art.palette["sand"], stroke=look.ink, stroke_width=1.1, d=land))
    return found


def _ripple(line: str, wide: float, dark: float, fill: str, ink: str) -> str:
    """A line of water at some distance from the shore: a broad stroke, and its inside wiped out again."""
    broad = el("use", href=f"#{line}", stroke=ink, stroke_width=wide + 1.1, stroke_opacity=f"{dark:g}")
    return broad + el("use", href=f"#{line}", stroke=fill, stroke_width=wide - 0.5)


def far_from_shore(map: Map, art: Art) -> Iterable[tuple[str, int]]:
    """Water hexes with nothing but water round them: they get waves instead of shore lines."""
    all_wet = wet(map, art)
    inner = all_wet & ~map.grid.adjacent(map.grid.board & ~all_wet)
    for name in waters(map, art):
        for h in bits(map.terrain[name] & inner):
            yield name, h
