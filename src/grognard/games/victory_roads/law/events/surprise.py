"""The surprise attack: in the supports phase a stack moves as in a movement phase, then attacks at once."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import strikes
from grognard.games.victory_roads.law.events.event import hex_targets, reveal
from grognard.games.victory_roads.law.events.strikes import Strike
from grognard.games.victory_roads.law.names import SOVIET
from grognard.games.victory_roads.law.presence import side_units
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Seq, Step
from grognard.kernel.menu import Allowed
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

KIND = "surprise"


@rule("VR 11.5.4")
def stacks(pos: Position, _: int) -> Allowed:
    """Hexes with Soviet corps."""
    return hex_targets(pos.hexes_of(side_units(pos, SOVIET) & book(pos).data.divisions), "soviet_stack")


@rule("VR EX-26a", "VR 11.5.2c")
def strike(ref: Referee, support: int, h: int) -> None:
    reveal(ref, support, "VR EX-26a")
    ref.do(Message("vr-surprise-attack", (("hex", At(h)),), "VR EX-26a"))
    ref.ask(KIND, SOVIET, Strike(strikes.stack(ref.pos, SOVIET, h)))


QUESTION, BATTLE = strikes.steps(KIND, (KIND, "vr-surprise", "VR EX-26a"))
PROCEDURES: Mapping[str, Step] = {
    KIND: Seq((QUESTION, Do("surprise_over", strikes.end_strike))),
    "surprise_battle": BATTLE,
}
