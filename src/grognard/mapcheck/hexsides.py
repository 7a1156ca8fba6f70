"""Hexsides and the corners they meet in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.kernel.hexes import STEPS, Grid
from grognard.kernel.maps import Map

Axial = tuple[int, int]
Corner = tuple[Axial, Axial, Axial]  # the three hexes that meet there, on the board or beyond its edge
Side = tuple[int, int]  # the two hexes, the lower number first
WAYS: Sequence[Axial] = sorted(STEPS, key=lambda step: STEPS[step])


def side_of(a: int, b: int) -> Side:
    return (a, b) if a < b else (b, a)


def corners(grid: Grid, a: int, b: int) -> tuple[Corner, Corner]:
    """The two ends of a hexside."""
    (q, r), (s, t) = divmod(a, grid.stride), divmod(b, grid.stride)
    d = STEPS[s - q, t - r]

    def beside(turn: int) -> Corner:
        x, y = WAYS[(d + turn) % 6]
        first, second, third = sorted(((q, r), (s, t), (q + x, r + y)))
        return first, second, third

    return beside(1), beside(-1)


def corners_of(grid: Grid, h: int) -> list[Corner]:
    """The six corners of a hex."""
    q, r = divmod(h, grid.stride)
    around = [(q + x, r + y) for x, y in WAYS]
    found = [sorted(((q, r), around[d], around[(d + 1) % 6])) for d in range(6)]
    return [(first, second, third) for first, second, third in found]


def is_on_edge(grid: Grid, corner: Corner) -> bool:
    """Whether one of the hexes that meet there is beyond the edge of the board."""
    k = grid.stride
    return any(q < 0 or not 0 <= r < k or not grid.board >> q * k + r & 1 for q, r in corner)


def river_sides(map: Map, name: str) -> list[Side]:
    """The sides that bear a river's name, each once."""
    return list(dict.fromkeys(side_of(a, b) for a, b, _, called, _ in map.side_names if called == name))


def join_corners(links: Iterable[Iterable[Corner]]) -> dict[Corner, Corner]:
    """For each corner the one that stands for all it is joined to."""
    above: dict[Corner, Corner] = {}

    def top(c: Corner) -> Corner:
        while (up := above.setdefault(c, c)) != c:
            above[c] = above[up]
            c = up
        return c

    for link in links:
        first, *rest = (top(c) for c in link)
        for c in rest:
            above[top(c)] = top(first)
    return {c: top(c) for c in list(above)}
