"""30B. The one German unit that crosses neutral Sweden by rail."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, DELAYED, own
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.weather_areas import steps_within
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import Gate, HexSet, bits, intersect_gates
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.why_not import Closure

CITE = "SS 30B.2"


def sweden(pos: Position) -> HexSet:
    return book(pos).data.country("sweden") & own(pos).neutral


def is_in_sweden(pos: Position, unit: int) -> bool:
    """Is a unit in Sweden?"""
    at = pos.state.where[unit]
    return at >= 0 and sweden(pos) >> at & 1 == 1


@rule(CITE)
def closure(pos: Position) -> Closure:
    """Strategic rail is the one way on from there."""
    return Closure(CITE, book(pos).data.land, "ss-why-transit")


def closed_in_transit(pos: Position, closed: Iterable[Closure]) -> tuple[Closure, ...]:
    """What stays closed to a train through Sweden."""
    there = sweden(pos)
    return tuple(one._replace(hexes=one.hexes & ~there) for one in closed if one.cite != CITE)


@rule(CITE)
def tracks(pos: Position, lines: Gate) -> Gate:
    """Those of Sweden and of Finland, neutral or not."""
    data = book(pos).data
    return intersect_gates(
        lines, steps_within(data.map.grid, data.country("sweden") | data.country("finland"))
    )


@rule(CITE)
def leave(ref: Referee, _: Frame) -> None:
    """Nobody stays in Sweden: who has not gone on waits beside the map."""
    for unit in bits(land_units(ref.pos, AXIS) & ref.pos.units_in(sweden(ref.pos))):
        ref.do(Removed(unit, DELAYED[AXIS], "delayed", CITE))


CLOSE: tuple[Step, ...] = (Do("leave_sweden", leave),)
