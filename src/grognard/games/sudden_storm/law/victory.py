"""36. Victory points and levels."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# At the end of a game turn.
END: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
