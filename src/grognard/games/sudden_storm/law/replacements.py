"""33B and 34. Replacement points: received, spent, owed."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def receive(side: int) -> tuple[Step, ...]:
    """Points received in an initial phase, lend-lease among them."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
