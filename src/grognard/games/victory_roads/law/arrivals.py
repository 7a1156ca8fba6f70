"""17 and 18. The reinforcements and replacements phase."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step


def phase(side: int) -> tuple[Step, ...]:
    return ()


PROCEDURES: Mapping[str, Step] = {}
