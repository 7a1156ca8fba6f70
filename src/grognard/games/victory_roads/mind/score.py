"""How well a side stands, as one number."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.presence import controlled, side_units
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact
from grognard.rules.distances import steps_to

WON = 1000.0
CITY = 6.0  # a major city; a minor one counts a third
GOAL = 20.0  # a place that wins or loses the scenario
NEAR = 0.02  # of a unit's strength, for each hex that it is nearer to such a place
FAR = 40  # hexes, beyond which distance does not matter


def score(pos: Position, side: int) -> float:
    """Factors on the map, cities controlled, the places that the scenario is about, and who is near them."""
    result = pos.state.result
    if result is not None:
        return 0.0 if result.winner < 0 else WON if result.winner == side else -WON
    soviet = standing(pos, SOVIET) - standing(pos, AXIS)
    return soviet if side == SOVIET else -soviet


@board_fact("steps", "control")
def standing(pos: Position, side: int) -> float:
    data, value = book(pos).data, 0.0
    far = hexes_to_goals(data)
    for unit in bits(side_units(pos, side)):
        worth = strength(pos, unit)
        value += worth + NEAR * worth * (FAR - far[pos.state.where[unit]])
    mine = controlled(pos, side) & data.area
    cities = (mine & data.map.features["city"]).bit_count() + (mine & data.cities).bit_count() / 3
    return value + CITY * cities + GOAL * (mine & prizes(data)).bit_count()


def strength(pos: Position, unit: int) -> float:
    """Half of attack and defence of the face that is up."""
    face = pos.game.roster[unit].face(pos.state.steps[unit])
    return (face.attack + face.defence) / 2


def prizes(data: Data) -> HexSet:
    found = 0
    for goal in data.goals:
        found |= goal.places
    return found


@lru_cache(maxsize=16)
def hexes_to_goals(data: Data) -> tuple[int, ...]:
    return steps_to(data.map.grid, prizes(data), data.land, FAR)
