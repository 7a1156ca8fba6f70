"""The names of a map as data: what is written, where it belongs and how important it is. Whoever shows them
places them, at the size of his screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from grognard.draw.areas import border
from grognard.draw.art import Art
from grognard.draw.curves import calm_line, lengths, point_along
from grognard.draw.flow import stretch, turning
from grognard.draw.geometry import PITCH, Plane, Point, distance, point_between
from grognard.draw.lines import River
from grognard.draw.names import BROAD, MANY, RUNNING, STANDING, name_groups, ribbon_of
from grognard.draw.picture import picture
from grognard.draw.water import wet
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map, Place

LINE = 5 * PITCH  # the stretch of a river that its name may follow
AGAIN = 24 * PITCH  # from one name of a long river to the next
POINTS = 14  # of such a stretch
STEP = 0.25 * PITCH  # between the stretches that are compared

Kind = Literal["place", "sea", "region", "river", "setup"]


class MapName(NamedTuple):
    """A name, the point of the sheet it belongs to, and its tier: 1 is read from afar, 5 only close by."""

    text: str
    kind: Kind
    tier: int
    x: float
    y: float
    victory: bool = False  # of a place that wins the game
    wide: float = 0.0  # from the point to the edge of what it names, along the sheet
    line: tuple[Point, ...] = ()  # the stretch of river it follows, from left to right


def map_names(map: Map, lang: str, art: Art) -> list[MapName]:
    """All names of a map in a language, the most important first."""
    made = picture(map, art)
    namer = _Namer(
        map, art, lang, made.drawing_of.plane, made.drawing_of.rivers, (made.page.left, made.page.top)
    )
    found = [*namer.places(), *namer.areas(made.drawing_of.water)]
    return sorted(found, key=lambda name: (not name.victory, name.tier, name.text, name.x))


class _Namer:
    def __init__(
        self, map: Map, art: Art, lang: str, plane: Plane, rivers: Sequence[River], corner: Point
    ) -> None:
        self.map, self.art, self.lang, self.plane, self.rivers = map, art, lang, plane, rivers
        self.corner = corner
        self.water = wet(map, art)
        won = [map.areas.get(name, 0) for name, look in art.area.items() if look.style == "objective"]
        self.goals: HexSet = 0
        for some in won:
            self.goals |= some

    def text(self, place: Place) -> str:
        return place.fr if self.lang == "fr" else place.en

    def at(self, p: Point) -> Point:
        return round(p[0] + self.corner[0], 1), round(p[1] + self.corner[1], 1)

    def places(self) -> Iterator[MapName]:
        for group in name_groups(self.map, self.lang):
            first = group[0]
            if first.kind in STANDING and self.water >> first.hex & 1:
                yield self.name(group, "sea", min(2, self.art.name_style(first.kind).tier))
            elif first.kind in RUNNING:
                yield from self.along_river(first)
            elif first.kind in STANDING:
                yield self.name(group, "river", self.art.name_style(first.kind).tier)
            elif first.kind in BROAD:
                yield self.name(group, "region", self.art.name_style(first.kind).tier)
            else:
                victory = any(self.goals >> p.hex & 1 for p in group)
                tier = max(1, self.art.name_style(first.kind).tier - victory)
                yield self.name(group, "place", tier, victory)

    def name(self, group: Sequence[Place], kind: Kind, tier: int, victory: bool = False) -> MapName:
        spots = [self.plane.centre[p.hex] for p in group]
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        wide = max(abs(x - middle[0]) for x, _ in spots)
        return MapName(self.text(group[0]), kind, tier, *self.at(middle), victory, round(wide, 1))

    def along_river(self, place: Place) -> Iterator[MapName]:
        """A river's name beside its place, and on a large map again and again along its course."""
        text, tier = self.text(place), self.art.name_style(place.kind).tier
        middle = self.plane.centre[place.hex]
        river = ribbon_of(self.plane, self.art, place, self.rivers)
        line = river and calm_stretch(river.curve, middle)
        if not river or not line:
            yield MapName(text, "river", tier, *self.at(middle))
            return
        written = [middle]
        yield self.river_name(text, tier, line)
        if len(self.plane.hexes) <= MANY:
            return
        for other in self.rivers:
            if other.name != river.name or other.feature != river.feature:
                continue
            far = lengths(other.curve)
            for k in range(1, int(far[-1] / LINE)):
                spot, _ = point_along(other.curve, far, k * LINE)
                line = calm_stretch(other.curve, spot)
                if line and all(distance(spot, one) > AGAIN for one in written):
                    written.append(spot)
                    yield self.river_name(text, tier, line)

    def river_name(self, text: str, tier: int, line: Sequence[Point]) -> MapName:
        points = tuple(self.at(p) for p in line)
        return MapName(text, "river", tier, *points[len(points) // 2], line=points)

    def areas(self, water: HexSet) -> Iterator[MapName]:
        """Set-up labels in their hex, and the name of a start line at its western end."""
        for name, look in self.art.area.items():
            some = self.map.areas.get(name, 0)
            if not some or look.style not in ("label", "setup", "entry", "front"):
                continue
            if look.style == "front":
                edges = [point_between(a, b) for a, b in border(self.plane, self.map, some, water)]
                if not edges:
                    continue
                spot = min(edges)
            else:
                spot = self.middle(some)
            yield MapName(look.word(self.lang), "setup", 4, *self.at(spot))

    def middle(self, some: HexSet) -> Point:
        """The centre of the hex nearest to the middle of an area."""
        spots = [self.plane.centre[h] for h in bits(some)]
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        return min(spots, key=lambda p: (distance(p, middle), p))


def calm_stretch(curve: Sequence[Point], middle: Point) -> list[Point]:
    """The levelest and calmest stretch of a river near a point, from left to right; none of one too short."""
    first, last = stretch(curve, middle, 1.6 * LINE)
    part = curve[first : last + 1]
    far = lengths(part)
    long = min(LINE, far[-1])
    if long < PITCH:
        return []
    found: list[tuple[float, list[Point]]] = []
    for k in range(int((far[-1] - long) / STEP) + 1):
        line = [point_along(part, far, k * STEP + long * i / (POINTS - 1))[0] for i in range(POINTS)]
        line = calm_line(line if line[0][0] <= line[-1][0] else line[::-1], 3)
        steep = sum(abs(b[1] - a[1]) for a, b in pairwise(line)) / PITCH
        found.append((turning(line) + 20 * steep + 0.05 * distance(line[POINTS // 2], middle), line))
    return min(found, key=lambda c: c[0])[1]
