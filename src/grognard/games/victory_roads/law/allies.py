"""14. Allies of the Axis: capitulation and change of sides."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the end of the Soviet combat phase, of the Soviet exploitation phase, and at the start of the Axis turn.
ROMANIA: tuple[Step, ...] = ()
HUNGARY: tuple[Step, ...] = ()
ARMISTICE: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
