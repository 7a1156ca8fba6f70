"""19D2b and 19D2c. Aircraft in the combats of the ground: what they add to an attack and to a defence."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import flights
from grognard.games.sudden_storm.law.air.bombing import item_value, load
from grognard.games.sudden_storm.law.combat.forces import (
    attacking_side,
    printed_total,
    units_counted,
)
from grognard.games.sudden_storm.law.names import STRENGTH, Battle
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item

Items = dict[int, Item]  # by unit


def helpers(pos: Position, battle: Battle, side: int, mission: str) -> UnitSet:
    """Over the hex attacked, in a combat phase: overruns have no help from the air."""
    if battle.kind:
        return 0
    return flights.units_over(pos, flights.units_on_mission(pos, side, mission), battle.target)


@rule("SS 9A1", "SS 19D2b.1", "SS 19D2b.2")
def ground_support(pos: Position, battle: Battle) -> Items:
    """Printed tactical strength counts up to the printed attack of the units on the ground; of more the
    owner leaves out what is divided most.
    """
    some = helpers(pos, battle, attacking_side(pos, battle), flights.SUPPORT)
    if not some:
        return {}
    left = printed_total(pos, units_counted(pos, battle, True), True)
    found: Items = {}
    lines = {unit: load(pos, unit, flights.SUPPORT) for unit in bits(some)}
    for unit, item in sorted(lines.items(), key=lambda pair: (pair[1].divisor, pair[0])):
        taken = min(item.value, left)
        left -= taken
        cite = item.cite if taken == item.value else "SS 19D2b.2"
        found[unit] = item._replace(value=taken, cite=cite)
    return dict(sorted(found.items()))


@rule("SS 9A2", "SS 19D2c.1", "SS 19D2c.2", "SS 13.3")
def defensive_support(pos: Position, battle: Battle) -> Items:
    """What it brings counts up to the printed defence of the units on the ground."""
    some = helpers(pos, battle, 1 - attacking_side(pos, battle), flights.DEFENCE)
    if not some:
        return {}
    left = printed_total(pos, units_counted(pos, battle, False), False) * STRENGTH
    found: Items = {}
    for unit in bits(some):
        item = load(pos, unit, flights.DEFENCE)
        brought = item_value(item)
        if brought > left:
            item = Item(item.what, left, "SS 19D2c.2", STRENGTH)
        left -= min(brought, left)
        found[unit] = item
    return found
