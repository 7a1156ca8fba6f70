"""4. The supply phase: HQs, then pontoons, then units; the unauthorised withdrawal."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def steps(side: int) -> tuple[Step, ...]:
    """The steps of a side's supply phase."""
    return ()


PROCEDURES: Mapping[str, Step] = {}
