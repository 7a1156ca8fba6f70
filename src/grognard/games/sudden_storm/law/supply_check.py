"""12 and 3H. Supply and isolation of units, cities and hexes, in their order."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position


def steps(side: int) -> tuple[Step, ...]:
    """In an initial phase: regular supply of hexes, isolation, units, trucks."""
    return ()


# At the start of a combat phase: isolation alone.
ISOLATION: tuple[Step, ...] = ()


def overland(pos: Position, side: int, unit: int) -> HexSet:
    """The hexes that an overland line from a unit alone reaches (29.4)."""
    return pos.game.map.grid.disc(1 << pos.state.where[unit], 7)


PROCEDURES: Mapping[str, Step] = {}
