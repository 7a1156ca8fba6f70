"""The ground as a judge sees it: who is beside whom, across water or not, and how strong a hex makes its
defender.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import own
from grognard.kernel.hexes import HexSet, bits, unite_gates
from grognard.kernel.state import Position


@lru_cache(maxsize=4)
def adjacent_hexes(data: Data) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """The hexes beside each, and whether water lies between."""
    grid = data.map.grid
    water = unite_gates(data.map.sides["river"], data.map.sides["major_river"])
    return tuple(
        tuple((n, bool(wet >> n & 1)) for n in bits(grid.spread(1 << h, data.touching) & data.land))
        for h in range(grid.size)
        for wet in [grid.spread(1 << h, water)]
    )


class Cover(NamedTuple):
    """The best ground of a hex for its defender: a row of the terrain table, and what it multiplies by."""

    row: str
    multiplier: int


@lru_cache(maxsize=32)
def covers(data: Data, captured: HexSet) -> tuple[Cover, ...]:
    """Works that were captured count no more."""
    features, strength = data.map.features, data.tables.strength
    found = []
    for h in range(data.map.grid.size):
        rows = [data.map.terrain_of(h)] if data.land >> h & 1 else ["clear"]
        rows += [name for name in ("minor_city", "city", "fort", "fortress") if features[name] >> h & 1]
        standing = [row for row in rows if row not in ("fort", "fortress") or not captured >> h & 1]
        best = max(standing, key=lambda row: strength[row].multiplier)
        found.append(Cover(best, strength[best].multiplier))
    return tuple(found)


def cover(pos: Position) -> tuple[Cover, ...]:
    data = book(pos).data
    works = data.map.features["fort"] | data.map.features["fortress"]
    return covers(data, own(pos).captured & works)
