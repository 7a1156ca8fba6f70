"""9C. The die, and what its result does to both sides, in the order of SS-P44."""

from __future__ import annotations

from fractions import Fraction

from grognard.games.sudden_storm.law import possession, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat import armament, winter
from grognard.games.sudden_storm.law.combat.forces import (
    are_trucks_alone,
    printed_total,
    refugees,
    units_counted,
    units_engaged,
)
from grognard.games.sudden_storm.law.combat.losses import demand
from grognard.games.sudden_storm.law.combat.odds import (
    HOPELESS,
    OddsCalculation,
    compute_odds,
    crt,
    name,
    read,
)
from grognard.games.sudden_storm.law.combat.retreat import start_retreat
from grognard.games.sudden_storm.law.names import STRENGTH, Battle
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.losses import living_units

WIPED, HALVED, BEATEN_BACK = ("AE", "DE"), ("AH", "DH"), ("AR", "DR")
EXCHANGES = {"EX": 1, "HX": 2}  # by what the stronger side's loss is divided
QUARTERS = {0: "", 1: "¼", 2: "½", 3: "¾"}
DIE = 6


def strength_text(strength: int) -> str:
    """A strength in 48ths, as players write it."""
    whole, part = divmod(Fraction(strength, STRENGTH), 1)
    if (part * 4).denominator == 1:
        return f"{whole or ''}{QUARTERS[int(part * 4)]}" or "0"
    return f"{whole} {part}"


# -- trucks alone


@rule("SS 14D.2")
def overrun_trucks(ref: Referee, frame: Frame) -> None:
    """Trucks alone are gone without a die (SS-P43); the attackers have attacked, and may advance."""
    battle: Battle = frame.memo
    if not are_trucks_alone(ref.pos, battle.defenders):
        return
    for unit in bits(battle.defenders):
        unit_losses.lose(ref, unit, "lone-truck", "SS 14D.2")
    possession.resolve_possession(ref)
    ref.goto("advance_due")


# -- the die


@rule("SS 9A4", "SS 3C3")
def roll_combat(ref: Referee, frame: Frame) -> None:
    """All declarations are made: column and modifiers are fixed, and who owes what if losses come of it."""
    battle, pos = frame.memo, ref.pos
    sum_ = compute_odds(pos, battle)
    announce(ref, sum_)
    die = ref.roll(DIE, "ss-die-combat", "SS 9A4") if sum_.column != HOPELESS else 0
    result = read(crt(pos), die + sum_.modifier, sum_.column)
    fixed = fix_debts(pos, battle, result)
    ref.remember(fixed._replace(column=sum_.column, modifier=sum_.modifier, die=die))
    ref.do(Message("ss-result", (("result", result),), cite_of(result)))


def fix_debts(pos: Position, battle: Battle, result: str) -> Battle:
    """Who owes what if losses come of a result."""
    return battle._replace(
        result=result,
        category=armament.armour(pos, battle).category,
        armour=(armament.payers(pos, battle, True), armament.payers(pos, battle, False)),
        winter=(winter.payers(pos, battle, True), winter.payers(pos, battle, False)),
        counted=units_counted(pos, battle, False),
    )


def paragraph(result: str) -> str:
    """AE and DE share one, and so on."""
    return {"DE": "AE", "DH": "AH", "DR": "AR"}.get(result, result)


def announce(ref: Referee, sum_: OddsCalculation) -> None:
    args = (
        ("attack", strength_text(sum_.attack)),
        ("defence", strength_text(sum_.defence)),
        ("column", name(ref.pos, sum_.column) or "none"),
    )
    ref.do(Message("ss-odds", args, "SS 9A3"))
    for item in sum_.dice:
        ref.do(Message("ss-modifier", (("what", item.what), ("value", item.value)), item.cite))


# -- what it does


def is_attacker_result(result: str) -> bool:
    """Is it the attacker whom a result strikes?"""
    return result[0] == "A"


def units_left(pos: Position, battle: Battle, attacking: bool) -> UnitSet:
    return living_units(pos, units_engaged(battle, attacking))


