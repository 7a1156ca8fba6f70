"""19. The Warsaw uprising."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the end of the Axis exploitation phase.
ROLL: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
