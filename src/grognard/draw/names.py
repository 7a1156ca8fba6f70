"""Names in the reader's language, each put where it covers least; no name touches another."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from grognard.draw import fonts
from grognard.draw.art import Art, NameStyle
from grognard.draw.geometry import PITCH, SIZE, Box, Plane, Point, along, apart, flowing, key, lengths, num
from grognard.draw.lines import River
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
    def __init__(self, plane: Plane, map: Map, art: Art, lang: str, clutter: Clutter, uid: str) -> None:
        self.plane, self.map, self.art, self.lang, self.clutter, self.uid = plane, map, art, lang, clutter, uid
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
                if group[0].kind == place.kind and self.text(group[0]) == self.text(place) and any(self.map.grid.distance(p.hex, place.hex) <= 1 for p in group):
                    group.append(place)
                    break
            else:
                groups.append([place])
        return groups

    def at_hexes(self, id: str, text: str, hexes: Sequence[int], style: NameStyle, cls: str = "", prefer: float = 0.0) -> Label:
        """A level name beside, below or above its hexes."""
        shown = text.upper() if style.caps else text
        font = fonts.ITALIC if style.italic else fonts.NAMES
        wide = fonts.width(shown, style.size, font, style.tracking)
        low = 0.84 * SIZE if self.plane.flat else 0.78 * SIZE
        spots: list[tuple[float, Point]] = []
        for h in hexes:
            x, y = self.plane.centre[h]
            for cost, dx, dy in (
                (0.0, 0.0, low - 0.5), (2.0, 0.0, low + style.size * 0.55), (3.0, 9.0, low), (3.0, -9.0, low), (5.0, 18.0, low), (5.0, -18.0, low),
                (7.0, SIZE * 0.5 + wide / 2, 4.0), (8.0, -SIZE * 0.5 - wide / 2, 4.0), (8.0, 0.0, -SIZE * 0.42),
                (9.0, SIZE * 0.4 + wide / 2, 16.0), (9.0, -SIZE * 0.4 - wide / 2, 16.0), (10.0, SIZE * 0.4 + wide / 2, -10.0), (10.0, -SIZE * 0.4 - wide / 2, -10.0),
                (12.0, 0.0, -SIZE * 0.9),
            ):  # fmt: skip
                spots.append((cost + prefer, (x + dx, y + dy)))
        return self._best(id, shown, wide, style, spots, cls)

    def at_points(self, id: str, text: str, spots: Sequence[tuple[float, Point]], style: NameStyle, cls: str = "") -> Label:
        font = fonts.ITALIC if style.italic else fonts.NAMES
        return self._best(id, text, fonts.width(text, style.size, font, style.tracking), style, spots, cls)

    def _best(self, id: str, text: str, wide: float, style: NameStyle, spots: Sequence[tuple[float, Point]], cls: str) -> Label:
        def box(p: Point) -> Box:
            return Box(p[0] - wide / 2 - 1, p[1] - style.size * 0.74, p[0] + wide / 2 + 1, p[1] + style.size * 0.24)

        def judged(found: Sequence[tuple[float, Point]]) -> tuple[float, Point]:
            return min(((cost + self.clutter.cost((box(p),)), p) for cost, p in found), key=lambda c: c[0])

        cost, at = judged(spots)
        reach = 1
        while cost >= TAKEN and reach < 9:  # nothing free nearby: look further out
            ring = [(20.0 * reach, (spots[0][1][0] + math.cos(a) * reach * SIZE * 0.6, spots[0][1][1] + math.sin(a) * reach * SIZE * 0.4)) for a in (k * math.pi / 8 for k in range(16))]
            cost, at = min((cost, at), judged(ring))
            reach += 1
        where = box(at)
        kind = cls or ("g-italic" if style.italic else "g-name")
        track = f' letter-spacing="{num(style.tracking)}"' if style.tracking else ""
        x = at[0] + style.tracking / 2
        svg = f'<text class="{kind}" x="{num(x)}" y="{num(at[1])}" font-size="{num(style.size)}" text-anchor="middle"{track}>{escape(text)}</text>'
        return self._keep(Label(id, text, (where,), svg))

    def _keep(self, label: Label) -> Label:
        for box in label.boxes:
            self.clutter.add(box, TAKEN)
        self.labels.append(label)
        return label

    # ---- names along a line ----
    def _glyphs(self, text: str, size: float, tracking: float, line: Sequence[Point], far: Sequence[float], start: float) -> tuple[Box, ...]:
        """A box round each letter written along a line."""
        out = []
        s = start
        for c in text:
            w = fonts.width(c, size, fonts.ITALIC)
            (x, y), turn = along(line, far, s + w / 2)
            ux, uy = math.sin(turn), -math.cos(turn)  # up from the baseline
            half = (abs(math.cos(turn)) * w + abs(math.sin(turn)) * size * 0.8) / 2, (abs(math.sin(turn)) * w + abs(math.cos(turn)) * size * 0.8) / 2
            mx, my = x + ux * size * 0.26, y + uy * size * 0.26
            if c != " ":
                out.append(Box(mx - half[0], my - half[1], mx + half[0], my + half[1]))
            s += w + tracking
        return tuple(out)

    def _along(self, id: str, text: str, size: float, tracking: float, line: Sequence[Point], start: float, cls: str, ink: str) -> Label:
        far = lengths(line)
        ref = f"{self.uid}-n-{id}"
        svg = (
            f'<path id="{ref}" d="{flowing(line)}" fill="none"/><text class="{cls}" fill="{ink}" font-size="{num(size)}" letter-spacing="{num(tracking)}">'
            f'<textPath href="#{ref}" startOffset="{num(start)}">{escape(text)}</textPath></text>'
        )
        return self._keep(Label(id, text, self._glyphs(text, size, tracking, line, far, start), svg))

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
            bend = sum(abs(b[1] - a[1]) for a, b in zip(at, at[1:], strict=False))
            for up in (1, -1):
                line = self._beside(at, [widths[min(len(widths) - 1, int(len(widths) * start / far[-1]))]] * len(at), style.size, up)
                boxes = self._glyphs(text, style.size, style.tracking, line, lengths(line), 0.0)
                steep = sum(max(0.0, abs(math.sin(turn)) - 0.6) for _, turn in at)
                cost = self.clutter.cost(boxes) + bend * 5 + steep * 5 + apart(line[steps // 2], self.plane.centre[place.hex]) * 0.08 + (up < 0)
                found.append((cost, line))
        cost, line = min(found, key=lambda c: c[0])
        if cost >= TAKEN:
            return False
        self._along(place.id, text, style.size, style.tracking, line, 0.0, "g-italic", self.art.of_side(river.feature).ink)
        return True

    @staticmethod
    def _beside(at: Sequence[tuple[Point, float]], widths: Sequence[float], size: float, up: int) -> list[Point]:
        """A calmer line a little above or below a stretch of river."""
        points = [p for p, _ in at]
        for _ in range(3):
            points = [points[0], *[((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(points, points[1:], points[2:], strict=False)], points[-1]]
        out = []
        for i, (x, y) in enumerate(points):
            a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
            n = apart(a, b) or 1.0
            nx, ny = (b[1] - a[1]) / n, -(b[0] - a[0]) / n
            gap = widths[i] / 2 + 3.6 if up > 0 else -(widths[i] / 2 + 2.8 + size * 0.68)
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
        xx, yy, xy = (sum(f(p) for p in points) for f in (lambda p: (p[0] - cx) ** 2, lambda p: (p[1] - cy) ** 2, lambda p: (p[0] - cx) * (p[1] - cy)))
        turn = math.atan2(2 * xy, xx - yy) / 2 if len(points) > 1 else 0.0
        ux, uy = math.cos(turn), math.sin(turn)
        if uy < 0 and abs(uy) > abs(ux) or ux < 0 and abs(ux) >= abs(uy):
            ux, uy = -ux, -uy
        slices: dict[int, list[Point]] = {}
        for x, y in points:
            slices.setdefault(round(((x - cx) * ux + (y - cy) * uy) / PITCH), []).append((x, y))
        line = [(sum(p[0] for p in some) / len(some), sum(p[1] for p in some) / len(some)) for _, some in sorted(slices.items())]
        for _ in range(4):
            line = [line[0], *[((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(line, line[1:], line[2:], strict=False)], line[-1]]
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
                cost = self.clutter.cost(self._glyphs(text, size, tracking, line, far, 6.0 * k)) - tracking * 0.2
                if best is None or cost < best[0]:
                    best = cost, tracking, 6.0 * k
        if best is None or best[0] >= TAKEN:
            return False
        ink = self.art.of_terrain(self.map.terrain_of(place.hex)).ink
        self._along(place.id, text, size, best[1], line, best[2], "g-water", ink)
        return True
