"""3D. Regimental equivalents, and what a unit counts for in transport."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet


@rule("SS 3D.1", "SS 30J.2")
def size(pos: Position, unit: int) -> int:
    """RE: a division or a truck three, anything smaller one, an intrinsic defence half its strength."""
    return book(pos).data.re(unit, pos.state.steps[unit])


def total(pos: Position, units: UnitSet) -> int:
    return sum(size(pos, unit) for unit in bits(units))


@rule("SS 3D.2")
def transport_size(pos: Position, unit: int) -> int:
    """RE in transport by rail or sea, and in the limits that count so: twice as many for cavalry and c/m; a
    truck is three (SS-R2).
    """
    data = book(pos).data
    double = (data.cm | data.with_trait("cavalry")) & ~data.trucks
    return size(pos, unit) * (data.constant("transport.times") if double >> unit & 1 else 1)
