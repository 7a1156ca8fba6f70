"""10E, 14B and SS-P44. What both sides declare before the die: artillery in excess, who counts as neutral,
and whether AECA is used. The attacker does so while he puts his attack together, then the defender.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from grognard.games.sudden_storm.law.combat import artillery
from grognard.games.sudden_storm.law.combat.armament import (
    FIELDS,
    armour,
    attackers,
    is_optional,
    sides_by_unit,
)
from grognard.games.sudden_storm.law.combat.armour import (
    AECA,
    HALF,
    Result,
    armour_effects,
    treatments,
)
from grognard.games.sudden_storm.law.combat.forces import attacking_side, the_battle, units_engaged
from grognard.games.sudden_storm.law.combat.ground import armour_ground, field_of
from grognard.games.sudden_storm.law.combat.odds import column_of, complete, crt
from grognard.games.sudden_storm.law.combat.strength import item_value, items_by_unit
from grognard.games.sudden_storm.law.names import STRENGTH, Battle
from grognard.games.sudden_storm.law.sea.guns import supporting
from grognard.kernel.arguments import Argument, At
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, Ask, Verb
from grognard.kernel.hexes import unitset
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import Choice, finish
from grognard.rules.why_not import not_among_cause

Outcome = tuple[int, bool, bool]  # what declarations can change: the die, a duty, what the enemy uses
Pair = tuple[UnitSet, UnitSet]


def side_index(attacking: bool) -> int:
    return 0 if attacking else 1


def with_side_set(pair: Pair, attacking: bool, some: UnitSet) -> Pair:
    return (some, pair[1]) if attacking else (pair[0], some)


# -- artillery in excess


@rule("SS 14B.1", "SS 14B.2")
def open_guns(pos: Position, battle: Battle, attacking: bool) -> UnitSet:
    """Artillery that its owner may still name as excess."""
    found = 0
    for park in artillery.parks(pos, battle, attacking):
        named = artillery.valid_excess(pos, battle, attacking, park)
        if artillery.missing(pos, park, named) > 0:
            found |= park.units & ~named
    return found


def sums(pos: Position, battle: Battle, attacking: bool) -> set[int]:
    """The strengths, in 48ths, that a side can have by naming this or that artillery."""
    values = {unit: item_value(item) for unit, item in items_by_unit(pos, battle, attacking).items()}
    found = {sum(values.values())}
    for park in artillery.parks(pos, battle, attacking):
        named = artillery.valid_excess(pos, battle, attacking, park)
        lost = {
            sum(value for unit, value in values.items() if way >> unit & 1)
            for way in artillery.excess_choices(pos, park)
            if not named & ~way
        }
        found = {strength - less + STRENGTH * artillery.EXCESS for strength, less in product(found, lost)}
    return found


def guns_matter(pos: Position, battle: Battle, attacking: bool) -> bool:
    """Could another choice of artillery give other odds?"""
    if not open_guns(pos, battle, attacking):
        return False
    mine, theirs = sums(pos, battle, attacking), sums(pos, battle, not attacking)
    return any(len({column(pos, one, other, attacking) for one in mine}) > 1 for other in theirs)


def column(pos: Position, mine: int, theirs: int, attacking: bool) -> int:
    return column_of(crt(pos), mine, theirs) if attacking else column_of(crt(pos), theirs, mine)


# -- who counts as neutral, and whether AECA is used


def field_used(pos: Position, battle: Battle, attacking: bool) -> str:
    """The category in which a side may treat units as neutral; none where armour does nothing for it."""
    return FIELDS[AECA] if attacking else FIELDS.get(armour(pos, battle).category, "")


def free_units(pos: Position, battle: Battle, attacking: bool) -> UnitSet:
    field = field_used(pos, battle, attacking)
    if not field:
        return 0
    sides = sides_by_unit(pos, battle, attacking)
    return unitset(unit for unit, side in sides.items() if is_optional(side, field))


def outcomes(pos: Position, battle: Battle, attacking: bool) -> set[Outcome]:
    """All that a side can bring about by treating units as neutral."""
    ground = armour_ground(pos, field_of(pos, battle))
    native = list(sides_by_unit(pos, battle, attacking).values())
    field = field_used(pos, battle, attacking)
    if attacking:
        ways: Iterable[Result] = (armour_effects(way, [], ground, False) for way in treatments(native, field))
        return {(one.attack_die, one.attack.is_at_least(HALF), one.able.is_at_least(HALF)) for one in ways}
    mine = list(attackers(pos, battle).values())
    ways = (armour_effects(mine, way, ground, battle.declined) for way in treatments(native, field))
    return {(one.defence_die, one.defence.is_at_least(HALF), False) for one in ways}


def treatment_matters(pos: Position, battle: Battle, attacking: bool) -> bool:
    return bool(free_units(pos, battle, attacking)) and len(outcomes(pos, battle, attacking)) > 1


@rule("SS 10C3.1")
def may_decline(pos: Position, battle: Battle) -> bool:
    """Who uses one half or more of AECA owes losses for it, and may do without (SS-R4)."""
    return armour(pos, battle._replace(declined=False)).attack.is_at_least(HALF)


# -- the verbs


def guns(pos: Position, battle: Battle, attacking: bool) -> Allowed | None:
    if not battle.attackers or not guns_matter(pos, complete(pos, battle), attacking):
        return None
    cite = "SS 14B.2" if attacking else "SS 14B.1"
    return units(open_guns(pos, battle, attacking), cite, not_among_cause(pos, cite, "ss-why-no-excess"))


def named_guns(pos: Position, battle: Battle, attacking: bool) -> Allowed | None:
    ships = sum(1 << one.ship for one in supporting(pos, battle, attacking))
    named = artillery.chosen_excess(battle, attacking) & (units_engaged(battle, attacking) | ships)
    cite = "SS 14B.2" if attacking else "SS 14B.1"
    return units(named, cite, not_among_cause(pos, cite, "ss-why-no-excess")) if named else None


@rule("SS 10E")
def neutrals(pos: Position, battle: Battle, attacking: bool) -> Allowed | None:
    if not battle.attackers or not treatment_matters(pos, battle, attacking):
        return None
    free = free_units(pos, battle, attacking) & ~battle.neutral[side_index(attacking)]
    return units(free, "SS 10E", not_among_cause(pos, "SS 10E", "ss-why-not-neutral"))


def neutral_units(pos: Position, battle: Battle, attacking: bool) -> Allowed | None:
    named = battle.neutral[side_index(attacking)] & units_engaged(battle, attacking)
    return units(named, "SS 10E", not_among_cause(pos, "SS 10E", "ss-why-not-neutral")) if named else None


def side_declines(pos: Position, battle: Battle, decline: bool) -> Allowed | None:
    if not battle.attackers or battle.declined == decline or not may_decline(pos, battle):
        return None
    return button("SS 10C3.1")


def set_excess(attacking: bool, add: bool) -> Callable[[Referee, int], None]:
    def change(ref: Referee, unit: int) -> None:
        battle = the_battle(ref.pos)
        some = battle.excess[side_index(attacking)]
        some = some | 1 << unit if add else some & ~(1 << unit)
        ref.remember(battle._replace(excess=with_side_set(battle.excess, attacking, some)))

    return change


def set_neutral(attacking: bool, add: bool) -> Callable[[Referee, int], None]:
    def change(ref: Referee, unit: int) -> None:
        battle = the_battle(ref.pos)
        some = battle.neutral[side_index(attacking)]
        some = some | 1 << unit if add else some & ~(1 << unit)
        ref.remember(battle._replace(neutral=with_side_set(battle.neutral, attacking, some)))

    return change


def set_declined(decline: bool) -> Callable[[Referee, int], None]:
    def change(ref: Referee, _: int) -> None:
        ref.remember(the_battle(ref.pos)._replace(declined=decline))

    return change


def choices(attacking: bool) -> dict[str, Choice[Battle]]:
    """The declarations that a side may make, and take back."""

    def of(find: Callable[[Position, Battle, bool], Allowed | None], verb: Verb) -> Choice[Battle]:
        return Choice(lambda pos, battle: find(pos, battle, attacking), verb)

    return {
        "excess": of(guns, Verb(set_excess(attacking, True), UNIT)),
        "in_line": of(named_guns, Verb(set_excess(attacking, False), UNIT, BACK)),
        "neutral": of(neutrals, Verb(set_neutral(attacking, True), UNIT)),
        "count": of(neutral_units, Verb(set_neutral(attacking, False), UNIT, BACK)),
    }


@rule("SS 9B6")
def attacker_choices() -> dict[str, Choice[Battle]]:
    return choices(True) | {
        "decline": Choice(lambda pos, battle: side_declines(pos, battle, True), Verb(set_declined(True))),
        "use": Choice(
            lambda pos, battle: side_declines(pos, battle, False), Verb(set_declined(False), role=BACK)
        ),
    }


# -- the defender's question

DEFENCE = choices(False)


def defender_has_choice(pos: Position) -> bool:
    battle = the_battle(pos)
    return guns_matter(pos, battle, False) or treatment_matters(pos, battle, False)


def menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    verbs = {verb: found for verb, one in DEFENCE.items() if (found := one.allowed(pos, battle)) is not None}
    args: dict[str, Argument] = {"hex": At(battle.target)}
    who = 1 - attacking_side(pos, battle)
    return Menu(who, "ss-defence", "SS 10E", verbs | {"ready": button("SS 9B6")}, args)


VERBS = {verb: one.verb for verb, one in DEFENCE.items()} | {"ready": Verb(finish, role=CLOSE)}
QUESTION = Ask("defence", menu, VERBS, defender_has_choice, Battle)
