"""6.7. Haltebefehl: orders to hold."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SOVIET, UNSUPPLIED, own
from grognard.games.victory_roads.law.presence import held
from grognard.kernel.cite import rule
from grognard.kernel.flow import Step
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, board_fact


def bound(pos: Position) -> UnitSet:
    """Units that may not leave of their own accord: the last German division of a watched hex (K-23)."""
    return 0


def lift_empty(ref: Referee) -> None:
    """A plain marker goes as soon as no German division is left under it."""


@rule("VR 6.7.5a")
@board_fact("holding", "unsupplied")
def besieged_hexes(pos: Position) -> HexSet:
    """Hexes under an order to hold, with Soviet units in three hexes around them, where every division is out
    of supply; a garrison alone counts as one (K-24).
    """
    data, grid, found = book(pos).data, pos.game.map.grid, 0
    hungry, sides = pos.state.marks[UNSUPPLIED], data.tables.modifiers["haltebefehl"]["besieged_sides"]
    for h in bits(own(pos).holding):
        here = pos.at(h) & data.of_side[AXIS]
        units = here & data.divisions or here & data.of_type["garrison"]
        around = grid.spread(1 << h, data.touching) & held(pos, SOVIET)
        if units and not units & ~hungry and around.bit_count() >= sides:
            found |= 1 << h
    return found


def besieged(pos: Position, h: int) -> bool:
    return bool(besieged_hexes(pos) >> h & 1)


# At the start of the Axis movement phase: markers are placed and lifted.
ORDERS: tuple[Step, ...] = ()
PROCEDURES: Mapping[str, Step] = {}
