"""6, 7, 13, 29. The movement phase: march, rail, overrun, regauging."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def phase(side: int) -> tuple[Step, ...]:
    """A movement phase."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
