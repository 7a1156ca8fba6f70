"""26C, 34.5 and OB-S.14. Soviet air units become Guards; the unit of the RAF returns."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air.air_losses import RAF, clear_flight, raf_unit
from grognard.games.sudden_storm.law.air.bases import units_at_base
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.limits import limit_used
from grognard.games.sudden_storm.law.names import CONVERTED, INACTIVE, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.pools import with_value
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among_cause, unit_words

USED = "guards_air"  # in the quotas: conversions that have been made
OF_THE_RAF, TAKEN_IN, GUARDS = RAF, "soviet", "guards"  # of own.raf


# -- the unit of the RAF


@rule("SS 34.5", "SS OB-S.13")
def return_raf(ref: Referee, _: Frame) -> None:
    """It stays in play as a unit of the Soviet air force, and is of the Guards no more."""
    due = any(one.turn <= ref.state.turn for one in book(ref.pos).data.schedule if one.what == "raf_return")
    if due and own(ref.pos).raf == OF_THE_RAF:
        unit = raf_unit(ref.pos)
        told = "ss-raf-returns" if ref.state.where[unit] >= 0 else ""
        ref.note("SS 34.5", told, (("unit", Units(1 << unit)),) if told else (), raf=TAKEN_IN)


# -- conversions


@rule("SS OB-S.14")
def rights(pos: Position) -> int:
    """Conversions that the calendar has granted so far, less those that have been made: none lapses
    (SS-P65).
    """
    data = book(pos).data
    events = (one for one in data.schedule if one.what == "guards_air" and one.turn <= pos.state.turn)
    granted = sum(one.many for one in events) if data.scene.campaign else 0
    return granted - limit_used(pos, USED)


@rule("SS 26C.1")
def forms(pos: Position, unit: int) -> UnitSet:
    """The Guards counters of the same model that are not in play."""
    data = book(pos).data
    model = data.plane(unit).model
    free = pos.at(CONVERTED) & data.planes_of["soviet"]
    return sum(1 << one for one in bits(free) if data.plane(one).model == model)


@rule("SS 26C.1", "SS 34.5")
def able_units(pos: Position) -> UnitSet:
    """Regular units at their bases, active or not; the former unit of the RAF keeps its counter."""
    raf, found = raf_unit(pos), 0
    for unit in bits(regular(pos)):
        if unit == raf or forms(pos, unit):
            found |= 1 << unit
    return found


def regular(pos: Position) -> UnitSet:
    data = book(pos).data
    some = units_at_base(pos, SOVIET)
    guards = sum(1 << unit for unit in bits(some) if data.plane(unit).guards)
    if own(pos).raf == TAKEN_IN:
        guards &= ~(1 << raf_unit(pos)) if raf_unit(pos) != NOBODY else -1
    return some & ~guards


def menu(pos: Position) -> Menu:
    some, now = regular(pos), able_units(pos)
    found = units(some, "SS 26C.1", not_among_cause(pos, "SS 26C.1", "ss-why-not-regular-air"))
    found.less("SS 26C.1", some & ~now, unit_words("ss-why-no-guards-counter", pos))
    verbs = {"convert": found, "next": button("SS 26C.1")}
    return Menu(SOVIET, "ss-air-guards", "SS 26C.1", verbs, {"many": rights(pos)})


@rule("SS 26C.1", "SS 34.5")
def convert(ref: Referee, unit: int) -> None:
    """The Guards counter takes its place, inactive if that was; the old one is out of the game."""
    ref.note("SS OB-S.14", quotas=with_value(own(ref.pos).quotas, USED, limit_used(ref.pos, USED) + 1))
    if unit == raf_unit(ref.pos):
        ref.note("SS 34.5", "ss-raf-guards", (("unit", Units(1 << unit)),), raf=GUARDS)
        return
    new, at = bits(forms(ref.pos, unit))[0], ref.state.where[unit]
    idle = holds(ref.state.marks[INACTIVE], unit)
    clear_flight(ref, unit, "SS 26C.1")
    ref.do(Removed(unit, GONE, "converted", "SS 26C.1"))
    ref.do(Placed(new, at, "converted", "SS 26C.1"))
    if idle:
        ref.do(Marked(INACTIVE, 1 << new, True, "SS 26C.1", quiet=True))


def is_wanted(pos: Position) -> bool:
    return rights(pos) > 0 and bool(able_units(pos))


RETURN: tuple[Step, ...] = (Do("raf_return", return_raf),)
CONVERSIONS: tuple[Step, ...] = (
    Ask("air_guards", menu, {"convert": Verb(convert, UNIT), "next": ENOUGH}, when=is_wanted),
)
