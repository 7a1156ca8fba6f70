"""30B, 31. Neutral countries, allies of the Axis: who joins, who may go where, who surrenders."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the start of a game turn: neutral countries take sides.
JOIN: tuple[Step, ...] = ()
# At the start of a game turn, after the weather.
SURRENDER: tuple[Step, ...] = ()


def checks(side: int) -> tuple[Step, ...]:
    """At the start of an initial phase: reserves released, limits raised."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
