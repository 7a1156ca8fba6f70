"""18, 19 and 23B. Air units in the air: how far they fly, taking off, and who is where on what mission."""

from __future__ import annotations

from typing import Any

from grognard.games.sudden_storm.law.air import bases, reach
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import FLOWN, NOBODY, Flight, own
from grognard.kernel.changes import Marked, Moved, Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, unitset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, board_fact

ESCORT, INTERCEPTION, TRANSFER, STAGING, BOMB = "escort", "interception", "transfer", "staging", "bombing"
YARD, RAID, SUPPORT, NAVAL = "yard", "bases", "support", "naval"
DEFENCE, HARASSMENT, SEARCH = "defence", "harassment", "search"
BOMBING = (BOMB, YARD, RAID, SUPPORT, NAVAL, DEFENCE, HARASSMENT, SEARCH)
STAYING = (DEFENCE, HARASSMENT, SEARCH)  # over the enemy's player turn
# What permits each mission that a unit takes off for.
CITES = {
    ESCORT: "SS 19B",
    INTERCEPTION: "SS 19A",
    TRANSFER: "SS 19C1",
    STAGING: "SS 19C2",
    BOMB: "SS 19D.1",
    SEARCH: "SS 37D.1",
}

# -- who is in the air


@board_fact("flights")
def flights_by_unit(pos: Position) -> dict[int, Flight]:
    return {one.unit: one for one in own(pos).flights}


def flight_of(pos: Position, unit: int) -> Flight | None:
    return flights_by_unit(pos).get(unit)


def flight_in_progress(pos: Position, unit: int) -> Flight:
    return flights_by_unit(pos)[unit]


def flying_units(pos: Position, side: int, *missions: str) -> UnitSet:
    """A side's units in the air, on some missions or on any."""
    mine = book(pos).data.all_of_side[side]
    return mine & unitset(one.unit for one in own(pos).flights if not missions or one.mission in missions)


def units_on_mission(pos: Position, side: int, *missions: str) -> UnitSet:
    """Those of them that still fly their mission: neither sent back nor done with it."""
    found = flying_units(pos, side, *missions)
    return found & ~unitset(one.unit for one in own(pos).flights if one.over)


def units_over(pos: Position, units: UnitSet, h: int) -> UnitSet:
    return units & pos.at(h)


# -- how far


@rule("SS 18.1", "SS 19A", "SS 23B.1", "SS 23B.2", "SS 23B.3", "SS 19C1", "SS 37D.1")
def flight_rating(pos: Position, unit: int, mission: str, extended: bool = False) -> int | None:
    """The points of a mission, there and back: half of what is printed for interceptors, twice as much in
    extended range; none: as many as it takes (D13).
    """
    data = book(pos).data
    printed = data.plane(unit).range
    if mission == TRANSFER:
        return None
    if mission == INTERCEPTION:
        return printed // data.constant("air.interception")
    if mission == SEARCH:
        return max(0, printed - data.constant("air.search_points"))
    return printed * data.constant("air.extended_range") if extended else printed


def range_of(pos: Position, flight: Flight) -> int | None:
    return flight_rating(pos, flight.unit, flight.mission, flight.extended)


@rule("SS 18.3", "SS 23B.3")
def landings(pos: Position, unit: int, shut: HexSet = 0) -> HexSet:
    """The bases that a unit in the air can reach, not necessarily its own."""
    flight = flight_in_progress(pos, unit)
    near = reach.hexes_in_range(pos, unit, pos.state.where[unit], range_of(pos, flight))
    return bases.bases_for(pos, unit) & near & ~shut


# -- taking off


@rule("SS 16B2", "SS 18.1", "SS 19C2", "SS 19.1")
def begin_flight(
    ref: Referee, unit: int, mission: str, target: int, *, extended: bool = False, via: int = NOBODY
) -> None:
    """A unit takes off and flies to its target hex, from its base or from the one where it stages: then both
    bases have a take-off less.
    """
    cite = CITES[mission]
    bases.take_off(ref, unit, mission if via == NOBODY else STAGING)
    if via != NOBODY:
        ref.do(Placed(unit, via, "stages", "SS 19C2"))
        bases.take_off(ref, unit, mission)
    base = ref.state.where[unit]
    record_flight(ref, Flight(unit, mission, base, extended), cite)
    ref.do(Marked(FLOWN, 1 << unit, True, "SS 19.1", quiet=True))
    how = f"fly-{mission}"
    ref.do(Moved(unit, (base, target), how, cite))


def record_flight(ref: Referee, flight: Flight, cite: str) -> None:
    """A flight begins, or is changed."""
    others = (one for one in own(ref.pos).flights if one.unit != flight.unit)
    ref.note(cite, flights=tuple(sorted((*others, flight))))


def record_flights(ref: Referee, units: UnitSet, cite: str, **fields: Any) -> None:
    """Some flights are changed alike."""
    found = tuple(one._replace(**fields) if units >> one.unit & 1 else one for one in own(ref.pos).flights)
    ref.note(cite, flights=found)
