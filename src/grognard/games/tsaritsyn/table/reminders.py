"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.setup import arrived_units
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position
from grognard.kernel.views import phase


def unfinished_business(pos: Position) -> list[Unfinished]:
    """Militia that find no place on their turn are lost, and are named apart from those who may wait."""
    if not phase(pos).endswith("-reinforcement"):
        return []
    waiting = arrived_units(pos, pos.frame.who) & book(pos).data.units_of_kind["militia"]
    return [Unfinished("ts-undone-militia", waiting, must=True, cite="TS X.red.8")] if waiting else []
