"""30H and 32. Garrisons of borders and of cities."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import arrivals
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.kernel.flow import Step


def checks(side: int) -> tuple[Step, ...]:
    """At the start of an initial phase: borders released and reckoned, conditional units called."""
    return (arrivals.CALL,) if side == SOVIET else ()


PROCEDURES: Mapping[str, Step] = {}
