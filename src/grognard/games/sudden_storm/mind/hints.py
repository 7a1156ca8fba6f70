"""What a computer player may ask besides the score."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.stacking import has_room
from grognard.games.sudden_storm.mind.army import stacks_by_counter
from grognard.games.sudden_storm.mind.places import values
from grognard.games.sudden_storm.mind.question_answers import LEFT, choose_answer
from grognard.games.sudden_storm.mind.score import planner_from, planner_score
from grognard.kernel.game import Hints
from grognard.kernel.state import Position


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    """The hexes that score."""
    return values(pos)


def has_room_for(pos: Position, unit: int, h: int) -> bool:
    """Is there room for a unit among its friends?"""
    return has_room(pos, 1 << unit, h)


def attack_strength(pos: Position, unit: int) -> float:
    """What a unit brings to an attack."""
    return stacks_by_counter(book(pos).data)[unit][pos.state.steps[unit]].attack


HINTS = Hints(
    objectives,
    has_room_for,
    attack_strength,
    planner_score,
    planner_from,
    choose_answer=choose_answer,
    striking_verbs=("overrun",),
    company=12,  # a city across a river wants more than six
    unweighed_verbs=LEFT,
)
