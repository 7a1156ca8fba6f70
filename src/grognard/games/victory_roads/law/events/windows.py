"""Events that stop the game for their owner outside his supports phase."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the end of the Soviet exploitation phase: the counter-attack.
COUNTERATTACK: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
