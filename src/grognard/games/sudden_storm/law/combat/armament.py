"""10 and 28C. Armour in the combat under way: who counts for what, and who bears losses for its use."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.armour import (
    AECA,
    ATEC,
    HALF,
    NONE,
    OPTIONAL,
    PAYING,
    Part,
    Result,
    Side,
    armour_effects,
    as_neutral,
)
from grognard.games.sudden_storm.law.combat.forces import units_counted
from grognard.games.sudden_storm.law.combat.ground import Field, armour_ground, does_bar_aeca, field_of
from grognard.games.sudden_storm.law.counters import Armour
from grognard.games.sudden_storm.law.names import Battle
from grognard.games.sudden_storm.law.supply_check import units_long_out
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.state import Position, UnitSet

FIELDS = {AECA: "attack", "aecd": "defence", ATEC: "against"}  # of Side, and of the counters
UNABLE = Armour(NONE, NONE, NONE)

# -- what each unit has


@rule("SS 10.1", "SS 12D.3")
def armour_of(pos: Position, unit: int) -> Armour:
    """By the side that is up. In its second turn out of supply a unit has none at all (SS-P46)."""
    if holds(units_long_out(pos), unit):
        return UNABLE
    return book(pos).data.armour(unit, pos.state.steps[unit])


def own_armour(pos: Position, ground: Field, unit: int, attacking: bool) -> Side:
    """A unit as it counts before its owner treats it as neutral."""
    values, re = armour_of(pos, unit), book(pos).data.re(unit, pos.state.steps[unit])
    parts = (Part(re, value) for value in values)
    attack, defence, against = parts
    shut = attacking and does_bar_aeca(pos, ground.sides.get(pos.state.where[unit], ""))
    return Side(attack, shut, defence, against)


def sides_by_unit(pos: Position, battle: Battle, attacking: bool) -> dict[int, Side]:
    ground = field_of(pos, battle)
    return {
        unit: own_armour(pos, ground, unit, attacking) for unit in bits(units_counted(pos, battle, attacking))
    }


@rule("SS 10E")
def with_neutrals(sides: dict[int, Side], neutral: UnitSet, field: str) -> dict[int, Side]:
    """The same once their owner has said which of them he treats as neutral."""
    return {
        unit: as_neutral(side, field) if holds(neutral, unit) and is_optional(side, field) else side
        for unit, side in sides.items()
    }


def is_optional(side: Side, field: str) -> bool:
    part: Part = getattr(side, field)
    return part.value in OPTIONAL


# -- the reckoning


def attackers(pos: Position, battle: Battle) -> dict[int, Side]:
    return with_neutrals(sides_by_unit(pos, battle, True), battle.neutral[0], FIELDS[AECA])


def defenders(pos: Position, battle: Battle, category: str) -> dict[int, Side]:
    found = sides_by_unit(pos, battle, False)
    return with_neutrals(found, battle.neutral[1], FIELDS[category]) if category else found


def armour(pos: Position, battle: Battle) -> Result:
    """What armour does in a combat as it has been declared so far."""
    ground = armour_ground(pos, field_of(pos, battle))
    mine = list(attackers(pos, battle).values())
    what = armour_effects(mine, [], ground, battle.declined).category
    return armour_effects(mine, list(defenders(pos, battle, what).values()), ground, battle.declined)


# -- required losses


@rule("SS 10H.1", "SS 10H.2")
def payers(pos: Position, battle: Battle, attacking: bool) -> UnitSet:
    """Those who must bear half of a side's losses because it uses one half or more: its full and half units
    as they were counted (SS-P47); nobody otherwise.
    """
    found = armour(pos, battle)
    if not (found.attack if attacking else found.defence).is_at_least(HALF):
        return 0
    if attacking:
        return unitset(
            unit
            for unit, side in attackers(pos, battle).items()
            if side.attack.value in PAYING and not side.shut
        )
    field = FIELDS[found.category]
    sides = defenders(pos, battle, found.category)
    return unitset(unit for unit, side in sides.items() if getattr(side, field).value in PAYING)


@rule("SS 10H.1", "SS 10H.2")
def can_cadre_pay(pos: Position, unit: int, category: str) -> bool:
    """Would the cadre of a division still be half or better in a category?"""
    data = book(pos).data
    if pos.game.roster[unit].steps < 2 or not category:
        return False
    value: str = getattr(data.armour(unit, 1), FIELDS[category])
    return value in PAYING
