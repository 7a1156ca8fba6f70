"""10. Soviet rifle corps: standard and reinforced mode."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.theatres import theatre_area
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

STANDARD, REINFORCED = 1, 2  # steps left


def is_reinforced(pos: Position, unit: int) -> bool:
    mine = book(pos).corps_modes and holds(book(pos).data.rifle_corps, unit)
    return mine and pos.state.steps[unit] == REINFORCED


def standardise(ref: Referee, some: UnitSet, cite: str) -> None:
    """Put the reinforced corps of a set in standard mode: that is no loss."""
    for unit in bits(some & book(ref.pos).data.rifle_corps):
        if is_reinforced(ref.pos, unit):
            ref.do(StepsChanged(unit, STANDARD, cite, "standard"))


@rule("VR 9.2.4a", "VR 10.1.4b")
def before_attrition(ref: Referee, attackers: UnitSet) -> None:
    """Corps that attack from a hex outside every theatre (7.7.9)."""
    standardise(ref, attackers & ~ref.pos.units_in(theatre_area(ref.pos)), "VR 7.7.9")


@rule("VR 9.2.4b", "VR 10.1.4c")
def after_retreat(ref: Referee, retreated: UnitSet, attacked: int) -> None:
    """Corps that have retreated from an attacked hex outside every theatre (7.10.14)."""
    if not holds(theatre_area(ref.pos), attacked):
        standardise(ref, retreated, "VR 7.10.14")


@rule("VR 9.2.5")
def armour_outside(pos: Position, some: UnitSet) -> UnitSet:
    """Of some units, the Soviet armoured corps outside every theatre (7.8.4); no turned allies (J-14)."""
    if not book(pos).theatres:
        return 0
    data = book(pos).data
    return some & data.of_type["corps"] & data.armour & ~pos.units_in(theatre_area(pos))
