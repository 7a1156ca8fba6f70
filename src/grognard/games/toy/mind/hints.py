"""What a computer player may want to know. Nothing legal hangs on it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.game import Hints
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

HILL = 0.5  # in points of score


def objectives(pos: Position, side: int) -> Mapping[int, float]:
    return dict.fromkeys(bits(pos.game.rules.data.hill), HILL)


def has_room(pos: Position, unit: int, h: int) -> bool:
    """One counter to a hex."""
    return not pos.at(h) & ~(1 << unit)


HINTS = Hints(objectives, has_room)
