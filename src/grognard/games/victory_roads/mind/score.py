"""How well a side stands, as one number."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.presence import controlled, side_units
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact

WON = 1000.0
CITY = 6.0  # a major city; a minor one counts a third
GOAL = 20.0  # a place that wins or loses the scenario


def score(pos: Position, side: int) -> float:
    """Factors on the map, cities controlled, and the places that the scenario is about."""
    result = pos.state.result
    if result is not None:
        return 0.0 if result.winner < 0 else WON if result.winner == side else -WON
    soviet = standing(pos, SOVIET) - standing(pos, AXIS)
    return soviet if side == SOVIET else -soviet


@board_fact("steps", "control")
def standing(pos: Position, side: int) -> float:
    data, roster, steps = book(pos).data, pos.game.roster, pos.state.steps
    faces = [roster[unit].face(steps[unit]) for unit in bits(side_units(pos, side))]
    mine = controlled(pos, side) & data.area
    cities = (mine & data.map.features["city"]).bit_count() + (mine & data.cities).bit_count() / 3
    goals = (mine & prizes(pos)).bit_count()
    return sum(face.attack + face.defence for face in faces) / 2 + CITY * cities + GOAL * goals


def prizes(pos: Position) -> HexSet:
    found = 0
    for goal in book(pos).data.goals:
        found |= goal.places
    return found