@rule("SS 9C.AE", "SS 14D.1", "SS 9F1.6")
def wipe_out(ref: Referee, some: UnitSet, cite: str) -> None:
    """All are eliminated, refugees and trucks too; divisions fall to their cadres."""
    trucks = some & book(ref.pos).data.trucks
    for unit in bits(some):
        if trucks >> unit & 1:
            unit_losses.lose(ref, unit, "combat", cite)
        else:
            unit_losses.flip(ref, unit, cite)


@rule("SS 9C.AH", "SS 9F1.6")
def halve(ref: Referee, battle: Battle, attacking: bool) -> None:
    """At least half of the printed strength that counts; refugees lose half of their own besides (SS-P14)."""
    pos = ref.pos
    some = units_counted(pos, battle, attacking)
    guests = 0 if attacking else refugees(pos, units_engaged(battle, attacking)) & ~book(pos).data.trucks
    if guests:
        demand(
            ref, battle, guests, half_strength(printed_total(pos, guests, attacking)), "SS 9F1.6", free=True
        )
    if some:
        demand(ref, battle, some, half_strength(printed_total(pos, some, attacking)), "SS 9C.AH")


def half_strength(strength: int) -> int:
    """Of whole points at least half."""
    return -(-strength // 2)


@rule("SS 9C.EX", "SS 9C.HX", "SS 9D.2", "SS 9D.3")
def exchange(ref: Referee, battle: Battle) -> None:
    """The side of the lower printed strength is eliminated, the defender if they are equal; aircraft and
    ships that help it neither count nor are lost.
    """
    pos = ref.pos
    mine = printed_total(pos, units_counted(pos, battle, True), True)
    theirs = printed_total(pos, units_counted(pos, battle, False), False)
    weaker = mine < theirs
    ref.remember(battle._replace(weaker=weaker, lost=mine if weaker else theirs))
    wipe_out(ref, units_left(ref.pos, battle, weaker), cite_of(battle.result))


@rule("SS 9C.AE", "SS 9C.AH", "SS 9C.NE")
def strike(ref: Referee, frame: Frame) -> None:
    """The losses of the side that the result strikes, or of the weaker one."""
    battle: Battle = frame.memo
    if battle.result in WIPED:
        wipe_out(ref, units_left(ref.pos, battle, is_attacker_result(battle.result)), "SS 9C.AE")
    elif battle.result in HALVED:
        halve(ref, battle, is_attacker_result(battle.result))
    elif battle.result in EXCHANGES:
        exchange(ref, battle)


@rule("SS 9C.AR", "SS 9C.AE", "SS 9C.AH", "SS 9F1.1")
def begin_retreat(ref: Referee, frame: Frame) -> None:
    """Who is left of the side that was struck retreats; in an exchange the cadres of the weaker side (D1)."""
    battle: Battle = frame.memo
    possession.resolve_possession(ref)
    if battle.result in EXCHANGES:
        attacking = battle.weaker
    elif battle.result in (*WIPED, *HALVED, *BEATEN_BACK):
        attacking = is_attacker_result(battle.result)
    else:
        return
    some = units_left(ref.pos, battle, attacking)
    if some:
        ref.do(Message("ss-go-back", (("units", Units(some)),), "SS 9F1.1"))
        start_retreat(ref, some)


@rule("SS 9C.EX", "SS 9C.HX")
def answer_exchange(ref: Referee, frame: Frame) -> None:
    """The stronger side of an exchange loses as much as the other, or half as much."""
    battle: Battle = frame.memo
    if battle.result not in EXCHANGES:
        return
    owed = -(-battle.lost // EXCHANGES[battle.result])
    some = units_counted(ref.pos, battle, True) if not battle.weaker else battle.counted
    demand(ref, battle, living_units(ref.pos, some), owed, cite_of(battle.result))


def resolve_result(ref: Referee, frame: Frame) -> None:
    possession.resolve_possession(ref)


STEPS: tuple[Step, ...] = (
    Do("throw", roll_combat),
    Do("strike", strike),
    Do("go_back", begin_retreat),
    Do("answer", answer_exchange),
    Do("settle", resolve_result),
)


CITES = {
    "AE": "SS 9C.AE",
    "AH": "SS 9C.AH",
    "AR": "SS 9C.AR",
    "NE": "SS 9C.NE",
    "HX": "SS 9C.HX",
    "EX": "SS 9C.EX",
}


def cite_of(result: str) -> str:
    """The paragraph of a result."""
    return CITES[paragraph(result)]
