"""15. Divisions broken down and assembled."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def before(side: int) -> tuple[Step, ...]:
    """At the start of a movement phase."""
    return ()


def after(side: int) -> tuple[Step, ...]:
    """At the end of a movement phase."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
