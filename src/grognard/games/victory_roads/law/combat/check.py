"""7.4. Step 2 of a combat: is the defender in supply, and is he besieged?"""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import side_of
from grognard.games.victory_roads.law.haltebefehl import is_besieged
from grognard.games.victory_roads.law.names import AXIS, UNSUPPLIED, Battle
from grognard.games.victory_roads.law.supply import supplied_units
from grognard.kernel.arguments import At
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet


@rule("VR 7.4.1", "VR 7.4.2", "VR 7.4.4")
def cut_off(pos: Position, units: UnitSet) -> UnitSet:
    """The units that are found out of supply now. Those with a marker are not tested again, and HQs get none;
    an HQ without a line feeds nobody.
    """
    tested = units & ~book(pos).data.of_type["hq"] & ~pos.state.marks[UNSUPPLIED]
    return tested & ~supplied_units(pos, side_of(pos, units)) if tested else 0


@rule("VR 7.2.1b", "VR 7.4.1", "VR 7.4.3", "VR 6.7.5a")
def check_supply(ref: Referee, frame: Frame) -> None:
    """A marker stays until the next supply phase of its owner; then the siege is tested (K-24)."""
    battle: Battle = frame.memo
    hungry = cut_off(ref.pos, battle.defenders)
    if hungry:
        ref.do(Marked(UNSUPPLIED, hungry, True, "VR 7.4.3"))
    if side_of(ref.pos, battle.defenders) == AXIS and is_besieged(ref.pos, battle.target):
        ref.do(Message("vr-besieged", (("hex", At(battle.target)),), "VR 6.7.5a"))
        ref.remember(battle._replace(besieged=True))
