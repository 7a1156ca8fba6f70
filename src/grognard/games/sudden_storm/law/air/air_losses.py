"""16B1, 25B and 34.5. What becomes of air units: shot down, destroyed, inactive, back at a base."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import EFT, FLOWN, INACTIVE, NOBODY, REMNANTS, own
from grognard.kernel.changes import Marked, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

RAF = "raf"  # of own.raf: not yet of the Soviet air force


# -- the unit of the RAF


def raf_unit(pos: Position) -> int:
    """NOBODY where there is none."""
    schedule = book(pos).data.schedule
    return next((event.unit for event in schedule if event.what == "raf_return"), NOBODY)


@rule("SS 34.5")
def is_guards(pos: Position, unit: int) -> bool:
    """Guards, and the unit of the RAF: after its return only if a conversion keeps it among them."""
    plane = book(pos).data.plane(unit)
    return plane.guards and not (unit == raf_unit(pos) and own(pos).raf == "soviet")


# -- lost


@rule("SS 25B1")
def shoot_down(ref: Referee, unit: int, cite: str) -> None:
    """Eliminated in air combat."""
    eliminate(ref, unit, EFT, "shot-down", cite)


@rule("SS 25B2")
def eliminate_otherwise(ref: Referee, unit: int, cite: str) -> None:
    """Eliminated in any other way."""
    eliminate(ref, unit, REMNANTS, "air-lost", cite)


@rule("SS 25A", "SS 34.5")
def eliminate(ref: Referee, unit: int, box: int, how: str, cite: str) -> None:
    """To the box of its nation; the unit of the RAF is lost for good before its return."""
    for_good = unit == raf_unit(ref.pos) and own(ref.pos).raf == RAF
    clear_flight(ref, unit, cite)
    ref.do(Removed(unit, GONE if for_good else box, how, "SS 34.5" if for_good else cite))


def clear_flight(ref: Referee, unit: int, cite: str) -> None:
    """A unit leaves the map: its flight and its marks go."""
    end_flight(ref, unit, cite)
    for mark in (INACTIVE, FLOWN):
        if holds(ref.state.marks[mark], unit):
            ref.do(Marked(mark, 1 << unit, False, cite, quiet=True))


def end_flight(ref: Referee, unit: int, cite: str) -> None:
    flights = own(ref.pos).flights
    ref.note(cite, flights=tuple(one for one in flights if one.unit != unit))


# -- on the ground


@rule("SS 16B1")
def make_inactive(ref: Referee, unit: int, cite: str) -> None:
    """Until it is repaired; one that is in the air bears the mark from now on, and lands with it."""
    if not holds(ref.state.marks[INACTIVE], unit):
        ref.do(Marked(INACTIVE, 1 << unit, True, cite))


@rule("SS 17.1", "SS 17A")
def land(ref: Referee, unit: int, h: int, cite: str) -> None:
    """A unit is back at a base; any number land there."""
    end_flight(ref, unit, cite)
    ref.do(Placed(unit, h, "lands", cite))
