"""Events that stop the game for their owner outside his supports phase."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.flow import Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def may_stand(pos: Position, battle: Battle) -> bool:
    """May the Germans pay for a retreat with steps (Schörner)?"""
    return False


def stood(ref: Referee, battle: Battle) -> None:
    """They have done so."""


# At the end of the Soviet exploitation phase: the counter-attack.
COUNTERATTACK: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
