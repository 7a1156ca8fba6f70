"""30D, 30E, 30I. Factories, the capital, oil fields."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def checks(side: int) -> tuple[Step, ...]:
    """At the start of an initial phase: prepared, cancelled, moved, destroyed."""
    return ()


def oil(side: int) -> tuple[Step, ...]:
    """Resource points of the oil fields."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
