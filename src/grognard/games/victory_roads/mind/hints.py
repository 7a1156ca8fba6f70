"""What a computer player may ask besides the score."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.stacking import limit
from grognard.games.victory_roads.mind.score import GOAL, prizes
from grognard.kernel.game import Hints
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    return dict.fromkeys(bits(prizes(book(pos).data)), GOAL)


def fits(pos: Position, unit: int, h: int) -> bool:
    """Is there room for a unit among its friends?"""
    data, side = book(pos).data, pos.game.roster[unit].side
    others = pos.at(h) & data.of_side[side] & ~(1 << unit)
    if data.of_type["hq"] >> unit & 1:
        return not others & data.of_type["hq"]
    return (others & data.divisions).bit_count() < limit(pos, side, h)


HINTS = Hints(objectives=objectives, fits=fits)
