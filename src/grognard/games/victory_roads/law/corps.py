"""10. Soviet rifle corps: standard and reinforced mode."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.theatres import theatre_area
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import UnitSet

STANDARD, REINFORCED = 1, 2  # steps left


def standardise(ref: Referee, some: UnitSet, cite: str) -> None:
    """Put the reinforced corps of a set in standard mode: that is no loss."""
    for unit in bits(some & book(ref.pos).data.rifle_corps if book(ref.pos).corps_modes else 0):
        if ref.state.steps[unit] == REINFORCED:
            ref.do(StepsChanged(unit, STANDARD, cite, "standard"))


@rule("VR 9.2.4b", "VR 10.1.4c")
def after_retreat(ref: Referee, retreated: UnitSet, attacked: int) -> None:
    """Corps that have retreated from an attacked hex outside every theatre (7.10.14)."""
    if not holds(theatre_area(ref.pos), attacked):
        standardise(ref, retreated, "VR 7.10.14")
