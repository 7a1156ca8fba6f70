"""30F and 30G. The surprise turn, and what is not ready in its weeks."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.kernel.cite import rule
from grognard.kernel.flow import Step
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.state import Position, UnitSet


@rule("SS 30F.2")
def taking_part(pos: Position, side: int) -> UnitSet:
    """Who may move and attack: in the surprise turn only Germans that start in Greater Germany."""
    data = book(pos).data
    if not own(pos).surprise:
        return -1
    if side != AXIS:
        return 0
    land, where = data.area("greater_germany"), data.scenario.where
    return unitset(unit for unit in bits(data.german) if where[unit] >= 0 and land >> where[unit] & 1)


# The movement and the combat phase of the surprise turn.
STEPS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
