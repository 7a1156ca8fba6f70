"""10. Modes of Soviet rifle corps."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.kernel.changes import StepsChanged
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


def is_reinforced(pos: Position, unit: int) -> bool:
    return (
        book(pos).corps_modes and bool(book(pos).data.rifle_corps >> unit & 1) and pos.state.steps[unit] > 1
    )


def standardise(ref: Referee, units: UnitSet, cite: str) -> None:
    for unit in bits(units):
        if is_reinforced(ref.pos, unit):
            ref.do(StepsChanged(unit, 1, cite, "standard"))
