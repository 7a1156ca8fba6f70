"""What a computer player may want to know. Nothing legal hangs on it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import WHITE
from grognard.games.tsaritsyn.law.stacking import room_for
from grognard.games.tsaritsyn.mind.score import planner_score
from grognard.kernel.game import Hints, PlayerBias
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

CITY, TOWN = 15.0, 0.7


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    """The hexes that win, and for White the towns."""
    data = book(pos).data
    found = dict.fromkeys(bits(data.towns), TOWN) if side == WHITE else {}
    return found | dict.fromkeys(bits(data.goal), CITY)


def has_room(pos: Position, unit: int, h: int) -> bool:
    return bool(room_for(pos, unit) >> h & 1)


def planner_bias(side: int) -> PlayerBias:
    """White has no time to lose: in games against the bot he won sooner by attacking more than he should."""
    return PlayerBias(zeal=0.3, boldness=0.15) if side == WHITE else PlayerBias()


HINTS = Hints(objectives, has_room, planner_score=planner_score, bias=planner_bias)
