"""18 and SS-P86. Distances in the air: a point a hex, whatever lies below, but around land where one may not
fly.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.territory import closures
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Grid, HexSet, holds
from grognard.kernel.state import Position

FARTHEST = 400  # hexes: more than from any place on the map to any other
NOWHERE = -1


@rule("SS 30B.1", "SS 31.1")
def closed_airspace(pos: Position, unit: int) -> HexSet:
    """Land over which an air unit does not fly: neutral countries, and for allies what lies outside their
    zones.
    """
    found = 0
    for one in closures(pos, unit):
        found |= one.hexes
    return found


@lru_cache(1024)
def spread_in_air(grid: Grid, start: int, points: int, shut: HexSet) -> HexSet:
    """The hexes that are no farther from one than so many steps, none of them shut."""
    open_, found, front = grid.board & ~shut, 1 << start, 1 << start
    for _ in range(points):
        front = grid.adjacent(front) & open_ & ~found
        if not front:
            break
        found |= front
    return found


@rule("SS 18.1")
def hexes_in_range(pos: Position, unit: int, start: int, points: int | None) -> HexSet:
    """Where a unit can fly from a hex; without a number of points, as far as it likes."""
    return spread_in_air(
        pos.game.map.grid, start, FARTHEST if points is None else points, closed_airspace(pos, unit)
    )


def distance(pos: Position, unit: int, start: int, to: int) -> int:
    """How many points a flight takes; NOWHERE: no way leads there."""
    grid, open_ = pos.game.map.grid, ~closed_airspace(pos, unit)
    found = front = 1 << start
    for far in range(FARTHEST):
        if holds(found, to):
            return far
        front = grid.adjacent(front) & open_ & ~found
        found |= front
        if not front:
            break
    return NOWHERE
