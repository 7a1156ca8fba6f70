"""18.3. Coming home: every unit lands at a base that it can reach, or is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import air_losses, bases, flights, reach
from grognard.games.sudden_storm.law.air.missions import out_of_range_words
from grognard.games.sudden_storm.law.names import SHOT
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits, holds, one_of
from grognard.kernel.menu import HEX, UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import PUT_DOWN
from grognard.rules.why_not import hex_words, not_among_cause


class Landing(NamedTuple):
    """Units that come home, and hexes where they may not land."""

    units: UnitSet
    shut: HexSet = 0


class Inbound(NamedTuple):
    """One of them in hand."""

    unit: int
    shut: HexSet


@rule("SS 18.3", "SS 20A1")
def offer(ref: Referee, some: UnitSet, shut: HexSet = 0) -> None:
    """Who reaches no base is eliminated, who reaches one alone lands there; of the others it is asked."""
    for unit in bits(some):
        found = flights.landings(ref.pos, unit, shut)
        if not found:
            air_losses.eliminate_otherwise(ref, unit, "SS 18.3")
        elif not found & found - 1:
            land(ref, unit, one_of(found))
    if rest := units_aloft(ref.pos, some):
        ref.ask("landing", side_of(ref.pos, one_of(rest)), Landing(rest, shut))


def units_aloft(pos: Position, some: UnitSet) -> UnitSet:
    """Those still in the air."""
    return sum(1 << unit for unit in bits(some) if flights.flight_of(pos, unit) is not None)


@rule("SS 18.3", "SS 20B2")
def land(ref: Referee, unit: int, h: int) -> None:
    """Who was shot up is inactive from then on."""
    shot = flights.flight_in_progress(ref.pos, unit).over == SHOT
    air_losses.land(ref, unit, h, "SS 18.3")
    if shot:
        air_losses.make_inactive(ref, unit, "SS 20B2")


def nearest_home(pos: Position, unit: int, shut: HexSet) -> int:
    """Where a unit came from, or the base nearest to where it is."""
    found = flights.landings(pos, unit, shut)
    base = flights.flight_in_progress(pos, unit).base
    if holds(found, base):
        return base
    here = pos.state.where[unit]
    return min(bits(found), key=lambda h: (reach.distance(pos, unit, here, h), h))


# -- the questions


def menu(pos: Position) -> Menu:
    landing = pos.memo(Landing)
    some = units_aloft(pos, landing.units)
    verbs = {
        "unit": units(some, "SS 18.3", not_among_cause(pos, "SS 18.3", "ss-why-not-inbound")),
        "home": button("SS 18.3"),
    }
    return Menu(pos.frame.who, "ss-landing", "SS 18.3", verbs, {"many": some.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("inbound", ref.frame.who, Inbound(unit, ref.pos.memo(Landing).shut))


def all_home(ref: Referee, _: int) -> None:
    """The others fly back where they came from, or to the nearest base; who finds none any more is lost."""
    landing = ref.pos.memo(Landing)
    ref.finish()
    for unit in bits(units_aloft(ref.pos, landing.units)):
        if flights.landings(ref.pos, unit, landing.shut):
            land(ref, unit, nearest_home(ref.pos, unit, landing.shut))
        else:
            air_losses.eliminate_otherwise(ref, unit, "SS 18.3")


def inbound_menu(pos: Position) -> Menu:
    unit, shut = pos.memo(Inbound)
    here, points = pos.state.where[unit], flights.range_of(pos, flights.flight_in_progress(pos, unit))
    found = bases.may_base(pos, unit)
    found.less("SS 20A1", shut, hex_words("ss-why-aborted-there", pos))
    near = reach.hexes_in_range(pos, unit, here, points)
    found.less("SS 18.3", found.set & ~near, out_of_range_words(pos, unit, here, points or 0))
    return Menu(pos.frame.who, "ss-inbound", "SS 18.3", {"to": found, "drop": button("SS 18.3")}, hand=unit)


def touch_down(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Inbound).unit
    ref.drop()
    land(ref, unit, h)


def has_units_aloft(pos: Position) -> bool:
    return bool(units_aloft(pos, pos.memo(Landing).units))


PROCEDURES: Mapping[str, Step] = {
    "landing": Ask(
        "landing",
        menu,
        {"unit": Verb(take, UNIT, HAND), "home": Verb(all_home, role=CLOSE)},
        has_units_aloft,
        Landing,
    ),
    "inbound": Ask(
        "inbound", inbound_menu, {"to": Verb(touch_down, HEX, GO), "drop": PUT_DOWN}, memo=Inbound
    ),
}
