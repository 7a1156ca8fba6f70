"""30F and 30G. The surprise turn, and what is not ready in its weeks."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.kernel.cite import rule
from grognard.kernel.flow import Step
from grognard.kernel.state import Position, UnitSet


@rule("SS 30F.2")
def taking_part(pos: Position, side: int) -> UnitSet:
    """Who may attack: in the surprise turn only Germans that began in Greater Germany, and no others have
    come into the Soviet Union yet.
    """
    data = book(pos).data
    if not own(pos).surprise:
        return data.of_side[side]
    return pos.units_in(data.area("greater_germany") | data.ussr) & data.german if side == AXIS else 0


# The movement and the combat phase of the surprise turn.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
