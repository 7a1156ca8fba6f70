"""What a computer player may want to know. Nothing legal hangs on it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.stacking import can_stack
from grognard.games.victory_lost.law.victory import CITY
from grognard.games.victory_lost.mind.army_strength import strengths
from grognard.games.victory_lost.mind.score import planner_score
from grognard.games.victory_lost.mind.weights import PLAIN
from grognard.kernel.game import Hints
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    """The victory cities."""
    return dict.fromkeys(bits(book(pos).data.cities), PLAIN.point * CITY)


def attack_strength(pos: Position, unit: int) -> float:
    return strengths(book(pos).data)[unit][pos.state.steps[unit]]


HINTS = Hints(objectives, can_stack, attack_strength, planner_score)
