"""Places worth having, and how far every hex is from those that a side wants its units at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.goals import LOST
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.presence import controlled_hexes, occupied_hexes
from grognard.games.victory_roads.mind.weights import PLAIN, Weights
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.state import Position, board_fact
from grognard.rules.distances import steps_to

FAR, NEAR = 40, 12  # hexes: beyond, no prize and no city draws any more
CITY = 0.45  # of a prize, as something to march to
DANGER = 12  # hexes from an enemy within which a place of one's own wants defenders


@lru_cache(maxsize=8)
def prize_hexes(data: Data) -> HexSet:
    """The places that the victory of the scenario hangs on."""
    found = 0
    for goal in data.goals:
        found |= goal.places | goal.needed
    if not found or any(goal.kind == LOST for goal in data.goals):
        for objective in data.tables.objectives:
            found |= objective.hexes
    return found & data.area


@lru_cache(maxsize=8)
def cities(data: Data) -> HexSet:
    """Cities that the Führer minds, and prizes."""
    return (sum(1 << h for h in data.tables.strategic) | data.cities) & data.area


@lru_cache(maxsize=8)
def values(data: Data, weights: Weights) -> Mapping[int, float]:
    """What each place is worth."""
    found = {h: weights.city * (one.value + one.port) for h, one in data.tables.strategic.items()}
    found = {h: value for h, value in found.items() if data.area >> h & 1}
    goals = {h for goal in data.goals for h in bits(goal.places | goal.needed)}
    for h in goals:
        found[h] = found.get(h, 0.0) + weights.prize
    if any(goal.kind == LOST for goal in data.goals):
        for objective in data.tables.objectives:
            for h in bits(objective.hexes):
                found[h] = found.get(h, 0.0) + weights.objective / objective.hexes.bit_count()
    return found


@board_fact("control")
def ground(pos: Position, side: int) -> HexSet:
    """What a side will control when the phase is over: with the hexes where its units stand."""
    return controlled_hexes(pos, side) & ~occupied_hexes(pos, 1 - side) | occupied_hexes(pos, side)


def place_values(pos: Position, weights: Weights = PLAIN) -> Mapping[int, float]:
    return values(book(pos).data, weights)


def held_value(pos: Position, side: int, weights: Weights) -> float:
    """What the places of a side are worth together."""
    return value_in(pos, ground(pos, side), weights)


def value_in(pos: Position, hexes: HexSet, weights: Weights) -> float:
    """What the places in a set of hexes are worth."""
    places = place_values(pos, weights)
    return sum([places[h] for h in bits(hexes & valued_hexes(book(pos).data, weights))])


@lru_cache(maxsize=8)
def valued_hexes(data: Data, weights: Weights) -> HexSet:
    """The hexes that are worth something."""
    return hexset(values(data, weights))


# -- where units are wanted

# Prizes and cities that each side wants its units at.
Aims = tuple[tuple[HexSet, HexSet], tuple[HexSet, HexSet]]


@board_fact("control")
def wanted_hexes(pos: Position, side: int) -> tuple[HexSet, HexSet]:
    """Prizes and cities that a side wants its units at: those of the enemy, and of its own those near him."""
    data, theirs = book(pos).data, controlled_hexes(pos, 1 - side)
    if side == SOVIET:
        return prize_hexes(data) & theirs, cities(data) & theirs
    near = endangered_hexes(pos)
    own = prize_hexes(data) & controlled_hexes(pos, AXIS)
    return own & near or own, cities(data) & near & controlled_hexes(pos, AXIS)


@board_fact()
def endangered_hexes(pos: Position) -> HexSet:
    """The hexes within some distance of the Soviets."""
    grid = pos.game.map.grid
    return grid.disc(occupied_hexes(pos, SOVIET), DANGER)


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
    return tuple(max(1 - a / FAR, CITY * (1 - b / NEAR)) for a, b in zip(far, near, strict=True))
