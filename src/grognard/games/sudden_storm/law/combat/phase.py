"""9. The combat phase, and an attack as a procedure."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def phase(side: int) -> tuple[Step, ...]:
    """A combat phase."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
