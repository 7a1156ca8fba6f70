"""30B, 31. Neutral countries, allies of the Axis: who joins, who may go where, who surrenders."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import allies, neutrals
from grognard.games.sudden_storm.law.names import AXIS
from grognard.kernel.flow import Step

# At the start of a game turn: neutral countries take sides.
JOIN: tuple[Step, ...] = neutrals.JOINING
# At the start of a game turn, after the weather.
SURRENDER: tuple[Step, ...] = allies.SURRENDER


def checks(side: int) -> tuple[Step, ...]:
    """At the start of an initial phase: reserves released, limits raised."""
    return (*allies.RESERVES, *neutrals.FINNISH_LIMITS) if side == AXIS else ()


PROCEDURES: Mapping[str, Step] = {}
