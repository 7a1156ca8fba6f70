"""Names in the reader's language, each put where it covers least; no name touches another."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.art import Art, NameStyle
from grognard.draw.geometry import PITCH, SIZE, Box, Plane, Point, along, apart, calmed, flowing, key, lengths, num
from grognard.draw.lines import River
from grognard.draw.markup import el
from grognard.draw.markup import text as type_line
from grognard.draw.water import wet
from grognard.kernel.hexes import bits
from grognard.kernel.maps import Map, Place

TAKEN = 1000.0  # the cost of covering another name
CELL = 70.0


class Label(NamedTuple):
    id: str
    text: str
    boxes: tuple[Box, ...]
    svg: str
    low: bool = False  # printed with the water, under the counters


def turning(line: Sequence[Point]) -> float:
    """What a bent baseline costs: a sharp turn more than many slight ones."""
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(line)]
    turns = [abs(math.remainder(b - a, math.tau)) for a, b in pairwise(ways)]
    return sum(t * 6 + t * t * 60 for t in turns)


class Clutter:
    """What lies where on the sheet, and what it costs to write over it."""

    def __init__(self, frame: Box) -> None:
        self.frame = frame
        self.cells: dict[tuple[int, int], list[tuple[Box, float]]] = {}

    def _cells(self, box: Box) -> Iterable[tuple[int, int]]:
        for x in range(int(box.left // CELL), int(box.right // CELL) + 1):
            for y in range(int(box.top // CELL), int(box.bottom // CELL) + 1):
                yield x, y

    def add(self, box: Box, cost: float) -> None:
        for cell in self._cells(box):
            self.cells.setdefault(cell, []).append((box, cost))

    def line(self, points: Iterable[Point], cost: float, wide: float = 2.0) -> None:
        for x, y in points:
            self.add(Box(x - wide, y - wide, x + wide, y + wide), cost)

    def cost(self, boxes: Iterable[Box]) -> float:
        total = 0.0
        for box in boxes:
            if not self.frame.holds(box):
                total += TAKEN * 5
            seen: set[int] = set()
            for cell in self._cells(box):
                for other in self.cells.get(cell, ()):
                    if id(other) not in seen and other[0].meets(box):
                        seen.add(id(other))
                        total += other[1]
        return total


class Names:
    """The names of one map. `stands` holds where counters may stand: a level name, printed over them, keeps off.

    On a page whose own rules give the colours, `page` is where the corner of the map lies, and classes tell what is written on.
    """

    def __init__(
        self, plane: Plane, map: Map, art: Art, lang: str, clutter: Clutter, stands: Clutter, uid: str, page: Point | None = None
    ) -> None:
        self.plane, self.map, self.art, self.lang, self.clutter, self.stands, self.uid = plane, map, art, lang, clutter, stands, uid
        self.page = page
        self.labels: list[Label] = []

    def place_all(self, rivers: Sequence[River]) -> list[Label]:
        """The great names first: they have the fewest places to go."""
        groups = self._together()
        rank = {"city": 0, "river": 1, "region": 2, "town": 3}
        for places in sorted(groups, key=lambda g: (rank.get(g[0].kind, 4), g[0].id)):
            first = places[0]
            if first.kind in ("river", "lake", "sea", "water") and self._on_water(first):
                continue
            if first.kind in ("river", "water") and self._on_river(first, rivers):
                continue
            self.at_hexes(first.id, self.text(first), [p.hex for p in places], self.art.of_name(first.kind))
        return self.labels

    def text(self, place: Place) -> str:
        return place.fr if self.lang == "fr" else place.en

    def _together(self) -> list[list[Place]]:
        """A city of several hexes is named once."""
        groups: list[list[Place]] = []
        for place in self.map.places:
            for group in groups:
                same = group[0].kind == place.kind and self.text(group[0]) == self.text(place)
                if same and any(self.map.grid.distance(p.hex, place.hex) <= 1 for p in group):
                    group.append(place)
                    break
            else:
                groups.append([place])
        return groups

    def at_hexes(self, id: str, text: str, hexes: Sequence[int], style: NameStyle, cls: str = "") -> Label:
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
                spots += [(cost, (x + (SIZE * 0.4 + wide / 2) * way, y + dy)) for cost, dy in ((9.0, 16), (10.0, -10))]
        return self._best(id, shown, wide, style, spots, cls)

    def at_points(self, id: str, text: str, spots: Sequence[tuple[float, Point]], style: NameStyle, cls: str = "") -> Label:
        font = fonts.ITALIC if style.italic else fonts.NAMES
        return self._best(id, text, fonts.width(text, style.size, font, style.tracking), style, spots, cls)

    def _best(self, id: str, text: str, wide: float, style: NameStyle, spots: Sequence[tuple[float, Point]], cls: str) -> Label:
        def box(p: Point) -> Box:
            return Box(p[0] - wide / 2 - 1, p[1] - style.size * 0.74, p[0] + wide / 2 + 1, p[1] + style.size * 0.24)

        def judged(found: Sequence[tuple[float, Point]]) -> tuple[float, Point]:
            return min(((cost + self.clutter.cost((box(p),)) + self.stands.cost((box(p),)), p) for cost, p in found), key=lambda c: c[0])

        cost, at = judged(spots)
        reach = 1
        while cost >= TAKEN and reach < 9:  # nothing free nearby: look further out
            (x, y), far = spots[0][1], reach * SIZE * 0.6
            ring = [(20.0 * reach, (x + math.cos(k * math.pi / 8) * far, y + math.sin(k * math.pi / 8) * far * 0.7)) for k in range(16)]
            cost, at = min((cost, at), judged(ring))
            reach += 1
        where = box(at)
        kind = cls or ("g-italic" if style.italic else "g-name")
        x, y = self._placed(at)
        svg = type_line(kind, x + style.tracking / 2, y, text, style.size, "middle", style.tracking)
        return self._keep(Label(id, text, (where,), svg))

    def _placed(self, p: Point) -> Point:
        return (p[0] + self.page[0], p[1] + self.page[1]) if self.page else p

    def _keep(self, label: Label) -> Label:
        for box in label.boxes:
            self.clutter.add(box, TAKEN)
        self.labels.append(label)
        return label

    # ---- names along a line ----
    @staticmethod
    def _glyphs(text: str, size: float, tracking: float, line: Sequence[Point], start: float) -> tuple[Box, ...]:
        """A box round each letter written along a line."""
        out = []
        far = lengths(line)
        s = start
        for c in text:
            w = fonts.width(c, size, fonts.ITALIC)
            (x, y), turn = along(line, far, s + w / 2)
            ux, uy = math.sin(turn), -math.cos(turn)  # up from the baseline
            tall = size * 0.8
            dx, dy = (abs(uy) * w + abs(ux) * tall) / 2, (abs(ux) * w + abs(uy) * tall) / 2
            if c != " ":
                out.append(Box(-dx, -dy, dx, dy).moved(x + ux * size * 0.26, y + uy * size * 0.26))
            s += w + tracking
        return tuple(out)

    def _along(
        self, id: str, text: str, size: float, tracking: float, line: Sequence[Point], start: float, cls: str, under: str, ink: str
    ) -> Label:
        ref = f"{self.uid}-n-{id}"
        inside = f'<textPath href="#{ref}" startOffset="{num(start)}">{escape(text)}</textPath>'
        if self.page:
            cls, told = f"{cls} g-low g-on-{under}", None
        else:
            told = ink
        svg = el("path", id=ref, d=flowing([self._placed(p) for p in line]), fill="none") + el(
            "text", inside, cls=cls, fill=told, font_size=size, letter_spacing=tracking
        )
        return self._keep(Label(id, text, self._glyphs(text, size, tracking, line, start), svg, low=True))

    def _on_river(self, place: Place, rivers: Sequence[River]) -> bool:
        """Along the ribbon that passes by the place, as level and as near to it as may be."""
        corners = {key(p) for d in range(6) for p in self.plane.side(place.hex, d)}
        river = max(rivers, key=lambda r: len(corners & set(r.corners)), default=None)
        if river is None or not corners & set(river.corners):
            return False
        style, text = self.art.of_name("river"), self.text(place)
        curve, widths = river.curve, river.widths
        if curve[-1][0] < curve[0][0]:
            curve, widths = curve[::-1], widths[::-1]
        far = lengths(curve)
        wide = fonts.width(text, style.size, fonts.ITALIC, style.tracking)
        if far[-1] < wide * 1.05:
            return False
        found: list[tuple[float, list[Point]]] = []
        steps = max(6, round(wide / 9))
        for k in range(int((far[-1] - wide * 1.04) / 5) + 1):
            start = 5.0 * k
            at = [along(curve, far, start + wide * 1.04 * i / steps) for i in range(steps + 1)]
            bend = sum(abs(b[1] - a[1]) for a, b in pairwise(at))
            for up in (1, -1):
                line = self._beside([p for p, _ in at], widths[int((len(widths) - 1) * (start + wide) / far[-1])], style.size, up)
                cost = self.clutter.cost(self._glyphs(text, style.size, style.tracking, line, 0.0)) + turning(line) + bend * 4 + (up < 0)
                cost += 5 * sum(max(0.0, abs(math.sin(turn)) - 0.6) for _, turn in at)
                found.append((cost + 0.08 * apart(line[steps // 2], self.plane.centre[place.hex]), line))
        cost, line = min(found, key=lambda c: c[0])
        if cost >= TAKEN:
            return False
        self._along(place.id, text, style.size, style.tracking, line, 0.0, "g-italic", "river", self.art.of_side(river.feature).ink)
        return True

    @staticmethod
    def _beside(points: Sequence[Point], width: float, size: float, up: int) -> list[Point]:
        """A calmer line a little above or below a stretch of river."""
        points = calmed(points, 5)
        out = []
        for i, (x, y) in enumerate(points):
            a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
            n = apart(a, b) or 1.0
            nx, ny = (b[1] - a[1]) / n, -(b[0] - a[0]) / n
            gap = width / 2 + 3.6 if up > 0 else -(width / 2 + 2.8 + size * 0.68)
            out.append((x + nx * gap, y + ny * gap))
        (ax, ay), (bx, by) = out[-2], out[-1]
        n = apart(out[-2], out[-1]) or 1.0
        return [*out, (bx + (bx - ax) / n * 14, by + (by - ay) / n * 14)]  # room for the last letter

    def _on_water(self, place: Place) -> bool:
        """Great letters down the middle of the water."""
        water = wet(self.map, self.art)
        if not water >> place.hex & 1:
            return False
        near = self.map.grid.flood(1 << place.hex, water & self.map.grid.disc(1 << place.hex, 6), self.map.grid.open)
        points = [self.plane.centre[h] for h in bits(near)]
        cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
        xx, yy = sum((p[0] - cx) ** 2 for p in points), sum((p[1] - cy) ** 2 for p in points)
        xy = sum((p[0] - cx) * (p[1] - cy) for p in points)
        turn = math.atan2(2 * xy, xx - yy) / 2 if len(points) > 1 else 0.0
        ux, uy = math.cos(turn), math.sin(turn)
        if (uy < 0 and abs(uy) > abs(ux)) or (ux < 0 and abs(ux) >= abs(uy)):
            ux, uy = -ux, -uy
        slices: dict[int, list[Point]] = {}
        for x, y in points:
            slices.setdefault(round(((x - cx) * ux + (y - cy) * uy) / PITCH), []).append((x, y))
        line = [(sum(p[0] for p in some) / len(some), sum(p[1] for p in some) / len(some)) for _, some in sorted(slices.items())]
        line = calmed(line, 4)
        size = min(28.0, 8.5 + 1.6 * len(points))
        text = self.text(place)
        plain = fonts.width(text, size, fonts.ITALIC)
        far = lengths(line)
        if len(line) < 2 or far[-1] < plain:
            return False
        line = [(x - uy * size * 0.3, y + ux * size * 0.3) for x, y in line]  # the baseline below the middle
        best: tuple[float, float, float] | None = None
        for part in (0.8, 0.7, 0.6, 0.5):
            tracking = min(size * 2.2, max(0.0, (far[-1] * part - plain) / max(1, len(text) - 1)))
            long = plain + tracking * (len(text) - 1)
            for k in range(int((far[-1] - long) / 6) + 1):
                cost = self.clutter.cost(self._glyphs(text, size, tracking, line, 6.0 * k)) - tracking * 0.2
                if best is None or cost < best[0]:
                    best = cost, tracking, 6.0 * k
        if best is None or best[0] >= TAKEN:
            return False
        look = self.art.of_terrain(self.map.terrain_of(place.hex))
        self._along(place.id, text, size, best[1], line, best[2], "g-water", look.style, look.ink)
        return True
