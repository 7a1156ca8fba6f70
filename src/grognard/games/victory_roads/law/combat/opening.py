"""7.2 to 7.8. Steps 1 to 4 of a combat: naming, supply, odds, declarations, the dice and attrition."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step

# Every step of a combat from its naming to the last loss of attrition.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
