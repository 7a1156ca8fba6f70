"""A position as a small picture: hexes in the colours of their terrain, stacks in those of their side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import sqrt

import numpy as np
import numpy.typing as npt

from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.maps import Map

Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]
Axial = tuple[int, int]
RADIUS = 10  # pixels from the centre of a hex to its corner
PITCH = RADIUS * sqrt(3)  # from side to side
HALF = 6  # of the side of a stack
PIPS = tuple((x, y) for y in (-3, 0, 3) for x in (-3, 0, 3))  # places for one point each counter of a stack
DARKER = 0.86  # the edges of hexes

MARGIN: Colour = (248, 243, 230)
WATER: Colour = (164, 196, 209)
TERRAIN: dict[str, Colour] = {
    **dict.fromkeys(("clear", "field"), (240, 231, 205)),
    **dict.fromkeys(("rough", "hill"), (226, 208, 164)),
    **dict.fromkeys(("woods", "forest"), (196, 212, 160)),
    **dict.fromkeys(("marsh", "swamp"), (200, 220, 205)),
    **dict.fromkeys(("pond", "lake", "sea", "volga"), WATER),
}
# for other terrain, one after the other
OTHERS: tuple[Colour, ...] = ((219, 197, 173), (207, 184, 148), (233, 214, 190), (191, 163, 128))
# face, edge and points of a stack, by side
SIDES: tuple[tuple[Colour, Colour, Colour], ...] = (
    ((47, 95, 143), (23, 54, 87), (242, 247, 253)),
    ((168, 54, 42), (101, 26, 18), (255, 243, 226)),
)
RED_FIRST = ("soviet", "red")  # sides that are red wherever they sit


class Sheet:
    """The map of a game without counters, and where its hexes lie on it."""

    def __init__(self, game: Game) -> None:
        grid, self.flat = game.map.grid, game.map.layout.orientation == "flat"
        self.axial: dict[int, Axial] = {h: grid.axial(h) for h in bits(grid.board)}
        rough = {h: self._place(spot) for h, spot in self.axial.items()}
        wide, high = (RADIUS, PITCH / 2) if self.flat else (PITCH / 2, RADIUS)
        self.left, self.top = (
            min(x for x, _ in rough.values()) - wide,
            min(y for _, y in rough.values()) - high,
        )
        self.at = {h: (round(x - self.left), round(y - self.top)) for h, (x, y) in rough.items()}
        self.width = round(max(x for x, _ in rough.values()) + wide - self.left)
        self.height = round(max(y for _, y in rough.values()) + high - self.top)
        reds = [n for n, name in enumerate(game.sides) if name in RED_FIRST]
        self.faces = SIDES[::-1] if reds == [0] else SIDES
        self.ground: Pixels = self._paint(game.map)

    def _place(self, spot: Axial) -> tuple[float, float]:
        line, along = spot[0] * 1.5 * RADIUS, (spot[1] + spot[0] / 2) * PITCH
        return (line, along) if self.flat else (along, line)

    def _paint(self, map: Map) -> Pixels:
        paints = np.full((map.grid.size + 1, 3), MARGIN, dtype=np.uint8)  # the last one: beyond the map
        paint = terrain_colours(map)
        for h in self.axial:
            paints[h] = paint[map.terrain_of(h)]
        hexes = self._hexes()
        ground: Pixels = paints[hexes]
        edge = np.zeros(hexes.shape, dtype=bool)
        edge[:, :-1] |= hexes[:, :-1] != hexes[:, 1:]
        edge[:-1] |= hexes[:-1] != hexes[1:]
        ground[edge] = (ground[edge] * DARKER).astype(np.uint8)
        return ground

    def _hexes(self) -> npt.NDArray[np.intp]:
        """The hex that the middle of each pixel lies in; -1 beyond the map."""
        y, x = np.mgrid[0 : self.height, 0 : self.width] + 0.5
        x, y = x + self.left, y + self.top
        line, along = (x, y) if self.flat else (y, x)
        q = line / (1.5 * RADIUS)
        r = along / PITCH - q / 2
        a, b, c = (np.rint(v).astype(int) for v in (q, r, -q - r))
        off_a, off_b, off_c = abs(a - q), abs(b - r), abs(c + q + r)
        # of the three that must sum to nought, the one rounded furthest follows the others
        first = (off_a > off_b) & (off_a > off_c)
        second = ~first & (off_b > off_c)
        a, b = np.where(first, -b - c, a), np.where(second, -a - c, b)
        places = np.full((np.ptp(a) + 1, np.ptp(b) + 1), -1, dtype=np.intp)
        for h, (i, j) in self.axial.items():
            places[i - a.min(), j - b.min()] = h
        return np.asarray(places[a - a.min(), b - b.min()])


def terrain_colours(map: Map) -> dict[str, Colour]:
    """A colour for each terrain of a map."""
    others = [name for name in map.terrain if name not in TERRAIN]
    return TERRAIN | {name: OTHERS[n % len(OTHERS)] for n, name in enumerate(others)}


@lru_cache(maxsize=8)
def sheet(game: Game) -> Sheet:
    return Sheet(game)


def draw_picture(game: Game, held: Mapping[int, Mapping[int, int]]) -> Pixels:
    """The map with its stacks; `held` is, for each hex, how many counters of each side stand there."""
    found = sheet(game)
    picture = found.ground.copy()
    for h, counts in held.items():
        for nth, (side, many) in enumerate(sorted(counts.items())):
            _stack(picture, found, h, side, many, nth * HALF if len(counts) > 1 else 0)
    return picture


def _stack(picture: Pixels, found: Sheet, h: int, side: int, many: int, shift: int) -> None:
    """A square with a point for each counter, up to nine; where both sides stand in a hex, the second covers
    half of the first.
    """
    x, y = found.at[h]
    face, edge, ink = found.faces[side]
    left, right, top, bottom = x - HALF + shift, x + HALF, y - HALF, y + HALF
    picture[top : bottom + 1, left : right + 1] = edge
    picture[top + 1 : bottom, left + 1 : right] = face
    for dx, dy in PIPS[:many]:
        if left < x + dx < right - 1:
            picture[y + dy : y + dy + 2, x + dx : x + dx + 2] = ink
