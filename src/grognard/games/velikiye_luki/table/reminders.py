"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.stacking import overfull
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position
from grognard.kernel.views import phase


def unfinished_business(pos: Position) -> list[Unfinished]:
    """Stacks over the limit, which the end of the phase thins out."""
    if not phase(pos).endswith(("-movement", "-combat")):
        return []
    own = book(pos).data.of_side[pos.frame.who]
    over = pos.units_in(overfull(pos, pos.frame.who)) & own
    return [Unfinished("vl-undone-over", over, must=True, cite="VL 5.1d")] if over else []
