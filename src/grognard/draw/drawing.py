"""One map being drawn: its ground, its built places, its grid, numbers and names."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from html import escape
from itertools import pairwise
from zlib import crc32

from grognard.draw.areas import area_names, border
from grognard.draw.art import WATERS, Art, Look
from grognard.draw.geometry import (
    PITCH,
    SIZE,
    Box,
    Hand,
    Plane,
    Point,
    apart,
    around,
    between,
    hexagon,
    in_hex,
    key,
    num,
    off_segment,
    straight,
)
from grognard.draw.lines import River, Way, rivers, ways
from grognard.draw.markup import el
from grognard.draw.names import Clutter, Label, Names
from grognard.draw.textures import DRAWN, blocks
from grognard.draw.water import draw_water, wet
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map

MANY = 600  # hexes past which textures are shared among hexes
HUGE = 3000  # hexes past which clear ground is left mostly bare
WASHES = (  # where the paper is a little darker (a) or paler (b): place and size as parts of the sheet
    (0.16, 0.2, 0.34, "b"),
    (0.58, 0.83, 0.4, "a"),
    (0.33, 0.46, 0.29, "a"),
    (0.75, 0.05, 0.32, "a"),
    (0.16, 0.83, 0.34, "b"),
    (0.66, 0.55, 0.28, "b"),
    (0.4, 0.68, 0.25, "b"),
)


class Drawing:
    """One map being drawn: what several layers need to know of each other."""

    def __init__(self, map: Map, lang: str, art: Art, layers: Collection[str], uid: str) -> None:
        self.map, self.lang, self.art, self.layers, self.uid = map, lang, art, layers, uid
        self.plane = Plane(map)
        self.water = wet(map, art)
        self.pool = len(self.plane.hexes)
        self.defs: dict[str, str] = {}
        self.sea, self.shores = draw_water(self.plane, map, art, uid, 2 if self.pool < HUGE else 1) if self.water else ("", [])
        self.rivers: list[River] = rivers(self.plane, map, art, self.shores, 5 if self.pool < MANY else 3)
        self.ways: list[Way] = ways(self.plane, map, art)

    # ---- terrain ----
    def use(self, look: Look, h: int, salt: str = "") -> str:
        """A texture in a hex. Small maps draw each hex apart; large ones share a few drawings."""
        share = 24 if self.pool <= MANY else 8
        which = crc32(f"{salt}{self.map.label(h)}".encode()) % share
        name = f"{self.uid}-{look.style}{which}"
        if name not in self.defs:
            strokes = DRAWN[look.style](Hand(f"{look.style}{which}"), self.plane.flat)
            inside = "".join(f'<path class="{cls}"{_fill(cls, look)} d="{d}"/>' for cls, d in strokes if d)
            self.defs[name] = f'<g id="{name}" color="{look.ink}">{inside}</g>' if inside else ""
        if not self.defs[name]:
            return ""
        x, y = self.plane.centre[h]
        return f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>'

    def tint(self, look: Look, hexes: Iterable[int], extra: Iterable[Point] = ()) -> str:
        """Whole hexes in one colour, a path for each column or row."""
        corners = hexagon(self.plane.flat, SIZE + 0.4)
        steps = "".join(f"l{num(b[0] - a[0])} {num(b[1] - a[1])}" for a, b in pairwise(corners)) + "z"
        rows: dict[int, list[Point]] = {}
        for h in hexes:
            rows.setdefault(self.plane.spots[h][0], []).append(self.plane.centre[h])
        rows[-9999] = list(extra)
        paths = ("".join(f"M{num(x + corners[0][0])} {num(y + corners[0][1])}{steps}" for x, y in row) for row in rows.values() if row)
        return "".join(f'<path fill="{look.fill}" d="{d}"/>' for d in paths)

    def terrain(self) -> str:
        map, plane, art = self.map, self.plane, self.art
        edge = self.beyond()
        out = [f'<path fill="{art.of_terrain("clear").fill}" d="{self.outline()}"/>', self.washes()]
        clear = art.of_terrain("clear").fill
        for name, s in map.terrain.items():
            look = art.of_terrain(name)
            if s and look.fill != clear and look.style not in WATERS:
                out.append(self.tint(look, bits(s), (plane.place(spot) for spot, of in edge.items() if of == name)))
        for name, s in map.terrain.items():
            look = art.of_terrain(name)
            if look.style in WATERS:
                continue
            if look.style == "city" and self.pool <= MANY:
                continue
            for h in bits(s):
                if look.style == "clear" and (self._built(h) or (self.pool > HUGE and crc32(map.label(h).encode()) % 3)):
                    continue
                out.append(self.use(look, h))
        return "".join(out)

    def _built(self, h: int) -> bool:
        return any(self.art.of_feature(f).style in ("city", "minor_city", "fortress") for f in self.map.features_of(h))

    @cached_property
    def even(self) -> bool:
        """Whether the hexes fill the rectangle of the sheet, but for half hexes at its edges."""
        return self.pool * 1.5 * SIZE * PITCH > 0.85 * self.plane.width * self.plane.height

    def beyond(self) -> dict[tuple[int, int], str]:
        """The half hexes between the board and the neatline: tinted like their neighbours, not part of the game."""
        out: dict[tuple[int, int], str] = {}
        if not self.even:
            return out
        terrain = {h: name for name, s in self.map.terrain.items() for h in bits(s)}
        for spot in sorted(self.plane.ghosts(1)[0]):
            near = [terrain[self.plane.number[n]] for n in around(spot) if n in self.plane.number]
            out[spot] = max(sorted(set(near)), key=near.count)
        return out

    def outline(self) -> str:
        """The ground of the board: a rectangle, or the very hexes when the sheets do not fill one."""
        plane = self.plane
        if self.even:
            return f"M0 0H{num(plane.width)}V{num(plane.height)}H0Z"
        return "".join(straight(hexagon(plane.flat, SIZE + 0.4, p), closed=True) for p in plane.centre.values())

    def washes(self) -> str:
        """Uneven paper: a few broad stains, in places that depend on the size of the map only."""
        w, h = self.plane.width, self.plane.height
        far = max(w, h) * 0.75
        return "".join(el("circle", cx=x * w, cy=y * h, r=r * far, fill=f"url(#{self.uid}-wash-{kind})") for x, y, r, kind in WASHES)

    # ---- built places ----
    def towns(self) -> str:
        out = []
        if self.pool <= MANY:
            out += [self.city(name) for name, s in self.map.terrain.items() if s and self.art.of_terrain(name).style == "city"]
        for name, s in self.map.features.items():
            look = self.art.of_feature(name)
            if look.style in ("city", "minor_city", "town", "village"):
                out += [self.use(look, h, name) for h in bits(s)]
        return "".join(out)

    def forts(self) -> str:
        out = []
        for name, s in self.map.features.items():
            look = self.art.of_feature(name)
            if look.style in ("fort", "fortress"):
                out += [self.use(look, h, name) for h in bits(s)]
        return "".join(out)

    def city(self, name: str) -> str:
        """The hexes of a terrain, city by city."""
        left: HexSet = self.map.terrain[name]
        out = []
        while left:
            part = self.map.grid.flood(left & -left, left, self.map.grid.open)
            left &= ~part
            out.append(el("path", cls="g-fl", color=self.art.of_terrain(name).ink, d=self.streets(part, name)))
        return "".join(out)

    def streets(self, part: HexSet, name: str) -> str:
        """Streets that run through all the hexes of a city, and leave room for rails, rivers and the shore."""
        flat = self.plane.flat
        centres = [self.plane.centre[h] for h in bits(part)]
        middle = (sum(p[0] for p in centres) / len(centres), sum(p[1] for p in centres) / len(centres))
        box = Box(middle[0], middle[1], middle[0], middle[1]).grown(SIZE * (2 + len(centres)))
        rails = [p for way in self.ways for p in way.curve if box.has(p)]
        water = [p for river in self.rivers for p in river.curve if box.has(p)]
        shore = [p for line in self.shores for p in line if box.has(p)]
        walls = border(self.plane, self.map, part)

        def inside(x: float, y: float) -> bool:
            p = (x, y)
            if not any(in_hex(flat, x - c[0], y - c[1], 40.5) for c in centres) or any(off_segment(p, a, b) < 8.5 for a, b in walls):
                return False
            near = any(apart(p, q) < 5.5 for q in rails) or any(apart(p, q) < 7.5 for q in water) or any(apart(p, q) < 7.0 for q in shore)
            return not near and not self.in_water(p)

        return blocks(Hand(name), middle, 0.12, inside, reach=9 + 3 * len(centres))

    def in_water(self, p: Point) -> bool:
        """Whether a point lies within the shores: count the crossings to the east of it."""
        odd = False
        for ring in self.shores:
            for a, b in pairwise([*ring, ring[0]]):
                if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < a[0] + (p[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
                    odd = not odd
        return odd

    # ---- grid and numbers ----
    def grid(self) -> str:
        plane = self.plane
        out = []
        lines: dict[int, list[str]] = {}
        seen: set[tuple[tuple[int, int], tuple[int, int]]] = set()
        for h in plane.hexes:
            for d in range(6):
                a, b = plane.side(h, d)
                ends = (key(a), key(b)) if key(a) < key(b) else (key(b), key(a))
                if ends not in seen:
                    seen.add(ends)
                    lines.setdefault(plane.spots[h][0], []).append(f"M{num(a[0])} {num(a[1])}l{num(b[0] - a[0])} {num(b[1] - a[1])}")
        out += [f'<path d="{"".join(line)}"/>' for line in lines.values()]
        return f'<g class="g-grid">{"".join(out)}</g>'

    def numbers(self) -> str:
        out: dict[bool, list[str]] = {False: [], True: []}
        for h in self.plane.hexes:
            x, y = self.number_at(h)
            out[bool(self.water >> h & 1)].append(f'<text x="{num(x)}" y="{num(y)}">{escape(self.map.label(h).split(":")[-1])}</text>')
        return "".join(f'<g class="g-num{" g-wet" if under else ""}">{"".join(texts)}</g>' for under, texts in out.items() if texts)

    def number_at(self, h: int) -> Point:
        x, y = self.plane.centre[h]
        return x, y - (24.8 if self.plane.flat else 25.6)

    # ---- names ----
    def names(self) -> list[Label]:
        plane, art = self.plane, self.art
        clutter, stands = Clutter(plane.box.grown(-2)), Clutter(plane.box.grown(SIZE))
        for h in plane.hexes:
            x, y = self.number_at(h)
            clutter.add(Box(x - 8.5, y - 6.5, x + 8.5, y + 1), 45)
            if not self.water >> h & 1:  # where a counter may stand, whether or not one does: names never move
                x, y = plane.centre[h]
                stands.add(Box(x - 20, y - 20, x + 20, y + 20), 14)
        for way in self.ways:
            clutter.line(way.curve, 3)
        for river in self.rivers:
            clutter.line(river.curve, 4, 2.5)
        for shore in self.shores:
            clutter.line(shore, 1.5, 2)
        for name, s in self.map.features.items():
            kind = art.of_feature(name).style
            for h in bits(s):
                x, y = plane.centre[h]
                if kind in ("fort", "fortress"):
                    ring = hexagon(plane.flat, 31, (x, y))
                    clutter.line([between(a, b, t) for a, b in pairwise([*ring, ring[0]]) for t in (0, 0.25, 0.5, 0.75)], 1.2, 2)
                elif kind in ("town", "village"):
                    clutter.add(Box(x - 15, y - 11, x + 15, y + 11), 14)
        for name, s in self.map.terrain.items():
            if art.of_terrain(name).style == "city":
                for x, y in (plane.centre[h] for h in bits(s)):
                    clutter.add(Box(x - 20, y - 20, x + 20, y + 20), 12)
        for one in art.isles:
            x, y = plane.centre[self.map.hex(one.hex)]
            w, d = one.size
            clutter.add(Box(-w, -d, w, d).moved(x + one.at[0], y + one.at[1]), 25)
        made = Names(plane, self.map, art, self.lang, clutter, stands, self.uid)
        made.place_all(self.rivers)
        if "areas" in self.layers:
            area_names(made, self.water)
        return made.labels


def _fill(cls: str, look: Look) -> str:
    return f' fill="{look.fill}"' if cls == "g-star" else ""
