"""6.7. Haltebefehl: orders to hold."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.flow import Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


def bound(pos: Position) -> UnitSet:
    """Units that may not leave of their own accord: the last German division of a watched hex (K-23)."""
    return 0


def lift_empty(ref: Referee) -> None:
    """A plain marker goes as soon as no German division is left under it."""


# At the start of the Axis movement phase: markers are placed and lifted.
ORDERS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
