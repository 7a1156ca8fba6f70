"""14A. Forts and airfields."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def steps(side: int) -> tuple[Step, ...]:
    """In an initial phase: works finished and begun."""
    return ()


# At the end of a Soviet player turn: works finished by workers.
SAME_TURN: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
