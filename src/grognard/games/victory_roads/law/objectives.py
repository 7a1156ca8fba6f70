"""16. Strategic objectives and the End of the Reich."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the end of the Axis exploitation phase.
CHECK: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
