"""The part of a large map that a terminal shows: what is looked at, or where the most is going on."""

from __future__ import annotations

from grognard.ai.evaluation import friendly_hexes
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

LARGE = 3000  # hexes from which a map is shown in part
NEAR = 3  # hexes that are looked at together


def is_large(pos: Position) -> bool:
    return pos.game.map.grid.board.bit_count() > LARGE


def window_centre(pos: Position, viewer: int, before: int) -> int:
    """Where one looks: at the unit in hand, or the hexes that may be named, if they lie elsewhere than what
    one has looked at before; first of all at the front.
    """
    hand = choices(pos).hand
    if hand >= 0 and pos.state.where[hand] >= 0:
        return pos.state.where[hand]
    return before if before >= 0 else busiest(pos, viewer)


def busiest(pos: Position, viewer: int) -> int:
    """The hex of one's own with the most enemies near it; without any, one with the most friends."""
    grid = pos.game.map.grid
    mine = friendly_hexes(pos, max(viewer, 0))
    theirs = friendly_hexes(pos, 1 - max(viewer, 0))
    wanted = theirs if grid.disc(theirs, NEAR) & mine else mine
    if not mine:
        return bits(theirs or grid.board)[0]
    return max(bits(mine), key=lambda h: ((grid.disc(1 << h, NEAR) & wanted).bit_count(), -h))
