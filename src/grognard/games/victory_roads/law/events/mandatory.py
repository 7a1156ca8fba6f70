"""1.5.3. Events that must be played when their support is drawn."""

from __future__ import annotations

from grognard.games.victory_roads.law.hands import holder
from grognard.games.victory_roads.law.placements import give
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def has_target(pos: Position, support: int) -> bool:
    """Is there anything that a mandatory support could do?"""
    return True


def play(ref: Referee, support: int) -> None:
    """A mandatory support is played: everybody sees it until it goes back to its pool."""
    theatre = holder(ref.pos, support)
    give(ref, support, theatre, theatre, "VR 1.5.3a")
