"""Names in the reader's language, each put where it covers least; no name touches another, and one without
room is left out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.art import Art, NameStyle
from grognard.draw.clutter import TAKEN, Clutter
from grognard.draw.curves import flow_path, lengths, num
from grognard.draw.flow import Baseline, glyphs, level_line, river_lines, water_line
from grognard.draw.geometry import PITCH, SIZE, Box, Plane, Point, distance, key
from grognard.draw.lines import River
from grognard.draw.markup import el
from grognard.draw.markup import text as type_line
from grognard.draw.water import wet
from grognard.kernel.hexes import bits
from grognard.kernel.maps import Map, Place

RUNNING = ("river", "water", "canal")  # along their ribbon
STANDING = ("river", "lake", "sea", "water", "bay", "gulf")  # in their hexes
BROAD = ("country", "region", "mountains", "forest", "swamp", "steppe")  # spaced letters over the ground
GROUND = {*RUNNING, *STANDING, *BROAD}  # names of the ground, not of a place in it
MANY = 600  # hexes past which a name stays by its hex, and a long river is named again and again
AGAIN = 24 * PITCH  # from one name of a river to the next


class Label(NamedTuple):
    id: str
    text: str
    boxes: tuple[Box, ...]
    svg: str
    low: bool = False  # printed with the water, under the counters


class Names:
    """The names of one map. `stands` holds where counters may stand: a level name, printed over them, keeps
    off.
    """

    def __init__(
        self,
        plane: Plane,
        map: Map,
        art: Art,
        lang: str,
        clutter: Clutter,
        stands: Clutter,
        uid: str,
    ) -> None:
        self.plane, self.map, self.art, self.lang, self.clutter, self.stands, self.uid = (
            plane,
            map,
            art,
            lang,
            clutter,
            stands,
            uid,
        )
        self.labels: list[Label] = []
        self.water = wet(map, art)
        self.written: dict[str, list[Point]] = {}  # where each river's name stands already

    def place_all(self, rivers: Sequence[River]) -> list[Label]:
        """The great names first: they matter most, and have the fewest places to go."""
        flows = [group[0] for group in name_groups(self.map, self.lang) if group[0].kind in RUNNING]
        for places in sorted(
            name_groups(self.map, self.lang), key=lambda g: (self.art.name_style(g[0].kind).rank, g[0].id)
        ):
            first, style = places[0], self.art.name_style(places[0].kind)
            if first.kind in STANDING and self._on_water(first):
                continue
            if first.kind in RUNNING and self._on_river(first, rivers):
                continue
            if first.kind in BROAD:
                self._spread(first, style)
                continue
            if first.kind in GROUND:
                self._by_water(first, style)
                continue
            self.at_hexes(first.id, self.text(first), [p.hex for p in places], style)
        if len(self.plane.hexes) > MANY:
            for place in flows:
                self._again(place, rivers)
        return self.labels

    def text(self, place: Place) -> str:
        return place.fr if self.lang == "fr" else place.en

    # ---- level names ----
    def at_hexes(
        self,
        id: str,
        text: str,
        hexes: Sequence[int],
        style: NameStyle,
        cls: str = "",
        ink: str | None = None,
    ) -> Label | None:
        """A level name beside, below or above its hexes."""
        shown = text.upper() if style.caps else text
        font = fonts.ITALIC if style.italic else fonts.NAMES
        wide = fonts.width(shown, style.size, font, style.tracking)
        low = 0.84 * SIZE if self.plane.flat else 0.78 * SIZE
        spots: list[tuple[float, Point]] = []
        for h in hexes:
            x, y = self.plane.centre[h]
            spots += [
                (0.0, (x, y + low - 0.5)),
                (4.0, (x, y + low + style.size * 0.55)),
                (8.0, (x, y - SIZE * 0.42)),
            ]
            for way in (1, -1):  # to the east, then to the west
                spots += [
                    (3.0, (x + 9 * way, y + low)),
                    (5.0, (x + 18 * way, y + low)),
                    (7.0 - way, (x + (SIZE * 0.5 + wide / 2) * way, y + 4)),
                ]
                spots += [
                    (cost, (x + (SIZE * 0.4 + wide / 2) * way, y + dy))
                    for cost, dy in ((9.0, 16), (10.0, -10))
                ]
        return self._best(id, shown, wide, style, spots, cls, ink)

    def at_points(
        self, id: str, text: str, spots: Sequence[tuple[float, Point]], style: NameStyle, cls: str = ""
    ) -> Label | None:
        font = fonts.ITALIC if style.italic else fonts.NAMES
        return self._best(id, text, fonts.width(text, style.size, font, style.tracking), style, spots, cls)

    def _best(
        self,
        id: str,
        text: str,
        wide: float,
        style: NameStyle,
        spots: Sequence[tuple[float, Point]],
        cls: str,
        ink: str | None = None,
    ) -> Label | None:
        def box(p: Point) -> Box:
            return Box(
                p[0] - wide / 2 - 1, p[1] - style.size * 0.74, p[0] + wide / 2 + 1, p[1] + style.size * 0.24
            )

        def judged(found: Sequence[tuple[float, Point]]) -> tuple[float, Point]:
            return min(
                ((cost + self.clutter.cost((box(p),)) + self.stands.cost((box(p),)), p) for cost, p in found),
                key=lambda c: c[0],
            )

        cost, at = judged(spots)
        reach, limit = 1, 3 if len(self.plane.hexes) > MANY else 9
        while cost >= TAKEN and reach < limit:  # nothing free nearby: look further out
            (x, y), far = spots[0][1], reach * SIZE * 0.6
            ring = [
                (
                    20.0 * reach,
                    (x + math.cos(k * math.pi / 8) * far, y + math.sin(k * math.pi / 8) * far * 0.7),
                )
                for k in range(16)
            ]
            cost, at = min((cost, at), judged(ring))
            reach += 1
        if cost >= TAKEN:
            return None
        where = box(at)
        kind = cls or ("g-italic" if style.italic else "g-name")
        svg = type_line(
            kind, at[0] + style.tracking / 2, at[1], text, style.size, "middle", style.tracking, ink
        )
        return self._keep(Label(id, text, (where,), svg))

    def _spread(self, place: Place, style: NameStyle) -> None:
        """The name of a stretch of land, in letters set apart: other names may stand between them."""
        text = self.text(place)
        shown = text.upper() if style.caps else text
        wide = fonts.width(shown, style.size, fonts.ITALIC, style.tracking)
        x, y = self.plane.centre[place.hex]
        best: tuple[float, list[Point], tuple[Box, ...]] | None = None
        for across in range(-4, 5):
            for down in range(-5, 6):
                cx, cy = x + across * PITCH * 0.45, y + down * PITCH * 0.33
                line = [(cx - wide / 2, cy), (cx + wide / 2 + 2 * style.tracking, cy)]
                boxes = glyphs(shown, style.size, style.tracking, line, 0.0)
                cost = distance((cx, cy), (x, y)) * 0.12
                if best is None or cost < best[0]:
                    cost += self.clutter.cost(boxes, TAKEN)
                    if best is None or cost < best[0]:
                        best = cost, line, boxes
        if best is None or best[0] >= TAKEN:
            return
        x, y = best[1][0]
        svg = type_line("g-region", x, y, shown, style.size, None, style.tracking)
        self._keep(Label(place.id, shown, best[2], svg, low=True))

    def _by_water(self, place: Place, style: NameStyle) -> None:
        """The name of water too small to be written on."""
        ink = self.art.side_look("river").ink
        small = style._replace(size=min(style.size, 9.6), tracking=min(style.tracking, 0.5))
        self.at_hexes(place.id, self.text(place), [place.hex], small, "g-italic", ink)

    def _keep(self, label: Label) -> Label:
        for box in label.boxes:
            self.clutter.add(box, TAKEN)
        self.labels.append(label)
        return label

    # ---- names along a line ----
    def _along(self, id: str, text: str, size: float, found: Baseline, cls: str, ink: str) -> Label:
        ref = f"{self.uid}-n-{id}"
        inside = f'<textPath href="#{ref}" startOffset="{num(found.start)}">{escape(text)}</textPath>'
        svg = el("path", id=ref, d=flow_path(found.line), fill="none") + el(
            "text", inside, cls=cls, fill=ink, font_size=size, letter_spacing=found.tracking
        )
        return self._keep(
            Label(id, text, glyphs(text, size, found.tracking, found.line, found.start), svg, low=True)
        )

    def _on_river(self, place: Place, rivers: Sequence[River]) -> bool:
        """Along the ribbon that passes by the place, as level and as near to it as may be."""
        river = ribbon_of(self.plane, self.art, place, rivers)
        return river is not None and self._beside(
            place.id, self.text(place), river, self.plane.centre[place.hex], 6 * PITCH
        )

    def _beside(self, id: str, text: str, river: River, middle: Point, reach: float) -> bool:
        style = self.art.name_style("river")
        size = style.size * (1.2 if self.art.side_look(river.feature).width[0] > 4 else 1.0)
        found = river_lines(river, middle, reach, text, size, style.tracking, self.clutter)
        if found is None:
            return False
        self._along(id, text, size, found, "g-italic", self.art.side_look(river.feature).ink)
        self.written.setdefault(text, []).append(found.line[len(found.line) // 2])
        return True

    def _again(self, place: Place, rivers: Sequence[River]) -> None:
        """The name of a long river where none of it is near."""
        text, n = self.text(place), 0
        name = place.id.removesuffix("_river")
        for river in rivers:
            if river.name != name or self.art.side_look(river.feature).style != "ribbon":
                continue
            far = lengths(river.curve)
            for k in range(1, int(far[-1] / (4 * PITCH))):
                spot = river.curve[min(len(far) - 1, int(len(far) * k * 4 * PITCH / far[-1]))]
                if all(distance(spot, other) > AGAIN for other in self.written.get(text, ())):
                    n += self._beside(f"{place.id}-{n + 2}", text, river, spot, 3 * PITCH)

    def _is_wet(self, p: Point) -> bool:
        h = self.plane.hex_at(p)
        return h is not None and bool(self.water >> h & 1)

    def _on_water(self, place: Place) -> bool:
        """Great letters down the middle of the water."""
        if not self.water >> place.hex & 1:
            return False
        near = self.map.grid.flood(
            1 << place.hex, self.water & self.map.grid.disc(1 << place.hex, 6), self.map.grid.open
        )
        points = [self.plane.centre[h] for h in bits(near)]
        size = min(28.0, 8.5 + 1.6 * len(points))
        text = self.text(place)
        found = level_line(self.plane.centre[place.hex], text, size, self.clutter, self._is_wet)
        found = found or water_line(points, text, size, self.clutter, self._is_wet)
        if found is None:
            return False
        look = self.art.terrain_look(self.map.terrain_of(place.hex))
        self._along(place.id, text, size, found, "g-water", look.ink)
        return True


def name_groups(map: Map, lang: str) -> list[list[Place]]:
    """The places of a map by name: a city of several hexes is named once."""
    alike: dict[tuple[str, str], list[list[Place]]] = {}
    for place in map.places:
        groups = alike.setdefault((place.kind, place.fr if lang == "fr" else place.en), [])
        for group in groups:
            if any(map.grid.distance(p.hex, place.hex) <= 1 for p in group):
                group.append(place)
                break
        else:
            groups.append([place])
    return [group for groups in alike.values() for group in groups]


def ribbon_of(plane: Plane, art: Art, place: Place, rivers: Sequence[River]) -> River | None:
    """The river a name belongs to: the one that passes by its hex, best of all one of that name."""
    corners = {key(p) for d in range(6) for p in plane.side(place.hex, d)}

    def fits(r: River) -> tuple[bool, int]:
        return bool(r.name) and place.id.startswith(r.name), len(corners & set(r.corners))

    near = [r for r in rivers if corners & set(r.corners) and art.side_look(r.feature).style == "ribbon"]
    return max(near, key=fits, default=None)
