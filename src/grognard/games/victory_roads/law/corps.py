"""10. Soviet rifle corps: standard and reinforced mode."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.theatres import theatre_area
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

STANDARD = 1


@rule("VR 9.2.4a", "VR 10.1.4b")
def before_attrition(ref: Referee, attackers: UnitSet) -> None:
    """Corps that attack from a hex outside every theatre (7.7.9)."""
    if not book(ref.pos).corps_modes:
        return
    for unit in bits(attackers & book(ref.pos).data.rifle_corps & ~ref.pos.units_in(theatre_area(ref.pos))):
        if ref.state.steps[unit] > STANDARD:
            ref.do(StepsChanged(unit, STANDARD, "VR 7.7.9", "standard"))


@rule("VR 9.2.5")
def armour_outside(pos: Position, some: UnitSet) -> UnitSet:
    """Of some units, the Soviet armoured corps outside every theatre (7.8.4); no turned allies (J-14)."""
    if not book(pos).theatres:
        return 0
    data = book(pos).data
    return some & data.of_type["corps"] & data.armour & ~pos.units_in(theatre_area(pos))
