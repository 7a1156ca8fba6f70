"""Places worth having, and how far every hex is from those that a side wants its units at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.mind.weights import PLAIN, Weights
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact
from grognard.rules.distances import steps_to

FAR, NEAR = 36, 10  # hexes: beyond, no prize and no city draws any more
NEXT = 0.6  # of a prize far away, as something to march to: a city near by
DANGER = 10  # hexes from an enemy within which a place of one's own wants defenders
GREAT = 3  # victory points of a prize


def values(pos: Position, weights: Weights = PLAIN) -> Mapping[int, float]:
    return known_values(book(pos).data, weights)


@lru_cache(maxsize=8)
def known_values(data: Data, weights: Weights) -> Mapping[int, float]:
    """What each place is worth: its victory points, and what it gives the Soviets."""
    goals, area = data.scene.goals, data.scene.area
    found: dict[int, float] = {}
    for h, city in data.tables.cities.items():
        if area >> h & 1 and data.ussr >> h & 1:
            found[h] = weights.victory * (city.vp if goals.campaign else 0) + weights.city * city.rp
    for one in goals.places:
        for h in bits(one.hexes & area):
            points = (
                data.tables.cities[h].vp if one.points is None and h in data.tables.cities else one.points
            )
            found[h] = found.get(h, 0.0) + weights.victory * (points or 0)
    return {h: value for h, value in found.items() if value}


@board_fact("soviet", "neutral")
def ground(pos: Position, side: int) -> HexSet:
    """What a side owns, with the hexes where its units stand."""
    return owned_hexes(pos, side) & ~occupied_hexes(pos, 1 - side) | occupied_hexes(pos, side)


def held_value(pos: Position, side: int, weights: Weights) -> float:
    """What the places of a side are worth together."""
    mine = ground(pos, side)
    return sum([value for h, value in values(pos, weights).items() if mine >> h & 1])


# -- where units are wanted

# Prizes and cities that each side wants its units at.
Aims = tuple[tuple[HexSet, HexSet], tuple[HexSet, HexSet]]


@lru_cache(maxsize=8)
def prize_hexes(data: Data) -> tuple[HexSet, HexSet]:
    """The great prizes, and all places that are worth anything."""
    found = known_values(data, PLAIN)
    every = sum(1 << h for h in found)
    great = sum(1 << h for h, value in found.items() if value >= GREAT * PLAIN.victory)
    return great or every, every


@board_fact("soviet", "neutral")
def wanted_hexes(pos: Position, side: int) -> tuple[HexSet, HexSet]:
    """Prizes and cities that a side wants its units at: those of the enemy, and of its own those near him."""
    great, every = prize_hexes(book(pos).data)
    theirs = ground(pos, 1 - side)
    if side == AXIS:
        return great & theirs or every & theirs, every & theirs
    near = endangered_hexes(pos)
    mine = ground(pos, SOVIET)
    return great & mine & near or great & mine, every & (mine & near | theirs & near)


@board_fact()
def endangered_hexes(pos: Position) -> HexSet:
    """The hexes within some distance of the Axis."""
    grid = pos.game.map.grid
    return grid.disc(occupied_hexes(pos, AXIS), DANGER)


def aims(pos: Position) -> Aims:
    """What each side wants its units at, as it is now."""
    return wanted_hexes(pos, 0), wanted_hexes(pos, 1)


def pull(pos: Position, side: int, aimed: Aims | None = None) -> tuple[float, ...]:
    """How near each hex is to where a side wants its units, now or when that was asked: one at a prize,
    nought beyond all reach.
    """
    first, second = wanted_hexes(pos, side) if aimed is None else aimed[side]
    return slope(book(pos).data, first, second)


@lru_cache(maxsize=64)
def slope(data: Data, first: HexSet, second: HexSet) -> tuple[float, ...]:
    grid = data.map.grid
    far = steps_to(grid, first, data.land, FAR)
    near = steps_to(grid, second, data.land, NEAR)
    return tuple(max(1 - a / FAR, NEXT * (1 - b / NEAR)) for a, b in zip(far, near, strict=True))


# -- railways


@lru_cache(maxsize=4)
def tracks(data: Data) -> HexSet:
    found = 0
    for gate in data.lines["rail"]:
        found |= gate
    return found & data.ussr & data.scene.area


def rails(pos: Position) -> int:
    """Hexes of railway in the USSR that the Axis owns and trains of its own gauge can use, or will."""
    standard = own(pos).standard
    return ((standard[0] | standard[1] | standard[2]) & tracks(book(pos).data)).bit_count()
