"""9A and 12D. What each unit is worth in an attack or an overrun: one reckoning for both, and for previews.

Strengths are in 48ths, so that no half, quarter or eighth of one is lost.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law.air.support import defensive_support, ground_support
from grognard.games.sudden_storm.law.combat import artillery
from grognard.games.sudden_storm.law.combat.forces import printed_strength, units_counted
from grognard.games.sudden_storm.law.combat.ground import Field, field_of, terrain_divisors
from grognard.games.sudden_storm.law.names import STRENGTH, Battle
from grognard.games.sudden_storm.law.sea.guns import gunfire
from grognard.games.sudden_storm.law.supply_check import units_long_out, units_out_of_supply
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item

HUNGER = 2  # what divides a strength out of supply
ATTACK, DEFENCE, LEFT_OVER = "SS 9A1", "SS 9A2", "excess"


@rule("SS 9A1", "SS 12D.2", "SS 29.5")
def attack_item(pos: Position, ground: Field, unit: int, hungry: UnitSet) -> Item:
    """An attacker's strength as printed, and all that divides it: ground and want of supply."""
    divisor, cite = 1, ATTACK
    for _, by in terrain_divisors(pos, ground, unit, pos.state.where[unit]):
        divisor, cite = divisor * by, "SS 9G"
    if holds(hungry, unit):
        divisor, cite = divisor * HUNGER, "SS 12D.2"
    return Item(pos.game.roster[unit].id, printed_strength(pos, unit, True), cite, divisor)


@rule("SS 9A2", "SS 12D.3")
def defence_item(pos: Position, unit: int, starving: UnitSet) -> Item:
    """No ground tells on a defence, and no want of supply before the second turn."""
    halved = holds(starving, unit)
    divisor, cite = (HUNGER, "SS 12D.3") if halved else (1, DEFENCE)
    return Item(pos.game.roster[unit].id, printed_strength(pos, unit, False), cite, divisor)


@rule("SS 3C1")
def item_value(item: Item) -> int:
    """In 48ths."""
    return item.value * STRENGTH // item.divisor


def items_by_unit(pos: Position, battle: Battle, attacking: bool) -> dict[int, Item]:
    """What each of those who count is worth, artillery in excess or not, and what supports them from the air
    and from the sea.
    """
    some, ships = bits(units_counted(pos, battle, attacking)), gunfire(pos, battle, attacking)
    if not attacking:
        weak = units_long_out(pos)
        found = {unit: defence_item(pos, unit, weak) for unit in some}
        return found | ships | defensive_support(pos, battle)
    ground, weak = field_of(pos, battle), units_out_of_supply(pos)
    found = {unit: attack_item(pos, ground, unit, weak) for unit in some}
    return found | ships | ground_support(pos, battle)


@rule("SS 14B.1", "SS 14B.2")
def items(pos: Position, battle: Battle, attacking: bool) -> list[Item]:
    """The lines of a side's strength; artillery in excess counts one a hex, which nothing changes."""
    found = items_by_unit(pos, battle, attacking)
    excess = artillery.excess_artillery(pos, battle, attacking, lambda unit: item_value(found[unit]))
    if not excess:
        return list(found.values())
    cite, label = ("SS 14B.2" if attacking else "SS 14B.1"), pos.game.map.label
    kept = [item for unit, item in found.items() if not holds(excess, unit)]
    counted_with = artillery.park_hexes(pos, battle, attacking)
    where = sorted({counted_with[unit] for unit in bits(excess)})
    flat = [Item(f"{LEFT_OVER}-{label(h)}", artillery.EXCESS, cite) for h in where]
    return kept + flat


def total(found: list[Item]) -> int:
    return sum(item_value(item) for item in found)


def strength(pos: Position, battle: Battle, attacking: bool) -> int:
    """A side's strength, in 48ths."""
    return total(items(pos, battle, attacking))
