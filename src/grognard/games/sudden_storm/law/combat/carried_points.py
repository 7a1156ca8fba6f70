"""12F. Resource points that retreating units carry off: their owner says how many, before anybody goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law import stocks
from grognard.games.sudden_storm.law.combat.forces import side_of
from grognard.kernel.arguments import Argument, Hexes
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, SPEND, Ask, Step, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause


class Burden(NamedTuple):
    """Units that are about to retreat."""

    units: UnitSet


@rule("SS 12F.3", "SS 12F.7")
def units_that_carry(pos: Position, some: UnitSet) -> UnitSet:
    """Those who can take up points where they stand."""
    return unitset(unit for unit in bits(some) if stocks.room(pos, unit) > 0)


def offer_points(ref: Referee, some: UnitSet) -> None:
    if units_that_carry(ref.pos, some):
        ref.ask("burden", side_of(ref.pos, some), Burden(some))


def menu(pos: Position) -> Menu:
    some = units_that_carry(pos, pos.memo(Burden).units)
    args: dict[str, Argument] = {"hexes": Hexes(pos.hexes_of(some))}
    verbs = {
        verb: units(some, "SS 12F.3", not_among_cause(pos, "SS 12F.3", "ss-why-no-burden"))
        for verb in ("carry", "carry_one")
    }
    return Menu(pos.frame.who, "ss-burden", "SS 12F.3", verbs | {"go": button("SS 12F.3")}, args)


def carry(ref: Referee, unit: int) -> None:
    stocks.take_up(ref, unit, stocks.room(ref.pos, unit))


def carry_one(ref: Referee, unit: int) -> None:
    stocks.take_up(ref, unit, 1)


VERBS = {
    "carry": Verb(carry, UNIT, SPEND),
    "carry_one": Verb(carry_one, UNIT, SPEND),
    "go": Verb(finish, role=CLOSE),
}
PROCEDURES: Mapping[str, Step] = {
    "burden": Ask(
        "burden", menu, VERBS, lambda pos: bool(units_that_carry(pos, pos.memo(Burden).units)), Burden
    )
}
