"""7.9 to 7.14. Steps 5 and 6 of a combat: tactical results, retreats, advances, exploitation markers."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# Every step of a combat from the tactical results to the exploitation markers.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
