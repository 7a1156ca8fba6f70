"""33C. Withdrawals."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def steps(side: int) -> tuple[Step, ...]:
    """Withdrawals of an initial phase."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
