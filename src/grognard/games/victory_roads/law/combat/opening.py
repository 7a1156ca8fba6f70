"""7.2 to 7.8. Steps 1 to 4 of a combat: naming, supply, odds, declarations, the dice and attrition."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.combat import (
    attrition,
    casualties,
    check,
    declarations,
    dice,
    ground,
    kampfgruppen,
    odds,
    supporting,
)
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step


@rule("VR 7.2.1b", "VR 7.2.1c", "VR 7.2.1d", "VR 7.7.7")
def steps() -> tuple[Step, ...]:
    """Every step of a combat from its announcement to the last loss of attrition, in the rulebook's order."""
    return (
        Do("check_supply", check.check_supply),
        *ground.STEPS,
        odds.RATIO,
        *supporting.STEPS,
        odds.COLUMN,
        *declarations.STEPS,
        *dice.STEPS,
        *attrition.STEPS,
    )


STEPS = steps()
PROCEDURES: Mapping[str, Step] = {**casualties.PROCEDURES, **kampfgruppen.PROCEDURES}
