"""28. Weather: a die for all zones, freezing, winter."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the start of a game turn.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
