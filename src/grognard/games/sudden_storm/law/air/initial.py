"""22, 26 and 33C. What an initial phase holds for the air forces, in the order of the rulings (A3)."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.air import (
    arrivals,
    basing,
    guards,
    interruptions,
    repair,
    replacement,
    surprise_attack,
)
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step


@rule("SS 26.1", "SS 2D6")
def steps(side: int) -> tuple[Step, ...]:
    """Repair, replacements, reinforcements, and for the Soviets the Guards."""
    return (
        Do("air_repair", repair.repair),
        *replacement.STEPS,
        *arrivals.COME,
        basing.ask("air_land"),
        *((*guards.RETURN, *guards.CONVERSIONS) if side == SOVIET else ()),
    )


def withdrawals(side: int) -> tuple[Step, ...]:
    return arrivals.WITHDRAWALS if side == AXIS else ()


# What has come by convoy.
LEND_LEASE: tuple[Step, ...] = (basing.ask("air_convoys"),)
PROCEDURES: Mapping[str, Step] = {
    **basing.PROCEDURES,
    **replacement.PROCEDURES,
    **surprise_attack.PROCEDURES,
    **interruptions.PROCEDURES,
}
