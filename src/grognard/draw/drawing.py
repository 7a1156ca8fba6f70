"""One map being drawn: what several layers need to know of each other, worked out once and free of colour."""

from __future__ import annotations

import math
from collections.abc import Collection
from copy import copy
from functools import cached_property
from itertools import pairwise
from zlib import crc32

from grognard.draw.areas import Marker, Rim, area_names, border, markers, rims
from grognard.draw.art import DOTS, SMALL, Art, Look
from grognard.draw.borders import Border, SheetEdge, borders, sheet_edges
from grognard.draw.clutter import Clutter
from grognard.draw.curves import is_within
from grognard.draw.geometry import (
    PITCH,
    SIZE,
    Box,
    Hand,
    Plane,
    Point,
    Spot,
    adjacent_spots,
    distance,
    distance_to_segment,
    hexagon,
    is_in_hex,
    point_between,
)
from grognard.draw.lines import Crossing, River, Way, crossings, rivers, ways
from grognard.draw.names import Label, Names
from grognard.draw.signs import DRAWN, blocks, corners, leaning
from grognard.draw.water import Basin, banks, basins, far_from_shore, wet
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map

MANY = 600  # hexes past which textures are shared among hexes
SAME = (*SMALL, *DOTS, "off")  # signs that no hand makes twice in different ways
OUTSIDE = 4  # rings of hexes round the board: no shore or railway runs further
HUGE = 3000  # hexes past which clear ground is left mostly bare


