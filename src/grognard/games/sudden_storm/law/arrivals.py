"""33A to 33F. Reinforcements, units rebuilt, converted, upgraded, demobilized."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def steps(side: int) -> tuple[Step, ...]:
    """The arrivals of an initial phase."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
