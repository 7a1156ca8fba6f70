"""12E2. Supply that ships have landed: who draws on it, and when it is over."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import SIDES, Landed, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.sizes import size
from grognard.games.sudden_storm.law.supply import overland, supplied_units
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Do, Step, Verb
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause, unit_words

# -- who draws


def supply_marks(pos: Position, side: int) -> list[Landed]:
    """Supply of a side in hexes that are still its own."""
    mine = owned_hexes(pos, side)
    return [one for one in own(pos).landed if one.side == side and mine >> one.hex & 1]


@fact
@rule("SS 12E2.2")
def units_in_reach(pos: Position, mark: Landed) -> UnitSet:
    """Units without regular supply with an overland line to it, which is no special line."""
    side = mark.side
    reached = overland(pos, side, 1 << mark.hex, "overland")
    hungry = land_units(pos, side) & ~supplied_units(pos, side) & ~book(pos).data.trucks
    return pos.units_in(reached) & hungry


def hungry_units(pos: Position, side: int) -> UnitSet:
    found = 0
    for mark in supply_marks(pos, side):
        found |= units_in_reach(pos, mark)
    return found


@fact
@rule("SS 12E2.2")
def units_fed_by_sea(pos: Position, side: int) -> UnitSet:
    """As many RE of units as there is supply: first those that their owner has named."""
    left = {mark: mark.re for mark in supply_marks(pos, side)}
    if not left:
        return 0
    named, found = own(pos).drawing, 0
    for unit in sorted(bits(hungry_units(pos, side)), key=lambda one: (not holds(named, one), one)):
        near = [
            mark
            for mark, re in left.items()
            if re >= size(pos, unit) and holds(units_in_reach(pos, mark), unit)
        ]
        if near:
            best = max(near, key=lambda mark: left[mark])
            left[best] -= size(pos, unit)
            found |= 1 << unit
    return found


# -- the question


@rule("SS 12E2.2")
def menu_of(side: int) -> Ask:
    """Asked where there is not enough for all."""

    def menu(pos: Position) -> Menu:
        some, named = hungry_units(pos, side), own(pos).drawing
        found = units(some, "SS 12E2.2", not_among_cause(pos, "SS 12E2.2", "ss-why-draws-nothing"))
        found.less("SS 12E2.2", named, unit_words("ss-why-draws-already", pos))
        short = sum(1 << unit for unit in bits(found.set) if not has_supply_for(pos, side, unit))
        found.less("SS 12E2.2", short, unit_words("ss-why-supply-short", pos))
        re = sum(mark.re for mark in supply_marks(pos, side))
        return Menu(side, "ss-landed", "SS 12E2.2", {"draw": found, "done": button("SS 12E2.2")}, {"re": re})

    def short(pos: Position) -> bool:
        return bool(supply_marks(pos, side)) and bool(hungry_units(pos, side) & ~units_fed_by_sea(pos, side))

    verbs = {"draw": Verb(name, UNIT), "done": Verb(finish, role=CLOSE)}
    return Ask(f"{SIDES[side]}_landed", menu, verbs, when=short)


def has_supply_for(pos: Position, side: int, unit: int) -> bool:
    """Is there supply left for a unit besides those that are named?"""
    left = {mark: mark.re for mark in supply_marks(pos, side)}
    for one in (*bits(own(pos).drawing & hungry_units(pos, side)), unit):
        near = [
            mark
            for mark, re in left.items()
            if re >= size(pos, one) and holds(units_in_reach(pos, mark), one)
        ]
        if not near:
            return False
        left[max(near, key=lambda mark: left[mark])] -= size(pos, one)
    return True


def name(ref: Referee, unit: int) -> None:
    ref.note("SS 12E2.2", drawing=own(ref.pos).drawing | 1 << unit)


def begin(ref: Referee, _: Frame) -> None:
    ref.note("SS 12E2.2", drawing=0)


def question_steps(phasing: int) -> tuple[Step, ...]:
    return Do("drawing_begins", begin), menu_of(phasing), menu_of(1 - phasing)


# -- over


@rule("SS 12E2.1", "SS 12E2.2", "SS 3C4")
def expire(ref: Referee, frame: Frame) -> None:
    """At the end of the next friendly initial phase what is left is lost."""
    ref.note("SS 12E2.1", landed=tuple(one for one in own(ref.pos).landed if one.side != frame.who))


EXPIRES: tuple[Step, ...] = (Do("landed_expires", expire),)
PROCEDURES: Mapping[str, Step] = {}
