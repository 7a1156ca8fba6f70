"""What a computer player may want to know. Nothing legal hangs on it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_lost.hosts import strengths
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.score import outlook
from grognard.games.victory_lost.stacking import fits
from grognard.games.victory_lost.supply import traced
from grognard.games.victory_lost.victory import CITY
from grognard.games.victory_lost.weights import PLAIN
from grognard.kernel.game import Hints
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    """The victory cities."""
    return dict.fromkeys(bits(book(pos).data.cities), PLAIN.point * CITY)


def might(pos: Position, unit: int) -> float:
    return strengths(book(pos).data)[unit][pos.state.steps[unit]]


HINTS = Hints(objectives, fits, might, traced, outlook)