class Drawing:
    """The curves, textures and places of one map."""

    def __init__(self, map: Map, lang: str, art: Art, layers: Collection[str], uid: str) -> None:
        self.map, self.lang, self.art, self.layers, self.uid = map, lang, art, layers, uid
        self.plane = Plane(map)
        self.water = wet(map, art)
        self.pool = len(self.plane.hexes)
        self.stamps: dict[str, str] = {}
        self.basins: list[Basin] = basins(self.plane, map, art, 2 if self.pool < HUGE else 1)
        self.shores = banks(self.basins)
        self.rivers: list[River] = rivers(self.plane, map, art, self.shores, 5 if self.pool < MANY else 3)
        self.ways: list[Way] = ways(self.plane, map, art)

    def with_art(self, art: Art) -> Drawing:
        """The same in other colours."""
        twin = copy(self)
        twin.art = art
        return twin

    # ---- terrain ----
    def stamp(self, look: Look, h: int, salt: str = "") -> tuple[str, str]:
        """A texture for a hex: its name and the drawing, which takes its colour from where it is used.

        Small maps draw each hex apart; large ones share a few drawings.
        """
        share = 1 if look.style in SAME else 24 if self.pool <= MANY else 8
        which = crc32(f"{salt}{self.map.label(h)}".encode()) % share
        name = f"{self.uid}-{look.style}{which}"
        texture = DRAWN[look.style]
        if look.style == "partial_city" and h in self.city_directions:
            name, texture = (
                f"{name}-{self.city_directions[h]}",
                leaning(self.plane.bearing(self.city_directions[h])),
            )
        if name not in self.stamps:
            strokes = texture(Hand(f"{look.style}{which}"), self.plane.flat)
            inside = "".join(f'<path class="{cls}" d="{d}"/>' for cls, d in strokes if d)
            self.stamps[name] = f'<g id="{name}">{inside}</g>' if inside else ""
        return name, self.stamps[name]

    @cached_property
    def terrain_at(self) -> dict[int, str]:
        return {h: name for name, s in self.map.terrain.items() for h in bits(s)}

    @cached_property
    def built_hexes(self) -> HexSet:
        """Hexes with a sign that fills them: no tufts of grass there."""
        found = 0
        for name, s in self.map.features.items():
            if self.art.feature_look(name).style in ("city", "partial_city", "minor_city", "fortress"):
                found |= s
        return found

    @cached_property
    def city_directions(self) -> dict[int, int]:
        """For the outskirts of a great city, the direction where it lies."""
        full = part = 0
        for table, call in (
            (self.map.terrain, self.art.terrain_look),
            (self.map.features, self.art.feature_look),
        ):
            for name, s in table.items():
                full |= s if call(name).style == "city" else 0
                part |= s if call(name).style == "partial_city" else 0
        return {h: d for h in bits(part) for d, n in self.map.grid.neighbours(h) if full >> n & 1}

    @cached_property
    def small_sign_spots(self) -> dict[str, list[tuple[int, Point]]]:
        """Small signs by feature: the hex of each and where it stands."""
        free = corners(self.plane.flat)
        taken: dict[int, int] = {}
        out: dict[str, list[tuple[int, Point]]] = {}
        for name, s in self.map.features.items():
            if self.art.feature_look(name).style in SMALL:
                for h in bits(s):
                    n = taken[h] = taken.get(h, -1) + 1
                    x, y = self.plane.centre[h]
                    dx, dy = free[n % len(free)]
                    out.setdefault(name, []).append((h, (x + dx, y + dy)))
        return out

    @cached_property
    def deep_water(self) -> list[tuple[str, int]]:
        """Water with nothing but water round it."""
        return list(far_from_shore(self.map, self.art))

    @cached_property
    def is_even(self) -> bool:
        """Whether the hexes fill the rectangle of the sheet, but for half hexes at its edges."""
        return self.pool * 1.5 * SIZE * PITCH > 0.85 * self.plane.width * self.plane.height

    @cached_property
    def half_hexes_beyond(self) -> dict[Spot, str]:
        """The half hexes between the board and the neatline: tinted like their neighbours, not part of the
        game.
        """
        out: dict[Spot, str] = {}
        if not self.is_even:
            return out
        for spot in sorted(self.plane.ghosts(1)[0]):
            near = [
                self.terrain_at[self.plane.number[n]] for n in adjacent_spots(spot) if n in self.plane.number
            ]
            out[spot] = max(sorted(set(near)), key=near.count)
        return out

    @cached_property
    def hexes_outside(self) -> list[Spot]:
        """Whole hexes that are not on the board but within its rectangle: what runs on past the board is
        wiped out there.
        """
        if not self.is_even:
            return sorted(self.plane.ghosts(1)[0])
        around_it = set().union(*self.plane.ghosts(OUTSIDE))
        room = self.plane.box.grow(-2)
        whole = {spot for spot in around_it if room.does_contain(self.plane.place(spot))}
        if whole:  # half hexes between these and the neatline
            whole |= {
                s
                for s in around_it
                if sum(n in whole for n in adjacent_spots(s))
                and sum(n in self.plane.number for n in adjacent_spots(s)) < 2
            }
        return sorted(whole)

    @cached_property
    def blank(self) -> list[Box]:
        """The rest of the sheet on a board of odd shape, past the hexes of `outside`: in stripes."""
        if self.is_even:
            return []
        plane = self.plane
        near = set(plane.number) | plane.ghosts(1)[0]
        lines = sorted({spot[0] for spot in near})
        stripes = []
        wide, high = (SIZE, PITCH / 2) if plane.flat else (PITCH / 2, SIZE)
        long = (plane.height if plane.flat else plane.width) / PITCH
        for line in range(lines[0] - 1, lines[-1] + 2):
            start = plane.place((line, 0))
            gone = (start[1] if plane.flat else start[0]) / PITCH
            run: list[Point] = []
            for along in range(math.floor(-gone) - 1, math.ceil(long - gone) + 2):
                if (line, along) not in near:
                    run.append(plane.place((line, along)))
                    continue
                stripes += (
                    [Box(run[0][0] - wide, run[0][1] - high, run[-1][0] + wide, run[-1][1] + high)]
                    if run
                    else []
                )
                run = []
            stripes += (
                [Box(run[0][0] - wide, run[0][1] - high, run[-1][0] + wide, run[-1][1] + high)] if run else []
            )
        return stripes

    @cached_property
    def coast(self) -> dict[int, str]:
        """Water hexes by the shore, and the land they lie by: a shore drawn a little back shows that land,
        not bare ground.
        """
        out = {}
        for h in bits(self.water & self.map.grid.adjacent(self.map.grid.board & ~self.water)):
            near = [self.terrain_at[n] for _, n in self.map.grid.neighbours(h) if not self.water >> n & 1]
            out[h] = max(sorted(set(near)), key=near.count)
        return out

    @cached_property
    def rims(self) -> list[Rim]:
        return rims(self.plane, self.map, self.art, self.water)

    @cached_property
    def borders(self) -> list[Border]:
        return borders(self.plane, self.map, self.art, self.water)

    @cached_property
    def crossings(self) -> dict[frozenset[int], list[Crossing]]:
        return crossings(self.plane, self.map, self.art, self.rivers, self.ways)

    @cached_property
    def markers(self) -> list[Marker]:
        return markers(self.plane, self.map, self.art)

    @cached_property
    def sheet_edges(self) -> list[SheetEdge]:
        return sheet_edges(self.plane, self.map)

    # ---- cities ----
    @cached_property
    def cities(self) -> list[tuple[str, Box, str]]:
        """The streets of each city that is a terrain, on a small map: its terrain, where
        it lies, and a path.
        """
        out: list[tuple[str, Box, str]] = []
        if self.pool > MANY:
            return out
        for name, left in self.map.terrain.items():
            if self.art.terrain_look(name).style != "city":
                continue
            while left:
                part = self.map.grid.flood(left & -left, left, self.map.grid.open)
                left &= ~part
                out.append((name, self._room(part), self.streets(part, name)))
        return out

    def _room(self, part: HexSet) -> Box:
        some = [self.plane.centre[h] for h in bits(part)]
        xs, ys = [p[0] for p in some], [p[1] for p in some]
        return Box(min(xs), min(ys), max(xs), max(ys)).grow(SIZE + 4)

    def streets(self, part: HexSet, name: str) -> str:
        """Streets that run through all the hexes of a city, and leave room for rails,
        rivers and the shore.
        """
        flat = self.plane.flat
        centres = [self.plane.centre[h] for h in bits(part)]
        middle = (sum(p[0] for p in centres) / len(centres), sum(p[1] for p in centres) / len(centres))
        box = Box(middle[0], middle[1], middle[0], middle[1]).grow(SIZE * (2 + len(centres)))
        rails = [p for way in self.ways for p in way.curve if box.does_contain(p)]
        water = [p for river in self.rivers for p in river.curve if box.does_contain(p)]
        shore = [p for line in self.shores for p in line if box.does_contain(p)]
        walls = border(self.plane, self.map, part)

        def inside(x: float, y: float) -> bool:
            p = (x, y)
            if not any(is_in_hex(flat, x - c[0], y - c[1], 40.5) for c in centres) or any(
                distance_to_segment(p, a, b) < 8.5 for a, b in walls
            ):
                return False
            near = (
                any(distance(p, q) < 5.5 for q in rails)
                or any(distance(p, q) < 7.5 for q in water)
                or any(distance(p, q) < 7.0 for q in shore)
            )
            return not near and not self.is_in_water(p)

        return blocks(Hand(name), middle, 0.12, inside, reach=9 + 3 * len(centres))

    def is_in_water(self, p: Point) -> bool:
        return sum(is_within(ring, p) for ring in self.shores) % 2 == 1

    # ---- numbers and names ----
    def number_at(self, h: int) -> Point:
        x, y = self.plane.centre[h]
        return x, y - (24.8 if self.plane.flat else 25.6)

    def names(self, lang: str | None = None) -> list[Label]:
        """The names of the map, each where it covers least."""
        if not self.map.places and not any(name in self.map.areas for name in self.art.area):
            return []
        made = Names(self.plane, self.map, self.art, lang or self.lang, *self._clutter(), self.uid)
        made.place_all(self.rivers)
        if "areas" in self.layers:
            area_names(made, self.water)
        return made.labels

    def _clutter(self) -> tuple[Clutter, Clutter]:
        """What names should not cover, and where counters may stand."""
        plane, art = self.plane, self.art
        clutter, stands = Clutter(plane.box.grow(-2)), Clutter(plane.box.grow(SIZE))
        for h in plane.hexes:
            x, y = self.number_at(h)
            clutter.add(Box(x - 8.5, y - 6.5, x + 8.5, y + 1), 45)
            if (
                not self.water >> h & 1
            ):  # where a counter may stand, whether or not one does: names never move
                x, y = plane.centre[h]
                stands.add(Box(x - 20, y - 20, x + 20, y + 20), 14)
        for way in self.ways:
            clutter.line(way.curve, 3)
        for river in self.rivers:
            clutter.line(river.curve, 4, 2.5)
        for shore in self.shores:
            clutter.line(shore, 1.5, 2)
        self._cluttered_places(clutter)
        for spots in self.small_sign_spots.values():
            for _, (x, y) in spots:
                clutter.add(Box(x - 7, y - 7, x + 7, y + 7), 40)
        for rim in self.rims:
            ring = [*rim.line, rim.line[0]] if rim.closed else rim.line
            clutter.line([point_between(a, b, t / 6) for a, b in pairwise(ring) for t in range(6)], 2.2, 2)
        for marker in self.markers:
            x, y = marker.at
            clutter.add(Box(x - 10, y - 10, x + 10, y + 10), 60)
        for names in (*(edge.names for edge in self.sheet_edges), *(b.names for b in self.borders)):
            for (x, y), _ in names:
                clutter.add(Box(x - 8, y - 5, x + 8, y + 5), 60)
        for one in art.isles:
            x, y = plane.centre[self.map.hex(one.hex)]
            w, d = one.size
            clutter.add(Box(-w, -d, w, d).move(x + one.at[0], y + one.at[1]), 25)
        return clutter, stands

    def _cluttered_places(self, clutter: Clutter) -> None:
        """Walls, towns and cities."""
        plane, art = self.plane, self.art
        for name, s in self.map.features.items():
            kind = art.feature_look(name).style
            for h in bits(s):
                x, y = plane.centre[h]
                if kind in ("fort", "fortress"):
                    ring = hexagon(plane.flat, 31, (x, y))
                    clutter.line(
                        [
                            point_between(a, b, t)
                            for a, b in pairwise([*ring, ring[0]])
                            for t in (0, 0.25, 0.5, 0.75)
                        ],
                        1.2,
                        2,
                    )
                elif kind in DOTS:
                    clutter.add(Box(x - 9, y - 9, x + 9, y + 9), 60)
                elif kind in ("town", "village"):
                    clutter.add(Box(x - 15, y - 11, x + 15, y + 11), 14)
        for name, s in self.map.terrain.items():
            if art.terrain_look(name).style == "city":
                for x, y in (plane.centre[h] for h in bits(s)):
                    clutter.add(Box(x - 20, y - 20, x + 20, y + 20), 12)
                    clutter.add(Box(x - 34, y - 34, x + 34, y + 34), 4)
