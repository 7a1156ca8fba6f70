"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.movement import movable, must_enter
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position
from grognard.kernel.views import phase


def unfinished(pos: Position) -> list[Unfinished]:
    """Who must come out of a box, and HQs left where they stand: they are named apart from other units."""
    if not phase(pos).endswith("-movement"):
        return []
    side, found = pos.frame.who, []
    waiting = must_enter(pos, side)
    if waiting:
        found.append(Unfinished("avl-undone-box", waiting, must=True, cite="AVL 11.2.2a"))
    still = movable(pos, side).set & book(pos).data.hqs & ~waiting
    if still:
        found.append(Unfinished("avl-undone-hq", still, cite="AVL 7.3.3c"))
    return found
