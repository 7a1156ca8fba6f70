"""7.1. The combat phase, and the combat as a procedure."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def phase(side: int, after: tuple[Step, ...] = ()) -> tuple[Step, ...]:
    """A side's combat phase; `after` is what follows the last combat."""
    return after


PROCEDURES: Mapping[str, Step] = {}
