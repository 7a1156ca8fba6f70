"""35. Set-up: ready-made, or by hand, an army at a time."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# Before the surprise turn.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
