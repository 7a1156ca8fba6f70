"""28D1. The first winter: Axis attacks in the snow, and who is equipped for it."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import attacking_side, units_counted
from grognard.games.sudden_storm.law.combat.ground import is_town
from grognard.games.sudden_storm.law.names import AXIS, SNOW, ZONES, Battle
from grognard.games.sudden_storm.law.sizes import total
from grognard.games.sudden_storm.law.tables import WINTERED
from grognard.games.sudden_storm.law.weather_areas import weather_at
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item

HARD = ("a", "b")  # zones where the winter is everywhere
MILD = "c"  # where it is only in the Soviet Union
BY_LEVEL = ((1, 5), (1, 2))  # from which part of the equivalents on a level is reached
AXIS_ATTACK = -1


@rule("SS 28D1.1")
def winter_hexes(pos: Position) -> HexSet:
    """The hexes where there can be a first winter; the Soviet Union is that of 1941 (SS-P81)."""
    data, found = book(pos).data, 0
    for zone, hexes in zip(ZONES, data.weather_zones, strict=True):
        found |= hexes if zone in HARD else hexes & data.ussr if zone == MILD else 0
    return found


@rule("SS 28D1.1")
def is_winter_attack(pos: Position, h: int) -> bool:
    """Zone and weather are those of the hex attacked (SS-P63)."""
    winter = book(pos).data.turn(pos.state.turn).winter
    return winter and weather_at(pos, h) == SNOW and holds(winter_hexes(pos), h)


@rule("SS 28D1b.3")
def equipped_units(pos: Position) -> UnitSet:
    data = book(pos).data
    found = data.of_nation["finnish"]
    for trait in ("winter", "mountain", "ski", "guards"):
        found |= data.with_trait(trait)
    return found


@rule("SS 28D1b.2")
def level(equipped: int, of: int) -> str:
    """By the part of the equivalents that is equipped for the winter (C6)."""
    return WINTERED[sum(equipped * whole >= of * part for part, whole in BY_LEVEL) if of else 0]


def side_level(pos: Position, battle: Battle, attacking: bool) -> str:
    some = units_counted(pos, battle, attacking)
    return level(total(pos, some & equipped_units(pos)), total(pos, some))


@rule("SS 28D1a", "SS 28D1b.1")
def dice(pos: Position, battle: Battle) -> list[Item]:
    """What winter does to the die of an attack."""
    if not is_winter_attack(pos, battle.target):
        return []
    found, finns = [], book(pos).data.of_nation["finnish"]
    if attacking_side(pos, battle) == AXIS and battle.attackers & ~finns:
        found.append(Item("winter-axis", AXIS_ATTACK, "SS 28D1a"))
    if not is_town(pos, battle.target):
        mine, theirs = (side_level(pos, battle, attacking) for attacking in (True, False))
        value = book(pos).data.tables.winterization[mine][theirs]
        found.append(Item("winter-equipment", value, "SS 28D1b.1"))
    return [item for item in found if item.value]


@rule("SS 28D1b.4")
def payers(pos: Position, battle: Battle, attacking: bool) -> UnitSet:
    """Who must bear losses because of the winter: the equipped of a side of the highest level, in towns too
    (SS-P23); nobody elsewhere.
    """
    if not is_winter_attack(pos, battle.target) or side_level(pos, battle, attacking) != WINTERED[-1]:
        return 0
    return units_counted(pos, battle, attacking) & equipped_units(pos)
