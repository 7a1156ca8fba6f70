"""19. The Warsaw uprising."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.flow import Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def must_advance(pos: Position, battle: Battle) -> bool:
    """Must the Soviets go into the city that they have emptied?"""
    return False


def after_combat(ref: Referee, battle: Battle) -> None:
    """The rising ends when the Soviets have gone in."""


# At the end of the Axis exploitation phase.
ROLL: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
