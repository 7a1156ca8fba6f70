"""12. The Stavka box, the strategic reserve."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

PHASE: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
