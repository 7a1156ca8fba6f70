"""12 and 3H. Supply and isolation of units, cities and hexes, in their order."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def steps(side: int) -> tuple[Step, ...]:
    """In an initial phase: regular supply of hexes, isolation, units, trucks."""
    return ()


# At the start of a combat phase: isolation alone.
ISOLATION: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
