"""30F and 30G. The surprise turn, and what is not ready in its weeks."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# The movement and the combat phase of the surprise turn.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
