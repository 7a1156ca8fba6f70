"""What a computer player may ask besides the score."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.stacking import limit
from grognard.games.victory_roads.mind.army import stacks_by_counter
from grognard.games.victory_roads.mind.places import place_values
from grognard.games.victory_roads.mind.score import planner_from, planner_score
from grognard.kernel.game import Hints
from grognard.kernel.state import Position


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    """The places of the scenario, and the cities that the Führer minds."""
    return place_values(pos)


def has_room(pos: Position, unit: int, h: int) -> bool:
    """Is there room for a unit among its friends? Markers and supports take none."""
    data, side = book(pos).data, pos.game.roster[unit].side
    if not data.units >> unit & 1:
        return True
    others = pos.at(h) & data.of_side[side] & ~(1 << unit)
    if data.of_type["hq"] >> unit & 1:
        return not others & data.of_type["hq"]
    allies = data.of_nation["hungarian"], data.of_nation["romanian"]
    for one, other in (allies, allies[::-1]):
        if one >> unit & 1 and others & other & data.divisions:
            return False
    return (others & data.divisions).bit_count() < limit(pos, side, h)


def attack_strength(pos: Position, unit: int) -> float:
    """What a unit brings to an attack."""
    return stacks_by_counter(book(pos).data)[unit][pos.state.steps[unit]].attack


HINTS = Hints(objectives, has_room, attack_strength, planner_score, planner_from)
